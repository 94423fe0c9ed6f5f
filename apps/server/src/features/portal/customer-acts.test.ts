/** Every act of the table of a customer's life with an order, asked of the routes in every state the order can have. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { customerActs } from '@darzi/tailoring/orders/customer-life.ts'
import { orderStates } from '@darzi/tailoring/orders/life.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalGateways } from '../../adapters/gateways/gateways-for-tests.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShop, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
let gateways: Awaited<ReturnType<typeof openLocalGateways>>
beforeAll(async () => {
  gateways = await openLocalGateways()
  running = await openTestApp(gateways.settings, { works: false })
})
afterAll(async () => {
  await running.close()
  await gateways.close()
})

let serial = 1
type State = (typeof orderStates)[number]

/** An order at its trial in this state, handed over three days ago where it is, with ten days for a remake, among a customer's own. */
async function anOwnOrder(state: State) {
  const shop = await aShop(running.app)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { number: serial++, state, stage: 2 })
  await asOwner(running.app, async (client) => {
    await client.query(
      `insert into order_terms (shop_id, order_id, price_minor, advance_minor, trial_minor, remake_days, agreed_at)
         values ($1, $2, 150000, 0, 0, 10, $3)`,
      [shop.id, orderId, running.app.now()],
    )
    const deliveredOn = addDays(running.app.now().toISOString().slice(0, 10), -3)
    if (state === 'delivered')
      await client.query('update orders set delivered_at = $1 where id = $2', [deliveredOn, orderId])
  })
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  await customer.call('POST /api/own/orders', { body: { token } })
  return { customer, token, of: { params: { id: orderId } } }
}
type Own = Awaited<ReturnType<typeof anOwnOrder>>

const told = async ({ customer, of }: Own) =>
  (await customer.call('GET /api/own/orders')).orders.find(({ id }) => id === of.params.id)
const askRemake = ({ customer, of }: Own) =>
  customer.try('POST /api/own/orders/:id/dispute', {
    ...of,
    body: { kind: 'remake', words: 'The sleeves are short' },
  })
const link = ({ token }: Own) => ({ params: { token } })
const isDone = async (answer: Promise<{ status: number }>) => (await answer).status === 200

/** What each act offers before it, and whether it is taken. */
const acts = {
  cancel: {
    offered: async (own: Own) => (await told(own))?.cancel !== undefined,
    done: ({ customer, of }: Own) =>
      isDone(
        customer.try('POST /api/own/orders/:id/cancel', { ...of, body: { reason: 'Moved', keptMinor: 0 } }),
      ),
  },
  answerTrial: {
    offered: async (own: Own) => (await told(own))?.asksTrial === true,
    done: (own: Own) =>
      isDone(
        own.customer.try('POST /api/track/:token/trial', { ...link(own), body: { answer: 'approved' } }),
      ),
  },
  pay: {
    offered: async (own: Own) => (await told(own))?.payOnlineMinor !== undefined,
    done: (own: Own) => isDone(own.customer.try('POST /api/track/:token/pay', { ...link(own), body: {} })),
  },
  raiseDispute: {
    offered: async ({ customer, of }: Own) =>
      (await customer.call('GET /api/own/orders/:id/dispute', of)).canRaise,
    done: ({ customer, of }: Own) =>
      isDone(
        customer.try('POST /api/own/orders/:id/dispute', {
          ...of,
          body: { kind: 'fit', words: 'Too short' },
        }),
      ),
  },
  askRemake: {
    offered: async (own: Own) => (await told(own))?.remakeUntil !== undefined,
    done: (own: Own) => isDone(askRemake(own)),
  },
  review: {
    offered: async (own: Own) =>
      (await own.customer.call('GET /api/track/:token/review', link(own))).can.review,
    done: (own: Own) =>
      isDone(own.customer.try('POST /api/track/:token/review', { ...link(own), body: { stars: 5 } })),
  },
}

/** Written out by hand, so that the table is not tested against itself. */
const allowed: Record<State, (keyof typeof acts)[]> = {
  pending: ['cancel', 'pay'],
  approved: ['cancel', 'pay', 'raiseDispute'],
  in_progress: ['cancel', 'answerTrial', 'pay', 'raiseDispute'],
  ready: ['pay', 'raiseDispute'],
  delivered: ['pay', 'raiseDispute', 'askRemake', 'review'],
  cancelled: ['raiseDispute'],
}

test.each(orderStates)(
  'with an order that is %s a customer is offered, and can do, these things alone',
  async (state) => {
    const names = Object.keys(acts) as (keyof typeof acts)[] // the keys of a closed table
    const offered: string[] = []
    const done: string[] = []
    for (const name of names) {
      // An order of its own: an act may change what comes after it.
      const own = await anOwnOrder(state)
      if (await acts[name].offered(own)) offered.push(name)
      if (await acts[name].done(own)) done.push(name)
    }
    expect({ offered, done }).toEqual({ offered: allowed[state], done: allowed[state] })
  },
)

test('the table names these acts and no others', () => {
  expect(Object.keys(customerActs).sort()).toEqual(Object.keys(acts).sort())
})

test('once its last day has passed a remake is not offered any more, and not to be had', async () => {
  const own = await anOwnOrder('delivered')
  expect((await told(own))?.remakeUntil).toBeDefined()
  running.pass({ minutes: 8 * 24 * 60 })
  const [order] = (await own.customer.call('GET /api/own/orders')).orders
  expect(order?.remakeUntil).toBeUndefined()
  expect((await askRemake(own)).body.code).toBe('disputes.noRemake')
})

test('where no remake was agreed none is offered and none can be asked for, handed over or not', async () => {
  const own = await anOwnOrder('delivered')
  await asOwner(running.app, (client) =>
    client.query('update order_terms set remake_days = 0 where order_id = $1', [own.of.params.id]),
  )
  expect((await told(own))?.remakeUntil).toBeUndefined()
  expect((await askRemake(own)).body.code).toBe('disputes.noRemake')
})
