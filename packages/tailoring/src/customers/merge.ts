/**
 * Merging two records of one customer: what the kept record says wins, what it lacks comes from the other, and
 * what can be added up is added up. Nothing written down is lost; undoing is the server's, from its snapshot.
 */
import { uniteTags } from './tags.ts'

export interface MergeFields {
  name: string
  phone?: string
  email?: string
  address?: string
  bookNumber?: string
  /** The photo's id. */
  photoId?: string
  notes?: string
  tags: readonly string[]
  totalOrders: number
  totalSpentMinor: number
  /** YYYY-MM-DD */
  lastOrderOn?: string
}

export function mergeFields(kept: MergeFields, other: MergeFields): MergeFields {
  return {
    name: kept.name || other.name,
    phone: kept.phone || other.phone,
    email: kept.email || other.email,
    address: kept.address || other.address,
    bookNumber: kept.bookNumber || other.bookNumber,
    photoId: kept.photoId || other.photoId,
    notes: bothNotes(kept.notes, other.notes),
    tags: uniteTags(kept.tags, other.tags),
    totalOrders: kept.totalOrders + other.totalOrders,
    totalSpentMinor: kept.totalSpentMinor + other.totalSpentMinor,
    lastOrderOn: laterDay(kept.lastOrderOn, other.lastOrderOn),
  }
}

/** The kept record’s notes first; the same notes on both are written once. */
function bothNotes(kept = '', other = ''): string | undefined {
  if (kept === other || other === '') return kept || undefined
  return kept === '' ? other : `${kept}\n\n${other}`
}

/** ISO days compare as text. */
function laterDay(dayA: string | undefined, dayB: string | undefined): string | undefined {
  if (dayA === undefined || dayB === undefined) return dayA ?? dayB
  return dayA > dayB ? dayA : dayB
}
