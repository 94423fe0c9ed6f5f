/** What an operator decides a dispute by, of an order that began with a quote and was tried on; and who else sees none of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aCustomer, accept, asked, offer } from '../quotes/quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const picture = { bytes: greyPixel, filename: 'a.png', type: 'image/png' }
const terms = { advanceMinor: 30_000, trialMinor: 20_000, remakeDays: 10 }

/** Asked with a photo, offered twice, accepted, cut, photographed, written about, tried on twice, handed over and disputed. */
async function disputed() {
  const { customer, first } = await asked(running, 1, { neededOn: aDay(12) }, { photo1: picture })
  const { owner, shop } = first
  await offer(owner, first.of, { priceMinor: 95_000 })
  await offer(owner, first.of, { after: 1, ...terms, trialOn: aDay(5), words: 'Lined' })
  await accept(customer, first.of, 2)
  const { orderId = '' } = await owner.call('GET /api/shop/quotes/:id', first.of)
  const { trackingPath = '' } = await customer.call('GET /api/quotes/:id', first.of)
  const token = trackingPath.split('/').at(-1) ?? ''
  const of = { params: { id: orderId } }
  await owner.call('POST /api/orders/:id/payments', {
    ...of,
    body: { id: running.app.newId(), amountMinor: 30_000, method: 'cash' },
  })
  const work = { files: { photo: picture } }
  await owner.call('POST /api/orders/:id/photos', { ...of, ...work, body: { kind: 'stage', note: 'Hem' } })
  await owner.call('POST /api/orders/:id/photos', { ...of, ...work, body: { kind: 'customer' } })
  await write(customer, first.of.params.id, 'Please make it longer')
  await tryOn(owner, of)
  const say = (answer: 'change' | 'approved', words?: string) =>
    customer.call('POST /api/track/:token/trial', { params: { token }, body: { answer, words } })
  await say('change', 'Sleeves are short')
  await say('approved')
  await owner.call('POST /api/orders/:id/bills', {
    ...of,
    body: { id: running.app.newId(), buyer: { name: 'Asha Verma' } },
  })
  const { id } = await customer.call('POST /api/own/orders/:id/dispute', {
    ...of,
    body: { kind: 'fit', words: 'Too tight' },
  })
  return { customer, owner, shop, orderId, id }
}

const write = (customer: Visitor, id: string, words: string) =>
  customer.call('POST /api/conversations/:id/messages', {
    params: { id },
    body: { id: running.app.newId(), words },
    files: { photo: picture },
  })

async function tryOn(owner: Visitor, of: { params: { id: string } }) {
  await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
  const { pieces } = await owner.call('GET /api/orders/:id', of)
  for (const { id, stages, missing } of pieces)
    await owner.call('POST /api/workshop/pieces/:id/move', {
      params: { id },
      body: {
        stage: stages.findIndex(({ isTrial }) => isTrial),
        from: 0,
        overrides: { missing },
      },
    })
}

const pack = async (operator: Visitor, id: string) =>
  (await operator.call('GET /api/admin/disputes/:id', { params: { id } })).evidence

test('the pack holds what was asked for, agreed, sewn, tried on, billed and written, each with its moment', async () => {
  const { id } = await disputed()
  const evidence = await pack(await operatorAtWork(running.app), id)
  expect(evidence.brief).toMatchObject({
    words: 'A white shirt for a wedding',
    cloth: 'own',
    neededOn: aDay(12),
    photos: [{}],
  })
  expect(evidence.offers.map(({ version, priceMinor }) => [version, priceMinor])).toEqual([
    [1, 95_000],
    [2, 90_000],
  ])
  expect(evidence.terms).toMatchObject({
    version: 2,
    priceMinor: 90_000,
    trialOn: aDay(5),
    readyOn: aDay(10),
    milestones: [
      { kind: 'advance', dueMinor: 30_000, paidMinor: 30_000 },
      { kind: 'trial', dueMinor: 20_000, paidMinor: 0 },
      { kind: 'delivery', dueMinor: 40_000, paidMinor: 0 },
    ],
    remakeDays: 10,
    words: 'Lined',
    keptAfterCutMinor: 30_000,
  })
  expect(evidence.photos).toMatchObject([{ kind: 'stage', note: 'Hem' }])
  expect(evidence.pieces).toMatchObject([{ isCut: true }])
  expect(evidence.trialAnswers).toMatchObject([
    { answer: 'change', by: 'Asha Verma', words: 'Sleeves are short' },
    { answer: 'approved', by: 'Asha Verma' },
  ])
  expect(evidence.bills).toMatchObject([{ totalMinor: 90_000, isCredit: false }])
  expect(evidence.messages).toMatchObject([{ words: 'Please make it longer', photo: {} }])
  const { brief, terms: agreed, photos, trialAnswers, offers } = evidence
  const moments = [brief, offers[0], offers[1], { at: agreed?.agreedAt }, photos[0], ...trialAnswers]
  const written = moments.map((one) => Date.parse(one?.at ?? ''))
  expect(written).toEqual(written.toSorted((one, other) => one - other))
})

test('its photos are the operator’s to see, of this order alone, and looking at one whole is written down', async () => {
  const [one, other] = [await disputed(), await disputed()]
  const operator = await operatorAtWork(running.app)
  const { brief, photos, messages } = await pack(operator, one.id)
  const ids = [brief?.photos[0], photos[0], messages[0]?.photo].map((photo) => photo?.id ?? '')
  expect(new Set(ids).size).toBe(3)
  const at = (id: string, photoId = '') => ({ params: { id, photoId, size: 'full' as const } })
  const evidencePhoto = 'GET /api/admin/disputes/:id/evidence/:photoId/:size'
  for (const photoId of ids) {
    const seen = await operator.try(evidencePhoto, at(one.id, photoId))
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await operator.try(evidencePhoto, at(other.id, photoId))).status).toBe(404)
  }
  const { rows } = await operator.call('GET /api/admin/audit', { query: { what: 'evidence' } })
  expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining(ids))
  const stranger = await aCustomer(running)
  const { owner: otherShop } = await aShopAtWork(running.app)
  const asParty = 'GET /api/disputes/:id/photos/:photoId/:size'
  const asShop = 'GET /api/shop/disputes/:id/photos/:photoId/:size'
  for (const visitor of [one.customer, one.owner, other.customer, other.owner, stranger, otherShop])
    for (const photoId of ids)
      expect((await visitor.try(evidencePhoto, at(one.id, photoId))).status).toBe(403)
  for (const photoId of ids)
    expect([
      (await other.customer.try(asParty, at(other.id, photoId))).status,
      (await stranger.try(asParty, at(one.id, photoId))).status,
      (await otherShop.try(asShop, at(one.id, photoId))).status,
      (await other.owner.try(asShop, at(other.id, photoId))).status,
    ]).toEqual([404, 404, 404, 404])
})

test('a photo of the person stays at the counter, also for who knows its name', async () => {
  const { owner, orderId, id } = await disputed()
  const order = await owner.call('GET /api/orders/:id', { params: { id: orderId } })
  const shown = (await pack(await operatorAtWork(running.app), id)).photos
  expect(order.photos.map(({ kind }) => kind).sort()).toEqual(['customer', 'stage'])
  expect(shown.map(({ kind }) => kind)).toEqual(['stage'])
})
