import type { Params } from '@darzi/words/translate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { addItem } from '../collection/collection-for-tests.ts'
import { multipart } from './raw-client-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
})
afterAll(() => running.close())

/** A shop on the free plan after its trial, with its ten customers. */
async function aFullShop() {
  const { shop, owner } = await aShopAtWork(running.app)
  await asOwner(running.app, (client) =>
    client.query('update shops set trial_ends_at = null where id = $1', [shop.id]),
  )
  const ids: string[] = []
  for (let place = 0; place < 10; place++)
    ids.push((await owner.call('POST /api/customers', { body: { name: `Customer ${place}` } })).id)
  return { shop, owner, ids }
}

interface Answer {
  order_id?: string
  code?: string
  params?: Params
}

function send(shopId: string, fields: Record<string, string>, { to = 'customers', as = aStranger() } = {}) {
  const { payload, contentType } = multipart(fields)
  const headers = { 'content-type': contentType }
  const url = `/api/${to}/measurements${to === 'customers' ? `?shop=${shopId}` : ''}`
  return as.send<Answer>({ method: 'POST', url, payload, headers })
}
const aStranger = () => new Visitor(running.app)

const rowsOf = async (owner: Visitor, archived: 'true' | 'false') =>
  (await owner.call('GET /api/customers', { query: { archived } })).rows.map(({ name }) => name)

/** The only order of the shop but this one, priced, as a form's waits for approval. */
async function pricedOrder(owner: Visitor, but?: string) {
  const card = (await owner.call('GET /api/orders')).rows.find((order) => order.id !== but)
  const id = card?.id ?? ''
  const pieceId = card?.pieces[0]?.id ?? ''
  await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { id, pieceId },
    body: { priceMinor: 90_000 },
  })
  const approve = () =>
    owner.try('POST /api/orders/:id/move', { params: { id }, body: { to: 'approved' as const } })
  return { id, approve, customerId: card?.customer.id ?? '' }
}

test('a stranger’s form is taken by a shop whose list is full: its customer waits, and so does the order', async () => {
  const { shop, owner, ids } = await aFullShop()
  const sent = await send(shop.id, { name: 'Meera Joshi', phone: '98763 10001', chest: '38' })
  expect(sent).toMatchObject({ status: 200, body: { order_id: 'ORD-001' } })
  expect(await rowsOf(owner, 'false')).not.toContain('Meera Joshi')
  expect(await rowsOf(owner, 'true')).toEqual(['Meera Joshi'])
  const { approve, customerId } = await pricedOrder(owner)
  const params = { id: customerId }
  expect(await owner.call('GET /api/customers/:id', { params })).toMatchObject({ awaitsQuota: true })
  const story = await owner.call('GET /api/customers/:id/timeline', { params })
  expect(story.rows.map(({ kind }) => kind)).toContain('customers.awaitsRoom')
  expect(await approve()).toMatchObject({
    status: 403,
    body: { code: 'customers.limitReached', params: { limit: 10, moveTo: 'tailorBasic' } },
  })
  await owner.call('POST /api/customers/:id/archive', { params: { id: ids[0] } })
  expect((await approve()).status).toBe(200)
  const taken = await owner.call('GET /api/customers/:id', { params })
  expect(taken).toMatchObject({ isArchived: false, totalOrders: 1 })
  expect(taken).not.toHaveProperty('awaitsRoom')
  const back = await owner.try('POST /api/customers/:id/restore', { params: { id: ids[0] } })
  expect(back.body.code).toBe('customers.limitReached')
})

