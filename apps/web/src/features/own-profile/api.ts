/** What other features may use of own-profile; nothing else of it can be imported from outside. */
export { SavedAddresses } from './SavedAddresses.tsx'
export { WhoseFilter } from './WhoseFilter.tsx'
export { useWhose } from './whose.ts'
/** Addresses, family and unit, for the page of the own account. */
export const loadOwnProfileCards = () => import('./OwnProfileCards.tsx')
