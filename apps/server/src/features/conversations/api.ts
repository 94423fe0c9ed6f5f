/** What other features may use of conversations; nothing else of it can be imported from outside. */
export { requireKindWords } from './blocked-words.ts'
export { messageToReport } from './conversation-queries.ts'
export { insertMessage, showMessage } from './conversation-store.ts'
export { closeOfQuote, continueInOrder, openOfQuote, photosOfBrief } from './of-quote.ts'
export { accountOfOrder, partnerOfMessage } from './order-queries.ts'
export { tellUnread } from './tell-unread.ts'
