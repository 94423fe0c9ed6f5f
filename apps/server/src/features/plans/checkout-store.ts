import type { Tx } from '../../db/tx.ts'
import type { NewPage } from '../online-payments/api.ts'

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

export async function setCheckoutState(tx: Tx, id: string, state: 'paid' | 'failed' | 'expired') {
  await tx.updateTable('plan_checkouts').set({ state }).where('id', '=', id).execute()
}
