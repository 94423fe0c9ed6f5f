/** What other features may use of backup; nothing else of it can be imported from outside. */
export { AdvancedActs } from './AdvancedActs.tsx'
export { BackupCard } from './BackupCard.tsx'
