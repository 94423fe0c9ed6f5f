/** Unfinished forms, kept on this device for the one who typed them until they are saved or that person signs out. */
import { listenToSession, readSession } from '../../data/session.ts'
import type { CustomerDraft } from './customer-draft.ts'

export interface KeptDraft {
  draft: CustomerDraft
  /** The record's version when the editing began. */
  version?: number
}

const prefix = 'draft.customers.'
const keyOf = (form: string) => `${prefix}${readSession().user?.id ?? ''}.${form}`

export function keepDraft(form: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(kept))
  } catch {
    // The device's storage is full or closed: the form itself still holds what was typed.
  }
}

export function forgetDraft(form: string): void {
  localStorage.removeItem(keyOf(form))
}

/** What was kept, if it can be read and fits the form of now. */
export function readDraft(form: string, pattern: CustomerDraft): KeptDraft | undefined {
  const text = localStorage.getItem(keyOf(form))
  if (text === null) return undefined
  const kept = parsed(text)
  if (isFitting(kept, pattern)) return kept
  forgetDraft(form)
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An older program may have kept other fields: only a draft with all fields of the same kind is taken up. */
function isFitting(kept: unknown, pattern: CustomerDraft): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return false
  const { draft } = kept
  if (typeof draft !== 'object' || draft === null) return false
  const found = new Map<string, unknown>(Object.entries(draft))
  return Object.entries(pattern).every(([field, value]) => {
    const same = found.get(field)
    return typeof same === typeof value && Array.isArray(same) === Array.isArray(value)
  })
}

listenToSession(() => {
  const { user, isChecked } = readSession()
  if (user || !isChecked) return
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
