import { GatewayError } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { findIntent, findRefund, settleIntent, turnRefund } from './online-store.ts'
import { settleOnline } from './settle-online.ts'

/** The parts of the app a job works with; each step is a transaction inside the job's shop. */
interface Working extends Pick<AppContext, 'gateways' | 'jobs' | 'now' | 'newId'> {
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const againMinutes = 10
/** A gateway may still tell of money a while after its page closed. */
const graceMinutes = 30

/**
 * Asks a gateway about a checkout that nothing was heard of, and asks again until it is over. One that was never opened is over:
 * nobody was given its page.
 */
export async function reconcile(app: Working, { shopId, onlineId }: JobData['gateway.reconcile']) {
  const { inShop } = app
  const now = app.now()
  const intent = await inShop((tx) => findIntent(tx, onlineId))
  if (!intent || (intent.state !== 'open' && intent.state !== 'created')) return
  const isOver = now.getTime() > intent.expires_at.getTime() + graceMinutes * 60_000
  if (!intent.reference) {
    await inShop((tx) => settleIntent(tx, onlineId, { state: 'failed', now }))
    return
  }
  const outcome = await app.gateways[intent.gateway]?.look(intent.reference)
  await inShop(async (tx) => {
    if (outcome) await settleOnline(tx, onlineId, outcome, { now, newId: app.newId })
    const isOpen = !outcome || outcome.state === 'open'
    if (isOpen && isOver) await settleOnline(tx, onlineId, { state: 'expired' }, { now, newId: app.newId })
    else if (isOpen)
      await app.jobs.enqueue(
        tx,
        'gateway.reconcile',
        { shopId, onlineId },
        { startAfter: new Date(now.getTime() + againMinutes * 60_000) },
      )
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
