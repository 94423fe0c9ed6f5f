import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { stockCategories } from '@darzi/tailoring/inventory/stock.ts'
import { call } from '../../data/api.ts'
import { defineList } from '../../kits/list/define-list.ts'
import { flag, oneOf, type QueryOf, sortBy, text } from '../../kits/list/list-query.ts'
import { links } from '../../links.ts'

export const stocks = ['all', 'low', 'none'] as const
export const categories = ['all', ...stockCategories] as const
export const sorts = ['name', 'newest'] as const

const fields = {
  q: text(),
  stock: oneOf(stocks, 'all'),
  category: oneOf(categories, 'all'),
  supplier: text(),
  sort: sortBy(sorts, 'name'),
  archived: flag(),
}
export type InventoryQuery = QueryOf<typeof fields>

/** The stock. */
export const inventoryList = defineList<typeof fields, StockItem>({
  feature: 'inventory',
  fields,
  fetchPage: (query, told) => call('GET /api/inventory', { query }, told),
  fetchCount: (query, told) => call('GET /api/inventory/count', { query }, told),
  to: links.inventory,
})
