import { expect, test } from 'vitest'
import { hasFieldsOf, settle } from './stored-draft.ts'

const at = (minute: number) => Date.UTC(2026, 10, 23, 10, minute)
const theirs = (version: number, minute: number) => ({
  version,
  changedAt: new Date(at(minute)).toISOString(),
})
const mine = (version: number | undefined, isSent: boolean, minute: number) => ({
  ...(version !== undefined && { version }),
  isSent,
  changedAt: at(minute),
})

test.each([
  ['nothing anywhere', undefined, null, 'mine', false],
  ['only here, not sent yet', mine(undefined, false, 1), null, 'mine', false],
  ['sent, and gone since: it was saved elsewhere', mine(3, true, 1), null, 'none', false],
  ['sent, gone since, and gone on with here', mine(3, false, 1), null, 'mine', false],
  ['only at another device', undefined, theirs(1, 1), 'theirs', false],
  ['the same words here and there', mine(3, true, 1), theirs(3, 1), 'mine', false],
  ['gone on with here', mine(3, false, 5), theirs(3, 1), 'mine', false],
  ['gone on with elsewhere', mine(3, true, 1), theirs(4, 5), 'theirs', false],
  ['on both, here last', mine(3, false, 9), theirs(4, 5), 'mine', true],
  ['on both, elsewhere last', mine(3, false, 2), theirs(4, 5), 'theirs', true],
  ['begun on both, elsewhere last', mine(undefined, false, 2), theirs(1, 5), 'theirs', true],
] as const)('%s', (_case, here, there, shown, isOtherOffered) => {
  expect(settle(here, there)).toEqual({ shown, isOtherOffered })
})

test.each([
  [{ name: 'Asha', people: [] }, true],
  [{ name: 'Asha', people: [], more: 1 }, true],
  [{ name: 'Asha', people: {} }, false],
  [{ name: 1, people: [] }, false],
  [{ name: 'Asha' }, false],
  [null, false],
  ['Asha', false],
])('%j fits a form of a name and people: %s', (found, fits) => {
  expect(hasFieldsOf({ name: '', people: [''] }, found)).toBe(fits)
})
