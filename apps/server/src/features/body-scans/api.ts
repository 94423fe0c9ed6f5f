/** What other features may use of body-scans; nothing else of it can be imported from outside. */
export { newestScan } from './scan-queries.ts'
export { foundAt } from './scan-sites.ts'
