import type { stocktakeRoutes } from '@darzi/contract/inventory.ts'
import { fromMilli, toMilli } from '@darzi/tailoring/inventory/stock.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockItem } from './item-store.ts'
import { book, requireWhole } from './move-stock.ts'
import {
  beginStocktake,
  countsOf,
  endStocktake,
  lockStocktake,
  openStocktake,
  stocktakeOf,
  writeCount,
} from './stocktake-store.ts'

export async function readOpen({ tx }: RequestContext<typeof stocktakeRoutes.open>) {
  const row = await openStocktake(tx)
  return { stocktake: row && (await stocktakeOf(tx, row)) }
}

/** Begins a stocktake, or joins the one that is going on. */
export async function startStocktake(ctx: RequestContext<typeof stocktakeRoutes.start>) {
  const { tx, body, member, now, newId } = ctx
  const { shopId, id: memberId, name: memberName } = member
  await beginStocktake(tx, { shopId, id: body.id ?? newId(), memberId, memberName, now })
  const row = await openStocktake(tx)
  if (!row) throw notFound()
  return stocktakeOf(tx, row)
}

/**
 * Writes down a count. Whoever counts an item that a colleague has counted since is told their number: they correct it, or add
 * theirs, as two do who count two shelves.
 */
export async function countItem(ctx: RequestContext<typeof stocktakeRoutes.count>) {
  const { tx, params, body, member, now } = ctx
  const row = await requireOpen(tx, params.id)
  const item = await lockItem(tx, params.itemId)
  requireWhole(body.counted, item.unit, 'counted')
  const before = (await countsOf(tx, row.id)).find(({ item_id }) => item_id === item.id)
  if (before && before.version !== body.version && !body.adds)
    throw fieldError('counted', 'inventory.countedMeanwhile', {
      by: before.member_name ?? '',
      counted: fromMilli(before.counted_milli),
      unit: item.unit,
    })
  const counted = toMilli(body.counted) + (body.adds ? (before?.counted_milli ?? 0) : 0)
  await writeCount(tx, {
    shopId: member.shopId,
    stocktakeId: row.id,
    itemId: item.id,
    expectedMilli: item.on_hand_milli,
    countedMilli: counted,
    memberName: member.name,
    now,
    version: (before?.version ?? 0) + 1,
  })
  return stocktakeOf(tx, row)
}

async function requireOpen(tx: Tx, id: string) {
  const row = await lockStocktake(tx, id)
  if (!row) throw notFound()
  if (row.state !== 'open') throw new AppError('inventory.stocktakeEnded')
  return row
}

/** Books what each count differs by from what the book said at that moment: what moved since is not touched. */
export async function finishStocktake(ctx: RequestContext<typeof stocktakeRoutes.finish>) {
  const { tx, params, now, newId } = ctx
  const row = await lockStocktake(tx, params.id)
  if (!row) throw notFound()
  if (row.state === 'done') return { ok: true } as const
  if (row.state === 'cancelled') throw new AppError('inventory.stocktakeEnded')
  for (const count of await countsOf(tx, row.id)) {
    const quantityMilli = count.counted_milli - count.expected_milli
    if (quantityMilli === 0) continue
    const item = await lockItem(tx, count.item_id)
    await book(ctx, item, [{ id: newId(), kind: 'counted', quantityMilli, stocktakeId: row.id }])
  }
  await endStocktake(tx, { id: row.id, state: 'done', now })
  return { ok: true } as const
}

export async function cancelStocktake({ tx, params, now }: RequestContext<typeof stocktakeRoutes.cancel>) {
  const row = await lockStocktake(tx, params.id)
  if (!row) throw notFound()
  if (row.state === 'done') throw new AppError('inventory.stocktakeEnded')
  await endStocktake(tx, { id: row.id, state: 'cancelled', now })
  return { ok: true } as const
}
