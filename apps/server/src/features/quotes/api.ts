/** What other features may use of quotes; nothing else of it can be imported from outside. */
export { refuseQuotesOfShop, withdrawOwnQuotes } from './end-quotes.ts'
