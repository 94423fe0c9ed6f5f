/** What other features may use of patterns; nothing else of it can be imported from outside. */
export { ClothByPattern } from './ClothByPattern.tsx'
