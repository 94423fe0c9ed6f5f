import { newId } from '../../data/new-id.ts'
import {
  readStoredScans,
  type StoredRecord,
  type StoredScan,
  storeScan,
  tapeText,
} from '../body-scans/api.ts'

/** Of measurings that are not on this device. */
const given = new Map<string, string>()

/**
 * One id for these numbers under this person, kept with the measuring: pressing again after a lost answer, or after the page was
 * loaded anew, finds the record that was made.
 */
export function recordId(scan: StoredScan, personId: string): string {
  const tape = tapeText(scan.tape)
  const asked = ofScan(scan.id)?.records?.find(
    (record) => record.personId === personId && record.tape === tape,
  )
  const which = [scan.id, personId, tape].join()
  const id = asked?.id ?? given.get(which) ?? newId()
  given.set(which, id)
  if (!asked) note(scan.id, (records) => [...records, { id, personId, tape }])
  return id
}

/** The book has answered that this record is there. */
export function recordStands({ id: scanId }: StoredScan, id: string): void {
  note(scanId, (records) =>
    records.map((record) => (record.id === id ? { ...record, isThere: true } : record)),
  )
}

/** The record of these very numbers in the book of this person, once the book has answered. */
export const standingRecord = (
  { tape, records = [] }: StoredScan,
  personId: string,
): StoredRecord | undefined =>
  records.find((record) => record.isThere && record.personId === personId && record.tape === tapeText(tape))

const ofScan = (scanId: string) => readStoredScans().find(({ id }) => id === scanId)

function note(scanId: string, change: (records: readonly StoredRecord[]) => readonly StoredRecord[]) {
  const stored = ofScan(scanId)
  if (stored) storeScan({ ...stored, records: change(stored.records ?? []) })
}
