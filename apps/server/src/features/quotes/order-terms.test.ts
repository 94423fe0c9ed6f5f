import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { gst } from '../bills/bills-for-tests.ts'
import { overridesOf } from '../orders/orders-for-tests.ts'
import { aCustomer, accept, anOffer, asked, offer } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

describe('the order of an accepted quote', () => {
  /** Accepted with an advance of 300 of 900, and where it stands in the shop and among the customer's own. */
  async function agreed(priceMinor = 90_000) {
    const { customer, first } = await asked(running)
    await offer(first.owner, first.of, {
      priceMinor,
      advanceMinor: 30_000,
      trialMinor: 20_000,
      remakeDays: 10,
    })
    await accept(customer, first.of)
    const { orderId = '' } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
    const { trackingPath = '' } = await customer.call('GET /api/quotes/:id', first.of)
    await customer.call('POST /api/own/orders', { body: { token: trackingPath.split('/').at(-1) ?? '' } })
    const of = { params: { id: orderId } }
    const own = async () =>
      (await customer.call('GET /api/own/orders')).orders.find(({ id }) => id === orderId)
    return { customer, owner: first.owner, of, own, orderId }
  }
  const cancel = (customer: Visitor, of: { params: { id: string } }, keptMinor: number) => {
    const url = `/api/own/orders/${of.params.id}/cancel`
    const payload = { reason: 'Wedding is off', keptMinor }
    type Told = { code?: string; state?: string; cancel?: object }
    return customer.send<Told>({ method: 'POST', url, payload })
  }

  test('says what is due when, and is called off free of charge before cutting', async () => {
    const { customer, owner, of, own } = await agreed()
    expect(await own()).toMatchObject({
      milestones: [
        { kind: 'advance', dueMinor: 30_000, paidMinor: 0 },
        { kind: 'trial', dueMinor: 20_000 },
        { kind: 'delivery', dueMinor: 40_000 },
      ],
      cancel: { keptMinor: 0, backMinor: 0 },
    })
    const stranger = await aCustomer(running)
    expect((await cancel(stranger, of, 0)).status).toBe(404)
    const done = await cancel(customer, of, 0)
    expect(done.body).toMatchObject({ state: 'cancelled' })
    expect(done.body.cancel).toBeUndefined()
    expect((await owner.call('GET /api/orders/:id', of)).cancelReason).toBe('Wedding is off')
    expect((await cancel(customer, of, 0)).body.code).toBe('orders.cancelTooLate')
  })

  test('is not called off once it came back for rework, however early the stage it begins again at', async () => {
    const { customer, owner, of, own } = await agreed()
    const payment = { id: running.app.newId(), amountMinor: 90_000, method: 'cash' }
    await owner.call('POST /api/orders/:id/payments', { ...of, body: payment })
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
    const { pieces } = await owner.call('GET /api/orders/:id', of)
    const [piece] = pieces
    await owner.call('POST /api/orders/:id/move', {
      ...of,
      body: { to: 'delivered', overrides: overridesOf(await owner.call('GET /api/orders/:id', of)) },
    })
    const stage = piece?.stages[1]?.key ?? ''
    await owner.call('POST /api/orders/:id/rework', {
      ...of,
      body: { pieceIds: [piece?.id ?? ''], stage, cause: 'fit' },
    })
    expect((await owner.call('GET /api/orders/:id', of)).state).toBe('in_progress')
    expect((await own())?.cancel).toBeUndefined()
    expect((await cancel(customer, of, 0)).body.code).toBe('orders.cancelTooLate')
  })

  test('costs the advance once it is cut; on terms that are old it is not called off', async () => {
    const { customer, owner, of, own } = await agreed()
    const payment = { id: running.app.newId(), amountMinor: 50_000, method: 'cash' }
    await owner.call('POST /api/orders/:id/payments', { ...of, body: payment })
    const { pieces } = await owner.call('GET /api/orders/:id', of)
    const [piece] = pieces
    const cutting = piece?.stages.findIndex(({ key }) => key === 'cutting') ?? 0
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'approved' } })
    await owner.call('POST /api/workshop/pieces/:id/move', {
      params: { id: piece?.id ?? '' },
      body: { stage: cutting, from: 0 },
    })
    expect((await own())?.cancel).toEqual({ keptMinor: 30_000, backMinor: 20_000 })
    expect((await cancel(customer, of, 0)).body.code).toBe('orders.termsChanged')
    expect((await cancel(customer, of, 30_000)).body).toMatchObject({
      state: 'cancelled',
      balanceMinor: -20_000,
    })
  })

  test('never costs more than what was accepted, add-ons too; lowered, it may go back up to that', async () => {
    const { owner, of } = await agreed()
    const shirt = { params: { key: 'shirt' } }
    const addOns = [{ key: 'lining', name: 'Lining', priceMinor: 10_000 }]
    await owner.call('PATCH /api/shop/garments/:key', { ...shirt, body: { addOns } })
    const { pieces } = await owner.call('GET /api/orders/:id', of)
    const change = async (body: { priceMinor?: number; addOns?: { key: string }[] }) => {
      const { version } = await owner.call('GET /api/orders/:id', of)
      const params = { ...of.params, pieceId: pieces[0]?.id ?? '' }
      const { body: said } = await owner.try('PATCH /api/orders/:id/pieces/:pieceId', {
        params,
        body: { version, ...body },
      })
      const { totalMinor } = await owner.call('GET /api/orders/:id', of)
      return [said.errors?.[0]?.code, totalMinor]
    }
    expect(await change({ priceMinor: 95_000 })).toEqual(['orders.priceAgreed', 90_000])
    expect(await change({ addOns: [{ key: 'lining' }] })).toEqual(['orders.priceAgreed', 90_000])
    expect(await change({ priceMinor: 85_000 })).toEqual([undefined, 85_000])
    expect(await change({ addOns: [{ key: 'lining' }] })).toEqual(['orders.priceAgreed', 85_000])
    expect(await change({ priceMinor: 80_000, addOns: [{ key: 'lining' }] })).toEqual([undefined, 90_000])
    expect(await change({ priceMinor: 90_000, addOns: [] })).toEqual([undefined, 90_000])
  })

  test('is billed at what was accepted, also by a shop that puts tax on top and rounds its bills', async () => {
    const { owner, of } = await agreed(90_040)
    const tax = { ...gst, includesTax: false, rounding: 'whole' as const }
    await owner.call('PUT /api/shop/tax', { body: tax })
    const draft = await owner.call('GET /api/orders/:id/bill-draft', of)
    expect(draft.tax).toMatchObject({ includesTax: true, rounding: 'none' })
    const body = { id: running.app.newId(), buyer: { name: 'Asha Verma' } }
    const bill = await owner.call('POST /api/orders/:id/bills', { ...of, body })
    expect([bill.taxableMinor, bill.taxMinor, bill.totalMinor]).toEqual([85_752, 4_288, 90_040])
    expect((await owner.call('GET /api/orders/:id', of)).totalMinor).toBe(90_040)
  })

  test('is not offered with parts above its price', async () => {
    const { first } = await asked(running)
    const body = anOffer({ advanceMinor: 60_000, trialMinor: 60_000 })
    const refused = await first.owner.try('POST /api/shop/quotes/:id/offers', { ...first.of, body })
    expect(refused.body.code).toBe('quotes.partsAbovePrice')
  })
})
