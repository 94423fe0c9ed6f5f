import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLocalGateways } from '../../adapters/gateways/gateways-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { anAccount, aShop, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lastTextTo } from '../../testing/texts.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aCalendar } from '../calendar/calendar-for-tests.ts'
import { aShopThatOffers } from '../collection/collection-for-tests.ts'
import { multipart } from '../forms/raw-client-for-tests.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
let gateways: Awaited<ReturnType<typeof openLocalGateways>>
beforeAll(async () => {
  gateways = await openLocalGateways()
  running = await openTestApp(gateways.settings)
})
afterAll(async () => {
  await running.close()
  await gateways.close()
})

let serial = 10_000
const aPhone = () => `+9198764${serial++}`
const anOrderIn = (shopId: string, given: Parameters<typeof aTrackedOrder>[2] = {}) =>
  aTrackedOrder(running.app, shopId, { phone: aPhone(), number: serial++, ...given })
const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
const ordersOf = async (who: Visitor) => (await who.call('GET /api/own/orders')).orders
const appointmentsOf = (who: Visitor, after?: string) =>
  who.call('GET /api/own/appointments', { query: after ? { after } : {} })

/** Proves the phone by the code that is sent to it, in this visitor's browser. */
async function typeCode(who: Visitor, phone: string) {
  await who.call('POST /api/orders/track/code', { body: { phone } })
  const code = /^\d{6}/.exec((await lastTextTo(running.app, phone)).text)?.[0] ?? ''
  await who.call('POST /api/orders/track/prove', { body: { phone, code } })
}

/** The same, and keeps it in the account. */
async function prove(who: Visitor, phone: string) {
  await typeCode(who, phone)
  return who.call('POST /api/own/phones', { body: { phone } })
}

function sendForm(who: Visitor, fields: Record<string, string>) {
  const { payload, contentType } = multipart(fields)
  const headers = { 'content-type': contentType }
  return who.send({ method: 'POST', url: '/api/customers/measurements', payload, headers })
}

describe('My Orders', () => {
  test('shows an order of the collection at once, with its shop, price and link; nobody else sees it', async () => {
    const { item } = await aShopThatOffers(running.app)
    const [customer, stranger] = [await aCustomer(), await aCustomer()]
    const { order_id, trackingUrl } = await customer.call('POST /api/collection/:id/order', {
      params: { id: item.id },
      body: { size: 'M', colour: 'Indigo', contact: { name: 'Meera Joshi', phone: aPhone() } },
    })
    const [order, ...others] = await ordersOf(customer)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      number: order_id,
      token: trackingUrl?.split('/').at(-1),
      status: 'pending',
      garments: [{ key: 'shirt' }],
      balanceMinor: 150_000,
    })
    expect(await ordersOf(stranger)).toEqual([])
  })

  test('shows the order of a public form at once; its link only where the phone was new to the shop', async () => {
    const { id: shopId } = await aShop(running.app)
    const customer = await aCustomer()
    const phone = aPhone()
    const form = { name: 'Meera Joshi', phone, chest: '38', order_type: 'shirt', shopId }
    expect((await sendForm(customer, form)).status).toBe(200)
    expect(await ordersOf(customer)).toMatchObject([{ state: 'pending', token: expect.any(String) }])
    const other = await aCustomer()
    expect((await sendForm(other, { ...form, chest: '40' })).status).toBe(200)
    const [knows] = await ordersOf(other)
    expect(knows).toMatchObject({ state: 'pending', asksTrial: false })
    expect(knows?.token).toBeUndefined()
    expect(await ordersOf(customer)).toHaveLength(1)
  })

  test('shows the orders of a proven phone in every shop, newest first, until the phone is taken away', async () => {
    const [one, two] = [
      await aShop(running.app, { name: 'Noor' }),
      await aShop(running.app, { name: 'Sohal' }),
    ]
    const phone = aPhone()
    const first = await anOrderIn(one.id, { phone })
    const second = await anOrderIn(two.id, { phone })
    const other = aPhone()
    await anOrderIn(two.id, { phone: other })
    const customer = await aCustomer()
    const add = () => customer.try('POST /api/own/phones', { body: { phone } })
    expect((await add()).body.code).toBe('portal.proveFirst')
    // Another one, proven in the same browser, proves nothing of this.
    await typeCode(customer, other)
    expect((await add()).body.code).toBe('portal.proveFirst')
    expect(await ordersOf(customer)).toEqual([])
    expect((await prove(customer, phone)).phones).toMatchObject([{ phone }])
    const orders = await ordersOf(customer)
    expect(orders.map(({ id, shop }) => [id, shop.name])).toEqual([
      [second.orderId, 'Sohal'],
      [first.orderId, 'Noor'],
    ])
    const left = await customer.call('DELETE /api/own/phones/:phone', { params: { phone } })
    expect(left.phones).toEqual([])
    expect(await ordersOf(customer)).toEqual([])
  })

  test('are read page by page, each once, and counted whole', async () => {
    const shop = await aShop(running.app)
    const phone = aPhone()
    const made: string[] = []
    for (let at = 0; at < 53; at++) made.push((await anOrderIn(shop.id, { phone })).orderId)
    const customer = await aCustomer()
    await prove(customer, phone)
    const first = await customer.call('GET /api/own/orders')
    expect([first.orders.length, first.count]).toEqual([50, 53])
    const last = await customer.call('GET /api/own/orders', { query: { after: first.next } })
    expect([last.orders.length, last.count, last.next]).toEqual([3, 53, undefined])
    expect([...first.orders, ...last.orders].map(({ id }) => id)).toEqual(made.toReversed())
    const unknown = await customer.call('GET /api/own/orders', { query: { after: running.app.newId() } })
    expect([unknown.orders, unknown.next]).toEqual([[], undefined])
  })

  test('keeps an order by its private link, once however often; a guessed one leads nowhere', async () => {
    const shop = await aShop(running.app)
    const { orderId, token } = await anOrderIn(shop.id)
    const customer = await aCustomer()
    for (const _ of ['once', 'again']) await customer.call('POST /api/own/orders', { body: { token } })
    // The shop takes money online, and all of the price is owed.
    expect(await ordersOf(customer)).toMatchObject([{ id: orderId, token, payOnlineMinor: 150_000 }])
    const guess = await customer.try('POST /api/own/orders', { body: { token: 'guessed' } })
    expect(guess.status).toBe(404)
  })
})

