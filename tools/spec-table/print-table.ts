import { callRows, mostNotYet, type PathRow, type Proof, pathRows } from './rows.ts'
import type { RuleRow } from './rule-row.ts'
import { ruleSections } from './rule-rows.ts'

/** A path is there when a screen stands at it and nothing of it is said to be missing. */
export const isThere = ({ lacks }: Pick<PathRow, 'lacks'>) => lacks === undefined

/** docs/spec-table.md, whole. */
export function printTable(): string {
  const notYet = pathRows.filter((row) => !isThere(row))
  const rules = ruleSections.flatMap(({ rows }) => rows)
  return [
    '# The specification, row by row',
    '',
    `Printed by a test (tools/spec-table); rows are changed there. ${pathRows.length - notYet.length} of ${pathRows.length} paths and all`,
    `${callRows.length} calls are there, each with the test that proves it. Not yet: ${notYet.length} (at most ${mostNotYet}). Of ${rules.length} states, rules,`,
    `sentences and constants ${rules.filter(isThere).length} are there; where a later decision put something else in place, the row says what.`,
    '',
    '## Paths',
    '',
    '| path | what | state | proof |',
    '| --- | --- | --- | --- |',
    ...pathRows.map((row) => line([`\`${row.path}\``, row.what, stateOf(row), proofOf(row.proof)])),
    '',
    '## Calls',
    '',
    '| call | route | proof |',
    '| --- | --- | --- |',
    ...callRows.map(({ call, route, proof }) => line([String(call), `\`${route}\``, proofOf(proof)])),
    '',
    ...ruleSections.flatMap(({ title, rows }) => [
      `## ${title}`,
      '',
      '| the specification says | here | proof |',
      '| --- | --- | --- |',
      ...rows.map((row) => line([row.says, hereOf(row), proofOf(row.proof)])),
      '',
    ]),
  ].join('\n')
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
const stateOf = ({ lacks }: PathRow) => (lacks === undefined ? 'there' : `not yet: ${lacks}`)
const hereOf = ({ here, lacks }: RuleRow) => (lacks === undefined ? (here ?? 'so') : `not yet: ${lacks}`)
const proofOf = (proof: Proof | undefined) => (proof ? `${proof.file}: “${proof.title}”` : '–')
