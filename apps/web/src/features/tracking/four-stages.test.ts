import { expect, test } from 'vitest'
import { filledPerCent, trackedState } from './four-stages.ts'

test.each([
  ['pending', 25],
  ['in_progress', 50],
  ['completed', 75],
  ['delivered', 100],
  ['polishing', 100],
  ['cancelled', undefined],
])('the bar of %s is filled to %s per cent', (status, filled) => {
  expect(filledPerCent(status)).toBe(filled)
})

test('a state of a newer server is called unknown', () => {
  expect(trackedState('polishing')).toBe('unknown')
})
