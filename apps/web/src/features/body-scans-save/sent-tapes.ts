import { sites } from '@darzi/body/shapes.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { type KeptScan, keepScan, readKeptScans } from '../body-scans/kept-scan.ts'
import { isSameReading, tapeText } from '../body-scans/scan-state.ts'

const ofScan = (scanId: string) => readKeptScans().find(({ id }) => id === scanId)

/** Kept with the measuring before it is sent: should the answer be lost, this device still knows its own saving. */
export function noteSent({ id, tape }: KeptScan): void {
  const kept = ofScan(id)
  if (!kept) return
  const { sentTapes = [] } = kept
  if (sentTapes.some((sent) => tapeText(sent) === tapeText(tape))) return
  keepScan({ ...kept, sentTapes: [...sentTapes, tape] })
}

/** Whether the account went on from what `scan` goes on from only by a saving of this device, whose answer did not come. */
export function isSavedFromHere({ id, version = 0 }: KeptScan, saved: BodyScan): boolean {
  const { sentTapes = [] } = ofScan(id) ?? {}
  const isOwn = sentTapes.some((sent) => sites.every((site) => isSameReading(sent[site], saved.tape[site])))
  return isOwn && saved.version === version + 1
}
