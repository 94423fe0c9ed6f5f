import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The shop's sample, with the shop's row locked: two that make one at once come one after the other. */
export async function lockSample(tx: Tx, shopId: string): Promise<string | null> {
  const { sample_order_id } = await tx
    .selectFrom('shops')
    .select('sample_order_id')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return sample_order_id
}

export async function writeSample(
  tx: Tx,
  shopId: string,
  { customerId, orderId }: { customerId: string; orderId: string },
) {
  await tx
    .updateTable('shops')
    .set({ sample_customer_id: customerId, sample_order_id: orderId })
    .where('id', '=', shopId)
    .execute()
}

/** Whether the sample customer was put together with another record, either way round. */
export async function isMerged(tx: Tx, shopId: string): Promise<boolean> {
  const { rows } = await sql<{ is_merged: boolean }>`
    select exists (select from shops s join customer_merges m on m.shop_id = s.id
                    and s.sample_customer_id in (m.gone_id, m.kept_id) where s.id = ${shopId}) as is_merged`.execute(
    tx,
  )
  return rows[0]?.is_merged ?? false
}

/** How many orders went with it; null where there was none. */
export async function deleteSample(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ orders: number | null }>`select discard_sample() as orders`.execute(tx)
  return rows[0]?.orders ?? null
}
