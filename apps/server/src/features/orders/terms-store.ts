/** What both sides agreed on when a quote became an order. Inside the shop. */
import type { Tx } from '../../db/tx.ts'

export interface OrderTerms {
  priceMinor: number
  advanceMinor: number
  trialMinor: number
  remakeDays: number
}

export async function insertTerms(
  tx: Tx,
  { shopId, orderId, now, ...terms }: OrderTerms & { shopId: string; orderId: string; now: Date },
) {
  await tx
    .insertInto('order_terms')
    .values({
      shop_id: shopId,
      order_id: orderId,
      price_minor: terms.priceMinor,
      advance_minor: terms.advanceMinor,
      trial_minor: terms.trialMinor,
      remake_days: terms.remakeDays,
      agreed_at: now,
    })
    .execute()
}

export async function termsOf(
  tx: Tx,
  orderId: string,
): Promise<(OrderTerms & { agreedAt: Date }) | undefined> {
  const row = await tx
    .selectFrom('order_terms')
    .select(['price_minor', 'advance_minor', 'trial_minor', 'remake_days', 'agreed_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return (
    row && {
      priceMinor: row.price_minor,
      advanceMinor: row.advance_minor,
      trialMinor: row.trial_minor,
      remakeDays: row.remake_days,
      agreedAt: row.agreed_at,
    }
  )
}
