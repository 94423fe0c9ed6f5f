/** What other features may use of bills; nothing else of it can be imported from outside. */
export { billsOfOrders, ordersOfBill } from './bill-queries.ts'
export { type IssuedBill, issuedBills, readBill, readBillsOfOrder, standingOf } from './read-bill.ts'
export { readTax } from './shop-tax.ts'
