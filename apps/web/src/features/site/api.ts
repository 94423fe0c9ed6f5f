/** What other features may use of site; nothing else of it can be imported from outside. */
export { SiteFooter } from './SiteFooter.tsx'
