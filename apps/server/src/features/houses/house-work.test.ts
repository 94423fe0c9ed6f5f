/** Work at a partner's: the house's order goes along with it, and comes back while nothing is cut. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { dayIn } from '../shops/api.ts'
import { cancel, cut, givenBy, kindsOf, move, of, takeBack, undo } from './house-work-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

const given = givenBy(kit)

describe('the house’s own order', () => {
  test('goes along: in work with the partner, ready once it is handed over, and back when that is undone', async () => {
    const { tailor, own, seen, row } = await given()
    await move(tailor.owner, own.id, 'approved')
    expect((await seen()).state).toBe('approved')
    await move(tailor.owner, own.id, 'in_progress')
    expect((await seen()).state).toBe('in_progress')
    await move(tailor.owner, own.id, 'ready')
    expect((await seen()).state).toBe('in_progress')
    expect((await row())?.work?.state).toBe('completed')
    const done = await move(tailor.owner, own.id, 'delivered')
    const ready = await seen()
    expect([ready.state, ready.pieces.map(({ state }) => state)]).toEqual(['ready', ['done']])
    expect(await row()).toMatchObject({ state: 'completed', work: { state: 'delivered', isBooked: true } })
    await undo(tailor.owner, done)
    expect((await seen()).state).toBe('in_progress')
  })

  test('is ready though the house’s stock is short: the partner hears nothing of it, the house reads what was not taken', async () => {
    const both = await kit.partners()
    const { owner, customer, personId } = both.house
    const body = { name: 'White poplin', category: 'fabric', unit: 'm', onHand: 0, lowAt: 1 } as const
    const item = await owner.call('POST /api/inventory/items', { body })
    const piece = { personId, garment: 'shirt', priceMinor: 100_000 }
    const order = await kit.anOrder(both.house, {
      customerId: customer.id,
      pieces: [{ ...piece, stock: { itemId: item.id, quantity: 2 } }],
    })
    await kit.assign(owner, order.id, both.of.params.id)
    await kit.deliver(both.tailor.owner)
    const seen = await owner.call('GET /api/orders/:id', of(order.id))
    expect([seen.state, seen.pieces[0]?.stock?.isTaken]).toEqual(['ready', false])
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of(order.id))
    expect(rows.find(({ kind }) => kind === 'orders.clothShort')?.params).toMatchObject({
      item: 'White poplin',
      quantity: 2,
      unit: 'm',
    })
    const statement = await owner.call('GET /api/house/partners/:id/statement', both.of)
    expect(statement.payableMinor).toBe(80_000)
  })

  test('stays where it is once the house has handed it over', async () => {
    const { house, tailor, order, seen, atTailor } = await given()
    await kit.deliver(tailor.owner)
    await move(house.owner, order.id, 'delivered')
    await undo(tailor.owner, await atTailor())
    expect((await seen()).state).toBe('delivered')
  })
})

describe('an order taken back', () => {
  test('before it is cut is cancelled at the partner’s, who reads why, and goes to another', async () => {
    const { house, tailor, partnership, order, own, atTailor, row } = await given()
    await move(tailor.owner, own.id, 'approved')
    expect((await takeBack(house.owner, order.id)).body).toMatchObject({ canAssign: true })
    expect((await row())?.work).toBeUndefined()
    expect(await atTailor()).toMatchObject({ state: 'cancelled', cancelReason: 'Another has time' })
    expect(await kindsOf(tailor.owner)).toEqual(['houseTookBack'])
    expect(await kindsOf(house.owner)).toEqual(['partnerAnswered'])
    expect((await takeBack(house.owner, order.id)).body.code).toBe('houses.notGiven')
    expect((await kit.assign(house.owner, order.id, partnership.params.id)).status).toBe(200)
  })

  test('after it is cut only the partner gives it back, and the house finds it in the inbox', async () => {
    const { house, tailor, order, own, atTailor, row } = await given()
    await move(tailor.owner, own.id, 'approved')
    await cut(tailor.owner, await atTailor())
    const refused = await takeBack(house.owner, order.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'houses.cutAlready'])
    expect((await atTailor()).state).toBe('in_progress')
    expect((await cancel(tailor.owner, own.id)).status).toBe(200)
    expect(await row()).toMatchObject({ canAssign: true })
    expect(await kindsOf(house.owner)).toContain('partnerGaveBack')
  })

  test('by nobody else: not a stranger, not the partner, not the house’s counter', async () => {
    const { house, tailor, order } = await given()
    const stranger = await kit.partners()
    const counter = await memberAtWork(running.app, house.shop.id, 'counter')
    expect((await takeBack(stranger.house.owner, order.id)).status).toBe(404)
    expect((await takeBack(tailor.owner, order.id)).status).toBe(404)
    expect((await takeBack(counter, order.id)).status).toBe(403)
    expect((await takeBack(house.owner, order.id)).status).toBe(200)
  })

  test('not once it is handed over', async () => {
    const { house, tailor, order } = await given()
    await kit.deliver(tailor.owner)
    expect((await takeBack(house.owner, order.id)).body.code).toBe('houses.notFromHere')
  })
})

describe('the day a partner is asked for', () => {
  test('is the house’s day before the promise, or the one that was chosen, never after the promise or before today', async () => {
    const both = await kit.partners()
    const order = await kit.anOrder(both.house)
    const { dueOn, latestOn } = await both.house.owner.call(
      'GET /api/house/orders/:id/partners',
      of(order.id),
    )
    expect([dueOn, latestOn]).toEqual([aDay(5), aDay(7)])
    const give = (day: string) => kit.assign(both.house.owner, order.id, both.of.params.id, { dueOn: day })
    expect((await give(aDay(-1))).body.errors).toMatchObject([{ field: 'dueOn', code: 'orders.promisePast' }])
    expect((await give(aDay(8))).body.errors).toMatchObject([
      { field: 'dueOn', code: 'houses.dayAfterPromise' },
    ])
    expect((await give(aDay(4))).body).toMatchObject({ work: { dueOn: aDay(4) } })
    const [own] = (await both.tailor.owner.call('GET /api/orders')).rows
    expect(own?.promisedOn).toBe(aDay(4))
  })
})

test('a partner gets what is needed to sew, and nothing that leads to the house’s customer', async () => {
  const both = await kit.partners()
  const { house, tailor } = both
  const personId = house.customer.people[0]?.id ?? ''
  const order = await kit.anOrder(house, {
    priority: 'high',
    notes: 'Call Asha on 98765 43210',
    pieces: [
      {
        personId,
        garment: 'shirt',
        priceMinor: 100_000,
        isUrgent: true,
        notes: 'Left shoulder drops',
        cloth: { source: 'shop', type: 'Cotton', colour: 'Indigo', metres: 2.5 },
      },
    ],
  })
  await kit.assign(house.owner, order.id, both.of.params.id, { notes: 'French seams, please' })
  const [row] = (await tailor.owner.call('GET /api/orders')).rows
  const own = await tailor.owner.try('GET /api/orders/:id', of(row?.id ?? ''))
  expect(own.body).toMatchObject({
    priority: 'high',
    notes: 'ORD-001\nFrench seams, please',
    pieces: [
      {
        isUrgent: true,
        notes: 'Left shoulder drops',
        cloth: { source: 'own', type: 'Cotton', colour: 'Indigo', metres: 2.5 },
      },
    ],
  })
  for (const secret of ['Asha', '98765', '43210']) expect(own.text).not.toContain(secret)
})

test('marking a piece as urgent at the partner’s leaves the share that was agreed', async () => {
  const { tailor, own } = await given()
  await tailor.owner.call('PATCH /api/shop/counter', { body: { rush: { percentBp: 2500 } } })
  const [piece] = own.pieces
  const edited = await tailor.owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { id: own.id, pieceId: piece?.id ?? '' },
    body: { isUrgent: true },
  })
  expect([edited.pieces[0]?.isUrgent, edited.rushMinor, edited.totalMinor]).toEqual([true, 0, own.totalMinor])
})

test('orders are found by words, state and partner, and counted', async () => {
  const { house, order, partnership } = await given()
  const other = await kit.anOrder(house)
  const find = async (query: object) =>
    (await house.owner.call('GET /api/house/orders', { query })).rows.map(({ id }) => id)
  expect(await find({})).toEqual([other.id, order.id])
  expect(await find({ work: 'open' })).toEqual([other.id])
  expect(await find({ work: 'given' })).toEqual([order.id])
  expect(await find({ partner: partnership.params.id })).toEqual([order.id])
  expect(await find({ q: 'ord-2' })).toEqual([other.id])
  expect((await find({ q: 'asha' })).length).toBe(2)
  expect(await find({ q: 'nobody' })).toEqual([])
  expect(await find({ state: 'delivered' })).toEqual([])
  expect((await find({ sort: 'promised', due: 'week' })).length).toBeLessThanOrEqual(2)
  const count = await house.owner.call('GET /api/house/orders/count', { query: { q: 'asha' } })
  expect(count).toEqual({ count: 2, isCapped: false })
  const { range } = await house.owner.call('GET /api/house', { query: { from: aDay(0), to: aDay(0) } })
  expect(range).toMatchObject({ orders: 2, revenueMinor: 200_000, commissionMinor: 0 })
  const before = await house.owner.call('GET /api/house', { query: { from: aDay(-9), to: aDay(-8) } })
  expect([before.range.orders, before.partners.map(({ given: of }) => of)]).toEqual([0, [0]])
})

// These move the clock: they stand last.
test('an order is late by its promise and by the partner’s own day, and neither once it is ready', async () => {
  const { house, tailor, row } = await given(undefined, { dueOn: aDay(2) })
  expect(await row()).toMatchObject({ isLate: false, work: { dueOn: aDay(2), isLate: false } })
  running.pass({ days: 3 })
  const found = async (due: 'late' | 'partnerLate') =>
    (await house.owner.call('GET /api/house/orders', { query: { due } })).rows.length
  expect([await found('late'), await found('partnerLate')]).toEqual([0, 1])
  const overview = await house.owner.call('GET /api/house', { query: {} })
  expect([overview.toGive, overview.lateOrders, overview.partnerLate]).toEqual([0, 0, 1])
  expect((await row())?.work?.isLate).toBe(true)
  running.pass({ days: 5 })
  expect([await found('late'), await found('partnerLate')]).toEqual([1, 1])
  await kit.deliver(tailor.owner)
  expect([await found('late'), await found('partnerLate')]).toEqual([0, 0])
})

test('a partner may be asked for any day from today on when the order is late', async () => {
  const both = await kit.partners()
  const day = (days: number) => addDays(dayIn('Asia/Kolkata', running.app.now()), days)
  const promise = day(1)
  const order = await kit.anOrder(both.house, { promisedOn: promise })
  running.pass({ days: 4 })
  const later = await both.house.owner.call('GET /api/house/orders/:id/partners', of(order.id))
  expect(later.dueOn).toBe(day(0))
  const { body } = await kit.assign(both.house.owner, order.id, both.of.params.id, { dueOn: day(9) })
  expect(body).toMatchObject({ isLate: true, work: { dueOn: day(9), isLate: false } })
})
