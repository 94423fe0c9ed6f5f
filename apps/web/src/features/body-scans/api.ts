/** What other features may use of body-scans; nothing else of it can be imported from outside. */

/** What reads a tape beside a photo, fetched when it is needed. */
export const loadTapeReading = () => import('./read-tape.ts')
export { scaledSites, sizesAtTape } from './at-tape.ts'
export { isCorrectedHere, type OnThisDevice, onThisDevice } from './corrected-here.ts'
export { wearerOf } from './read-tape.ts'
export { partNames, siteParts } from './site-order.ts'
export { honestyText, sizesText, sizeText } from './size-text.ts'
export {
  forgetScan,
  isSameReading,
  isWaiting,
  leaveAccount,
  readStoredScans,
  type StoredRecord,
  type StoredScan,
  storeScan,
  tapeText,
  useIsScanStored,
  useStoredScan,
  useStoredScans,
} from './stored-scan.ts'
export { useBodyScan } from './use-body-scan.ts'
export { useScanInAddress } from './use-scan-in-address.ts'
export { isOrderable, isOwn, type Whose } from './whose.ts'
export { measure } from './working/measure.ts'