test('one who waits is served at the counter once there is room, and comes back by hand one by one or many at once', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10002' })
  const { customerId, id } = await pricedOrder(owner)
  const customer = await owner.call('GET /api/customers/:id', { params: { id: customerId } })
  const body = {
    customerId,
    pieces: [{ personId: customer.people[0]?.id ?? '', garment: 'shirt', priceMinor: 90_000 }],
    promisedOn: (await owner.call('GET /api/orders/:id', { params: { id } })).promisedOn,
  }
  const full = await owner.try('POST /api/orders', { body })
  expect(full.body.code).toBe('customers.limitReached')
  await owner.call('POST /api/customers/:id/archive', { params: { id: ids[0] } })
  const many = await owner.call('POST /api/customers/bulk', { body: { ids: [customerId], act: 'restore' } })
  expect(many.done).toEqual([customerId])
  await owner.call('POST /api/customers/:id/archive', { params: { id: customerId } })
  const archived = await owner.call('POST /api/customers/:id/restore', { params: { id: customerId } })
  expect(archived).not.toHaveProperty('awaitsRoom')
  expect((await owner.try('POST /api/orders', { body })).status).toBe(200)
})

test('an order of the collection and a scan are kept as well; the shop’s own form is refused in its own words', async () => {
  const { shop, owner } = await aFullShop()
  const item = await addItem(owner)
  const customer = await signedIn(running.app, (await anAccount(running.app, { name: 'Ravi Kumar' })).id)
  const ordered = await customer.try('POST /api/collection/:id/order', {
    params: { id: item.id },
    body: { size: 'M', colour: 'Indigo', contact: { name: 'Meera Joshi', phone: '98763 10003' } },
  })
  expect(ordered.status).toBe(200)
  const scan = aScan({ id: running.app.newId(), tape: { chest: 981 } })
  await customer.call('POST /api/body-scans', { body: scan })
  const sent = await customer.try('POST /api/body-scans/:id/send', {
    params: { id: scan.id },
    body: { shop: shop.id },
  })
  expect(sent.status).toBe(200)
  expect((await rowsOf(owner, 'true')).sort()).toEqual(['Meera Joshi', 'Ravi Kumar'])
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const own = { customer_name: 'Zoya', phone: '98763 10004' }
  expect(await send(shop.id, own, { to: 'tailor', as: counter })).toMatchObject({
    status: 403,
    body: { code: 'customers.limitReached' },
  })
  expect(await rowsOf(owner, 'true')).not.toContain('Zoya')
})

const archive = (owner: Visitor, id = '') => owner.call('POST /api/customers/:id/archive', { params: { id } })
const standing = async (owner: Visitor, id: string) => {
  const { isArchived, awaitsQuota = false } = await owner.call('GET /api/customers/:id', { params: { id } })
  return { isArchived, awaitsQuota }
}
const waits = { isArchived: true, awaitsQuota: true }
const isIn = { isArchived: false, awaitsQuota: false }
const isPutAway = { isArchived: true, awaitsQuota: false }

/** Takes back an order's approval, as its answer offers. */
const undo = (owner: Visitor, id: string, { body }: { body: { undo?: { stepId: string } | undefined } }) =>
  owner.call('POST /api/orders/:id/undo', { params: { id }, body: { stepId: body.undo?.stepId ?? '' } })

test('an approval that is undone gives back the room it took: its customer waits again', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10005' })
  const { approve, customerId, id } = await pricedOrder(owner)
  await archive(owner, ids[0])
  const before = await owner.call('GET /api/customers/summary')
  const approved = await approve()
  expect(await standing(owner, customerId)).toEqual(isIn)
  await undo(owner, id, approved)
  expect(await standing(owner, customerId)).toEqual(waits)
  expect(await owner.call('GET /api/customers/summary')).toEqual(before)
  await owner.call('POST /api/customers/:id/restore', { params: { id: ids[0] ?? '' } })
  expect((await approve()).body).toMatchObject({ code: 'customers.limitReached' })
})

