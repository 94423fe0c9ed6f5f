/** What other features may use of shop-collection; nothing else of it can be imported from outside. */

export { AddToCart } from './AddToCart.tsx'
export { colourName } from './colour-name.ts'
export { loadSaved, useSaved } from './saved-garments.ts'
