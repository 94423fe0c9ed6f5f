import { fieldRefusal } from '../../http/refusal.ts'
import type { StoredEntry } from './payment-queries.ts'

interface Sent {
  id: string | undefined
  kind: 'refund' | 'reversal'
  /** The entry it takes back. */
  of: string
}

/** Whether this sending was written before. An id that stands for something else of the order is a mistake of the sender. */
export function isTakenBack(entries: readonly StoredEntry[], { id, kind, of }: Sent): boolean {
  const before = id ? entries.find((entry) => entry.id === id) : undefined
  if (!before) return false
  if (before.kind !== kind || before.reverses !== of) throw fieldRefusal('id', 'request.invalid')
  return true
}
