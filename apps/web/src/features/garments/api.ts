/** What other features may use of garments; nothing else of it can be imported from outside. */
export { useGarment, useGarments } from './garment-data.ts'
export { moneyText } from './garment-draft.ts'
export { StyleCards } from './StyleCards.tsx'
