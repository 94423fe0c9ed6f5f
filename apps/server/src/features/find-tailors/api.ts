/** What other features may use of finding tailors; nothing else of it can be imported from outside. */

export { type ListedShop, listedShop } from './listed-shop.ts'
export { shopOfSlug } from './listing-queries.ts'
export { refreshFreeDays } from './refresh-free.ts'
