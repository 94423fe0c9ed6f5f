/** A bill and its order say the same, or somebody is told: nothing a bill says changes under it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceOf } from '../../seed/chance.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { keptSums, plainSums } from '../analytics/figures-for-tests.ts'
import { aBillingShop } from './bills-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const onTop = { includesTax: false }

/** A shop with an order to bill, what may be done with its money, and what is told of it. */
async function anOrderToBill(given: Parameters<typeof aBillingShop>[1]) {
  const shop = await aBillingShop(running.app, given)
  const { owner, params } = shop
  const order = () => owner.call('GET /api/orders/:id', { params })
  const bills = () => owner.call('GET /api/orders/:id/bills', { params })
  const told = async () =>
    (await owner.call('GET /api/inbox')).rows.filter(({ kind }) => kind === 'billDiffers')
  const newId = () => running.app.newId()
  const writeOff = (amountMinor: number) =>
    owner.call('POST /api/orders/:id/write-off', {
      params,
      body: { id: newId(), amountMinor, reason: 'Came late' },
    })
  const pay = (amountMinor: number) =>
    owner.call('POST /api/orders/:id/payments', {
      params,
      body: { id: newId(), amountMinor, method: 'cash' },
    })
  return { ...shop, order, bills, told, writeOff, pay }
}

/** Two pieces of 750, billed with 5 % on top: 1,575. */
async function aBilledOrder() {
  const shop = await anOrderToBill({ tax: onTop, pieces: 2, totalMinor: 150_000 })
  return { ...shop, bill: (await shop.issue()).body }
}

describe('while a bill stands', () => {
  test('price, discount and garment are refused at their field, with its number; the rest is not', async () => {
    const { owner, params, order, bill } = await aBilledOrder()
    const { pieces, version } = await order()
    const piece = { id: params.id, pieceId: pieces[0]?.id ?? '' }
    const edit = (body: object) =>
      owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params: piece, body: { version, ...body } })
    for (const [field, body] of [
      ['priceMinor', { priceMinor: 150_000 }],
      ['garment', { garment: 'kurta' }],
    ] as const) {
      const refused = await edit(body)
      expect([refused.status, refused.body.errors]).toMatchObject([409, [{ field, code: 'orders.billed' }]])
      expect(refused.body.detail).toContain(bill.number)
    }
    const discount = await owner.try('PATCH /api/orders/:id', {
      params,
      body: { version, discountMinor: 5_000 },
    })
    expect(discount.body.errors).toMatchObject([{ field: 'discountMinor', code: 'orders.billed' }])
    expect((await order()).totalMinor).toBe(157_500)
    expect((await edit({ notes: 'Loose at the hem', priceMinor: 75_000 })).status).toBe(200)
  })

  test('and again once it was credited in full', async () => {
    const { owner, params, order, bill, credit } = await aBilledOrder()
    await credit(bill.id, { lines: [{ line: 0, amountMinor: 10_000 }] })
    const give = async () =>
      owner.try('PATCH /api/orders/:id', {
        params,
        body: { version: (await order()).version, discountMinor: 5_000 },
      })
    expect((await give()).status).toBe(409)
    await credit(bill.id)
    expect((await give()).status).toBe(200)
    expect((await order()).totalMinor).toBe(145_000)
  })
})

