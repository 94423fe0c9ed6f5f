/** What other features may use of measurements; nothing else of it can be imported from outside. */

export { bookPage } from './book-queries.ts'
export { putAwayAmong } from './put-away-among.ts'
export { readForPrint } from './read-for-print.ts'
export { readForScan } from './read-for-scan.ts'
export { recordMeasurement } from './record-measurement.ts'
export { readRecords } from './record-queries.ts'
export { measuredSince } from './sent-queries.ts'
