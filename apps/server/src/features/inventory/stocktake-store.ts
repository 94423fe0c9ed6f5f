import type { Stocktake } from '@darzi/contract/inventory-shapes.ts'
import { fromMilli } from '@darzi/tailoring/inventory/stock.ts'
import type { Tx } from '../../db/tx.ts'

const stocktakes = (tx: Tx) =>
  tx.selectFrom('stocktakes').select(['id', 'state', 'member_name', 'started_at'])

export const openStocktake = (tx: Tx) => stocktakes(tx).where('state', '=', 'open').executeTakeFirst()

export const lockStocktake = (tx: Tx, id: string) =>
  stocktakes(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Begins one unless another is open; of two at once one begins, the other joins. */
export async function beginStocktake(
  tx: Tx,
  {
    shopId,
    id,
    memberId,
    memberName,
    now,
  }: Record<'shopId' | 'id' | 'memberId' | 'memberName', string> & { now: Date },
) {
  await tx
    .insertInto('stocktakes')
    .values({ shop_id: shopId, id, member_id: memberId, member_name: memberName, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function endStocktake(
  tx: Tx,
  { id, state, now }: { id: string; state: 'done' | 'cancelled'; now: Date },
) {
  await tx.updateTable('stocktakes').set({ state, ended_at: now }).where('id', '=', id).execute()
}

export function countsOf(tx: Tx, stocktakeId: string) {
  return tx
    .selectFrom('stocktake_counts')
    .select(['item_id', 'expected_milli', 'counted_milli', 'member_name', 'version'])
    .where('stocktake_id', '=', stocktakeId)
    .orderBy('item_id')
    .execute()
}

export interface NewCount {
  shopId: string
  stocktakeId: string
  itemId: string
  expectedMilli: number
  countedMilli: number
  memberName: string
  now: Date
  version: number
}

export async function writeCount(tx: Tx, count: NewCount) {
  const said = {
    expected_milli: count.expectedMilli,
    counted_milli: count.countedMilli,
    member_name: count.memberName,
    counted_at: count.now,
    version: count.version,
  }
  await tx
    .insertInto('stocktake_counts')
    .values({ shop_id: count.shopId, stocktake_id: count.stocktakeId, item_id: count.itemId, ...said })
    .onConflict((conflict) => conflict.columns(['shop_id', 'stocktake_id', 'item_id']).doUpdateSet(said))
    .execute()
}

type StocktakeRow = NonNullable<Awaited<ReturnType<typeof openStocktake>>>

export async function stocktakeOf(tx: Tx, row: StocktakeRow): Promise<Stocktake> {
  const counts = await countsOf(tx, row.id)
  return {
    id: row.id,
    state: row.state,
    startedAt: row.started_at.toISOString(),
    startedBy: row.member_name ?? undefined,
    counts: counts.map((each) => ({
      itemId: each.item_id,
      expected: fromMilli(each.expected_milli),
      counted: fromMilli(each.counted_milli),
      by: each.member_name ?? undefined,
      version: each.version,
    })),
  }
}