test('an undone approval leaves the customer in the directory when it took nobody in, or something was done since', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10006' })
  const { approve, customerId, id } = await pricedOrder(owner)
  await archive(owner, ids[0])
  const first = await approve()
  const params = { id: customerId }
  await owner.call('POST /api/customers/:id/notes', { params, body: { text: 'Left shoulder lower' } })
  await undo(owner, id, first)
  expect(await standing(owner, customerId)).toEqual(isIn)
  await undo(owner, id, await approve())
  expect(await standing(owner, customerId)).toEqual(isIn)
  await archive(owner, customerId)
  await owner.call('POST /api/customers/:id/restore', { params })
  await undo(owner, id, await approve())
  expect(await standing(owner, customerId)).toEqual(isIn)
})

test('an undone approval leaves the customer in the directory when another order of theirs went on since', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10007' })
  const first = await pricedOrder(owner)
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10007', chest: '38' })
  const second = await pricedOrder(owner, first.id)
  expect(second.customerId).toBe(first.customerId)
  await archive(owner, ids[0])
  const approved = await first.approve()
  expect((await second.approve()).status).toBe(200)
  await undo(owner, first.id, approved)
  expect(await standing(owner, first.customerId)).toEqual(isIn)
})

test('the form of one who was put away asks for room as well, and puts them away again when its approval is undone', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10008' })
  const { approve, customerId, id } = await pricedOrder(owner)
  await archive(owner, ids[0])
  await owner.call('POST /api/customers/:id/restore', { params: { id: customerId } })
  await archive(owner, customerId)
  await owner.call('POST /api/customers', { body: { name: 'Zoya' } })
  expect((await approve()).body).toMatchObject({ code: 'customers.limitReached' })
  await archive(owner, ids[1])
  const approved = await approve()
  expect(approved.status).toBe(200)
  expect(await standing(owner, customerId)).toEqual(isIn)
  await undo(owner, id, approved)
  expect(await standing(owner, customerId)).toEqual(isPutAway)
})

test('one who waits takes the quota of the customer merged into them, and waits again when that is undone', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10009' })
  const { approve, customerId } = await pricedOrder(owner)
  const [established = ''] = ids
  const before = await owner.call('GET /api/customers/summary')
  const merge = () =>
    owner.call('POST /api/customers/:id/merge', {
      params: { id: customerId },
      body: { otherId: established },
    })
  const takeBack = (id: string) => owner.call('POST /api/customer-merges/:id/undo', { params: { id } })
  const { mergeId, customer } = await merge()
  expect(customer.isArchived).toBe(false)
  expect(customer).not.toHaveProperty('awaitsRoom')
  expect(await rowsOf(owner, 'false')).toContain('Meera Joshi')
  expect(await owner.call('GET /api/customers/summary')).toMatchObject({ total: before.total, archived: 0 })
  await takeBack(mergeId)
  expect([await standing(owner, customerId), await standing(owner, established)]).toEqual([waits, isIn])
  expect(await owner.call('GET /api/customers/summary')).toEqual(before)
  expect((await approve()).body).toMatchObject({ code: 'customers.limitReached' })
  const again = await merge()
  expect((await approve()).status).toBe(200)
  await archive(owner, customerId)
  await takeBack(again.mergeId)
  expect([await standing(owner, customerId), await standing(owner, established)]).toEqual([isPutAway, isIn])
})

test('one who waits goes on waiting when another who waits or was put away is merged into them', async () => {
  const { shop, owner, ids } = await aFullShop()
  await send(shop.id, { name: 'Meera Joshi', phone: '98763 10010' })
  const { customerId } = await pricedOrder(owner)
  await send(shop.id, { name: 'Mira Joshi', phone: '98763 10011' })
  const other = (await owner.call('GET /api/customers', { query: { archived: 'true' } })).rows
  const otherId = other.find(({ id }) => id !== customerId)?.id ?? ''
  await archive(owner, ids[0])
  for (const each of [otherId, ids[0] ?? '']) {
    await owner.call('POST /api/customers/:id/merge', { params: { id: customerId }, body: { otherId: each } })
    expect(await standing(owner, customerId)).toEqual(waits)
  }
})
