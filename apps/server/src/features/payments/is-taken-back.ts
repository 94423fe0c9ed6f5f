import { fieldError } from '../../http/app-error.ts'
import { requireSameSending } from '../../http/same-sending.ts'
import type { StoredEntry } from '../ledger/api.ts'

interface Sent {
  body: { id?: string | undefined }
  kind: 'refund' | 'reversal'
  /** The entry it takes back. */
  of: string
}

/**
 * Whether this sending was written before. An id that stands for something else of the order is a mistake of the sender.
 * Throws request.keyReused when it came with other content.
 */
export function isTakenBack(entries: readonly StoredEntry[], { body, kind, of }: Sent): boolean {
  const before = body.id ? entries.find((entry) => entry.id === body.id) : undefined
  if (!before) return false
  if (before.kind !== kind || before.reverses !== of) throw fieldError('id', 'request.invalid')
  requireSameSending(before.row.sent_hash, body)
  return true
}
