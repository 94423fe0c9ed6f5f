/** What other features may use of ledger; nothing else of it can be imported from outside. */
export {
  awaitAgain,
  hasEntriesSince,
  readAwaited,
  readAwaitedPayment,
  stopAwaited,
} from './awaited-payments.ts'
export { enterAdvance, enterPayment } from './enter-payment.ts'
export { openLedgerOf } from './open-ledger.ts'
export { balanceOf, standingOf } from './order-standing.ts'
export {
  entriesColumn,
  entriesOf,
  entriesRead,
  findEntry,
  methodOf,
  methodsOff,
  offWithTax,
  type StoredEntry,
  takenOn,
} from './payment-queries.ts'
export { insertEntry, lockMoney, type PaymentWriteContext, turnEntry } from './payment-store.ts'
export { moneySentBack, offTakenBack, refundEntered, type SentBack } from './ports.ts'
export { paymentsOf, readPayments } from './read-payments.ts'
export { refundAll } from './refund-all.ts'
export { refused } from './refused.ts'
export { enterRefund, enterReversal, enterWriteOff } from './take-back-entry.ts'
