/** What other features may use of account-news; nothing else of it can be imported from outside. */
export { hasBrowser } from './audience-queries.ts'
export { mutedOf } from './news-store.ts'
export { pushNews } from './push-news.ts'
export { type News, pushOrderNews, tellAccount, tellMembers } from './tell.ts'
