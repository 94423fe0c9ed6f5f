/** What other features may use of workshop; nothing else of it can be imported from outside. */
export { openWorkOf } from './read-work.ts'
