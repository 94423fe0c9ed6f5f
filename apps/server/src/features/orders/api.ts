/** What other features may use of orders; nothing else of it can be imported from outside. */
export { advanceLocked, advancePiece } from './advance-piece.ts'
export { undoneElsewhere, wentAheadElsewhere } from './ahead-elsewhere.ts'
export { bringBackElsewhere } from './back-elsewhere.ts'
export { billDifference } from './bill-difference-queries.ts'
export { cancelByCustomer } from './cancel-by-customer.ts'
export { cardOf as orderCardOf } from './card-queries.ts'
export { changeOrder, type LockedOrder, lockOrder } from './change-store.ts'
export { checksOfPiece, ticksOfPiece } from './check-queries.ts'
export { type Correction, correctElsewhere, type PieceThere } from './corrected-elsewhere.ts'
export { rushRule } from './counter-queries.ts'
export { ordersThisMonth as countOrdersThisMonth } from './figures-queries.ts'
export { hangNewPhoto } from './hang-new-photo.ts'
export { keepFigures } from './keep-figures.ts'
export { makeStep } from './make-step.ts'
export {
  countMatching as countOrders,
  countWentAhead,
  type Filter as OrderFilter,
  ordersPage,
} from './management-queries.ts'
export { hasWords as orderHasWords } from './management-search-queries.ts'
export { needsOf } from './needs-of.ts'
export { orderWriteContextOf } from './order-write-context.ts'
export { photoUrl } from './photo-queries.ts'
export { endOldPhotos } from './photo-retention.ts'
export { hangPhoto } from './photo-store.ts'
export { barePieces, pieceOf } from './piece-queries.ts'
export { isSentBefore, readPlaced } from './placed-order.ts'
export {
  type EditedBy,
  type OrderEdit,
  type OrderStep,
  orderEdited,
  orderStepped,
  type SteppedBy,
  soldGarments,
  standingBill,
  standingOffers,
} from './ports.ts'
export { readOrder } from './read-order.ts'
export { reasonOf } from './reason-of.ts'
export { setBilledSums } from './set-billed-sums.ts'
export { lastUndoable } from './step-queries.ts'
export type { StepException } from './step-store.ts'
export { type FormPiece, takeFormOrder, takeFormPieces, waitToTakeForm } from './take-form-order.ts'
export { takeOrder } from './take-order.ts'
export { foldTallies } from './tally-store.ts'
export { insertTerms, termsOf } from './terms-store.ts'
export { todayOfOrders } from './today-of-orders.ts'
export { lacksSizes } from './today-queries.ts'
export { undoOwnStep } from './undo-own-step.ts'
export { undoLocked } from './undo-step.ts'
export { requireWorker } from './worker-queries.ts'
