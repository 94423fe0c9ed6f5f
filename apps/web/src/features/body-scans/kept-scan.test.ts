import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptScan } from './kept-scan.ts'

const kept = new Map<string, string>()
let isFull = false
let user: { id: string } | undefined
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  },
  removeItem: (key: string) => kept.delete(key),
})
vi.mock('../../data/session.ts', () => ({ readSession: () => ({ user }), listenToSession: () => () => {} }))
const { forgetScan, isScanKept, keepScan, readKeptScan, readKeptScans } = await import('./kept-scan.ts')

const scan: KeptScan = {
  ...{ id: '1', takenAt: '2026-11-20T10:00:00.000Z', tape: {} },
  person: { sex: 'male', heightMm: 1740, weightKg: 76 } as const,
  estimates: Object.fromEntries(
    sites.map((site) => [site, { mm: 400, plusMinusMm: 10, from: 'photo' }]),
  ) as Estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
}
const later = { ...scan, id: '2', takenAt: '2026-11-21T10:00:00.000Z' }
const ids = () => readKeptScans().map(({ id }) => id)

beforeEach(() => {
  isFull = false
  user = undefined
  kept.clear()
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

test('what a full device could not keep is shown, and told to be lost with the page; what was kept stays', () => {
  keepScan(scan)
  isFull = true
  expect(keepScan(later)).toBe(false)
  expect(readKeptScan()?.id).toBe('2')
  expect(isScanKept()).toBe(false)
  expect(kept.get('scan.')).toContain('"id":"1"')
  isFull = false
  keepScan(later)
  expect(isScanKept()).toBe(true)
})

test('a guest’s newer measuring is shown before the own older one, and keeping either deletes neither', () => {
  user = { id: 'meera' }
  keepScan(scan)
  user = undefined
  keepScan(later)
  user = { id: 'meera' }
  expect(readKeptScan()).toEqual(later)
  keepScan({ ...scan, tape: { waist: 800 } })
  expect(readKeptScans()).toEqual([later, { ...scan, tape: { waist: 800 } }])
  keepScan({ ...later, tape: { waist: 810 } })
  expect(ids()).toEqual(['2', '1'])
})

test('what a guest measured goes on as theirs who sign in, and as nobody else’s', () => {
  keepScan(scan)
  keepScan(later)
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1'])
  isFull = true
  keepScan({ ...later, tape: { waist: 800 } })
  expect(readKeptScan()?.tape).toEqual({ waist: 800 })
  kept.clear()
  user = { id: 'ravi' }
  expect(ids()).toEqual([])
})

test('a guest’s older measuring does not hide the own newer one', () => {
  keepScan(scan)
  user = { id: 'meera' }
  kept.set('scan.meera', JSON.stringify(later))
  expect(ids()).toEqual(['2', '1'])
})

test('the one before stays while it is in no account and no book, and goes when it is', () => {
  const [saved, booked] = [
    { ...scan, version: 2, savedTape: { waist: 800 }, tape: { waist: 800 } },
    { ...scan, records: [{ id: 'r', personId: 'p', tape: '[]', isThere: true }] },
  ]
  for (const before of [saved, booked]) {
    kept.clear()
    keepScan(before)
    keepScan(later)
    expect(ids()).toEqual(['2'])
  }
  const corrected = { ...saved, tape: { waist: 810 } }
  const asked = { ...scan, records: [{ id: 'r', personId: 'p', tape: '[]' }] }
  for (const before of [scan, corrected, asked]) {
    kept.clear()
    keepScan(before)
    keepScan(later)
    expect(readKeptScans()).toEqual([later, before])
  }
})

test('one of them is forgotten, and the others stay', () => {
  keepScan(scan)
  keepScan(later)
  forgetScan('2')
  expect(ids()).toEqual(['1'])
  forgetScan('1')
  expect(ids()).toEqual([])
  expect([...kept.keys()]).toEqual([])
})
