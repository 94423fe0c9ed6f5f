/** What an account was told of its orders, or is about to be. Its rows are another side's, read by the sign-in cross-tenant access. */
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface Occasion {
  accountId: string
  event: string
  occasion: string
}

/** Answers whether it is new. */
export const noteOrderNews = (tx: Tx, news: Occasion & { shopId: string; orderId: string }) =>
  crossTenant(tx, 'sign_in', async () => {
    const row = await tx
      .insertInto('account_order_news')
      .values({
        account_id: news.accountId,
        event: news.event,
        occasion: news.occasion,
        order_shop_id: news.shopId,
        order_id: news.orderId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event')
      .executeTakeFirst()
    return row !== undefined
  })

/** Held until the transaction ends; answers whether it is still to be told. */
export const lockUntold = (tx: Tx, { accountId, event, occasion }: Occasion) =>
  crossTenant(tx, 'sign_in', async () => {
    const row = await tx
      .selectFrom('account_order_news')
      .select('told_at')
      .where('account_id', '=', accountId)
      .where('event', '=', event)
      .where('occasion', '=', occasion)
      .forUpdate()
      .executeTakeFirst()
    return row !== undefined && row.told_at === null
  })

export async function markTold(tx: Tx, { accountId, event, occasion, now }: Occasion & { now: Date }) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('account_order_news')
      .set({ told_at: now })
      .where('account_id', '=', accountId)
      .where('event', '=', event)
      .where('occasion', '=', occasion)
      .execute(),
  )
}

export async function forgetOrderNews(tx: Tx, { accountId, event, occasion }: Occasion) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .deleteFrom('account_order_news')
      .where('account_id', '=', accountId)
      .where('event', '=', event)
      .where('occasion', '=', occasion)
      .execute(),
  )
}
