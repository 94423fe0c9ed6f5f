import type { CartLine } from '@darzi/contract/cart.ts'
import type { ItemRow } from '../collection/api.ts'

export interface LineOfShop {
  line: CartLine
  /** Its place in what was sent. */
  place: number
  row: ItemRow
}

export interface PartOfCart {
  shopId: string
  lines: LineOfShop[]
}

/** The lines that are offered, by shop. In the order of the shops' ids: whoever locks several does it in the same order. */
export function byShop(lines: readonly CartLine[], rows: readonly ItemRow[]): PartOfCart[] {
  const parts = new Map<string, LineOfShop[]>()
  for (const [place, line] of lines.entries()) {
    const row = rows.find(({ id }) => id === line.itemId)
    if (!row) continue
    parts.set(row.shop_id, [...(parts.get(row.shop_id) ?? []), { line, place, row }])
  }
  return [...parts]
    .map(([shopId, of]) => ({ shopId, lines: of }))
    .toSorted((one, other) => (one.shopId < other.shopId ? -1 : 1))
}
