import type { Site } from '@darzi/body/shapes.ts'
import type { SizeSet } from '@darzi/contract/passports.ts'
import { isCorrectedHere, type StoredScan } from '../body-scans/api.ts'
import type { SetHere } from '../passports/api.ts'

/** The sizes by photo as this device has put them right, and marked so; every other set as the account has it. */
export function setOnThisDevice(set: SizeSet, stored: readonly StoredScan[]): SetHere {
  const scan = stored.find(({ id }) => id === set.scanId)
  if (!scan || !isCorrectedHere(scan)) return set
  const sizes = set.sizes.map((size) => (isSite(scan, size.field) ? sizeOf(scan, size.field) : size))
  return { ...set, sizes, isCorrectedHere: true }
}

const isSite = ({ estimates }: StoredScan, field: string): field is Site => field in estimates

/** A reading of the tape stands as it was read. */
function sizeOf({ tape, estimates }: StoredScan, field: Site): SizeSet['sizes'][number] {
  const read = tape[field]
  return read === undefined ? { field, ...estimates[field] } : { field, mm: read, from: 'tape' }
}
