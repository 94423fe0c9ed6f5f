/** What other features may use of tracking; nothing else of it can be imported from outside. */
export { provenPhone } from './code-store.ts'
export { openLink } from './open-link.ts'
export { type OwnOrderId, readOwnOrders } from './own-orders.ts'
export { requireCustomer, requireStranger } from './require-customer.ts'
export { phonesMeant } from './tracked-phones.ts'
export { hasOrders } from './tracked-queries.ts'
