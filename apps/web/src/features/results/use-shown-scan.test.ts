import { expect, test, vi } from 'vitest'
import type { KeptScan } from '../body-scans/kept-scan.ts'

vi.stubGlobal('localStorage', { getItem: () => null })
const { shownScan } = await import('./use-shown-scan.ts')

const scan = (id: string) => ({ id }) as KeptScan
const [older, newer, here] = [scan('older'), scan('newer'), scan('newer')]
const saved = [newer, older]

test('of a measuring both saved and on this device, the device’s is shown and put right, under every address', () => {
  expect(shownScan({ kept: here, saved, asked: null, isOfAccount: true })).toBe(here)
  expect(shownScan({ kept: here, saved, asked: 'newer', isOfAccount: true })).toBe(here)
  expect(shownScan({ kept: here, saved, asked: null, isOfAccount: false })).toBe(here)
})

test('the account shows its newest, the device its own, and an asked one is shown wherever it is', () => {
  const kept = scan('unsaved')
  expect(shownScan({ kept, saved, asked: null, isOfAccount: true })).toBe(newer)
  expect(shownScan({ kept, saved, asked: null, isOfAccount: false })).toBe(kept)
  expect(shownScan({ kept, saved, asked: 'older', isOfAccount: false })).toBe(older)
  expect(shownScan({ kept: undefined, saved, asked: 'gone', isOfAccount: false })).toBe(newer)
  expect(shownScan({ kept: undefined, saved: [], asked: null, isOfAccount: true })).toBeUndefined()
})

test('whom a tailor measured is not shown as the tailor', () => {
  const customers = { ...scan('customers'), forPerson: 'p1' }
  expect(shownScan({ kept: customers, saved: [], asked: null, isOfAccount: true })).toBeUndefined()
  expect(shownScan({ kept: customers, saved, asked: null, isOfAccount: false })).toBe(customers)
})
