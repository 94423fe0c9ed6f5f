import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test('capitals, spaces and hidden marks make no other name; another letter does', () => {
  expect(isSameName('Asha Verma', ' asha  VERMA ')).toBe(true)
  expect(isSameName('Asha', '\u200eAsha')).toBe(true)
  expect(isSameName('ਆਸ਼ਾ', 'ਆਸ਼ਾ '.normalize('NFD'))).toBe(true)
  expect(isSameName('Asha', 'Usha')).toBe(false)
})
