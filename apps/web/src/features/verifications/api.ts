/** What other features may use of verifications; nothing else of it can be imported from outside. */
export { StateBadge } from './StateBadge.tsx'
export { VerificationCard } from './VerificationCard.tsx'
