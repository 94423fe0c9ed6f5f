import type { Tx } from '../../db/tx.ts'

/** Who works in the shop now, those who came first at the top. */
export const activeWorkers = (tx: Tx) =>
  tx
    .selectFrom('members')
    .select(['id', 'name', 'role'])
    .where('is_active', '=', true)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
