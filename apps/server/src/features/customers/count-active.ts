import type { Tx } from '../../db/tx.ts'

/** How many active customer records the shop has, from its tallies. */
export async function countActive(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('customer_tallies')
    .select((sum) => sum.fn.sum<string>('customers').as('customers'))
    .where('state', '=', 'active')
    .executeTakeFirst()
  return Number(row?.customers ?? 0)
}
