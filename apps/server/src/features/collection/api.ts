/** What other features may use of the collection; nothing else of it can be imported from outside. */
export { choose } from './chosen-of.ts'
export { itemOf } from './item-of.ts'
export { type ItemRow, offeredAmong } from './item-queries.ts'
export { measureForOrder } from './measure-for-order.ts'
export { productHead, productPaths } from './product-head.ts'
