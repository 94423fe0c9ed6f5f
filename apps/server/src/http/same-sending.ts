import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** A digest of what was sent under an id, parsed; the order of its fields and those left out make no difference. */
export const digestOf = (sent: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sent, (_name, value: unknown) => inOrder(value)))
    .digest()

/**
 * An id that comes again brings the same content. Throws request.keyReused for other content; what was kept without a
 * digest is taken for the same.
 */
export function requireSameSending(kept: Buffer | null, sent: unknown) {
  if (kept && !kept.equals(digestOf(sent))) throw new AppError('request.keyReused')
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
