/** What other features may use of get-measured; nothing else of it can be imported from outside. */
export { FormLinkCard } from './FormLinkCard.tsx'
