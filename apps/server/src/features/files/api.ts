/** What other features may use of files: pictures and lists as they are taken in, stored and shown. */
export { decodeText } from './decode-text.ts'
export { insertPhoto } from './photo-store.ts'
export { readCsv } from './read-csv.ts'
export { longestCell, mostRows, type Sheet, type SheetRow } from './sheet.ts'
export { photoAnswer, readPhoto, storePhoto, takeInPhoto } from './take-in-photo.ts'
export { mapInTurns, takeTurns } from './turns.ts'
