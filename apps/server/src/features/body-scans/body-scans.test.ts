import { toMm } from '@darzi/tailoring/units/length.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { mostScans } from './own-scans.ts'
import { aScan } from './scan-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const newId = () => running.app.newId()
async function aPerson(name = 'Meera Joshi'): Promise<Visitor & { accountId: string }> {
  const account = await anAccount(running.app, { name })
  return Object.assign(await signedIn(running.app, account.id), { accountId: account.id })
}

test('a scan is kept as it was sent: every site with its ± and its source', async () => {
  const meera = await aPerson()
  const scan = aScan({
    id: newId(),
    name: 'Junior',
    tape: { chest: 981.5 },
    torso: [{ heightMm: 1100, breadthMm: 300, depthMm: 220 }],
    outline: {
      side: [{ heightMm: 1500, frontMm: 104.5, backMm: -61 }],
      trunk: [{ heightMm: 1100, breadthMm: 301 }],
      legs: [],
      arms: [{ at: 1.25, breadthMm: 71.5 }],
      shoulders: [{ outMm: 120, leftMm: 1340, rightMm: 1338 }],
    },
    person: { sex: 'female', heightMm: 1622.5, weightKg: 58.4, size: 'M', bodyShape: 'regular' },
    quality: { hasFront: true, hasSide: false, notices: ['judge.looseCloth'] },
    photoMm: { chest: 950.4, hips: 1001 },
    shopScale: { chest: 1.0412 },
    sites: { wrist: { mm: 151.25, plusMinusMm: 9.5, from: 'build' } },
  })
  const saved = await meera.call('POST /api/body-scans', { body: scan })
  expect(saved).toMatchObject({ ...scan, version: 1, sentTo: [] })
  expect(await meera.call('GET /api/body-scans/:id', { params: { id: scan.id } })).toEqual(saved)
  expect((await meera.call('GET /api/body-scans')).rows).toEqual([saved])
})

test('saved again, a corrected scan takes the place of the old, and the same again changes nothing', async () => {
  const meera = await aPerson()
  const scan = aScan({ id: newId() })
  await meera.call('POST /api/body-scans', { body: scan })
  expect((await meera.call('POST /api/body-scans', { body: scan })).version).toBe(1)
  const corrected = await meera.call('POST /api/body-scans', { body: { ...scan, tape: { waist: 800 } } })
  expect(corrected).toMatchObject({ version: 2, tape: { waist: 800 } })
  expect((await meera.call('GET /api/body-scans')).rows).toHaveLength(1)
})

test('a device that has not seen the last correction is refused with its old numbers, and takes nothing back', async () => {
  const meera = await aPerson()
  const scan = aScan({ id: newId() })
  const of = { params: { id: scan.id } }
  await meera.call('POST /api/body-scans', { body: scan })
  const corrected = { ...scan, tape: { waist: 800 }, version: 1 }
  await meera.call('POST /api/body-scans', { body: corrected })
  const stale = await meera.try('POST /api/body-scans', {
    body: { ...scan, tape: { chest: 900 }, version: 1 },
  })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'bodyScans.changedElsewhere', params: { version: 2 } },
  })
  expect(await meera.call('GET /api/body-scans/:id', of)).toMatchObject({ version: 2, tape: { waist: 800 } })
  // The same once more is no stale one: its answer was lost.
  expect((await meera.call('POST /api/body-scans', { body: corrected })).version).toBe(2)
  const takenBack = await meera.call('POST /api/body-scans', { body: { ...scan, version: 2 } })
  expect(takenBack).toMatchObject({ version: 3, tape: {} })
})

test('who sends no version adds tape readings and undoes none', async () => {
  const meera = await aPerson()
  // 31 ⅝ in: the book keeps 803.28.
  const scan = aScan({ id: newId(), tape: { waist: 803.275 } })
  const byTape = { mm: 803.3, plusMinusMm: 5, from: 'tape' as const }
  await meera.call('POST /api/body-scans', {
    body: { ...scan, estimates: { ...scan.estimates, waist: byTape } },
  })
  const added = await meera.call('POST /api/body-scans', { body: { ...scan, tape: { chest: 900 } } })
  expect(added).toMatchObject({
    version: 2,
    tape: { chest: 900, waist: 803.28 },
    estimates: { waist: byTape },
  })
  const again = { ...scan, tape: { waist: 803.275, neck: 400 } }
  expect((await meera.call('POST /api/body-scans', { body: again })).tape).toMatchObject({
    chest: 900,
    neck: 400,
  })
  const other = await meera.try('POST /api/body-scans', { body: { ...scan, tape: { waist: 790 } } })
  expect([other.status, other.body.code]).toEqual([409, 'bodyScans.changedElsewhere'])
})

test('who sends no version and nothing new counts no version, and a child’s scan stays theirs', async () => {
  const meera = await aPerson()
  const scan = aScan({ id: newId(), name: 'Junior', tape: { waist: 600 } })
  await meera.call('POST /api/body-scans', { body: scan })
  const { name, ...nameless } = scan
  expect(await meera.call('POST /api/body-scans', { body: { ...nameless, tape: {} } })).toMatchObject({
    version: 1,
    name,
    tape: { waist: 600 },
  })
})

