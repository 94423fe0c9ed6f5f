import { expect, test } from 'vitest'
import { matches } from './palette-match.ts'

test.each([
  ['Add customer', 'cu ad', true],
  ['Add customer', '', true],
  ['Add customer', 'stomer', false],
  ['ਗਾਹਕ ਜੋੜੋ', 'ਜੋ', true],
])('%s is found by "%s": %s', (label, words, isFound) => {
  expect(matches(label, words)).toBe(isFound)
})
