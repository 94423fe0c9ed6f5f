/** What other features may use of notifications; nothing else of it can be imported from outside. */
export { MessagingCard } from './MessagingCard.tsx'
