import { provenRows } from '../spec-table/proven-rows.ts'
import type { PartResult, PassedTest } from './outcome.ts'

/** The rows of docs/spec-table.md, each proven where the test it names passed in this very run. */
export function specPart(results: readonly PartResult[]): PartResult {
  const unproven = unprovenRows(
    provenRows,
    results.flatMap(({ passedTests }) => passedTests ?? []),
  )
  if (unproven.length > 0)
    console.log(`\nRows of the specification whose test did not pass\n${unproven.join('\n')}`)
  return {
    name: 'specification, by results',
    passed: provenRows.length - unproven.length,
    failed: unproven.length,
    skipped: 0,
    seconds: 0,
  }
}

interface Row {
  says: string
  proof: PassedTest
}

export function unprovenRows(rows: readonly Row[], passed: readonly PassedTest[]): string[] {
  const titles = new Map<string, string[]>()
  for (const { file, title } of passed) titles.set(file, [...(titles.get(file) ?? []), title])
  return rows
    .filter(({ proof }) => !(titles.get(proof.file) ?? []).some((title) => isTitled(title, proof.title)))
    .map(({ says, proof }) => `${says}: ${proof.file}, “${proof.title}”`)
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
