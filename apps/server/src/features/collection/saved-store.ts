import type { Tx } from '../../db/tx.ts'

interface Saving {
  accountId: string
  now: Date
  items: readonly { id: string; shop_id: string }[]
}

/** What was saved before stays as it was. */
export async function keepSaved(tx: Tx, { accountId, now, items }: Saving) {
  if (items.length === 0) return
  await tx
    .insertInto('saved_garments')
    .values(
      items.map(({ id, shop_id }) => ({
        account_id: accountId,
        item_id: id,
        item_shop_id: shop_id,
        saved_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropSaved(tx: Tx, { accountId, itemId }: { accountId: string; itemId: string }) {
  await tx
    .deleteFrom('saved_garments')
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .execute()
}

/** Holds the account's list while something is put on it. */
export async function countSaved(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_garments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
