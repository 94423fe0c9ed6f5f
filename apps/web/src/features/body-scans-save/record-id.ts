import { newId } from '../../data/new-id.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'

const given = new Map<string, string>()

/** One id for these numbers under this person: pressing again after a lost answer finds the record that was made. */
export function recordId({ id, estimates, tape, person }: KeptScan, personId: string): string {
  const which = JSON.stringify([id, personId, estimates, tape, person])
  const held = given.get(which) ?? newId()
  given.set(which, held)
  return held
}
