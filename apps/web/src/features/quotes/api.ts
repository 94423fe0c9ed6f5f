/** What other features may use of quotes; nothing else of it can be imported from outside. */

/** The quotes the account waits for or may accept, for its first page. */
export const loadOpenQuotes = () => import('./OpenQuotes.tsx')
