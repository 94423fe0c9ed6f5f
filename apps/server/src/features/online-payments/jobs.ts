import { GatewayError } from '../../adapters/gateways/gateway.ts'
import type { JobData } from '../../jobs/queues.ts'
import { findIntent, findRefund, turnRefund } from './online-store.ts'
import { followPage, type Working } from './page-life.ts'
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

/** Gives money back through the gateway it came by. What the gateway refuses is shown, to be given back another way. */
export async function refundAtGateway(app: Working, { paymentId }: JobData['gateway.refund']) {
  const { inShop } = app
  const refund = await inShop((tx) => findRefund(tx, paymentId))
  if (refund?.state !== 'waiting' || !refund.transaction_id) return
  // Taken back meanwhile: the money stays.
  if (refund.is_reversed) {
    await inShop((tx) => turnRefund(tx, paymentId, { state: 'refused', now: app.now() }))
    return
  }
  const gateway = app.gateways[refund.gateway]
  if (!gateway) throw new Error(`the keys of ${refund.gateway} are not set`)
  const { transaction_id: transactionId } = refund
  const asked = { id: paymentId, transactionId, amountMinor: -refund.amount_minor }
  const state = await gateway.refund(asked).catch((error: unknown) => {
    if (error instanceof GatewayError && !error.mayRetry) return 'refused' as const
    throw error
  })
  await inShop((tx) => turnRefund(tx, paymentId, { state, now: app.now() }))
}
