import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredScan } from '../body-scans/stored-scan.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const scan: StoredScan = {
  id: '0193c1de-0000-7000-8000-000000000001',
  takenAt: '2026-11-21T10:00:00.000Z',
  person,
  tape: {},
  estimates: estimateBody({ person }).estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
}

/** What left the device: the answer to the first `lost` requests never comes back. */
const sent: {
  url: string
  body: { id?: string; name?: string; version?: number; tape?: object; values?: object[] }
}[] = []
let lost = 0
const pairs: object[] = []
const answers: Response[] = []
const device = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, text: string) => void device.set(key, text),
  removeItem: (key: string) => void device.delete(key),
})
vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  if (url.includes('/pairs')) return Response.json({ people: pairs.length, pairs })
  sent.push({ url, body: JSON.parse(String(init.body ?? '{}')) })
  if (lost-- > 0) throw new TypeError('lost')
  return answers.shift() ?? Response.json({})
})
const { isSavedAs, recordScan, savedScan, saveScan, sendScan } = await import('./scan-commands.ts')

beforeEach(() => {
  sent.length = 0
  lost = 0
  device.clear()
})

test('a second press after a lost answer asks for the same record; other numbers or another person are another', async () => {
  lost = 2
  const asked = { scan, personId: 'p1', unit: 'cm' } as const
  await expect(recordScan(asked)).rejects.toThrow()
  await recordScan(asked)
  await recordScan({ ...asked, personId: 'p2' })
  await recordScan({ ...asked, scan: { ...scan, tape: { waist: 900 } } })
  const [first, resent, again, another, corrected] = sent.map(({ body }) => body.id)
  expect(first).toBeTruthy()
  expect([resent, again]).toEqual([first, first])
  expect(new Set([first, another, corrected]).size).toBe(3)
})

test('the page loaded anew still knows the record of a measuring that is on this device, and whether the book has it', async () => {
  const asked = { scan, personId: 'p1', unit: 'cm' } as const
  const openPage = async () => {
    vi.resetModules()
    const { storeScan, readStoredScan } = await import('../body-scans/stored-scan.ts')
    const { recordScan } = await import('./scan-commands.ts')
    const { standingRecord } = await import('./record-id.ts')
    const standing = (personId: string) => standingRecord(readStoredScan() ?? scan, personId)
    const correct = () => storeScan({ ...(readStoredScan() ?? scan), tape: { waist: 900 } })
    return { storeScan, correct, recordScan, standing }
  }
  const first = await openPage()
  first.storeScan(scan)
  lost = 2
  await expect(first.recordScan(asked)).rejects.toThrow()
  expect(first.standing('p1')).toBeUndefined()
  const second = await openPage()
  await second.recordScan(asked)
  const [id, ...others] = sent.map(({ body }) => body.id)
  expect(others).toEqual([id, id])
  const third = await openPage()
  expect(third.standing('p1')?.id).toBe(id)
  expect(third.standing('p2')).toBeUndefined()
  third.correct()
  expect(third.standing('p1')).toBeUndefined()
})

test('into the book goes what the photos alone said and the scale of the shop’s tape that was applied', async () => {
  const chest = { mm: 1000, plusMinusMm: 30, from: 'photo' } as const
  const byPhoto = { ...scan, id: '0193c1de-0000-7000-8000-00000000000a', photoMm: { chest: 970.9 } }
  pairs.push(...Array.from({ length: 20 }, () => ({ site: 'chest', photoMm: 1000, tapeMm: 1030 })))
  const measured = { ...byPhoto, estimates: { ...scan.estimates, chest } }
  await recordScan({ scan: measured, personId: 'p1', unit: 'cm' })
  const recorded = sent[0]?.body.values?.find((value) => 'field' in value && value.field === 'chest')
  expect(recorded).toMatchObject({ typed: '102.3', photoMm: 970.9, shopScale: expect.closeTo(1.0538, 3) })
})

