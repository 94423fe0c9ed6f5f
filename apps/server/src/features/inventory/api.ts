/** What other features may use of inventory; nothing else of it can be imported from outside. */
export { lowStock } from './item-queries.ts'
export {
  giveBackForPieces,
  resizePieceStock,
  setPieceStock,
  takeForPieces,
  takeWhatIsThere,
  unnamePieceStock,
} from './piece-stock.ts'
export { readPurchase } from './purchase-store.ts'
export { isOfShownCloth, shownCloths } from './shown-cloth-queries.ts'
