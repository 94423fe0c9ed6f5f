import type { GatewayKey, RefundState } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import type { NewPage } from './page-life.ts'

const columns = [
  'shop_id',
  'id',
  'order_id',
  'gateway',
  'amount_minor',
  'currency',
  'state',
  'reference',
  'url',
  'expires_at',
] as const

interface NewIntent extends NewPage {
  shopId: string
  orderId: string
}

/** What is to be paid is written down before any gateway is asked. */
export async function insertIntent(tx: Tx, intent: NewIntent) {
  await tx
    .insertInto('online_payments')
    .values({
      shop_id: intent.shopId,
      id: intent.id,
      order_id: intent.orderId,
      gateway: intent.gateway,
      amount_minor: intent.amountMinor,
      currency: intent.currency,
      created_at: intent.now,
      expires_at: intent.expiresAt,
    })
    .execute()
}

export const findIntent = (tx: Tx, id: string) =>
  tx.selectFrom('online_payments').select(columns).where('id', '=', id).executeTakeFirst()
export type Intent = NonNullable<Awaited<ReturnType<typeof findIntent>>>

/** Holds it until the transaction ends: two events at once come one after the other. */
export const lockIntent = (tx: Tx, id: string) =>
  tx.selectFrom('online_payments').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The checkouts of an order that may still be paid. */
export const openIntents = (tx: Tx, orderId: string, now: Date) =>
  tx
    .selectFrom('online_payments')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()

/** How the newest checkout of an order stands, for who comes back from it. */
export async function lastOnline(tx: Tx, orderId: string) {
  const newest = await tx
    .selectFrom('online_payments')
    .select('state')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && shownStates[newest.state]
}
const shownStates = {
  created: 'open',
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
} as const

export async function openIntent(tx: Tx, id: string, { reference, url }: { reference: string; url: string }) {
  await tx
    .updateTable('online_payments')
    .set({ state: 'open', reference, url })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute()
}

type Settled = { state: 'failed' | 'expired' } | { state: 'paid'; transactionId: string; paymentId: string }

export async function settleIntent(tx: Tx, id: string, { now, ...settled }: Settled & { now: Date }) {
  const paid =
    settled.state === 'paid' ? { transaction_id: settled.transactionId, payment_id: settled.paymentId } : {}
  await tx
    .updateTable('online_payments')
    .set({ state: settled.state, settled_at: now, ...paid })
    .where('id', '=', id)
    .execute()
}

/** Whether this event was never seen before; it is from now on. Across shops: it is known before its shop is. */
export async function takeEvent(
  tx: Tx,
  event: { gateway: GatewayKey; id: string; kind: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('gateway_events')
    .values({ gateway: event.gateway, id: event.id, kind: event.kind.slice(0, 100), received_at: event.now })
    .onConflict((conflict) => conflict.columns(['gateway', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What is older than any gateway sends again. */
export const forgetEvents = (tx: Tx, before: Date) =>
  tx.deleteFrom('gateway_events').where('received_at', '<', before).execute()

/** The checkout a ledger entry came by. */
export const intentOfEntry = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('online_payments')
    .select(['id', 'gateway', 'transaction_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()

export async function insertRefund(
  tx: Tx,
  refund: { shopId: string; paymentId: string; onlineId: string; now: Date },
) {
  await tx
    .insertInto('gateway_refunds')
    .values({
      shop_id: refund.shopId,
      payment_id: refund.paymentId,
      online_id: refund.onlineId,
      created_at: refund.now,
    })
    .execute()
}

export const findRefund = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('gateway_refunds')
    .innerJoin('online_payments', (join) =>
      join
        .onRef('online_payments.shop_id', '=', 'gateway_refunds.shop_id')
        .onRef('online_payments.id', '=', 'gateway_refunds.online_id'),
    )
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.shop_id', '=', 'gateway_refunds.shop_id')
        .onRef('payments.id', '=', 'gateway_refunds.payment_id'),
    )
    .select((refund) =>
      refund
        .exists(
          refund
            .selectFrom('payments as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses', '=', 'gateway_refunds.payment_id')
            .where('reversal.kind', '=', 'reversal'),
        )
        .as('is_reversed'),
    )
    .select([
      'gateway_refunds.state',
      'gateway_refunds.created_at',
      'online_payments.gateway',
      'online_payments.transaction_id',
      'payments.amount_minor',
      'payments.order_id',
    ])
    .where('gateway_refunds.payment_id', '=', paymentId)
    .executeTakeFirst()

/** The order of the refund is held; see lockMoney. */
export const markAsked = (tx: Tx, paymentId: string, now: Date) =>
  tx
    .updateTable('gateway_refunds')
    .set({ asked_at: now })
    .where('payment_id', '=', paymentId)
    .where('asked_at', 'is', null)
    .execute()

/** The shop of a refund an event names. */
export const shopOfRefund = (tx: Tx, paymentId: string) =>
  tx.selectFrom('gateway_refunds').select('shop_id').where('payment_id', '=', paymentId).executeTakeFirst()

/**
 * What a bank sends back later turns a refund that was done into one that was refused; one that was refused stays so, whatever older
 * event comes after. Answers whether anything changed.
 */
export async function turnRefund(
  tx: Tx,
  paymentId: string,
  { state, now }: { state: RefundState; now: Date },
): Promise<boolean> {
  const turnsFrom = refundTurnsFrom[state]
  if (!turnsFrom) return false
  const turned = await tx
    .updateTable('gateway_refunds')
    .set({ state, settled_at: now })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', turnsFrom)
    .returning('payment_id')
    .executeTakeFirst()
  return turned !== undefined
}
export const refundTurnsFrom: Partial<Record<RefundState, RefundState[]>> = {
  done: ['waiting'],
  refused: ['waiting', 'done'],
}

/** Refunds of the shop that wait since before then. */
export const refundsWaiting = (tx: Tx, since: Date) =>
  tx
    .selectFrom('gateway_refunds')
    .select(['shop_id', 'payment_id'])
    .where('state', '=', 'waiting')
    .where('created_at', '<', since)
    .orderBy('created_at')
    .execute()

/** How these refunds stand at their gateways, and by which gateway these entries came. */
export async function gatewayFacts(tx: Tx, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return { refunds: new Map(), gateways: new Map() }
  const refunds = await tx
    .selectFrom('gateway_refunds')
    .select(['payment_id', 'state'])
    .where('payment_id', 'in', paymentIds)
    .execute()
  const paid = await tx
    .selectFrom('online_payments')
    .select(['payment_id', 'gateway'])
    .where('payment_id', 'in', paymentIds)
    .execute()
  return {
    refunds: new Map<string, RefundState>(refunds.map(({ payment_id, state }) => [payment_id, state])),
    gateways: new Map<string, GatewayKey>(
      paid.flatMap(({ payment_id, gateway }) => (payment_id ? [[payment_id, gateway] as const] : [])),
    ),
  }
}
