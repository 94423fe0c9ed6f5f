/** What other features may use of tracking; nothing else of it can be imported from outside. */
export { provenPhone } from './code-store.ts'
export { keepOrdered } from './keep-ordered.ts'
export { openLink } from './open-link.ts'
export { isOfNewCustomer, ownOrderIds } from './own-order-queries.ts'
export { type OwnOrderId, readOwnOrders } from './own-orders.ts'
export { requireCustomer, requireStranger } from './require-customer.ts'
export { phonesMeant } from './tracked-phones.ts'
export { hasOrders } from './tracked-queries.ts'
