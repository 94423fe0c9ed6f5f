import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastTextTo } from '../../testing/texts.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aDay, anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const come = () => new Visitor(running.app)

let serial = 30_000

/** Two garments of two people, with all that can be said of an order, and what the shop writes for itself alone. */
async function aFullOrder() {
  const counter = await aShopWithCustomer(running.app, { phone: `98768 ${serial++}` })
  const { owner, shop, customer, personId } = counter
  const secret = 'Ask for the money first'
  const params = { id: customer.id }
  await owner.call('POST /api/customers/:id/notes', { params, body: { text: secret, isPinned: true } })
  const { people } = await owner.call('POST /api/customers/:id/people', { params, body: { name: 'Ravi' } })
  const raviId = people.find(({ name }) => name === 'Ravi')?.id ?? ''
  await measure(counter, { personId, inches: { inseam: '30', chest: '40 1/2', neck: '15' }, notes: secret })
  await measure(counter, { personId: raviId, inches: { waist: '34', chest: '44' }, notes: secret })
  await owner.call('PATCH /api/shop/garments/:key', {
    params: { key: 'shirt' },
    body: { addOns: [{ key: 'monogram', name: 'Monogram', priceMinor: 5_000 }] },
  })
  const shirt = {
    personId,
    garment: 'shirt',
    priceMinor: 100_000,
    notes: 'Two darts at the back',
    styles: [{ group: 'collar', option: 'mandarin' }],
    addOns: [{ key: 'monogram' }],
    isUrgent: true,
    cloth: { source: 'own', type: 'linen', colour: 'indigo', metres: 2.25 } as const,
  }
  const pieces = [shirt, { personId: raviId, garment: 'trousers', priceMinor: 80_000 }]
  const dates = { trialOn: aDay(4), discountMinor: 15_000, notes: 'For the wedding' }
  const advance = { amountMinor: 50_000, method: 'cash' } as const
  const order = await owner.call('POST /api/orders', {
    body: anOrderBody(customer, { pieces, ...dates, advance }),
  })
  const tailor = await aMember(running.app, shop.id, { role: 'cutter', name: 'Imran Ansari' })
  const id = { params: { id: order.id } }
  await owner.call('PATCH /api/orders/:id', { ...id, body: { assignedTo: tailor.id } })
  return { owner, order, secret, phone: customer.phone ?? '' }
}

type Counter = Awaited<ReturnType<typeof aShopWithCustomer>>
interface Measured {
  personId: string
  inches: Record<string, string>
  notes: string
}
const measure = ({ owner }: Counter, { personId, inches, notes }: Measured) =>
  owner.call('POST /api/measurement-records', {
    body: {
      personId,
      unit: 'in',
      notes,
      values: Object.entries(inches).map(([field, typed]) => ({ field, typed, unit: 'in', isKept: true })),
    },
  })

const ofLink = (trackingUrl: string) => {
  const token = trackingUrl.split('/').at(-1) ?? ''
  return come().call('GET /api/track/:token', { params: { token } })
}

async function ofCode(phone: string) {
  const visitor = come()
  await visitor.call('POST /api/orders/track/code', { body: { phone } })
  const code = (await lastTextTo(running.app, phone)).text.slice(0, 6)
  await visitor.call('POST /api/orders/track/prove', { body: { phone, code } })
  return (await visitor.call('GET /api/orders/track', { query: { phone } })).orders
}

test('the private link tells all of every garment: style, cloth, extras, price, what was asked for, the sizes it is cut from', async () => {
  const { order } = await aFullOrder()
  const [shirt, trousers] = (await ofLink(order.trackingUrl)).pieces
  expect(shirt).toMatchObject({
    personName: 'Asha Verma',
    notes: 'Two darts at the back',
    isUrgent: true,
    priceMinor: 100_000,
    styles: [{ group: 'collar', option: 'mandarin' }],
    cloth: { source: 'own', type: 'linen', colour: 'indigo', metres: 2.25 },
    addOns: [{ name: 'Monogram', priceMinor: 5_000 }],
    sizes: { profile: 'body', unit: 'in', takenOn: aDay(0) },
  })
  // What a shirt is cut by, in a shirt's order: the inseam is another garment's.
  expect(shirt?.sizes?.values.map(({ field, typed, mm }) => [field, typed, mm])).toEqual([
    ['neck', '15', 381],
    ['chest', '40 1/2', 1028.7],
  ])
  expect(trousers).toMatchObject({ personName: 'Ravi', isUrgent: false, sizes: { takenOn: aDay(0) } })
  expect(trousers?.sizes?.values.map(({ field }) => field)).toEqual(['waist'])
})

test('the private link tells the sizes a garment was cut by when it was ordered, whatever it is cut by today', async () => {
  const { owner, order } = await aFullOrder()
  const before = (await ofLink(order.trackingUrl)).pieces[0]?.sizes
  const fields = ['chest', 'inseam'].map((field) => ({ field, isNeeded: true }))
  const params = { key: 'shirt' }
  await owner.call('PATCH /api/shop/garments/:key', { params, body: { fields } })
  expect((await ofLink(order.trackingUrl)).pieces[0]?.sizes).toEqual(before)
  await owner.call('POST /api/shop/garments/:key/reset', { params })
})

test('the private link tells of the order who has it, what was asked for, its discount and every sum', async () => {
  const { order } = await aFullOrder()
  expect(await ofLink(order.trackingUrl)).toMatchObject({
    tailorName: 'Imran Ansari',
    notes: 'For the wedding',
    trialOn: aDay(4),
    promisedOn: aDay(7),
    piecesMinor: 185_000,
    discountMinor: 15_000,
    writtenOffMinor: 0,
    totalMinor: 170_000,
    paidMinor: 50_000,
    balanceMinor: 120_000,
    currency: 'INR',
  })
})

test('a code to the phone tells all of it as well: the spec’s fields, and of every person and garment what the link tells', async () => {
  const { order, phone } = await aFullOrder()
  const [before] = (await come().call('GET /api/orders/track', { query: { phone } })).orders
  for (const hidden of ['measurements', 'tailor_name', 'special_instructions', 'amounts', 'url', 'whole'])
    expect(before).not.toHaveProperty(hidden)
  for (const hidden of ['Ravi', 'Asha', 'waist', 'linen', 'darts', 'Monogram', 'mandarin', order.trackingUrl])
    expect(JSON.stringify(before), hidden).not.toContain(hidden)
  const told = (await ofCode(phone)).find(({ id }) => id === order.number)
  expect(told).toMatchObject({
    measurements: { chest: 102.9, neck: 38.1, inseam: 76.2 },
    tailor_name: 'Imran Ansari',
    special_instructions: 'For the wedding\nTwo darts at the back',
    amounts: { currency: 'INR', total: 170_000, paid: 50_000, balance: 120_000 },
    url: order.trackingUrl,
  })
  expect(told?.measurements).not.toHaveProperty('waist')
  expect(told?.whole).toEqual(await ofLink(order.trackingUrl))
  expect(told?.whole?.pieces.map(({ personName, sizes }) => [personName, sizes?.values.at(-1)?.mm])).toEqual([
    ['Asha Verma', 1028.7],
    ['Ravi', 863.6],
  ])
})

test('what the shop writes of a customer and of their sizes for itself stays in the shop', async () => {
  const { order, secret, phone } = await aFullOrder()
  expect(order.pinnedNotes).toEqual([{ text: secret }])
  expect(JSON.stringify(await ofLink(order.trackingUrl))).not.toContain(secret)
  expect(JSON.stringify(await ofCode(phone))).not.toContain(secret)
})