test('My Orders leads to a visit where the shop takes bookings, and to a review until one was written', async () => {
  const { owner, shop } = await aCalendar(running.app)
  const { token } = await anOrderIn(shop.id, { state: 'delivered' })
  const customer = await aCustomer()
  await customer.call('POST /api/own/orders', { body: { token } })
  const ways = async () => {
    const [order] = await ordersOf(customer)
    return [order?.mayReview, order?.bookingPath]
  }
  expect(await ways()).toEqual([true, undefined])
  const { bookingLink = '' } = await owner.call('PATCH /api/calendar/settings', {
    body: { takesBookings: true },
  })
  await customer.call('POST /api/track/:token/review', { params: { token }, body: { stars: 5 } })
  expect(await ways()).toEqual([undefined, `/book/${bookingLink.split('/').at(-1)}`])
})

describe('Appointments', () => {
  test('of a proven phone stand in the list, ahead and over, with the link; a stranger sees none', async () => {
    const { book, customer: record, on, shop } = await aCalendar(running.app)
    const [customer, stranger] = [await aCustomer(), await aCustomer()]
    const phone = record.phone ?? ''
    // A code is sent to phones with orders only.
    await anOrderIn(shop.id, { phone })
    await prove(customer, phone)
    const made = await book({ notes: 'Pays late' })
    const { upcoming, past } = await appointmentsOf(customer)
    expect(past).toEqual([])
    expect(upcoming).toMatchObject([
      { on, minute: 660, kind: 'fitting', shop: { name: 'Noor Tailors' }, can: { change: true } },
    ])
    expect(made.link).toContain(upcoming[0]?.token)
    expect(JSON.stringify(upcoming)).not.toContain('Pays late')
    const token = upcoming[0]?.token ?? ''
    await customer.call('POST /api/appointment/:token/cancel', { params: { token } })
    expect(await appointmentsOf(customer)).toMatchObject({ upcoming: [], past: [{ state: 'cancelled' }] })
    expect(await appointmentsOf(stranger)).toEqual({ upcoming: [], past: [], left: 0 })
  })

  test('booked on a shop’s page while signed in stand there at once', async () => {
    const { owner, on } = await aCalendar(running.app)
    const { bookingLink } = await owner.call('PATCH /api/calendar/settings', {
      body: { takesBookings: true },
    })
    const customer = await aCustomer()
    const { token } = await customer.call('POST /api/booking/:token', {
      params: { token: bookingLink?.split('/').at(-1) ?? '' },
      body: { kind: 'fitting', on, minute: 720, name: 'Meera', phone: aPhone() },
    })
    expect((await appointmentsOf(customer)).upcoming).toMatchObject([{ token, minute: 720 }])
  })

  test('more than a hundred are all reached, page by page: the next one first, then the newest that is over', async () => {
    const { book, shop } = await aCalendar(running.app)
    const [customer, phone] = [await aCustomer(), aPhone()]
    await anOrderIn(shop.id, { phone })
    await prove(customer, phone)
    const { id } = await book()
    // Every other day, from 115 days ago until in 123 days.
    await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      sql`insert into appointments
            (id, shop_id, kind, starts_at, ends_at, guest_name, guest_phone, booked_by, token, created_at)
          select gen_random_uuid(), shop_id, kind, starts_at + days * interval '2 days', ends_at + days * interval '2 days',
                 'Meera', ${phone}, booked_by, token || days, created_at
            from appointments, generate_series(-59, 60) days where id = ${id}`.execute(tx),
    )
    const pages = [await appointmentsOf(customer)]
    while (pages.at(-1)?.next) pages.push(await appointmentsOf(customer, pages.at(-1)?.next))
    expect(pages.map(({ left }) => left)).toEqual([70, 20, 0])
    const [upcoming, past] = [pages.flatMap((page) => page.upcoming), pages.flatMap((page) => page.past)]
    expect([upcoming.length, past.length]).toEqual([62, 58])
    const starts = [...past.toReversed(), ...upcoming].map(({ startsAt }) => startsAt)
    expect(starts).toEqual([...new Set(starts)].sort())
    expect(await appointmentsOf(customer, running.app.newId())).toEqual({ upcoming: [], past: [], left: 0 })
  })
})
