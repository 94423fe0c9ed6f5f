/** What other features may use of measurements; nothing else of it can be imported from outside. */

/** How a shop's tape stands to photos, fetched when it is needed. */
export const loadShopScale = () => import('./shop-scale.ts')
