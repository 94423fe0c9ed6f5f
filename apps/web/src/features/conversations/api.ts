/** What other features may use of conversations; nothing else of it can be imported from outside. */
export { ConversationCard } from './ConversationCard.tsx'
export { MessageCustomer, MessageTailor } from './MessageButton.tsx'
/** The account's conversations, fetched when they are looked at. */
export const loadConversations = () => import('./ConversationList.tsx')
export { BlockedWordsCard } from './BlockedWordsCard.tsx'
export { BlockedWordsForm } from './BlockedWordsForm.tsx'