describe('what lowers an order after its bill', () => {
  test('by a write-off is told until a credit note over as much stands, and the tax comes off once', async () => {
    const { bill, bills, told, order, writeOff, credit } = await aBilledOrder()
    expect([await told(), (await bills()).differsMinor]).toEqual([[], undefined])
    await writeOff(20_500)
    expect((await bills()).differsMinor).toBe(20_500)
    expect(await told()).toMatchObject([
      { needsAnswer: true, params: { bill: bill.number, amount: '₹205', side: 'above' } },
    ])
    await credit(bill.id, { lines: [{ line: 0, amountMinor: 20_500 }] })
    expect((await order()).totalMinor).toBe(137_000)
    expect([await told(), (await bills()).differsMinor]).toEqual([[], undefined])
  })

  test('by a refund off the price is told; taken back, the order is above its bill, and that is told too', async () => {
    const { owner, bill, bills, told, order, pay, credit } = await aBilledOrder()
    const { payments } = await pay(157_500)
    const refund = running.app.newId()
    await owner.call('POST /api/payments/:id/refund', {
      params: { id: payments[0]?.id ?? '' },
      body: { id: refund, amountMinor: 10_500, reason: 'Came late', isOffPrice: true },
    })
    expect((await bills()).differsMinor).toBe(10_500)
    await credit(bill.id, { lines: [{ line: 0, amountMinor: 10_500 }] })
    expect([await told(), (await order()).balanceMinor]).toEqual([[], 0])
    await owner.call('POST /api/payments/:id/reverse', {
      params: { id: refund },
      body: { reason: 'Not given' },
    })
    expect((await bills()).differsMinor).toBe(-10_500)
    expect(await told()).toMatchObject([{ params: { amount: '₹105', side: 'below' } }])
  })

  test.each([true, false])(
    'a credit note alone lowers nothing that is asked (tax in the price: %s), and that is told until it is taken off',
    async (includesTax) => {
      const { bills, told, order, issue, credit, writeOff } = await anOrderToBill({
        tax: { includesTax },
        totalMinor: 210_000,
      })
      const { body: bill } = await issue()
      await credit(bill.id, { lines: [{ line: 0, amountMinor: 20_500 }] })
      expect((await order()).balanceMinor).toBe(bill.totalMinor)
      expect((await bills()).differsMinor).toBe(-20_500)
      expect(await told()).toMatchObject([{ params: { amount: '₹205', side: 'below' } }])
      await writeOff(20_500)
      expect((await order()).balanceMinor).toBe(bill.totalMinor - 20_500)
      expect([await told(), (await bills()).differsMinor]).toEqual([[], undefined])
      await credit(bill.id)
      expect((await issue()).body.totalMinor).toBe(bill.totalMinor - 20_500)
    },
  )

  test.each([
    ['keep', 107_500],
    ['refund', 157_500],
  ] as const)('by calling it off (%s) is told with all that is not kept', async (settlement, aboveMinor) => {
    const { owner, params, bill, bills, told, pay, credit } = await aBilledOrder()
    await pay(50_000)
    await owner.call('POST /api/orders/:id/cancel', {
      params,
      body: { reason: 'Wedding called off', settlement },
    })
    expect((await bills()).differsMinor).toBe(aboveMinor)
    expect(await told()).toHaveLength(1)
    const lines = settlement === 'keep' ? [78_750, 28_750] : [78_750, 78_750]
    await credit(bill.id, { lines: lines.map((amountMinor, line) => ({ line, amountMinor })) })
    expect([await told(), (await bills()).differsMinor]).toEqual([[], undefined])
  })

  test('credited further than a called-off order gave back, it is told until the rest is given back too', async () => {
    const { owner, params, bill, bills, told, pay, credit } = await aBilledOrder()
    const { payments } = await pay(50_000)
    await owner.call('POST /api/orders/:id/cancel', {
      params,
      body: { reason: 'Wedding called off', settlement: 'keep' },
    })
    await credit(bill.id, { lines: [78_750, 34_000].map((amountMinor, line) => ({ line, amountMinor })) })
    expect((await bills()).differsMinor).toBe(-5_250)
    expect((await owner.call('GET /api/orders/:id/bill-draft', { params })).isCancelled).toBe(true)
    await owner.call('POST /api/payments/:id/refund', {
      params: { id: payments[0]?.id ?? '' },
      body: { id: running.app.newId(), amountMinor: 5_250, reason: 'Credited with it', isOffPrice: true },
    })
    expect([await told(), (await bills()).differsMinor]).toEqual([[], undefined])
  })
})

describe('an order asks for what its bill asks for', () => {
  const onTop = { includesTax: false, rounding: 'whole' }

  test('tax on top and rounding are owed from the bill on, in every sum, and a credit note takes them back', async () => {
    const { shop, owner, params, issue, credit } = await aBillingShop(running.app, {
      tax: onTop,
      totalMinor: 99_999,
    })
    await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor@okbank' } })
    const order = () => owner.call('GET /api/orders/:id', { params })
    const pay = (amountMinor: number) =>
      owner.try('POST /api/orders/:id/payments', { params, body: { amountMinor, method: 'cash' } })
    const spent = async () =>
      (await owner.call('GET /api/customers/:id', { params: { id: (await order()).customer.id } }))
        .totalSpentMinor
    const areFiguresPlain = async () =>
      expect(await keptSums(running.app, shop.id)).toEqual(
        await plainSums(running.app, { shopId: shop.id, timeZone: 'Asia/Kolkata' }),
      )
    expect((await order()).balanceMinor).toBe(99_999)
    const { body: bill } = await issue()
    expect(bill.totalMinor).toBe(105_000)
    const billed = await order()
    expect(billed).toMatchObject({
      taxMinor: 5_000,
      roundOffMinor: 1,
      totalMinor: bill.totalMinor,
      balanceMinor: bill.totalMinor,
    })
    const token = billed.trackingUrl.split('/').at(-1) ?? ''
    const link = await new Visitor(running.app).call('GET /api/track/:token', { params: { token } })
    expect([link.totalMinor, link.balanceMinor, link.taxMinor, link.roundOffMinor]).toEqual([
      105_000, 105_000, 5_000, 1,
    ])
    expect(new URL(link.upi ?? '').searchParams.get('am')).toBe('1050.00')
    expect(await spent()).toBe(105_000)
    await areFiguresPlain()
    expect((await pay(99_999)).status).toBe(200)
    expect((await order()).balanceMinor).toBe(5_001)
    expect((await pay(5_001)).status).toBe(200)
    expect((await order()).balanceMinor).toBe(0)
    expect((await pay(1)).status).toBe(409)
    await credit(bill.id, { lines: [{ line: 0, amountMinor: 21_000 }] })
    expect((await order()).taxMinor).toBe(5_000)
    await credit(bill.id)
    const given = { taxMinor: 0, roundOffMinor: 0, totalMinor: 99_999, balanceMinor: -5_001 }
    expect(await order()).toMatchObject(given)
    expect(await spent()).toBe(99_999)
    await areFiguresPlain()
  })
})

