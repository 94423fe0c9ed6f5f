/** What other features may use of backup; nothing else of it can be imported from outside. */
export { backUpWhenDue, tidyBackups } from './scheduled.ts'
export { allShopTables, tablesOfShops } from './shop-rows-queries.ts'
