/** What other features may use of settings; nothing else of it can be imported from outside. */
export { readProfile, requirePortfolioQuota, tellProfileChanged } from './profile.ts'
export { portfolio } from './profile-store.ts'
