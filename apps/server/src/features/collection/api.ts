/** What other features may use of the collection; nothing else of it can be imported from outside. */
export { choose } from './chosen-of.ts'
export { itemOf } from './item-of.ts'
export { type ItemRow, offeredAmong } from './item-queries.ts'
export { measureForOrder } from './measure-for-order.ts'
export { offeredOfShop, productHead, productPaths, productPathsOf } from './product-head.ts'
export { shopOfOffered } from './product-page.ts'
export { requireRushSeen, rushOfGarment, usualDay } from './rush-of-item.ts'
