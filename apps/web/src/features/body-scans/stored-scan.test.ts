import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredScan } from './stored-scan.ts'

const stored = new Map<string, string>()
let isFull = false
/** How many characters the device has room for. */
let room = Number.POSITIVE_INFINITY
let user: { id: string } | undefined
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, text: string) {
    const others = [...stored].filter(([other]) => other !== key).map(([, each]) => each)
    const isTooMuch = [text, ...others].join('').length > room
    if (isFull || isTooMuch) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, text)
  },
  removeItem: (key: string) => stored.delete(key),
})
vi.mock('../../data/session.ts', () => ({ readSession: () => ({ user }), listenToSession: () => () => {} }))
// Another file of this worker may have loaded it with doubles of its own.
vi.resetModules()
const { forgetScan, isScanStored, storeScan, leaveAccount, readStoredScan, readStoredScans } = await import(
  './stored-scan.ts'
)

const scan: StoredScan = {
  id: '1',
  takenAt: '2026-11-20T10:00:00.000Z',
  tape: {},
  person: { sex: 'male', heightMm: 1740, weightKg: 76 } as const,
  estimates: Object.fromEntries(
    sites.map((site) => [site, { mm: 400, plusMinusMm: 10, from: 'photo' }]),
  ) as Estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
}
const later = { ...scan, id: '2', takenAt: '2026-11-21T10:00:00.000Z' }
const ids = () => readStoredScans().map(({ id }) => id)

beforeEach(() => {
  isFull = false
  room = Number.POSITIVE_INFINITY
  user = { id: 'nobody' }
  readStoredScans()
  user = undefined
  stored.clear()
})

test('a measuring is read back as it was kept, with whom it is of', () => {
  expect(storeScan({ ...scan, forPerson: 'asha' })).toBe(true)
  expect(readStoredScan()).toEqual({ ...scan, forPerson: 'asha' })
  expect(isScanStored()).toBe(true)
})

test.each([
  ['a size without its number', { ...scan, estimates: { ...scan.estimates, hips: { plusMinusMm: 10 } } }],
  ['a size that is no number', { ...scan, estimates: { ...scan.estimates, hips: { mm: null } } }],
  ['a size missing', { ...scan, estimates: { ...scan.estimates, hips: undefined } }],
  ['no sizes', { ...scan, estimates: {} }],
  ['no person', { ...scan, person: undefined }],
])('%s makes it no measuring', (_, broken) => {
  stored.set('scan.', JSON.stringify(broken))
  expect(readStoredScan()).toBeUndefined()
})

test('what a full device could not keep is shown, and told to be lost with the page; what was kept stays', () => {
  storeScan(scan)
  isFull = true
  expect(storeScan(later)).toBe(false)
  expect(readStoredScan()?.id).toBe('2')
  expect(isScanStored()).toBe(false)
  expect(stored.get('scan.')).toContain('"id":"1"')
  isFull = false
  storeScan(later)
  expect(isScanStored()).toBe(true)
})

test('a guest’s newer measuring is shown before the own older one, and keeping either deletes neither', () => {
  user = { id: 'meera' }
  storeScan(scan)
  user = undefined
  storeScan(later)
  user = { id: 'meera' }
  expect(readStoredScan()).toEqual(later)
  storeScan({ ...scan, tape: { waist: 800 } })
  expect(readStoredScans()).toEqual([later, { ...scan, tape: { waist: 800 } }])
  storeScan({ ...later, tape: { waist: 810 } })
  expect(ids()).toEqual(['2', '1'])
})

test('what a guest measured goes on as theirs who sign in, and as nobody else’s', () => {
  storeScan(scan)
  storeScan(later)
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1'])
  isFull = true
  storeScan({ ...later, tape: { waist: 800 } })
  expect(readStoredScan()?.tape).toEqual({ waist: 800 })
  stored.clear()
  user = { id: 'ravi' }
  expect(ids()).toEqual([])
})

