import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { aDay, aMeasuredCustomer } from '../orders/orders-for-tests.ts'
import { aCustomer, accept, aListedShop, anOffer, asked, brief, offer } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const newest = async (owner: Visitor) => {
  const [card] = (await owner.call('GET /api/orders', { query: { sort: 'newest' } })).rows
  return owner.call('GET /api/orders/:id', { params: { id: card?.id ?? '' } })
}

describe('a request', () => {
  test('reaches each shop that was asked, once, and nobody else; the phone stays with the customer', async () => {
    const { customer, sides, body } = await asked(running, 2)
    await customer.call('POST /api/quotes', { body, files: {} })
    expect((await customer.call('GET /api/quotes')).rows).toHaveLength(2)
    for (const { owner, of } of sides) {
      const { rows } = await owner.call('GET /api/shop/quotes')
      expect(rows.map(({ id }) => id)).toEqual([of.params.id])
      const quote = await owner.call('GET /api/shop/quotes/:id', of)
      expect(quote).toMatchObject({ state: 'asked', words: body.words, customerName: 'Asha Verma' })
      expect(quote.phone).toBeUndefined()
    }
    const { owner: stranger } = await aListedShop(running)
    expect((await stranger.try('GET /api/shop/quotes/:id', sides[0]?.of)).status).toBe(404)
    expect((await (await aCustomer(running)).try('GET /api/quotes/:id', sides[0]?.of)).status).toBe(404)
  })

  test('is not for cutters', async () => {
    const { first } = await asked(running)
    const cutter = await memberAtWork(running.app, first.shop.id, 'cutter')
    expect((await cutter.try('GET /api/shop/quotes')).status).toBe(403)
  })

  test('goes to listed shops alone, with a phone, for a day to come, and to three at most', async () => {
    const { slug, owner } = await aListedShop(running)
    const customer = await aCustomer(running)
    const code = async (given: object) =>
      (await customer.try('POST /api/quotes', { body: brief(running, [slug], given), files: {} })).body
        .errors?.[0]?.code
    expect(await code({ phone: '12' })).toBe('customers.phoneInvalid')
    expect(await code({ neededOn: aDay(-1) })).toBe('quotes.neededPast')
    expect(await code({ sharesSizes: true })).toBe('quotes.noSizes')
    const four = await customer.try('POST /api/quotes', {
      body: brief(running, [slug, 'a', 'b', 'c']),
      files: {},
    })
    expect(four.status).toBe(400)
    await owner.call('PATCH /api/shop/listing', { body: { isListed: false } })
    expect(await code({})).toBe('quotes.notListed')
  })

  test('is one of three open ones with a shop, and of ten in a day', async () => {
    const { slug } = await aListedShop(running)
    const customer = await aCustomer(running)
    const ask = async () =>
      (await customer.try('POST /api/quotes', { body: brief(running, [slug]), files: {} })).body.code
    for (const _ of [1, 2, 3]) expect(await ask()).toBeUndefined()
    expect(await ask()).toBe('quotes.tooManyOpen')
    for (const _ of [1, 2, 3, 4, 5, 6]) await ask()
    expect(await ask()).toBe('accounts.tooManyAttempts')
  })

  test('is one of three open ones with a shop, sent all at the same moment too', async () => {
    const { slug, owner } = await aListedShop(running)
    const customer = await aCustomer(running)
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await customer.try('POST /api/quotes', { body: brief(running, [slug]), files: {} })
        return body.code ?? 'asked'
      }),
    )
    expect(codes.toSorted()).toEqual([...Array(3).fill('asked'), ...Array(3).fill('quotes.tooManyOpen')])
    expect((await owner.call('GET /api/shop/quotes')).rows).toHaveLength(3)
  })

  test('tells its budget to the shops of its currency, and to no other shop as an amount of its own', async () => {
    const rupees = await aListedShop(running)
    const { owner } = await aShopAtWork(running.app, { country: 'AE' })
    const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
    const customer = await aCustomer(running)
    const phone = '+91 98765 43210'
    const given = { phone, budgetMinor: 500_000 }
    const ask = (said: object) =>
      customer.try('POST /api/quotes', { body: brief(running, [rupees.slug, slug], said), files: {} })
    const unsaid = await ask(given)
    expect(unsaid.body.errors).toMatchObject([{ field: 'budgetCurrency', code: 'required' }])
    const { quotes } = (await ask({ ...given, budgetCurrency: 'INR' })).body
    expect(quotes.map(({ currency, budgetMinor }) => [currency, budgetMinor]).toSorted()).toEqual([
      ['AED', undefined],
      ['INR', 500_000],
    ])
  })

  test('carries the customer’s sizes by choice, until they are taken back', async () => {
    const { slug, owner } = await aListedShop(running)
    const customer = await aCustomer(running)
    await customer.call('POST /api/body-scans', { body: aScan({ id: running.app.newId() }) })
    const { quotes } = await customer.call('POST /api/quotes', {
      body: brief(running, [slug], { sharesSizes: true }),
      files: {},
    })
    const of = { params: { id: quotes[0]?.id ?? '' } }
    expect((await owner.call('GET /api/shop/quotes/:id', of)).sizes?.values.length).toBeGreaterThan(3)
    await customer.call('POST /api/quotes/:id/act', { ...of, body: { act: 'stopSharing' } })
    const after = await owner.call('GET /api/shop/quotes/:id', of)
    expect([after.state, after.sizes]).toEqual(['asked', undefined])
  })

  test('is cut from the sizes that came with it, which shops that do not sew it see no longer', async () => {
    const [sews, loses, refuses] = await Promise.all([1, 2, 3].map(() => aListedShop(running)))
    if (!sews || !loses || !refuses) throw new Error('three shops are asked')
    const customer = await aCustomer(running)
    await customer.call('POST /api/body-scans', { body: aScan({ id: running.app.newId() }) })
    const { quotes } = await customer.call('POST /api/quotes', {
      body: brief(running, [sews.slug, loses.slug, refuses.slug], { sharesSizes: true }),
      files: {},
    })
    const of = (slug: string) => ({ params: { id: quotes.find(({ shop }) => shop.slug === slug)?.id ?? '' } })
    await refuses.owner.call('POST /api/shop/quotes/:id/refuse', { ...of(refuses.slug), body: {} })
    await offer(sews.owner, of(sews.slug), { trialOn: aDay(5) })
    expect((await accept(customer, of(sews.slug))).status).toBe(200)
    const sizesOf = async ({ owner, slug }: typeof sews) =>
      (await owner.call('GET /api/shop/quotes/:id', of(slug))).sizes
    expect([await sizesOf(loses), await sizesOf(refuses)]).toEqual([undefined, undefined])
    const order = await newest(sews.owner)
    expect(order.trialOn).toBe(aDay(5))
    expect(order.pieces[0]?.snapshot?.values.map(({ field }) => field)).toContain('chest')
    const [record] = (await sews.owner.call('GET /api/measurement-records')).rows
    expect(record).toMatchObject({ how: 'photo', sent: { by: 'Asha Verma', isChecked: false } })
  })

  test('under the name and phone of somebody the shop has measured tells nothing of their sizes', async () => {
    const { first, customer: stranger, body } = await asked(running)
    await aMeasuredCustomer(first.owner, { name: body.name, phone: body.phone })
    await offer(first.owner, first.of)
    expect((await accept(stranger, first.of)).status).toBe(200)
    expect((await newest(first.owner)).pieces[0]?.snapshot).toBeUndefined()
    expect((await stranger.call('GET /api/own/size-sets')).sets).toEqual([])
  })
})

