import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptScan } from './kept-scan.ts'

const kept = new Map<string, string>()
let isFull = false
/** How many characters the device has room for. */
let room = Number.POSITIVE_INFINITY
let user: { id: string } | undefined
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    const others = [...kept].filter(([other]) => other !== key).map(([, each]) => each)
    const isTooMuch = [text, ...others].join('').length > room
    if (isFull || isTooMuch) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  },
  removeItem: (key: string) => kept.delete(key),
})
vi.mock('../../data/session.ts', () => ({ readSession: () => ({ user }), listenToSession: () => () => {} }))
const { forgetScan, isScanKept, keepScan, leaveAccount, readKeptScan, readKeptScans } = await import(
  './kept-scan.ts'
)

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
  room = Number.POSITIVE_INFINITY
  user = { id: 'nobody' }
  readKeptScans()
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

test('where nothing is kept, what a guest measured goes with who signs in, and is gone for whoever comes after', () => {
  isFull = true
  keepScan(scan)
  user = { id: 'meera' }
  expect(ids()).toEqual(['1'])
  expect(isScanKept()).toBe(false)
  user = undefined
  expect(ids()).toEqual([])
  user = { id: 'ravi' }
  expect(ids()).toEqual([])
})

test('what a full device could not keep of a guest stays when they sign in, beside all that is theirs', () => {
  kept.set('scan.', JSON.stringify(scan))
  kept.set('scan.meera', JSON.stringify({ ...scan, id: '0', takenAt: '2026-11-01T10:00:00.000Z' }))
  isFull = true
  expect(keepScan(later)).toBe(false)
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1', '0'])
  expect(isScanKept()).toBe(false)
  isFull = false
  keepScan({ ...later, tape: { waist: 800 } })
  expect(isScanKept()).toBe(true)
  expect(kept.get('scans.meera')).toContain('"id":"0"')
})

test('with room for one more but not for all anew, the last goes where it takes the place of no other', () => {
  keepScan(scan)
  room = JSON.stringify([scan, later]).length - 2
  expect(keepScan(later)).toBe(false)
  expect(kept.get('scan.')).toContain('"id":"1"')
  user = { id: 'meera' }
  expect(keepScan(later)).toBe(true)
  expect(isScanKept()).toBe(true)
  user = undefined
  readKeptScans()
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1'])
})

test('with no room for a correction of the one before, neither is lost', () => {
  keepScan(scan)
  keepScan(later)
  room = [...kept.values()].join('').length
  expect(keepScan({ ...scan, tape: { waist: 800 } })).toBe(false)
  expect(readKeptScans()[1]?.tape).toEqual({ waist: 800 })
  expect([...kept.keys()].sort()).toEqual(['scan.', 'scans.'])
})

test('of measurings that wait for an account or a book none is dropped, however many they are', () => {
  const many = Array.from({ length: 15 }, (_, place) => String(place + 1))
  for (const id of many) keepScan({ ...scan, id })
  expect(ids()).toEqual(many.toReversed())
})

test('deleted from the account, a measuring waits again, and the next one does not take its place', () => {
  keepScan({ ...scan, version: 2, savedTape: {}, sentTapes: [{}] })
  leaveAccount('1')
  keepScan(later)
  expect(readKeptScans()).toEqual([later, scan])
})
