import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { otherName } = await import('./use-whose.ts')

test('a name goes along only of somebody else than the account’s own person', () => {
  expect(otherName(' Ravi  Verma ', 'Asha Verma')).toBe('Ravi Verma')
  expect(otherName(' Asha Verma ', 'Asha Verma')).toBeUndefined()
  expect(otherName('  ', 'Asha Verma')).toBeUndefined()
})
