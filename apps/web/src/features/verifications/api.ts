/** What other features may use of verifications; nothing else of it can be imported from outside. */
export { BadgeLoss } from './BadgeLoss.tsx'
export { useNamesOfParts } from './names-of-parts.ts'
export { StateBadge } from './StateBadge.tsx'
export { VerificationCard } from './VerificationCard.tsx'
