/** What other features may use of orders; nothing else of it can be imported from outside. */

export { CustomerOrders } from './CustomerOrders.tsx'
export { useBufferDays, useGarments } from './counter-queries.ts'
export { DashboardOrders } from './DashboardOrders.tsx'
export { type Found, isToldAtField, readOrder, sentenceAt, type TakeProblems } from './draft-body.ts'
export { OrderPapers, OrderStands } from './OrderPapers.tsx'
export {
  anotherOf,
  garmentOf,
  type OrderDraft,
  type PieceDraft,
  pieceOf,
  type TakeBody,
} from './order-draft.ts'
export { PieceCard } from './PieceCard.tsx'
export { forgetPhoto, newPhoto, storePhoto } from './photo-commands.ts'
export { TakeDays } from './TakeDays.tsx'
export { TakeMoney } from './TakeMoney.tsx'
export { GarmentPicker } from './TakePieces.tsx'
export { daysOfDraft, findSentOrder, type OrderForm, priceOfDraft, useOrderDraft } from './use-order-draft.ts'
