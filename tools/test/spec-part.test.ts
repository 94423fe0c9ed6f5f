import { expect, test } from 'vitest'
import { judgeRows } from './spec-part.ts'

const rows = [
  { says: '/login', proof: { file: 'a.e2e.ts', title: 'a tailor registers' } },
  { says: 'Plans', proof: { file: 'b.test.ts', title: '%s costs %i rupees' } },
]
const registers = { file: 'a.e2e.ts', title: 'a tailor registers a shop at the screen' }
const costs = { file: 'b.test.ts', title: 'tailorFree costs 0 rupees a month' }

test('a row is proven by a test of its file that passed under its title', () => {
  const tests = [registers, costs].map((each) => ({ ...each, ended: 'passed' as const }))
  expect(judgeRows(rows, tests)).toEqual({ unproven: [], skipped: [] })
})

test('a row whose test failed, was left out, or passed in another file is told', () => {
  expect(
    judgeRows(rows, [
      { ...registers, ended: 'failed' },
      { ...costs, file: 'c.test.ts', ended: 'passed' },
    ]),
  ).toEqual({
    unproven: ['/login: a.e2e.ts, “a tailor registers”', 'Plans: b.test.ts, “%s costs %i rupees”'],
    skipped: [],
  })
})

test('a row whose test could not run here counts as skipped, and is told', () => {
  expect(
    judgeRows(rows, [
      { ...registers, ended: 'skipped' },
      { ...costs, ended: 'passed' },
    ]),
  ).toEqual({ unproven: [], skipped: ['/login: a.e2e.ts, “a tailor registers”'] })
})
