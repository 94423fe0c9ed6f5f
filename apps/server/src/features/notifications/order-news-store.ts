/** What an account was told of its orders, or is about to be. Its rows are another side's, read by the sign-in cross-tenant access. */
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface Occasion {
  accountId: string
  event: string
  occasion: string
}

const keyOf = ({ accountId, event, occasion }: Occasion) => ({ account_id: accountId, event, occasion })

/** Answers whether it is new. */
export const noteOrderNews = (tx: Tx, news: Occasion & { shopId: string; orderId: string }) =>
  crossTenant(tx, 'sign_in', async () => {
    const row = await tx
      .insertInto('account_order_news')
      .values({
        ...keyOf(news),
        order_shop_id: news.shopId,
        order_id: news.orderId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event')
      .executeTakeFirst()
    return row !== undefined
  })

/** Held until the transaction ends; answers whether it is still to be told. */
export const lockUntold = (tx: Tx, occasion: Occasion) =>
  crossTenant(tx, 'sign_in', async () => {
    const row = await tx
      .selectFrom('account_order_news')
      .select('told_at')
      .where((news) => news.and(keyOf(occasion)))
      .forUpdate()
      .executeTakeFirst()
    return row !== undefined && row.told_at === null
  })

export async function markTold(tx: Tx, { now, ...occasion }: Occasion & { now: Date }) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .updateTable('account_order_news')
      .set({ told_at: now })
      .where((news) => news.and(keyOf(occasion)))
      .execute(),
  )
}

export async function forgetOrderNews(tx: Tx, occasion: Occasion) {
  await crossTenant(tx, 'sign_in', () =>
    tx
      .deleteFrom('account_order_news')
      .where((news) => news.and(keyOf(occasion)))
      .execute(),
  )
}