test('a guest’s older measuring does not hide the own newer one', () => {
  storeScan(scan)
  user = { id: 'meera' }
  stored.set('scan.meera', JSON.stringify(later))
  expect(ids()).toEqual(['2', '1'])
})

test('the one before stays while it is in no account and no book, and goes when it is', () => {
  const [saved, booked] = [
    { ...scan, version: 2, savedTape: { waist: 800 }, tape: { waist: 800 } },
    { ...scan, records: [{ id: 'r', personId: 'p', tape: '[]', isThere: true }] },
  ]
  for (const before of [saved, booked]) {
    stored.clear()
    storeScan(before)
    storeScan(later)
    expect(ids()).toEqual(['2'])
  }
  const corrected = { ...saved, tape: { waist: 810 } }
  const asked = { ...scan, records: [{ id: 'r', personId: 'p', tape: '[]' }] }
  for (const before of [scan, corrected, asked]) {
    stored.clear()
    storeScan(before)
    storeScan(later)
    expect(readStoredScans()).toEqual([later, before])
  }
})

test('one of them is forgotten, and the others stay', () => {
  storeScan(scan)
  storeScan(later)
  forgetScan('2')
  expect(ids()).toEqual(['1'])
  forgetScan('1')
  expect(ids()).toEqual([])
  expect([...stored.keys()]).toEqual([])
})

test('where nothing is kept, what a guest measured goes with who signs in, and is gone for whoever comes after', () => {
  isFull = true
  storeScan(scan)
  user = { id: 'meera' }
  expect(ids()).toEqual(['1'])
  expect(isScanStored()).toBe(false)
  user = undefined
  expect(ids()).toEqual([])
  user = { id: 'ravi' }
  expect(ids()).toEqual([])
})

test('what a full device could not keep of a guest stays when they sign in, beside all that is theirs', () => {
  stored.set('scan.', JSON.stringify(scan))
  stored.set('scan.meera', JSON.stringify({ ...scan, id: '0', takenAt: '2026-11-01T10:00:00.000Z' }))
  isFull = true
  expect(storeScan(later)).toBe(false)
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1', '0'])
  expect(isScanStored()).toBe(false)
  isFull = false
  storeScan({ ...later, tape: { waist: 800 } })
  expect(isScanStored()).toBe(true)
  expect(stored.get('scans.meera')).toContain('"id":"0"')
})

test('with room for one more but not for all anew, the last goes where it takes the place of no other', () => {
  storeScan(scan)
  room = JSON.stringify([scan, later]).length - 2
  expect(storeScan(later)).toBe(false)
  expect(stored.get('scan.')).toContain('"id":"1"')
  user = { id: 'meera' }
  expect(storeScan(later)).toBe(true)
  expect(isScanStored()).toBe(true)
  user = undefined
  readStoredScans()
  user = { id: 'meera' }
  expect(ids()).toEqual(['2', '1'])
})

test('with no room for a correction of the one before, neither is lost', () => {
  storeScan(scan)
  storeScan(later)
  room = [...stored.values()].join('').length
  expect(storeScan({ ...scan, tape: { waist: 800 } })).toBe(false)
  expect(readStoredScans()[1]?.tape).toEqual({ waist: 800 })
  expect([...stored.keys()].sort()).toEqual(['scan.', 'scans.'])
})

test('of measurings that wait for an account or a book none is dropped, however many they are', () => {
  const many = Array.from({ length: 15 }, (_, place) => String(place + 1))
  for (const id of many) storeScan({ ...scan, id })
  expect(ids()).toEqual(many.toReversed())
})

test('deleted from the account, a measuring waits again, and the next one does not take its place', () => {
  storeScan({ ...scan, version: 2, savedTape: {}, sentTapes: [{}] })
  leaveAccount('1')
  storeScan(later)
  expect(readStoredScans()).toEqual([later, scan])
})
