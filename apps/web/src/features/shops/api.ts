/** What other features may use of shops; nothing else of it can be imported from outside. */
export { ShopCard } from './profile/ShopCard.tsx'
export { ShopDashboard } from './ShopDashboard.tsx'
