import type { Tx } from '../../db/tx.ts'

/** The accounts of the shop's owners; a demo has nobody to be told. Inside the shop. */
export async function ownersOf(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .select('members.account_id')
    .where('members.role', '=', 'owner')
    .where('members.is_active', '=', true)
    .where('shops.is_demo', '=', false)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
