/** What other features may use of photo-consents; nothing else of it can be imported from outside. */
export { agreedElsewhere, consentsOfAccount } from './own-consents.ts'
export { withdrawAllConsents } from './withdraw-all.ts'
