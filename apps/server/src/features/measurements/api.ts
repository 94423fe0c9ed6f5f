/** What other features may use of measurements; nothing else of it can be imported from outside. */
export { measuredSince } from './measured-since.ts'
export { putAwayAmong } from './put-away-among.ts'
export { readForPrint } from './read-for-print.ts'
export { readForScan } from './read-for-scan.ts'
export { recordMeasurement } from './record-measurement.ts'
