/**
 * A measuring that is not saved yet, kept on this device field by field: for the person measured, by who measures. One that changes
 * a record is another than one begun empty.
 */
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { readSession } from '../../data/session.ts'
import type { Entries, Entry } from './entries.ts'

export interface Measuring {
  /** Of the record it will be: sent twice it is one record. */
  id: string
  unit: LengthUnit
  entries: Entries
  notes: string
  how: 'tape' | 'garment'
}

interface Of {
  personId: string
  /** The garment that was measured, not the one it is for. */
  garment?: string | undefined
  /** The record that is changed. */
  record?: string | undefined
}

/** Under the member who types it, so that the next one at this counter does not find it. */
export const measuringKey = ({ personId, garment = 'body', record }: Of) =>
  ['draft.measurements', readSession().user?.id ?? '', personId, garment, ...(record ? [record] : [])].join(
    '.',
  )

/** Where it cannot be kept the screen itself still holds what was typed. */
export function storeMeasuring(key: string, measuring: Measuring): void {
  deviceStorage.setItem(key, JSON.stringify(measuring))
}

export function forgetMeasuring(key: string): void {
  deviceStorage.removeItem(key)
}

/** What was kept, if it can be read; else it is forgotten. */
export function readMeasuring(key: string): Measuring | undefined {
  const kept = parsed(deviceStorage.getItem(key) ?? '')
  if (isMeasuring(kept)) return kept
  forgetMeasuring(key)
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMeasuring(kept: unknown): kept is Measuring {
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
