import { expect, test } from 'vitest'
import { allOf, extended, nothingSelected, toggled } from './selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const chosen = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('')

test('a second touch leaves a row out again', () => {
  expect(chosen(toggled(toggled(nothingSelected, 'a'), 'a'))).toBe('')
})

test('a range reaches from the last row touched, downwards and upwards, and keeps what was chosen before', () => {
  const touched = toggled(toggled(nothingSelected, 'e'), 'b')
  expect(chosen(extended(touched, 'd', shown))).toBe('bcde')
  expect(chosen(extended(touched, 'a', shown))).toBe('abe')
})

test('a range can be stretched again from the same first row', () => {
  const once = extended(toggled(nothingSelected, 'b'), 'c', shown)
  expect(chosen(extended(once, 'd', shown))).toBe('bcd')
})

test('without a first row, or with one that is no longer shown, only the row itself is chosen', () => {
  expect(chosen(extended(nothingSelected, 'c', shown))).toBe('c')
  expect(chosen(extended(toggled(nothingSelected, 'x'), 'c', shown))).toBe('cx')
})

test('all rows shown are chosen at once', () => {
  expect(chosen(allOf(shown))).toBe('abcde')
})
