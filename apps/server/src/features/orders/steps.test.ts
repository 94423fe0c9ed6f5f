import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithMeasuredCustomer, overridesOf } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function anOrder(pieces = 1) {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const shirt = { personId: shop.personId, garment: 'shirt', priceMinor: 100_000 }
  const body = anOrderBody(shop.customer, { pieces: Array.from({ length: pieces }, () => shirt) })
  const order = await shop.owner.call('POST /api/orders', { body })
  return { ...shop, order, of: { params: { id: order.id } } }
}

describe('handing over', () => {
  test('with a balance is refused and changes nothing, unless the tailor says why', async () => {
    const { owner, of } = await anOrder()
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    const refused = await owner.try('POST /api/orders/:id/move', { ...of, body: { to: 'delivered' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'orders.balanceDue' })
    expect(refused.body.detail).toContain('1,000')
    expect((await owner.call('GET /api/orders/:id', of)).state).toBe('ready')
    const body = { to: 'delivered', reason: 'Pays on Monday' } as const
    const handed = await owner.call('POST /api/orders/:id/move', { ...of, body })
    expect(handed).toMatchObject({ state: 'delivered', tailorState: 'completed', balanceMinor: 100_000 })
    expect(handed.deliveredAt).toBeDefined()
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
    expect(rows[0]).toMatchObject({ kind: 'orders.deliveredOwing', params: { reason: 'Pays on Monday' } })
  })

  test('needs no reason once all is paid', async () => {
    const { owner, of } = await anOrder()
    await owner.call('POST /api/orders/:id/payments', {
      ...of,
      body: { amountMinor: 100_000, method: 'upi' },
    })
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    const handed = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'delivered' } })
    expect(handed).toMatchObject({ state: 'delivered', balanceMinor: 0 })
    expect(handed.pieces.map(({ state }) => state)).toEqual(['delivered'])
  })
})

describe('undo', () => {
  test('takes the last step back within ten seconds, as a step of its own', async () => {
    const { owner, of } = await anOrder(2)
    const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    expect(begun.pieces.map(({ stage }) => stage)).toEqual([1, 1])
    const back = await owner.call('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: begun.undo?.stepId ?? '' },
    })
    expect(back).toMatchObject({ state: 'approved', tailorState: 'pending' })
    expect(back.pieces.map(({ stage, state }) => [stage, state])).toEqual([
      [0, 'waiting'],
      [0, 'waiting'],
    ])
    expect(back.undo).toBeUndefined()
    const { rows } = await owner.call('GET /api/orders/:id/timeline', of)
    expect(rows.map(({ kind }) => kind)).toEqual(['orders.undone', 'orders.begun', 'orders.taken'])
  })

  test('sent twice undoes once', async () => {
    const { owner, of } = await anOrder()
    const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    const body = { stepId: begun.undo?.stepId ?? '' }
    const answers = await Promise.all(
      [1, 2].map(() => owner.try('POST /api/orders/:id/undo', { ...of, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is too late after ten seconds and the grace for the wire', async () => {
    const own = await openTestApp({}, { works: false })
    const shop = await aShopWithMeasuredCustomer(own.app)
    const order = await shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer) })
    const of = { params: { id: order.id } }
    const begun = await shop.owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    own.pass({ minutes: 16 / 60 })
    const late = await shop.owner.try('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: begun.undo?.stepId },
    })
    expect([late.status, late.body.code]).toEqual([409, 'undo.tooLate'])
    await own.close()
  })

  test('of a step that another one followed is refused', async () => {
    const { owner, of } = await anOrder()
    const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'ready' } })
    const refused = await owner.try('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: begun.undo?.stepId },
    })
    expect(refused.status).toBe(409)
  })

  test('of handing over takes the day of handing over back; of rework it comes back', async () => {
    const { owner, order, of } = await anOrder()
    const handed = await owner.call('POST /api/orders/:id/move', {
      ...of,
      body: { to: 'delivered', reason: 'known', overrides: overridesOf(order) },
    })
    const pieceIds = handed.pieces.map(({ id }) => id)
    const reworked = await owner.call('POST /api/orders/:id/rework', {
      ...of,
      body: { pieceIds, stage: 'sewing', cause: 'fit', words: 'Sleeve too long' },
    })
    expect(reworked).toMatchObject({
      state: 'in_progress',
      pieces: [{ reworks: 1, stage: 3, state: 'working' }],
    })
    expect(reworked.deliveredAt).toBeUndefined()
    const again = await owner.call('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: reworked.undo?.stepId ?? '' },
    })
    expect(again).toMatchObject({ state: 'delivered', deliveredAt: handed.deliveredAt })
    expect(again.pieces).toMatchObject([{ reworks: 0, state: 'delivered' }])
    const back = await owner.call('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: handed.undo?.stepId ?? '' },
    })
    expect(back.state).toBe('approved')
    expect(back.deliveredAt).toBeUndefined()
  })
})

