import { expect, test, vi } from 'vitest'
import type { StoredScan } from '../body-scans/stored-scan.ts'

vi.stubGlobal('localStorage', { getItem: () => null })
const { shownScan } = await import('./use-shown-scan.ts')

const scan = (id: string) => ({ id }) as StoredScan
const [older, newer, here] = [scan('older'), scan('newer'), scan('newer')]
const saved = [newer, older]

const nobody = { asked: null, forPerson: null }

test('of a measuring both saved and on this device, the device’s is shown and put right, under every address', () => {
  expect(shownScan({ ...nobody, stored: [here], saved, isOfAccount: true })).toBe(here)
  expect(shownScan({ ...nobody, stored: [here], saved, asked: 'newer', isOfAccount: true })).toBe(here)
  expect(shownScan({ ...nobody, stored: [here], saved, isOfAccount: false })).toBe(here)
})

test('the account shows its newest, the device its last, and an asked one is shown wherever it is', () => {
  const [stored, before] = [scan('unsaved'), scan('before')]
  const both = { ...nobody, stored: [stored, before], saved }
  expect(shownScan({ ...both, isOfAccount: true })).toBe(newer)
  expect(shownScan({ ...both, isOfAccount: false })).toBe(stored)
  expect(shownScan({ ...both, asked: 'older', isOfAccount: false })).toBe(older)
  expect(shownScan({ ...both, asked: 'before', isOfAccount: false })).toBe(before)
  expect(shownScan({ ...nobody, stored: [], saved, asked: 'gone', isOfAccount: false })).toBe(newer)
  expect(shownScan({ ...nobody, stored: [], saved: [], isOfAccount: true })).toBeUndefined()
})

test('whom a tailor measured is not shown as the tailor', () => {
  const customers = { ...scan('customers'), forPerson: 'p1' }
  expect(shownScan({ ...nobody, stored: [customers], saved: [], isOfAccount: true })).toBeUndefined()
  expect(shownScan({ ...nobody, stored: [customers], saved, isOfAccount: false })).toBe(customers)
})

test('of two customers measured one after the other each stands under their own name', () => {
  const [asha, ravi] = [
    { ...scan('a'), forPerson: 'asha' },
    { ...scan('r'), forPerson: 'ravi' },
  ]
  const both = { stored: [ravi, asha], saved, asked: null, isOfAccount: false }
  expect(shownScan({ ...both, forPerson: 'asha' })).toBe(asha)
  expect(shownScan({ ...both, forPerson: 'ravi' })).toBe(ravi)
  expect(shownScan({ ...both, forPerson: 'meera' })).toBe(ravi)
})

test('a child measured last is not shown as the account’s person; where only others were, the newest of them is', () => {
  const [child, grandmother] = [
    { ...scan('child'), name: 'Junior' },
    { ...scan('grandmother'), name: 'Biji' },
  ]
  const of = { ...nobody, stored: [], isOfAccount: true }
  expect(shownScan({ ...of, saved: [child, grandmother, older] })).toBe(older)
  expect(shownScan({ ...of, isOfAccount: false, saved: [child, older] })).toBe(older)
  expect(shownScan({ ...of, saved: [child, older], asked: 'child' })).toBe(child)
  expect(shownScan({ ...of, saved: [child, grandmother] })).toBe(child)
  expect(shownScan({ ...of, stored: [here], saved: [child] })).toBe(here)
})
