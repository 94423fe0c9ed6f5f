import { concurrencies, type Results } from './measure.ts'
import { printTable } from './print-table.ts'

/** Both servers side by side; the aim is half of the bare server's requests a second. */
export function printComparison(ofHouse: Results, ofBare: Results) {
  const rows: (string | number)[][] = []
  for (const [name, house] of ofHouse)
    for (const connections of concurrencies) {
      const ours = house.get(connections)
      const theirs = ofBare.get(name)?.get(connections)
      if (!ours || !theirs) continue
      const ratio = ours.perSecond / theirs.perSecond
      rows.push([
        ...[
          connections === concurrencies[0] ? name : '',
          connections,
          Math.round(ours.perSecond),
          ours.p50,
          ours.p99,
        ],
        ...[
          Math.round(theirs.perSecond),
          theirs.p50,
          theirs.p99,
          ratio.toFixed(2),
          ratio >= 0.5 ? '' : 'below half',
        ],
      ])
    }
  const head = ['case', 'at once', 'house/s', 'p50 ms', 'p99 ms', 'bare/s', 'p50 ms', 'p99 ms', 'ratio', '']
  printTable(head, rows)
}
