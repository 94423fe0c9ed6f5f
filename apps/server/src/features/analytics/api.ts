/** What other features may use of analytics; nothing else of it can be imported from outside. */
export { foldFigures, rebuildFigures } from './figure-store.ts'
