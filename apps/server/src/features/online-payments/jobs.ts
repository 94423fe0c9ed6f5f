import {
  type Gateway,
  GatewayError,
  type GatewayKey,
  type RefundState,
} from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import type { JobData } from '../../jobs/queues.ts'
import { lockMoney } from '../ledger/api.ts'
import { findIntent, findRefund, markAsked, refundsWaiting, turnRefund } from './online-store.ts'
import { followPage, type Working } from './page-life.ts'
import { otherCheckouts } from './ports.ts'
import { settleOnline } from './settle-online.ts'

/** Asks about the page of an order's payment until it is over. */
export async function reconcile(app: Working, job: JobData['gateway.reconcile']) {
  const { onlineId } = job
  const around = { now: app.now(), newId: app.newId }
  await followPage(app, await app.inShop((tx) => findIntent(tx, onlineId)), {
    job,
    settle: (tx, outcome) => settleOnline(tx, onlineId, outcome, around),
  })
}

/**
 * Gives money back through the gateway it came by. What the gateway refuses is shown, to be given back another way. That it is asked is
 * written down first, so that nobody takes the refund back while the gateway works on it.
 */
export const refundAtGateway = (app: Working, job: JobData['gateway.refund']) =>
  followRefund(app, {
    job,
    begin: (tx) => beginRefund(tx, app, job.paymentId),
    turn: (tx, turned) => turnRefund(tx, job.paymentId, turned),
  })

interface Following {
  job: JobData['gateway.refund']
  /** What is to be asked of which gateway; nothing when that is settled. */
  begin(tx: Tx): Promise<AskedRefund | undefined>
  turn(tx: Tx, turned: { state: RefundState; now: Date }): Promise<unknown>
}
interface AskedRefund {
  gateway: Gateway
  since: Date
  asked: Parameters<Gateway['refund']>[0]
}

/** Asks a gateway to give money back, whatever it was paid for, and asks again until that is settled. */
export async function followRefund(app: Working, { job, begin, turn }: Following) {
  const { inShop } = app
  const refund = await inShop(begin)
  if (!refund) return
  const state = await refund.gateway.refund(refund.asked).catch((error: unknown) => {
    if (error instanceof GatewayError && !error.mayRetry) return 'refused' as const
    throw error
  })
  const now = app.now()
  await inShop(async (tx) => {
    await turn(tx, { state, now })
    if (state === 'waiting' && now.getTime() - refund.since.getTime() < hourlyFor)
      await app.jobs.enqueue(tx, 'gateway.refund', job, { startAfter: new Date(now.getTime() + hourMs) })
  })
}

const hourMs = 3_600_000
/** Within a day of the refund its gateway is asked every hour, then once a night. */
const hourlyFor = 24 * hourMs

/** At night, in a shop: refunds that were not done within a day are asked about again. */
export async function followRefunds(app: Working) {
  const before = new Date(app.now().getTime() - hourlyFor)
  await app.inShop(async (tx) => {
    for (const { shop_id: shopId, payment_id: paymentId } of await refundsWaiting(tx, before))
      await app.jobs.enqueue(tx, 'gateway.refund', { shopId, paymentId })
    for (const { shop_id: shopId, id: paymentId } of await otherCheckouts.use().refundsWaiting(tx, before))
      await app.jobs.enqueue(tx, 'gateway.refund', { shopId, paymentId, isOfPlan: true })
  })
}

/** Throws while the gateway's keys are not set. */
async function beginRefund(tx: Tx, app: Working, paymentId: string) {
  const found = await findRefund(tx, paymentId)
  if (!found?.transaction_id) return
  await lockMoney(tx, found.order_id)
  const refund = await findRefund(tx, paymentId)
  if (refund?.state !== 'waiting' || !refund.transaction_id) return
  // Taken back meanwhile: the money stays.
  if (refund.is_reversed) {
    await turnRefund(tx, paymentId, { state: 'refused', now: app.now() })
    return
  }
  const gateway = gatewayOf(app, refund.gateway)
  await markAsked(tx, paymentId, app.now())
  const { transaction_id: transactionId } = refund
  return {
    gateway,
    since: refund.created_at,
    asked: { id: paymentId, transactionId, amountMinor: -refund.amount_minor },
  }
}

/** Throws while its keys are not set. */
export function gatewayOf({ gateways }: Pick<Working, 'gateways'>, key: GatewayKey): Gateway {
  const gateway = gateways[key]
  if (!gateway) throw new Error(`the keys of ${key} are not set`)
  return gateway
}
