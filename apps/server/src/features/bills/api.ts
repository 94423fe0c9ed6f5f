/** What other features may use of bills; nothing else of it can be imported from outside. */
export { readBill, readBillsOfOrder, standingOf } from './read-bill.ts'
