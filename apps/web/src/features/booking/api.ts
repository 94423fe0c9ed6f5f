/** What other features may use of booking; nothing else of it can be imported from outside. */
export { dayLine } from './lines.ts'