test('of whom it is goes with the saving, alone and before sending; a change of it is to be saved', async () => {
  await saveScan(scan, 'Ravi Verma')
  await sendScan(scan, { shopId: 's1', unit: 'cm', name: 'Ravi Verma', onSaved: async () => {} })
  await saveScan(scan)
  expect(sent.map(({ body }) => body.name)).toEqual(['Ravi Verma', 'Ravi Verma', undefined, undefined])
  const saved = { ...scan, name: 'Ravi Verma', version: 1, savedAt: scan.takenAt, sentTo: [] }
  expect(isSavedAs(saved as never, scan, 'Ravi Verma')).toBe(true)
  expect(isSavedAs(saved as never, scan, undefined)).toBe(false)
})

test('a saved scan is asked for by its own id, however many there are; one that is not there is none', async () => {
  answers.push(Response.json({ id: scan.id }))
  expect(await savedScan(scan.id)).toMatchObject({ id: scan.id })
  expect(sent[0]?.url).toContain(`/api/body-scans/${scan.id}`)
  answers.push(Response.json({ code: 'request.notFound' }, { status: 404 }))
  expect(await savedScan(scan.id)).toBeUndefined()
  answers.push(Response.json({ code: 'request.failed' }, { status: 500 }))
  await expect(savedScan(scan.id)).rejects.toThrow()
})

/** Measured here, in the account as its first saving; `correct` reads the chest anew with a tape. */
async function aSavedScan() {
  vi.resetModules()
  const { storeScan, readStoredScan } = await import('../body-scans/stored-scan.ts')
  const { agreeWithAccount } = await import('./agree-with-account.ts')
  const { saveScan, sendScan } = await import('./scan-commands.ts')
  const now = () => readStoredScan() ?? scan
  const correct = (chest: number) => storeScan({ ...now(), tape: { chest } })
  const take = async (saved: object, sentTape?: StoredScan['tape']) =>
    agreeWithAccount({ id: scan.id, saved: { ...scan, ...saved } as never, sent: sentTape })
  storeScan({ ...scan, version: 1, savedTape: {} })
  return { now, correct, take, saveScan, sendScan }
}
const stale = () => Response.json({ code: 'bodyScans.changedElsewhere' }, { status: 409 })

test('what was saved on the way to a shop is known here though the shop was not reached, and is corrected from there', async () => {
  const { now, correct, take, saveScan, sendScan } = await aSavedScan()
  correct(900)
  answers.push(Response.json({ ...scan, tape: { chest: 900 }, version: 2 }))
  answers.push(Response.json({ code: 'request.failed' }, { status: 500 }))
  const onSaved = async (saved: object) => void (await take(saved, { chest: 900 }))
  await expect(sendScan(now(), { shopId: 's1', unit: 'cm', onSaved })).rejects.toThrow()
  correct(905)
  await saveScan(now())
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, tape: { chest: 905 } })
})

test('a saving whose answer was lost is gone on from, not taken for another device’s', async () => {
  const { now, correct, saveScan } = await aSavedScan()
  correct(900)
  lost = 2
  await expect(saveScan(now())).rejects.toThrow()
  correct(905)
  answers.push(stale(), Response.json({ ...scan, tape: { chest: 900 }, version: 2 }))
  await saveScan(now())
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, tape: { chest: 905 } })
})

test('what another device has saved is never written over', async () => {
  const { now, correct, take, saveScan } = await aSavedScan()
  correct(905)
  const others = { ...scan, tape: { chest: 910 }, version: 2 }
  answers.push(stale(), Response.json(others))
  await expect(saveScan(now())).rejects.toThrow()
  expect(sent.filter(({ url }) => url.endsWith('/api/body-scans'))).toHaveLength(1)
  expect(await take(others)).toEqual({ otherwise: [{ site: 'chest', mm: 905 }] })
})

test('a saving that never arrived is forgotten once the account says so; one the account has no longer waits here again', async () => {
  const { now, correct, take, saveScan } = await aSavedScan()
  correct(900)
  lost = 2
  await expect(saveScan(now())).rejects.toThrow()
  expect(now().sentTapes).toEqual([{ chest: 900 }])
  await take({ version: 1 })
  expect(now().sentTapes).toBeUndefined()
  const { agreeWithAccount } = await import('./agree-with-account.ts')
  await agreeWithAccount({ id: scan.id, saved: undefined })
  expect(now()).toMatchObject({ tape: { chest: 900 } })
  expect(now().version).toBeUndefined()
})
