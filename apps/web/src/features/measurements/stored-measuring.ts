/** A measuring that is not saved yet, as it is typed. */
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { Entries, Entry } from './entries.ts'

export interface Measuring {
  /** Of the record it will be: sent twice it is one record. */
  id: string
  unit: LengthUnit
  entries: Entries
  notes: string
  how: 'tape' | 'garment'
}

export function isMeasuring(kept: unknown): kept is Measuring {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, unit, entries, notes, how } = kept as Partial<Measuring> // each part is looked at below
  const isForm = typeof id === 'string' && typeof notes === 'string' && (how === 'tape' || how === 'garment')
  if (!isForm || (unit !== 'in' && unit !== 'cm')) return false
  return typeof entries === 'object' && entries !== null && Object.values(entries).every(isEntry)
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'typed' in entry &&
  typeof entry.typed === 'string' &&
  'unit' in entry &&
  typeof entry.unit === 'string'
