/** What other features may use of account-news; nothing else of it can be imported from outside. */
export { mutedOf } from './news-store.ts'
export { pushNews } from './push-news.ts'
export { type News, tellAccount, tellMembers } from './tell.ts'
