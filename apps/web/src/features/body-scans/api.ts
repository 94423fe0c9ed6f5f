/** What other features may use of body-scans; nothing else of it can be imported from outside. */

/** What reads a tape beside a photo, fetched when it is needed. */
export const loadTapeReading = () => import('./read-tape.ts')
