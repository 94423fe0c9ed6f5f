/** What other features may use of garments; nothing else of it can be imported from outside. */
export { allGarments, garmentOf, garmentsOf } from './garment-of.ts'
export { measurableFields } from './ports.ts'
