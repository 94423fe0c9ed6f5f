import { readGlb } from '@darzi/body/avatar/glb-for-tests.ts'
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { measureMesh } from '@darzi/body/avatar/measure-mesh.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aScan } from './scan-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const person = { sex: 'female', heightMm: 1640, weightKg: 63 } as const
const { estimates } = estimateBody({ person })

/** Somebody who sent their scan to a shop, and corrected it at home afterwards. */
async function aSentScan() {
  const { app } = running
  const { shop, owner } = await aShopAtWork(app, { name: 'Noor Tailors' })
  const { id: userId } = await anAccount(app, { name: 'Meera Joshi' })
  const meera = await signedIn(app, userId)
  const torso = [{ heightMm: 1100, breadthMm: 300, depthMm: 220 }]
  const side = [{ heightMm: 1500, frontMm: 104.5, backMm: -61 }]
  const outline = { side, trunk: [], legs: [], arms: [], shoulders: [] }
  const scan = aScan({ id: app.newId(), person, torso, outline, sites: estimates, photoMm: { chest: 900 } })
  await meera.call('POST /api/body-scans', { body: scan })
  await meera.call('POST /api/body-scans/:id/send', { params: { id: scan.id }, body: { shop: shop.id } })
  await meera.call('POST /api/body-scans', { body: { ...scan, tape: { waist: 999 } } })
  return { shop, owner, meera, userId, scan }
}

test('the shop sees the scan it was sent, as it was sent: sizes with their ±, the form of the trunk, for whom', async () => {
  const { shop, owner, userId, scan } = await aSentScan()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const sent = await counter.call('GET /api/body-scans/sent-by/:userId', { params: { userId } })
  expect(sent).toMatchObject({
    userId,
    person,
    torso: scan.torso,
    outline: scan.outline,
    tape: {},
    of: { name: 'Meera Joshi' },
    photoMm: { chest: 900 },
  })
  for (const site of ['chest', 'waist', 'ankle'] as const) {
    expect(sent.estimates[site].mm).toBeCloseTo(estimates[site].mm, 0)
    expect(sent.estimates[site].plusMinusMm).toBe(estimates[site].plusMinusMm)
  }
  const ofRecord = await owner.call('GET /api/body-scans/of-record/:id', { params: { id: sent.id } })
  expect(ofRecord).toEqual(sent)
  const { measurements } = await counter.call('GET /api/measurements/:userId', { params: { userId } })
  expect(measurements.waist).toBeCloseTo(inUnit(estimates.waist.mm, 'in'), 1)
})

test('a child’s scan sent later is not told as its parent’s; sent alone, it says whose it is or is not there', async () => {
  const { app } = running
  const { shop, owner } = await aShopAtWork(app, { name: 'Family Tailors' })
  const { id: userId } = await anAccount(app, { name: 'Meera Joshi' })
  const meera = await signedIn(app, userId)
  const send = async (takenAt: string, name?: string) => {
    const scan = aScan({ id: app.newId(), person, takenAt, sites: estimates, ...(name && { name }) })
    await meera.call('POST /api/body-scans', { body: scan })
    const params = { id: scan.id }
    await meera.call('POST /api/body-scans/:id/send', { params, body: { shop: shop.id } })
  }
  const request = { params: { userId } }
  const told = async () => (await owner.call('GET /api/body-scans/sent-by/:userId', request)).of.name
  await send('2026-03-03T10:00:00.000Z', 'Junior')
  expect(await told()).toBe('Junior')
  expect((await owner.try('GET /api/measurements/:userId', request)).status).toBe(404)
  await send('2026-03-01T10:00:00.000Z')
  expect(await told()).toBe('Meera Joshi')
  expect((await owner.call('GET /api/measurements/:userId', request)).measurements.chest).toBeGreaterThan(20)
})

test('one’s own scan stays one’s own when the shop corrects the name it stands under', async () => {
  const { shop, owner, meera, userId } = await aSentScan()
  const request = { params: { userId } }
  const { id, customer } = await owner.call('GET /api/body-scans/sent-by/:userId', request)
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customer.id },
    body: { name: 'Mira Joshi' },
  })
  const junior = aScan({ id: running.app.newId(), person, sites: estimates, name: 'Junior' })
  const later = { ...junior, takenAt: '2026-03-03T10:00:00.000Z' }
  await meera.call('POST /api/body-scans', { body: later })
  const params = { id: junior.id }
  await meera.call('POST /api/body-scans/:id/send', { params, body: { shop: shop.id } })
  expect(await owner.call('GET /api/body-scans/sent-by/:userId', request)).toMatchObject({
    id,
    of: { name: 'Mira Joshi' },
  })
  const { status, body } = await owner.try('GET /api/measurements/:userId', request)
  expect(status).toBe(200)
  expect(body.measurements.waist).toBeCloseTo(inUnit(estimates.waist.mm, 'in'), 1)
  expect((await owner.try('GET /api/measurements/:userId/mesh', request)).status).toBe(200)
}, 60_000)

test('nobody else sees it: not another shop, not a cutter, not another customer', async () => {
  const { shop, userId, owner } = await aSentScan()
  const { id } = await owner.call('GET /api/body-scans/sent-by/:userId', { params: { userId } })
  const { owner: other } = await aShopAtWork(running.app, { name: 'Other Tailors' })
  const cutter = await memberAtWork(running.app, shop.id, 'cutter')
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  for (const who of [other, cutter, stranger])
    for (const path of ['', '/mesh'] as const)
      expect((await who.try(`GET /api/measurements/:userId${path}`, { params: { userId } })).status).toBe(404)
  expect((await other.try('GET /api/body-scans/of-record/:id', { params: { id } })).status).toBe(404)
  expect((await other.try('GET /api/body-scans/sent-by/:userId', { params: { userId } })).status).toBe(404)
  expect((await cutter.try('GET /api/body-scans/of-record/:id', { params: { id } })).status).toBe(403)
})

test('a record by tape, or of a few sizes, is no scan', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { people } = await owner.call('POST /api/customers', { body: { name: 'Ravi' } })
  const of = { personId: people[0]?.id ?? '', unit: 'cm' as const, values: [{ field: 'waist', typed: '80' }] }
  for (const how of ['tape', 'photo'] as const) {
    const { id } = await owner.call('POST /api/measurement-records', { body: { ...of, how } })
    expect((await owner.try('GET /api/body-scans/of-record/:id', { params: { id } })).status).toBe(404)
  }
})

test('call 7 names the form of those measurements: a file whose body has the girths, for its person and their tailor', async () => {
  const { owner, meera, userId } = await aSentScan()
  const request = { params: { userId } }
  const { mesh_url } = await meera.call('GET /api/measurements/:userId', request)
  expect(mesh_url).toBe(`/api/measurements/${userId}/mesh`)
  const { status, headers, bytes } = await owner.try('GET /api/measurements/:userId/mesh', request)
  expect([status, headers['content-type']]).toEqual([200, 'model/gltf-binary'])
  // Where the tape is laid is told by the avatar's levels; what it reads, by the file.
  const sitesMm = Object.fromEntries(Object.entries(estimates).map(([site, { mm }]) => [site, mm]))
  const body = { ...makeAvatar({ ...person, sitesMm }), ...readGlb(new Uint8Array(bytes)) }
  for (const site of ['chest', 'waist', 'hips'] as const)
    expect(Math.abs((measureMesh(body, site) ?? 0) - estimates[site].mm)).toBeLessThan(6)
  expect((await meera.try('GET /api/measurements/:userId/mesh', request)).bytes.length).toBeGreaterThan(
    100_000,
  )
}, 60_000)
