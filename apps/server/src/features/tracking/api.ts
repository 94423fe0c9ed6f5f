/** What other features may use of tracking; nothing else of it can be imported from outside. */
export { hasOrders } from './tracked-queries.ts'
