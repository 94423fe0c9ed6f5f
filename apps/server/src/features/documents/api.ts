/** What other features may use of documents; nothing else of it can be imported from outside. */

export { ranked } from './tag-sizes.ts'
