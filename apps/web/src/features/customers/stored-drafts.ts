/** Unfinished forms, kept on this device for the one who typed them until they are saved or that person signs out. */
import { deviceStorage } from '../../data/device-storage.ts'
import { readSession } from '../../data/session.ts'
import type { CustomerDraft } from './customer-draft.ts'

export interface StoredDraft {
  draft: CustomerDraft
  /** What the form began with: what differs from it was changed here, what does not was not. */
  base: CustomerDraft
  /** The record's version when the editing began. */
  version?: number
}

/** Where a form's text is kept: under the person who types it, whoever signs in while it is open. */
export const draftKey = (form: string) => `draft.customers.${readSession().user?.id ?? ''}.${form}`

/** Where it cannot be kept the form itself still holds what was typed. */
export function storeDraft(key: string, kept: StoredDraft): void {
  deviceStorage.setItem(key, JSON.stringify(kept))
}

export function forgetDraft(key: string): void {
  deviceStorage.removeItem(key)
}

/** What was kept, if it can be read and fits the form of now. */
export function readDraft(key: string, pattern: CustomerDraft): StoredDraft | undefined {
  const text = deviceStorage.getItem(key)
  if (text === null) return undefined
  const kept = parsed(text)
  if (isKept(kept, pattern)) return kept
  forgetDraft(key)
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isKept(kept: unknown, pattern: CustomerDraft): kept is StoredDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept && 'base' in kept)) return false
  return isFitting(kept.draft, pattern) && isFitting(kept.base, pattern)
}

/** An older program may have kept other fields: only a draft with all fields of the same kind is taken up. */
function isFitting(draft: unknown, pattern: CustomerDraft): boolean {
  if (typeof draft !== 'object' || draft === null) return false
  const found = new Map<string, unknown>(Object.entries(draft))
  return Object.entries(pattern).every(([field, value]) => {
    const same = found.get(field)
    return typeof same === typeof value && Array.isArray(same) === Array.isArray(value)
  })
}
