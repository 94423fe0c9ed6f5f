import type { Tx } from '../../db/tx.ts'

interface Words {
  words: string[]
  now: Date
}

export async function writeShopWords(tx: Tx, { shopId, words, now }: Words & { shopId: string }) {
  const change = { blocked: words, changed_at: now }
  await tx
    .insertInto('shop_words')
    .values({ shop_id: shopId, ...change })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

/** As an operator. */
export async function writeOperatorWords(tx: Tx, { words, now }: Words) {
  const change = { blocked: words, changed_at: now }
  await tx
    .insertInto('operator_words')
    .values({ is_only: true, ...change })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(change))
    .execute()
}
