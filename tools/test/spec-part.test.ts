import { expect, test } from 'vitest'
import { unprovenRows } from './spec-part.ts'

const rows = [
  { says: '/login', proof: { file: 'a.e2e.ts', title: 'a tailor registers' } },
  { says: 'Plans', proof: { file: 'b.test.ts', title: '%s costs %i rupees' } },
]

test('a row is proven by a test of its file that passed under its title', () => {
  expect(
    unprovenRows(rows, [
      { file: 'a.e2e.ts', title: 'a tailor registers a shop at the screen' },
      { file: 'b.test.ts', title: 'tailorFree costs 0 rupees a month' },
    ]),
  ).toEqual([])
})

test('a row whose test failed, was left out, or passed in another file is told', () => {
  expect(unprovenRows(rows, [{ file: 'c.test.ts', title: 'a tailor registers' }])).toEqual([
    '/login: a.e2e.ts, “a tailor registers”',
    'Plans: b.test.ts, “%s costs %i rupees”',
  ])
})
