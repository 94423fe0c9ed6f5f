/** What other features may use of conversations; nothing else of it can be imported from outside. */
export { ConversationCard } from './ConversationCard.tsx'
export { OrderMessagesMenu } from './MessagesMenu.tsx'
export { MessageTailor } from './MessageTailor.tsx'
/** The ways from a shop's order to what is written of it. */
export const loadOrderMessages = () => import('./OrderMessages.tsx')
/** The account's conversations, fetched when they are looked at. */
export const loadConversations = () => import('./ConversationList.tsx')
export { BlockedWordsCard } from './BlockedWordsCard.tsx'
export { BlockedWordsForm } from './BlockedWordsForm.tsx'
