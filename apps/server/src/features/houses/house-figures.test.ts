/** The figures of a house are its own rows: what was ordered and when, what partners were given and handed over, what was booked. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

type House = Awaited<ReturnType<typeof kit.aHouse>>
const read = ({ owner }: House, query: { from?: string; to?: string } = {}) =>
  owner.call('GET /api/house', { query })

/** An order over so many minor units. */
const over = (house: House, priceMinor: number, given: object = {}) =>
  kit.anOrder(house, {
    pieces: [{ personId: house.customer.people[0]?.id ?? '', garment: 'shirt', priceMinor }],
    ...given,
  })

/** As if it had been ordered on another day, or promised for one that is over. */
const setDays = (house: House, id: string, days: { ordered_on?: string; promised_on?: string }) =>
  transact(running.app.database.pool, { side: 'job', shopId: house.shop.id }, ({ tx }) =>
    tx.updateTable('orders').set(days).where('id', '=', id).execute(),
  )

test('a house without orders has nothing of anything', async () => {
  const house = await kit.aHouse()
  expect(await read(house)).toMatchObject({
    totalOrders: 0,
    activeCustomers: 0,
    monthRevenueMinor: 0,
    commissionMinor: 0,
    lateOrders: 0,
    range: { orders: 0, revenueMinor: 0, commissionMinor: 0 },
    partners: [],
  })
})

test('orders, customers, revenue and late work are those of its rows; what was cancelled counts nowhere', async () => {
  const house = await kit.aHouse()
  const today = aDay(0)
  const second = await house.owner.call('POST /api/customers', { body: { name: 'Bina Rao' } })
  await over(house, 100_001)
  await over({ ...house, customer: second }, 250_050)
  const late = await over(house, 70_000)
  await setDays(house, late.id, { promised_on: addDays(today, -1), ordered_on: addDays(today, -1) })
  const old = await over(house, 900_000)
  await setDays(house, old.id, { ordered_on: addDays(today, -40), promised_on: addDays(today, 3) })
  const cancelled = await over(house, 5_000_000)
  await house.owner.call('POST /api/orders/:id/cancel', {
    params: { id: cancelled.id },
    body: { reason: 'She changed her mind' },
  })

  const all = await read(house)
  expect([all.totalOrders, all.activeCustomers, all.lateOrders]).toEqual([4, 2, 1])
  expect([all.toGive, all.partnerLate]).toEqual([4, 0])
  const ofDays = async (from: string, to: string) => {
    const { orders, revenueMinor } = (await read(house, { from, to })).range
    return { orders, revenueMinor }
  }
  expect(await ofDays(today, today)).toEqual({ orders: 2, revenueMinor: 350_051 })
  expect(await ofDays(addDays(today, -1), today)).toEqual({ orders: 3, revenueMinor: 420_051 })
  expect(await ofDays(addDays(today, -40), addDays(today, -40))).toEqual({ orders: 1, revenueMinor: 900_000 })
  const month = await ofDays(`${today.slice(0, 7)}-01`, today)
  expect([all.monthRevenueMinor, all.range.orders]).toEqual([month.revenueMinor, month.orders])
})

test('who last ordered more than thirty days ago is no active customer', async () => {
  const house = await kit.aHouse()
  const order = await over(house, 100_000)
  await setDays(house, order.id, { ordered_on: aDay(-30) })
  expect((await read(house)).activeCustomers).toBe(1)
  await setDays(house, order.id, { ordered_on: aDay(-31) })
  expect(await read(house)).toMatchObject({ activeCustomers: 0, totalOrders: 1 })
})

test('each partner: given, under way, handed over, and the commission booked to the coin', async () => {
  const { house, tailor, of } = await kit.partners({ rateBp: 1750 })
  const second = await kit.aTailor()
  const { body } = await kit.invite(house.owner, second.shop.id, { rateBp: 1000 })
  await second.owner.call('POST /api/shop/houses/:id/answer', {
    params: { id: body.id },
    body: { answer: 'accept' },
  })
  for (const [priceMinor, partnershipId, sewer] of [
    [100_003, of.params.id, tailor],
    [40_000, body.id, second],
  ] as const) {
    const order = await over(house, priceMinor)
    expect((await kit.assign(house.owner, order.id, partnershipId)).status).toBe(200)
    await kit.deliver(sewer.owner)
  }
  const open = await over(house, 60_000)
  await kit.assign(house.owner, open.id, of.params.id)
  const back = await over(house, 80_000)
  await kit.assign(house.owner, back.id, body.id)
  await house.owner.call('POST /api/house/orders/:id/take-back', {
    params: { id: back.id },
    body: { reason: 'Another has time' },
  })

  // 17.5 % of 100,003 is 17,500.525, and 10 % of 40,000 is 4,000.
  const all = await read(house)
  expect(all.commissionMinor).toBe(21_501)
  const partner = (id: string, from = all) => from.partners.find((each) => each.partnershipId === id)
  expect(partner(of.params.id)).toMatchObject({
    tailor: tailor.name,
    given: 2,
    open: 1,
    delivered: 1,
    commissionMinor: 17_501,
  })
  expect(partner(body.id)).toMatchObject({ given: 1, open: 0, delivered: 1, commissionMinor: 4_000 })
  const before = await read(house, { from: aDay(-20), to: aDay(-10) })
  expect(before.range.commissionMinor).toBe(0)
  expect(partner(of.params.id, before)).toMatchObject({ given: 0, delivered: 0, commissionMinor: 0 })
  expect((await read(house, { from: aDay(0), to: aDay(0) })).range.commissionMinor).toBe(21_501)
})
