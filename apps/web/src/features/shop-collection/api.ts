/** What other features may use of shop-collection; nothing else of it can be imported from outside. */

export { AddToCart } from './AddToCart.tsx'
export { handOver } from './cart/hand-over.ts'
export { StyleFields } from './checkout/StyleFields.tsx'
export { type ChosenStyle, styleKey, stylesIn } from './checkout/styles-in-address.ts'
export { colourName } from './colour-name.ts'
export { loadSaved, useSaved } from './saved-garments.ts'
export { type ShopAddress, useShopAddress } from './use-shop-address.ts'
export { WhoseSizes } from './WhoseFit.tsx'

/** What a shop offers, with its search; most pages have no use for it. */
export const loadShopList = () => import('./ShopList.tsx')
