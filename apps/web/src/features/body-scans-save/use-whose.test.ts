import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { otherName } = await import('./use-whose.ts')

test('a name goes along only of somebody else than the account’s own person', () => {
  expect(otherName(' Ravi  Verma ', 'Asha Verma')).toBe('Ravi Verma')
  expect(otherName(' Asha Verma ', 'Asha Verma')).toBeUndefined()
  expect(otherName('  ', 'Asha Verma')).toBeUndefined()
})

test('capitals and spaces make nobody else of the account’s own person', () => {
  expect(otherName('asha verma ', 'Asha Verma')).toBeUndefined()
  expect(otherName('Asha Verma', 'ASHA  VERMA')).toBeUndefined()
  expect(otherName('asha verm', 'Asha Verma')).toBe('asha verm')
})