test('another’s scan is not there: not to read, delete, send nor in a list; their id may be used without touching it', async () => {
  const [meera, ravi] = [await aPerson(), await aPerson('Ravi')]
  const { shop } = await aShopAtWork(running.app)
  const scan = aScan({ id: newId() })
  await meera.call('POST /api/body-scans', { body: scan })
  const of = { params: { id: scan.id } }
  expect((await ravi.try('GET /api/body-scans/:id', of)).status).toBe(404)
  expect((await ravi.try('DELETE /api/body-scans/:id', of)).status).toBe(404)
  expect((await ravi.try('POST /api/body-scans/:id/send', { ...of, body: { shop: shop.id } })).status).toBe(
    404,
  )
  expect((await ravi.call('GET /api/body-scans')).rows).toEqual([])
  await ravi.call('POST /api/body-scans', { body: aScan({ id: scan.id, tape: { chest: 1 } }) })
  expect((await meera.call('GET /api/body-scans/:id', of)).tape).toEqual({})
})

test('the list goes from the newest measuring to the oldest, a page at a time', async () => {
  const meera = await aPerson()
  const days = ['2026-01-03', '2026-01-01', '2026-01-02']
  for (const day of days)
    await meera.call('POST /api/body-scans', {
      body: aScan({ id: newId(), takenAt: `${day}T10:00:00.000Z` }),
    })
  const first = await meera.call('GET /api/body-scans', { query: { limit: 2 } })
  const second = await meera.call('GET /api/body-scans', { query: { limit: 2, after: first.next } })
  const taken = [...first.rows, ...second.rows].map((scan) => scan.takenAt.slice(0, 10))
  expect(taken).toEqual(['2026-01-03', '2026-01-02', '2026-01-01'])
  expect(second.next).toBeUndefined()
  expect((await meera.call('GET /api/body-scans', { query: { after: 'nowhere' } })).rows).toEqual([])
})

test.each([
  ['a height of 30 cm', { person: { sex: 'male' as const, heightMm: 300, weightKg: 70 } }],
  ['no weight', { person: { sex: 'male' as const, heightMm: 1700, weightKg: 0 } }],
  ['a girth of nothing', { sites: { chest: { mm: 0, plusMinusMm: 5, from: 'photo' as const } } }],
  ['a measuring of long ago', { takenAt: '1969-01-01T00:00:00.000Z' }],
  ['a name of nothing', { name: '\u200e' }],
])('%s is refused, and nothing is kept', async (_what, wrong) => {
  const meera = await aPerson()
  const answer = await meera.try('POST /api/body-scans', { body: aScan({ id: newId(), ...wrong }) })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body.detail).toMatch(/[.!?]$/)
  expect((await meera.call('GET /api/body-scans')).rows).toEqual([])
})

test('a waist of 340 inches is no person’s, by photo or by tape', async () => {
  const meera = await aPerson()
  const waist = { mm: toMm(340, 'in'), plusMinusMm: 14, from: 'photo' as const }
  for (const given of [{ sites: { waist } }, { tape: { waist: waist.mm } }])
    expect((await meera.try('POST /api/body-scans', { body: aScan({ id: newId(), ...given }) })).status).toBe(
      400,
    )
  expect((await meera.call('GET /api/body-scans')).rows).toEqual([])
})

test('a device whose clock goes ahead does not measure tomorrow', async () => {
  const meera = await aPerson()
  const body = aScan({ id: newId(), takenAt: '2999-01-01T00:00:00.000Z' })
  const { takenAt, savedAt } = await meera.call('POST /api/body-scans', { body })
  expect(takenAt).toBe(savedAt)
})

test('nobody fills the shop’s disk with scans: past the most kept, a new one is refused and an old one may be corrected', async () => {
  const meera = await aPerson()
  const ids = Array.from({ length: mostScans }, newId)
  for (const id of ids) await meera.call('POST /api/body-scans', { body: aScan({ id }) })
  const answer = await meera.try('POST /api/body-scans', { body: aScan({ id: newId() }) })
  expect(answer.body.code).toBe('bodyScans.tooMany')
  const [id = ''] = ids
  expect(
    (await meera.call('POST /api/body-scans', { body: aScan({ id, tape: { chest: 900 } }) })).version,
  ).toBe(2)
}, 60_000)

test('call 7 answers the own newest measurements in the spec’s names and inches, the tape before the photo', async () => {
  const meera = await aPerson()
  const request = { params: { userId: meera.accountId } }
  expect(await meera.call('GET /api/measurements/:userId', request)).toEqual({ measurements: {} })
  await meera.call('POST /api/body-scans', {
    body: aScan({
      id: newId(),
      tape: { waist: 762 },
      person: { sex: 'female', heightMm: 1651, weightKg: 60 },
      sites: { chest: { mm: 914.4, plusMinusMm: 20, from: 'photo' } },
    }),
  })
  const { measurements } = await meera.call('GET /api/measurements/:userId', request)
  expect(measurements).toMatchObject({ chest: 36, waist: 30, height: 65, weight: 132.3 })
  expect(Object.keys(measurements)).toHaveLength(20)
  expect((await (await aPerson()).try('GET /api/measurements/:userId', request)).status).toBe(404)
})

test('call 7 and its form are of the account’s own person, never of a child measured later', async () => {
  const meera = await aPerson()
  const request = { params: { userId: meera.accountId } }
  const measured = (day: string, chestMm: number, name?: string) =>
    meera.call('POST /api/body-scans', {
      body: aScan({
        id: newId(),
        takenAt: `${day}T10:00:00.000Z`,
        ...(name && { name }),
        sites: { chest: { mm: chestMm, plusMinusMm: 20, from: 'photo' } },
      }),
    })
  await measured('2026-03-03', 609.6, 'Junior')
  expect(await meera.call('GET /api/measurements/:userId', request)).toEqual({ measurements: {} })
  expect((await meera.try('GET /api/measurements/:userId/mesh', request)).status).toBe(404)
  await measured('2026-03-01', 914.4)
  expect((await meera.call('GET /api/measurements/:userId', request)).measurements.chest).toBe(36)
})
