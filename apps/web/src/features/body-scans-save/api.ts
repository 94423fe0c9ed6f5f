/** What other features may use of body-scans-save; nothing else of it can be imported from outside. */

/** What saves and sends a scan, fetched when it is needed. */
export const loadScanCommands = () => import('./scan-commands.ts')
export { standingRecord } from './record-id.ts'
export { SaveScanCard } from './SaveScanCard.tsx'
export { recordScan } from './scan-commands.ts'
