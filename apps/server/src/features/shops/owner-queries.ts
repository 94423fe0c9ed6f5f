import type { Tx } from '../../db/tx.ts'

/** The accounts of the shop's owners. */
export async function ownersOf(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .select('account_id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
