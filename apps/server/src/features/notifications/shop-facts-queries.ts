import type { Tx } from '../../db/tx.ts'

/** What messages say of the shop, and what planning them asks of it. */
export async function readShopFacts(tx: Tx, shopId: string) {
  const row = await tx
    .selectFrom('shops')
    .select(['id', 'name', 'phone', 'country', 'time_zone', 'currency', 'is_demo', 'sample_order_id'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    phone: row.phone ?? undefined,
    country: row.country,
    timeZone: row.time_zone,
    currency: row.currency,
    isDemo: row.is_demo,
    sampleOrderId: row.sample_order_id ?? undefined,
  }
}
export type ShopFacts = Awaited<ReturnType<typeof readShopFacts>>
