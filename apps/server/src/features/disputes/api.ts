/** What other features may use of disputes; nothing else of it can be imported from outside. */
export { hasOpenDispute } from './dispute-queries.ts'
