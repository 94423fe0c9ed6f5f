/** For the customers room: orders go with their customers through merges and new names, and stand in their timeline. */
export { moveOrders, moveOrdersBack, refreshOrderSearch } from './follow-store.ts'
export { newestOrderIds } from './timeline-queries.ts'