describe('an offer', () => {
  test('is made again as the next version, never over one the shop has not seen', async () => {
    const { customer, first } = await asked(running)
    await offer(first.owner, first.of)
    const stale = await first.owner.try('POST /api/shop/quotes/:id/offers', { ...first.of, body: anOffer() })
    expect([stale.status, stale.body.code]).toEqual([409, 'quotes.changedMeanwhile'])
    await offer(first.owner, first.of, { after: 1, priceMinor: 80_000 })
    const quote = await customer.call('GET /api/quotes/:id', first.of)
    expect(quote.offers.map(({ version, priceMinor }) => [version, priceMinor])).toEqual([
      [2, 80_000],
      [1, 90_000],
    ])
    expect((await accept(customer, first.of, 1)).body.code).toBe('quotes.changedMeanwhile')
  })

  test.each([
    ['ends before today', { validUntil: aDay(-1) }],
    ['ends after the piece is ready', { validUntil: aDay(11) }],
    ['is tried on after it is ready', { trialOn: aDay(12) }],
  ])('is refused when it %s', async (_why, given) => {
    const { first } = await asked(running)
    const refused = await first.owner.try('POST /api/shop/quotes/:id/offers', {
      ...first.of,
      body: anOffer(given),
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'quotes.daysWrong'])
  })
})

