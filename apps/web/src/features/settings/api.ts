/** What other features may use of settings; nothing else of it can be imported from outside. */
export { AboutShopCard } from './AboutShopCard.tsx'
export { AccountSettingsCard } from './AccountSettingsCard.tsx'
export { PortfolioCard } from './PortfolioCard.tsx'
