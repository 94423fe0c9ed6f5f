import type { Tx } from '../../db/tx.ts'

/** Inside the shop. */
export async function shopWords(tx: Tx): Promise<string[]> {
  const row = await tx.selectFrom('shop_words').select('blocked').executeTakeFirst()
  return row?.blocked ?? []
}

export async function operatorWords(tx: Tx): Promise<string[]> {
  const row = await tx.selectFrom('operator_words').select('blocked').executeTakeFirst()
  return row?.blocked ?? []
}
