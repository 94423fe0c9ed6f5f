import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
let isFull = false
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  },
  removeItem: (key: string) => kept.delete(key),
})
const { forgetScan, isScanKept, keepScan, readKeptScan } = await import('./kept-scan.ts')

const scan = {
  ...{ id: '1', takenAt: '2026-11-20T10:00:00.000Z', tape: {} },
  person: { sex: 'male', heightMm: 1740, weightKg: 76 } as const,
  estimates: Object.fromEntries(
    sites.map((site) => [site, { mm: 400, plusMinusMm: 10, from: 'photo' }]),
  ) as Estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
}

beforeEach(() => {
  isFull = false
  forgetScan()
})

test('a measuring is read back as it was kept, with whom it is of', () => {
  expect(keepScan({ ...scan, forPerson: 'asha' })).toBe(true)
  expect(readKeptScan()).toEqual({ ...scan, forPerson: 'asha' })
  expect(isScanKept()).toBe(true)
})

test.each([
  ['a size without its number', { ...scan, estimates: { ...scan.estimates, hips: { plusMinusMm: 10 } } }],
  ['a size that is no number', { ...scan, estimates: { ...scan.estimates, hips: { mm: null } } }],
  ['a size missing', { ...scan, estimates: { ...scan.estimates, hips: undefined } }],
  ['no sizes', { ...scan, estimates: {} }],
  ['no person', { ...scan, person: undefined }],
])('%s makes it no measuring', (_, broken) => {
  kept.set('scan.', JSON.stringify(broken))
  expect(readKeptScan()).toBeUndefined()
})

test('what a full device could not keep is shown, and told to be lost with the page', () => {
  keepScan(scan)
  isFull = true
  expect(keepScan({ ...scan, id: '2' })).toBe(false)
  expect(readKeptScan()?.id).toBe('2')
  expect(isScanKept()).toBe(false)
  isFull = false
  keepScan({ ...scan, id: '2' })
  expect(isScanKept()).toBe(true)
})
