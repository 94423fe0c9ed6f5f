import type { Tx } from '../../db/tx.ts'
import { bareCustomers, dress } from './card-queries.ts'

/** Phones that several active records share, in their order, after the one given. */
export async function sharedPhones(
  tx: Tx,
  { after = '', limit }: { after?: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('phone')
    .where('phone', 'is not', null)
    .where('phone', '>', after)
    .where('state', '=', 'active')
    .groupBy('phone')
    .having((group) => group.fn.countAll(), '>', 1)
    .orderBy('phone')
    .limit(limit)
    .execute()
  return rows.flatMap(({ phone }) => phone ?? [])
}

/** The active records that have these phones, by number. */
export async function withPhones(tx: Tx, phones: readonly string[]) {
  if (phones.length === 0) return []
  const records = bareCustomers(tx).where('phone', 'in', phones).where('state', '=', 'active')
  return dress(tx, records).orderBy('number').execute()
}
