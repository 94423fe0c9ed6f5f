/** What other features may use of accounts; nothing else of it can be imported from outside. */
export { ProfileCards } from './ProfileCards.tsx'
