/** For the customers room: orders go with their customers through merges and new names. */
export { moveOrders, moveOrdersBack, refreshOrderSearch } from './follow-store.ts'
