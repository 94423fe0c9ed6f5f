/** What other features may use of inventory; nothing else of it can be imported from outside. */
import { lazy } from 'react'

export { amountOf } from './amount.ts'
export { InventoryList } from './InventoryList.tsx'
export { LowStock } from './LowStock.tsx'

/** Comes when it is asked for. */
export const PieceStockDialog = lazy(() =>
  import('./PieceStockDialog.tsx').then((it) => ({ default: it.PieceStockDialog })),
)
