/** What other features may use of shops; nothing else of it can be imported from outside. */

export { countryOptions, currencyOptions, zoneOptions } from './profile/places.ts'
export { ShopCard } from './profile/ShopCard.tsx'
export { type Shop, useChangeShop, useShop } from './profile/shop-data.ts'