describe('what was written off with its tax', () => {
  const ofOnePiece = (totalMinor: number) => anOrderToBill({ tax: onTop, totalMinor })

  test('takes off the price alone once the bill is given back, and of a bill anew again all of it', async () => {
    const { order, pay, writeOff, issue, credit, owner, params } = await ofOnePiece(210_000)
    const { body: bill } = await issue()
    await pay(200_000)
    await writeOff(20_500)
    expect(await order()).toMatchObject({ totalMinor: 200_000, balanceMinor: 0 })
    await credit(bill.id)
    expect(await order()).toMatchObject({ totalMinor: 190_476, taxMinor: 976 })
    const draft = await owner.call('GET /api/orders/:id/bill-draft', { params })
    expect([draft.discountMinor, draft.offMinor]).toEqual([0, 20_500])
    const { body: anew } = await issue()
    expect(anew).toMatchObject({ taxableMinor: 190_476, taxMinor: 9_524, totalMinor: 200_000 })
    expect(await order()).toMatchObject({ totalMinor: 200_000, balanceMinor: 0 })
    expect((await owner.call('GET /api/orders/:id/bills', { params })).differsMinor).toBeUndefined()
  })

  test('is all of the bill: the order costs nothing, and there is nothing to bill anew', async () => {
    const { order, writeOff, issue, credit } = await ofOnePiece(100_000)
    const { body: bill } = await issue()
    await writeOff(105_000)
    expect((await credit(bill.id)).status).toBe(200)
    const nothing = { totalMinor: 0, balanceMinor: 0, writtenOffMinor: 105_000 }
    expect(await order()).toMatchObject(nothing)
    const refused = await issue()
    expect([refused.status, refused.body.code]).toEqual([422, 'bills.nothingToBill'])
    expect(await order()).toMatchObject(nothing)
  })

  test('taken back between two bills, leaves nothing of its tax', async () => {
    const { order, writeOff, issue, credit, owner } = await ofOnePiece(100_000)
    await writeOff(10_000)
    const { body: bill } = await issue()
    const { payments } = await writeOff(21_000)
    await credit(bill.id)
    expect(await order()).toMatchObject({ totalMinor: 70_000, taxMinor: 1_000 })
    const under = payments.find(({ offPriceMinor }) => offPriceMinor === 21_000)
    await owner.call('POST /api/payments/:id/reverse', {
      params: { id: under?.id ?? '' },
      body: { reason: 'By mistake' },
    })
    expect(await order()).toMatchObject({ totalMinor: 90_000, taxMinor: 0 })
    expect((await issue()).body.totalMinor).toBe(94_500)
  })

  test.each(['none', 'whole'])(
    'however much and however often, a bill anew asks for what the bill before it left (rounded: %s)',
    async (rounding) => {
      const { below: next } = chanceOf(20_261_128)
      for (let history = 0; history < 4; history += 1) {
        const { order, bills, pay, writeOff, issue, credit } = await anOrderToBill({
          tax: { ...onTop, rounding },
          totalMinor: 100 + next(300_000),
        })
        const first = (await issue()).body
        await pay(1 + next(first.totalMinor))
        for (let turn = 0; turn < 3; turn += 1) {
          const { balanceMinor } = await order()
          if (balanceMinor > 0) await writeOff(1 + next(balanceMinor))
          const asked = await order()
          const [standing] = (await bills()).rows
          await credit(standing?.id ?? '')
          expect((await order()).totalMinor).toBeGreaterThanOrEqual(0)
          await issue()
          expect((await order()).totalMinor).toBe(asked.totalMinor)
        }
      }
    },
  )
})
