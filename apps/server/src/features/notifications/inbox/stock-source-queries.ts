import { sql } from 'kysely'
import type { InboxSource } from './source.ts'

/** What runs low, until there is more of it. */
const lowStock: InboxSource = {
  kind: 'lowStock',
  needs: 'inventory.buy',
  needsAnswer: false,
  // Once there is more of it and it runs low again, it is news again.
  rows: sql`select 'low:' || item.id || coalesce(':' || came.id, '') as key, coalesce(moved.at, item.created_at) as at,
      item.id as subject_id, jsonb_build_object('name', item.name) as params
    from stock_items item
    left join lateral (select move.id from stock_movements move where move.shop_id = item.shop_id and move.item_id = item.id
      and move.quantity_milli > 0 order by move.at desc, move.id desc limit 1) came on true
    left join lateral (select max(move.at) as at from stock_movements move
      where move.shop_id = item.shop_id and move.item_id = item.id) moved on true
   where item.is_low and not item.is_archived`,
}

export const stockSources = [lowStock]