describe('accepting', () => {
  test('makes one order at the price that was offered, closes the others, and nothing changes after it', async () => {
    const { customer, sides, first } = await asked(running, 2)
    const [, second] = sides
    if (!second) throw new Error('two were asked')
    await offer(first.owner, first.of)
    await offer(second.owner, second.of)
    expect((await customer.call('GET /api/quotes/:id', first.of)).others).toBe(1)
    const { body: quote } = await accept(customer, first.of)
    expect(quote).toMatchObject({
      state: 'accepted',
      others: 0,
      trackingPath: expect.stringMatching(/^\/track\//),
    })
    const seen = await first.owner.call('GET /api/shop/quotes/:id', first.of)
    const order = await first.owner.call('GET /api/orders/:id', { params: { id: seen.orderId ?? '' } })
    expect(order).toMatchObject({
      source: 'quote',
      totalMinor: 90_000,
      promisedOn: aDay(10),
      state: 'pending',
    })
    expect(seen.phone).toContain('98765')
    expect((await second.owner.call('GET /api/shop/quotes/:id', second.of)).state).toBe('closed')
    const late = { ...first.of, body: anOffer({ after: 1, priceMinor: 200_000 }) }
    expect((await first.owner.try('POST /api/shop/quotes/:id/offers', late)).body.code).toBe(
      'quotes.notFromHere',
    )
    expect((await accept(customer, second.of)).body.code).toBe('quotes.notFromHere')
    expect((await accept(customer, first.of)).status).toBe(200)
    expect((await first.owner.call('GET /api/orders')).rows).toHaveLength(1)
    const { orders } = await customer.call('GET /api/own/orders')
    expect(orders).toMatchObject([{ id: seen.orderId, number: 'ORD-001', token: expect.any(String) }])
  })

  test('two offers at the same moment: one wins', async () => {
    const { customer, sides } = await asked(running, 2)
    for (const { owner, of } of sides) await offer(owner, of)
    const statuses = await Promise.all(sides.map(async ({ of }) => (await accept(customer, of)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
    const orders = await Promise.all(
      sides.map(async ({ owner }) => (await owner.call('GET /api/orders')).rows.length),
    )
    expect(orders.toSorted()).toEqual([0, 1])
  })

  test('the same offer three times at the same moment makes one order, and each is answered with it', async () => {
    const { customer, first } = await asked(running)
    await offer(first.owner, first.of)
    const answers = await Promise.all([1, 2, 3].map(() => accept(customer, first.of)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.trackingPath)).size).toBe(1)
    expect((await first.owner.call('GET /api/orders')).rows).toHaveLength(1)
  })

  test('comes too late after the last day of the offer', async () => {
    const { customer, first } = await asked(running)
    await offer(first.owner, first.of)
    running.pass({ days: 4 })
    try {
      const refused = await accept(customer, first.of)
      expect([refused.status, refused.body.code]).toEqual([409, 'quotes.expired'])
      expect((await customer.call('GET /api/quotes/:id', first.of)).isExpired).toBe(true)
    } finally {
      running.pass({ days: -4 })
    }
  })
})

test('its conversation is open until it is over, and goes on in the order that it becomes', async () => {
  const { customer, sides, first } = await asked(running, 2)
  const [, second] = sides
  if (!second) throw new Error('two were asked')
  const write = (
    who: Visitor,
    path: 'conversations' | 'shop/conversations',
    of: { params: { id: string } },
  ) =>
    who.try(`POST /api/${path}/:id/messages`, {
      ...of,
      body: { id: running.app.newId(), words: 'Is cotton fine?' },
      files: {},
    })
  expect((await write(customer, 'conversations', first.of)).status).toBe(200)
  expect((await write(customer, 'conversations', second.of)).status).toBe(200)
  expect((await first.owner.call('GET /api/shop/quotes')).rows[0]?.unread).toBe(1)
  await second.owner.call('POST /api/shop/quotes/:id/refuse', { ...second.of, body: { words: 'Too busy' } })
  expect((await write(customer, 'conversations', second.of)).body.code).toBe('conversations.closed')
  expect((await customer.call('GET /api/conversations/:id', second.of)).last?.words).toBe('Too busy')
  await offer(first.owner, first.of)
  await accept(customer, first.of)
  const { orderId } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  const talk = await customer.call('GET /api/conversations/:id', first.of)
  expect(talk).toMatchObject({ orderId, orderNumber: 'ORD-001', isClosed: false })
  expect(
    await first.owner.call('POST /api/shop/conversations', { body: { orderId: orderId ?? '' } }),
  ).toEqual({
    id: first.of.params.id,
  })
  expect((await write(first.owner, 'shop/conversations', first.of)).status).toBe(200)
})

test('a refusal is a state that the customer reads in their own language: without words nothing is written for the shop', async () => {
  const { customer, first } = await asked(running)
  const refuse = (body: { words?: string }) =>
    first.owner.try('POST /api/shop/quotes/:id/refuse', { ...first.of, body })
  await first.owner.call('PUT /api/shop/blocked-words', { body: { words: ['rascal'] } })
  expect((await refuse({ words: 'No, you rascal' })).body.errors?.[0]?.code).toBe('conversations.blockedWord')
  expect((await customer.call('GET /api/quotes/:id', first.of)).state).toBe('asked')
  expect((await refuse({ words: '' })).body.state).toBe('refused')
  const { rows } = await customer.call('GET /api/conversations/:id/messages', first.of)
  expect(rows).toEqual([])
  expect((await refuse({})).body.code).toBe('quotes.notFromHere')
})
