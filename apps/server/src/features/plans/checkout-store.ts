import type { RefundState } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { type NewPage, refundTurnsFrom } from '../online-payments/api.ts'

const columns = [
  'shop_id',
  'id',
  'invoice_id',
  'gateway',
  'amount_minor',
  'currency',
  'state',
  'reference',
  'url',
  'expires_at',
  'transaction_id',
  'refund_state',
  'refund_since',
] as const

interface NewCheckout extends NewPage {
  shopId: string
  invoiceId: string
}

/** What is to be paid is written down before any gateway is asked. */
export async function insertCheckout(tx: Tx, checkout: NewCheckout) {
  await tx
    .insertInto('plan_checkouts')
    .values({
      shop_id: checkout.shopId,
      id: checkout.id,
      invoice_id: checkout.invoiceId,
      gateway: checkout.gateway,
      amount_minor: checkout.amountMinor,
      currency: checkout.currency,
      created_at: checkout.now,
      expires_at: checkout.expiresAt,
    })
    .execute()
}

export const findCheckout = (tx: Tx, id: string) =>
  tx.selectFrom('plan_checkouts').select(columns).where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends: two events at once come one after the other. */
export const lockCheckout = (tx: Tx, id: string) =>
  tx.selectFrom('plan_checkouts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export type CheckoutRecord = NonNullable<Awaited<ReturnType<typeof lockCheckout>>>

/** The pages of an invoice that may still be paid on. */
export const openCheckouts = (tx: Tx, invoiceId: string, after: Date) =>
  tx
    .selectFrom('plan_checkouts')
    .select(columns)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'open')
    .where('expires_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()

export async function setOpen(tx: Tx, id: string, { reference, url }: { reference: string; url: string }) {
  await tx
    .updateTable('plan_checkouts')
    .set({ state: 'open', reference, url })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute()
}

export async function setCheckoutState(
  tx: Tx,
  id: string,
  { state, transactionId }: { state: 'paid' | 'failed' | 'expired'; transactionId: string | undefined },
) {
  await tx
    .updateTable('plan_checkouts')
    .set({ state, ...(transactionId && { transaction_id: transactionId }) })
    .where('id', '=', id)
    .execute()
}

/** The money goes back. */
export async function setRefundWanted(tx: Tx, id: string, since: Date) {
  await tx
    .updateTable('plan_checkouts')
    .set({ refund_state: 'waiting', refund_since: since })
    .where('id', '=', id)
    .where('refund_state', 'is', null)
    .execute()
}

/** As refunds of orders turn (see refundTurnsFrom). Answers whether anything changed. */
export async function turnCheckoutRefund(
  tx: Tx,
  id: string,
  { state }: { state: RefundState },
): Promise<boolean> {
  const turnsFrom = refundTurnsFrom[state]
  if (!turnsFrom) return false
  const turned = await tx
    .updateTable('plan_checkouts')
    .set({ refund_state: state })
    .where('id', '=', id)
    .where('refund_state', 'in', turnsFrom)
    .returning('id')
    .executeTakeFirst()
  return turned !== undefined
}

export const checkoutRefundsWaiting = (tx: Tx, since: Date) =>
  tx
    .selectFrom('plan_checkouts')
    .select(['shop_id', 'id'])
    .where('refund_state', '=', 'waiting')
    .where('refund_since', '<', since)
    .orderBy('refund_since')
    .execute()

export interface SentBack {
  minor: number
  state: RefundState
}

/** What came for these invoices when they asked for nothing any more, and how far it is on its way back; by invoice. */
export async function sentBackOf(tx: Tx, invoiceIds: readonly string[]): Promise<Map<string, SentBack[]>> {
  const rows =
    invoiceIds.length === 0
      ? []
      : await tx
          .selectFrom('plan_checkouts')
          .select(['invoice_id', 'amount_minor', 'refund_state'])
          .where('invoice_id', 'in', invoiceIds)
          .where('refund_state', 'is not', null)
          .orderBy('refund_since')
          .execute()
  const sent = rows.map(({ invoice_id, amount_minor: minor, refund_state: state }) => ({
    of: invoice_id,
    back: { minor, state: state ?? 'waiting' },
  }))
  return new Map(invoiceIds.map((id) => [id, sent.filter(({ of }) => of === id).map(({ back }) => back)]))
}
