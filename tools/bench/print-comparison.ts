import type { Measured } from './load.ts'
import { type Comparison, concurrencies } from './measure.ts'

const head = ['at once', 'house/s', 'p50 ms', 'p99 ms', 'bare/s', 'p50 ms', 'p99 ms', 'ratio']
const nameWidth = 34

/** The head of the table that is printed a line at a time: a run is long, and what was measured should not be lost. */
export function printHead() {
  console.log(line('case', head))
  console.log(
    line(
      '-'.repeat(nameWidth),
      head.map((title) => '-'.repeat(title.length)),
    ),
  )
}

/** Both servers side by side; the aim is half of the bare server's requests a second. */
export function printComparison({ name, connections, app, bare }: Comparison) {
  const isFirst = connections === concurrencies[0]
  console.log(line(isFirst ? name : '', [connections, ...figures(app), ...beside(app, bare)]))
}

const figures = ({ perSecond, p50, p99 }: Measured) => [Math.round(perSecond), p50, p99]

function beside(app: Measured, bare: Measured | undefined) {
  if (!bare) return []
  const ratio = app.perSecond / bare.perSecond
  return [...figures(bare), ratio.toFixed(2), ratio >= 0.5 ? '' : 'below half']
}

const line = (name: string, cells: (string | number)[]) =>
  [name.padEnd(nameWidth), ...cells.map((cell, place) => String(cell).padStart(head[place]?.length ?? 0))]
    .join('  ')
    .trimEnd()