describe('cancelling', () => {
  test('gives the advance back when asked to, and cannot be undone then', async () => {
    const { owner, customer, of } = await anOrder()
    await owner.call('POST /api/orders/:id/payments', {
      ...of,
      body: { amountMinor: 30_000, method: 'cash' },
    })
    const body = { reason: 'Wedding called off', settlement: 'refund' } as const
    const cancelled = await owner.call('POST /api/orders/:id/cancel', { ...of, body })
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Wedding called off',
      paidMinor: 0,
      balanceMinor: 0,
    })
    expect(cancelled.payments.map(({ amountMinor }) => amountMinor)).toEqual([30_000, -30_000])
    expect(cancelled.undo).toBeUndefined()
    const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(after).toMatchObject({ totalOrders: 0, totalSpentMinor: 0 })
    expect(after.lastOrderDate).toBeUndefined()
  })

  test('keeps the advance when asked to, and its undo brings the order and its figures back', async () => {
    const { owner, customer, of } = await anOrder()
    await owner.call('POST /api/orders/:id/payments', {
      ...of,
      body: { amountMinor: 30_000, method: 'cash' },
    })
    const body = { reason: 'A mistake', settlement: 'keep' } as const
    const cancelled = await owner.call('POST /api/orders/:id/cancel', { ...of, body })
    expect(cancelled).toMatchObject({ state: 'cancelled', paidMinor: 30_000 })
    const back = await owner.call('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: cancelled.undo?.stepId ?? '' },
    })
    expect(back).toMatchObject({ state: 'approved', balanceMinor: 70_000, pieces: [{ state: 'waiting' }] })
    expect(back.cancelReason).toBeUndefined()
    const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(after).toMatchObject({ totalOrders: 1, totalSpentMinor: 100_000, lastOrderDate: aDay(0) })
  })
})

test('money that came meanwhile is neither kept nor given back unsaid: cancelling is refused, and nothing changes', async () => {
  const { owner, of } = await anOrder()
  await owner.call('POST /api/orders/:id/payments', { ...of, body: { amountMinor: 30_000, method: 'cash' } })
  const request = { ...of, body: { reason: 'A mistake' } }
  const refused = await owner.try('POST /api/orders/:id/cancel', request)
  expect([refused.status, refused.body.code]).toEqual([409, 'orders.settlementNeeded'])
  const standing = await owner.call('GET /api/orders/:id', of)
  expect(standing).toMatchObject({ state: 'approved', paidMinor: 30_000 })
  expect(standing.payments.map(({ amountMinor }) => amountMinor)).toEqual([30_000])
})

test('with nothing paid nothing is to be said of money, and it can be undone', async () => {
  const { owner, of } = await anOrder()
  const request = { ...of, body: { reason: 'A mistake' } }
  const cancelled = await owner.call('POST /api/orders/:id/cancel', request)
  expect(cancelled).toMatchObject({ state: 'cancelled', undo: { stepId: expect.any(String) } })
})

test.each(['keep', 'refund'] as const)(
  'a payment that was awaited is awaited again when a cancellation with “%s” is undone; one that had failed stays so',
  async (settlement) => {
    const { owner, of } = await anOrder()
    const awaitMoney = (amountMinor: number) =>
      owner.call('POST /api/orders/:id/payments', {
        ...of,
        body: { amountMinor, method: 'upi', isPending: true },
      })
    const [failed] = (await awaitMoney(10_000)).payments
    const params = { id: failed?.id ?? '' }
    await owner.call('POST /api/payments/:id/settle', { params, body: { to: 'failed' } })
    await awaitMoney(20_000)
    await awaitMoney(30_000)
    const body = { reason: 'A mistake', settlement }
    const cancelled = await owner.call('POST /api/orders/:id/cancel', { ...of, body })
    expect(cancelled.payments.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
    const back = await owner.call('POST /api/orders/:id/undo', {
      ...of,
      body: { stepId: cancelled.undo?.stepId ?? '' },
    })
    expect(back.payments.map(({ status }) => status)).toEqual(['failed', 'pending', 'pending'])
    expect(back.payments[2]?.can).toMatchObject({ complete: true, fail: true })
  },
)

test('a manager’s cancellation is not undone by who may not cancel', async () => {
  const { shop, of, owner } = await anOrder()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const body = { reason: 'Not paid', settlement: 'keep' } as const
  const cancelled = await owner.call('POST /api/orders/:id/cancel', { ...of, body })
  expect((await counter.call('GET /api/orders/:id', of)).undo).toBeUndefined()
  const refused = await counter.try('POST /api/orders/:id/undo', {
    ...of,
    body: { stepId: cancelled.undo?.stepId ?? '' },
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'access.notAllowed'])
})

describe('many at once', () => {
  test('each order has its own answer; those who owe are not handed over', async () => {
    const { owner, customer, order: owing } = await anOrder()
    const paid = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { advance: { amountMinor: 100_000, method: 'cash' } }),
    })
    const ready = { params: { id: paid.id }, body: { to: 'ready' } } as const
    await owner.call('POST /api/orders/:id/move', ready)
    const missing = running.app.newId()
    const answer = await owner.call('POST /api/orders/bulk', {
      body: { ids: [owing.id, paid.id, missing, paid.id], act: 'deliver' },
    })
    expect(answer.done).toEqual([paid.id])
    expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
      [owing.id, 'orders.balanceDue'],
      [missing, 'request.notFound'],
    ])
    const undo = { ids: answer.done, act: 'undo', steps: answer.steps } as const
    const undone = await owner.call('POST /api/orders/bulk', { body: undo })
    expect(undone.done).toEqual([paid.id])
    expect((await owner.call('GET /api/orders/:id', { params: { id: paid.id } })).state).toBe('ready')
  })

  test('undo takes back one’s own step only', async () => {
    const { owner, shop, order, of } = await anOrder()
    const begun = await owner.call('POST /api/orders/:id/move', { ...of, body: { to: 'in_progress' } })
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const steps = [{ id: order.id, stepId: begun.undo?.stepId ?? '' }]
    const body = { ids: [order.id], act: 'undo', steps } as const
    const answer = await counter.call('POST /api/orders/bulk', { body })
    expect(answer.refused).toMatchObject([{ code: 'undo.tooLate' }])
  })
})
