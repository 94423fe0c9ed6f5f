import type { DisputeKind, DisputeOutcome, DisputeState } from '@darzi/tailoring/disputes/life.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { Tx } from '../../db/tx.ts'

interface NewDispute {
  shopId: string
  id: string
  /** None of one that was taken at the counter, of a customer without an account. */
  accountId: string | undefined
  takenBy?: string
  orderId: string
  orderNumber: number
  shopName: string
  customerName: string
  currency: Currency
  kind: DisputeKind
  words: string
  answerBy: Date
  now: Date
}

/** Answers false when one is open already. */
export async function insertDispute(tx: Tx, dispute: NewDispute): Promise<boolean> {
  const made = await tx
    .insertInto('disputes')
    .values({
      shop_id: dispute.shopId,
      id: dispute.id,
      account_id: dispute.accountId ?? null,
      taken_by: dispute.takenBy ?? null,
      order_id: dispute.orderId,
      order_number: dispute.orderNumber,
      shop_name: dispute.shopName,
      customer_name: dispute.customerName,
      currency: dispute.currency,
      kind: dispute.kind,
      words: dispute.words,
      raised_at: dispute.now,
      answer_by: dispute.answerBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

interface Change {
  state: DisputeState
  answer?: string
  answered_at?: Date
  answered_by?: string
  outcome?: DisputeOutcome
  refund_minor?: number
  sent_back_minor?: number
  sent_back_entries?: string[]
  sent_back_state?: 'waiting'
  decision?: string
  decided_at?: Date
  decided_by?: string
}

export async function changeDispute(tx: Tx, id: string, change: Change) {
  await tx.updateTable('disputes').set(change).where('id', '=', id).execute()
}

interface NewPhoto {
  shopId: string
  id: string
  disputeId: string
  byShop: boolean
  now: Date
}

/** Inside the shop. */
export async function insertDisputePhoto(tx: Tx, { shopId, id, disputeId, byShop, now }: NewPhoto) {
  await tx
    .insertInto('dispute_photos')
    .values({ shop_id: shopId, id, dispute_id: disputeId, by_shop: byShop, created_at: now })
    .execute()
}
