/** What other features may use of orders; nothing else of it can be imported from outside. */

export { pieceAtStage } from './at-stage.ts'
export { CustomerOrders } from './CustomerOrders.tsx'
export { CutWithout } from './CutWithout.tsx'
export { type CounterRules, useCounterRules, useGarments } from './counter-queries.ts'
export { DueText } from './DueText.tsx'
export { type Found, isToldAtField, readOrder, sentenceAt, type TakeProblems } from './draft-body.ts'
export { heldSizes } from './error-question.ts'
export { GarmentPicker } from './GarmentPicker.tsx'
export { MissingSizesDialog } from './MissingSizesDialog.tsx'
export { asTapped, isMoving, moveInTurn, sendInTurn } from './move-in-turn.ts'
export { OrderPapers } from './OrderPapers.tsx'
/** What is asked where an order stands already as an earlier sending made it. */
export const loadOrderStands = () => import('./OrderStands.tsx')
export { OrdersList } from './OrdersList.tsx'
export {
  anotherOf,
  garmentOf,
  type OrderDraft,
  type PieceDraft,
  pieceOf,
  type TakeBody,
} from './order-draft.ts'
export { useWorkers } from './order-queries.ts'
export { piecesLine } from './order-words.ts'
export { PastTrialDialog } from './PastTrialDialog.tsx'
export { PieceCard } from './PieceCard.tsx'
export { PieceDots } from './PieceDots.tsx'
export { PieceWords } from './PieceWords.tsx'
export { forgetPhoto, newPhoto, storePhoto, usePhotoSending } from './photo-commands.ts'
export { ReadyPhotoDialog } from './ReadyPhotoDialog.tsx'
export { wantsPhotoAt } from './ready-photo.ts'
export { SnapshotFold } from './SnapshotFold.tsx'
export { StageSteps } from './StageSteps.tsx'
export { StateBadge, stateTone } from './StateBadge.tsx'
export { TakeDays } from './TakeDays.tsx'
export { TakeMoney } from './TakeMoney.tsx'
export { LazyQuestions as TodayQuestions } from './today/LazyQuestions.tsx'
export { OrderToday } from './today/OrderToday.tsx'
export { UnmeasuredToday } from './today/UnmeasuredToday.tsx'
export { UnsentPhotos } from './UnsentPhotos.tsx'
export { useOneTap } from './use-one-tap.ts'
export {
  daysOfDraft,
  findSentOrder,
  type OrderForm,
  priceOfDraft,
  rushToSend,
  useOrderDraft,
} from './use-order-draft.ts'
