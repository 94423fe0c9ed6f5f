/** What other features may use of account-news; nothing else of it can be imported from outside. */
export { PushSwitch } from './PushSwitch.tsx'
/** What the account is told and how, for the page of the own account. */
export const loadNewsCard = () => import('./NewsCard.tsx')
