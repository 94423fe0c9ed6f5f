import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

describe('taking an order', () => {
  test('writes its pieces, price, days and advance, with a number of its own', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const order = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, {
        pieces: [
          { personId, garment: 'shirt', priceMinor: 120_000, cloth: { source: 'own', metres: 2.2 } },
          { personId, garment: 'shirt', priceMinor: 90_000, isUrgent: true, notes: 'French cuffs' },
        ],
        trialOn: aDay(5),
        promisedOn: aDay(8),
        discountMinor: 10_000,
        priority: 'high',
        advance: { amountMinor: 50_000, method: 'cash' },
      }),
    })
    expect(order).toMatchObject({
      number: 'ORD-001',
      state: 'approved',
      tailorState: 'pending',
      priority: 'high',
      trialOn: aDay(5),
      promisedOn: aDay(8),
      workshopOn: aDay(6),
      daysLeft: 8,
      isOverdue: false,
      piecesMinor: 210_000,
      discountMinor: 10_000,
      totalMinor: 200_000,
      paidMinor: 50_000,
      balanceMinor: 150_000,
      currency: 'INR',
      source: 'counter',
      customer: { id: customer.id, name: 'Asha Verma', phone: '+919876543210', phoneShown: '098765 43210' },
      pieces: [
        { tag: 'ORD-001-1/2', state: 'waiting', stage: 0, cloth: { source: 'own', metres: 2.2 } },
        { tag: 'ORD-001-2/2', isUrgent: true, notes: 'French cuffs', can: { advance: true, back: false } },
      ],
      payments: [{ kind: 'advance', amountMinor: 50_000, method: 'cash' }],
      can: { begin: true, deliver: false, cancel: true, edit: true, pay: true },
    })
    expect(await owner.call('GET /api/orders/:id', { params: { id: order.id } })).toEqual(order)
  })

  test('counts in the customer’s figures', async () => {
    const { owner, customer } = await aShopWithCustomer(running.app)
    await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(after).toMatchObject({ totalOrders: 1, totalSpentMinor: 100_000, lastOrderDate: aDay(0) })
  })

  test('keeps the measurements of the moment: what the book says later changes nothing of it', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const measured = (typed: string) =>
      owner.call('POST /api/measurement-records', {
        body: { personId, unit: 'in', values: [{ field: 'chest', typed, unit: 'in' }] },
      })
    const unmeasured = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    expect(unmeasured.pieces[0]?.snapshot).toBeUndefined()
    expect(unmeasured.pieces[0]?.missing).toContain('chest')
    const record = await measured('40 1/2')
    const order = await owner.call('POST /api/orders', { body: anOrderBody(customer) })
    const [piece] = order.pieces
    expect(piece?.snapshot).toMatchObject({
      recordId: record.id,
      version: 1,
      values: [{ field: 'chest', mm: 1028.7 }],
    })
    expect(piece?.missing).not.toContain('chest')
    const newer = await measured('42')
    const same = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
    expect(JSON.stringify(same.pieces)).toBe(JSON.stringify(order.pieces))
    const recut = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
      params: { id: order.id, pieceId: piece?.id ?? '' },
      body: { measurementId: newer.id },
    })
    expect(recut.pieces[0]?.snapshot).toMatchObject({ version: 2, values: [{ mm: 1066.8 }] })
  })
})
