/** The whole life, as tailoring's table has it: every act on every state by every role, and no state out of reach. */

import { type StaffRole, staffRoles } from '@darzi/contract/access.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import {
  after,
  forwardPath,
  type OrderAct,
  type OrderState,
  orderActs,
  orderStates,
} from '@darzi/tailoring/orders/life.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayDo } from '../../access/grants.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrderBody, aShopWithMeasuredCustomer, makePending, overridesOf } from './orders-for-tests.ts'

let running: TestApp
let shop: Awaited<ReturnType<typeof aShopWithMeasuredCustomer>>
let staff: Record<StaffRole, Visitor>
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  shop = await aShopWithMeasuredCustomer(running.app)
  const others = staffRoles.filter((role) => role !== 'owner')
  const members = await Promise.all(
    others.map(async (role) => [role, await memberAtWork(running.app, shop.shop.id, role)] as const),
  )
  staff = { owner: shop.owner, ...Object.fromEntries(members) } as typeof staff // every role is in it
})
afterAll(() => running.close())

type Order = ApiReply<'GET /api/orders/:id'>
const of = (order: Pick<Order, 'id'>) => ({ params: { id: order.id } })

/** Takes each state from the one before it, by the shop's owner. */
async function orderIn(state: OrderState): Promise<Order> {
  const taken = await shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer) })
  if (state === 'pending') {
    await makePending(running.app, shop.shop.id, taken.id)
    return shop.owner.call('GET /api/orders/:id', of(taken))
  }
  if (state === 'cancelled')
    return shop.owner.call('POST /api/orders/:id/cancel', {
      ...of(taken),
      body: { reason: 'Changed plans', settlement: 'keep' },
    })
  if (state === 'approved') return taken
  return shop.owner.call('POST /api/orders/:id/move', {
    ...of(taken),
    body: { to: state, reason: 'known well', overrides: overridesOf(taken) },
  })
}

function tryAct(visitor: Visitor, order: Order, act: OrderAct) {
  if (act === 'cancel')
    return visitor.try('POST /api/orders/:id/cancel', {
      ...of(order),
      body: { reason: 'Changed plans', settlement: 'keep' },
    })
  if (act === 'rework')
    return visitor.try('POST /api/orders/:id/rework', {
      ...of(order),
      body: { pieceIds: order.pieces.map(({ id }) => id), stage: 'cutting', cause: 'fit' },
    })
  const to = { approve: 'approved', begin: 'in_progress', finish: 'ready', deliver: 'delivered' } as const
  return visitor.try('POST /api/orders/:id/move', {
    ...of(order),
    body: { to: to[act], reason: 'known well', overrides: overridesOf(order) },
  })
}

const mayAct = (role: StaffRole, act: OrderAct) =>
  mayDo(role, act === 'cancel' ? 'orders.cancel' : 'orders.write')

/** `move` goes past what lies between; the other acts only where the table has them. */
function expectedAfter(state: OrderState, act: OrderAct): OrderState | undefined {
  if (act === 'cancel' || act === 'rework') return after(state, act)
  const to = ({ approve: 'approved', begin: 'in_progress', finish: 'ready', deliver: 'delivered' } as const)[
    act
  ]
  return forwardPath(state, to) ? to : undefined
}

describe.each(orderStates)('an order that is %s', (state) => {
  test.each(orderActs)('answers to %s as the table says, for every role', async (act) => {
    for (const role of staffRoles) {
      const order = await orderIn(state)
      const answer = await tryAct(staff[role], order, act)
      const expected = expectedAfter(state, act)
      const now = (await shop.owner.call('GET /api/orders/:id', of(order))).state
      if (!mayAct(role, act)) expect([role, answer.status, now]).toEqual([role, 403, state])
      else if (!expected) expect([role, answer.status, now]).toEqual([role, 409, state])
      else expect([role, answer.status, answer.body.state, now]).toEqual([role, 200, expected, expected])
    }
  })
})

test('every state is reached, and each tells what the asker may do next', async () => {
  for (const state of orderStates) {
    const order = await orderIn(state)
    expect(order.state).toBe(state)
    expect([order.can.approve, order.can.begin, order.can.finish, order.can.deliver]).toEqual(
      (['approve', 'begin', 'finish', 'deliver'] as const).map((act) => after(state, act) !== undefined),
    )
    expect([order.can.cancel, order.can.rework]).toEqual([
      after(state, 'cancel') !== undefined,
      after(state, 'rework') !== undefined,
    ])
    const seen = await staff.counter.call('GET /api/orders/:id', of(order))
    expect(seen.can.cancel).toBe(false)
  }
})

test('a garment of two stages has the same life: in work at its first stage, ready at its last, and back again', async () => {
  const { owner, customer, personId } = await aShopWithMeasuredCustomer(running.app)
  const stages = [{ key: 'received' }, { key: 'delivery' }]
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { stages } })
  const piece = { personId, garment: 'shirt', priceMinor: 100_000 }
  const taken = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces: [piece] }) })
  const stands = ({ state, pieces }: Order) => [state, pieces[0]?.stage, pieces[0]?.state]
  const move = (to: 'in_progress' | 'ready') =>
    owner.call('POST /api/orders/:id/move', { ...of(taken), body: { to } })
  const begun = await move('in_progress')
  expect([stands(begun), begun.can.finish]).toEqual([['in_progress', 0, 'working'], true])
  expect(begun.pieces[0]?.can).toEqual({ advance: true, back: false })
  const undo = { ...of(taken), body: { stepId: begun.undo?.stepId ?? '' } }
  expect(stands(await owner.call('POST /api/orders/:id/undo', undo))).toEqual(['approved', 0, 'waiting'])
  await move('in_progress')
  const params = { id: taken.pieces[0]?.id ?? '' }
  await owner.call('POST /api/workshop/pieces/:id/move', { params, body: { from: 0, stage: 1 } })
  expect(stands(await owner.call('GET /api/orders/:id', of(taken)))).toEqual(['ready', 1, 'done'])
  const body = { pieceIds: [params.id], stage: 'received', cause: 'fit' } as const
  const again = await owner.call('POST /api/orders/:id/rework', { ...of(taken), body })
  expect(stands(again)).toEqual(['in_progress', 0, 'working'])
  expect(stands(await move('ready'))).toEqual(['ready', 1, 'done'])
})
