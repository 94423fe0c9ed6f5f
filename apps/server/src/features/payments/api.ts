/** What other features may use of payments; nothing else of it can be imported from outside. */
export { askByUpi } from './ask-by-upi.ts'
export { publishPayment } from './publish-payment.ts'
export { readCounter } from './read-counter.ts'
