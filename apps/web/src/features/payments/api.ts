/** What other features may use of payments; nothing else of it can be imported from outside. */
export { CounterCard } from './CounterCard.tsx'
export { FullCode } from './FullCode.tsx'
export { PaymentList } from './PaymentList.tsx'
export { PaymentSheet } from './PaymentSheet.tsx'
export { settlePayment } from './payment-commands.ts'
export { TakeBackDialog } from './TakeBackDialog.tsx'
export { TakeOff } from './TakeOff.tsx'
export { UpiWaiting } from './UpiWaiting.tsx'
