import { provenRows } from '../spec-table/proven-rows.ts'
import type { Proof } from '../spec-table/rows.ts'
import type { EndedTest, PartResult } from './outcome.ts'

/** The rows of docs/spec-table.md, each proven where the test it names passed in this very run. */
export function specPart(results: readonly PartResult[]): PartResult {
  const { unproven, skipped } = judgeRows(
    provenRows,
    results.flatMap(({ tests }) => tests ?? []),
  )
  if (unproven.length > 0)
    console.log(`\nRows of the specification whose test did not pass\n${unproven.join('\n')}`)
  if (skipped.length > 0)
    console.log(`\nRows of the specification whose test could not run here\n${skipped.join('\n')}`)
  return {
    name: 'specification, by results',
    passed: provenRows.length - unproven.length - skipped.length,
    failed: unproven.length,
    skipped: skipped.length,
    seconds: 0,
  }
}

interface Row {
  says: string
  proof: Proof
}

/** A row whose test was skipped, for want of what it needs, is neither proven nor broken. */
export function judgeRows(rows: readonly Row[], tests: readonly EndedTest[]) {
  const byFile = grouped(tests)
  const told = ({ says, proof }: Row) => `${says}: ${proof.file}, “${proof.title}”`
  const endsOf = ({ proof }: Row) =>
    (byFile.get(proof.file) ?? [])
      .filter(({ title }) => isTitled(title, proof.title))
      .map(({ ended }) => ended)
  const isProven = (row: Row) => endsOf(row).includes('passed')
  const isSkipped = (row: Row) => endsOf(row).length > 0 && endsOf(row).every((ended) => ended === 'skipped')
  return {
    unproven: rows.filter((row) => !isProven(row) && !isSkipped(row)).map(told),
    skipped: rows.filter(isSkipped).map(told),
  }
}

function grouped(tests: readonly EndedTest[]) {
  const byFile = new Map<string, EndedTest[]>()
  for (const each of tests) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each])
  return byFile
}

/** A title of many cases holds places that each case fills. */
function isTitled(title: string, proof: string): boolean {
  const parts = proof.split(/%[sdifjoO#%]|\$[a-z][\w.]*/)
  let from = 0
  for (const part of parts) {
    const found = title.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return true
}
