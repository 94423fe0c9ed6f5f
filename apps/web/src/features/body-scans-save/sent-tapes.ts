import { sites } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { isSameReading, readStoredScans, type StoredScan, storeScan, tapeText } from '../body-scans/api.ts'

const ofScan = (scanId: string) => readStoredScans().find(({ id }) => id === scanId)

/** Kept with the measuring before it is sent: should the answer be lost, this device still knows its own saving. */
export function noteSent({ id, tape }: StoredScan): void {
  const stored = ofScan(id)
  if (!stored) return
  const { sentTapes = [] } = stored
  if (sentTapes.some((sent) => tapeText(sent) === tapeText(tape))) return
  storeScan({ ...stored, sentTapes: [...sentTapes, tape] })
}

/** Whether the account went on from what `scan` goes on from only by a saving of this device, whose answer did not come. */
export function isSavedFromHere({ id, version = 0 }: StoredScan, saved: BodyScan): boolean {
  const { sentTapes = [] } = ofScan(id) ?? {}
  const isOwn = sentTapes.some((sent) => sites.every((site) => isSameReading(sent[site], saved.tape[site])))
  return isOwn && saved.version === version + 1
}
