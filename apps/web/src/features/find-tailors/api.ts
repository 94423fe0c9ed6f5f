/** What other features may use of finding tailors; nothing else of it can be imported from outside. */
export { ListingCard } from './ListingCard.tsx'
