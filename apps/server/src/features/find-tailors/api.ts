/** What other features may use of finding tailors; nothing else of it can be imported from outside. */

export { type ListedShop, listedShop } from './listed-shop.ts'
export { ownListingRow, shopOfSlug } from './listing-queries.ts'
export { refreshFreeDays } from './refresh-free.ts'
export { standingOf } from './standing-of.ts'
