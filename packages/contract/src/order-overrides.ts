/** What a step of an order passes over when whoever takes it says so, naming what was shown. */
import { mostChecks } from '@darzi/tailoring/garments/garment.ts'
import { z } from 'zod'
import { fieldKey } from './measurements.ts'
import { id, instant, minor } from './shapes.ts'

export const mostPieces = 60
/** More fields than any garment has. */
const mostFields = 200
export const fieldsGoneWithout = z.array(fieldKey).max(mostFields)
/** What of the check list was not ticked, as it was shown. */
export const leftUnchecked = z.array(z.string().max(60)).max(mostChecks)

/** What a step of a whole order passes over, as it was shown. What is more by now is refused again, by name. */
export const orderOverrides = z.object({
  /** The pieces that are handed over though they are not ready. */
  unready: z.array(id).max(mostPieces, 'tooManyPieces').optional(),
  /** The balance that was shown, when it is handed over with money owed; `reason` says why. */
  owedMinor: minor.nonnegative().optional(),
  /** The sizes each of these pieces goes past Cutting without. */
  missing: z
    .array(z.object({ pieceId: id, fields: fieldsGoneWithout }))
    .max(mostPieces, 'tooManyPieces')
    .optional(),
  /** What of the check list each of these pieces is ready without. */
  unchecked: z
    .array(z.object({ pieceId: id, checks: leftUnchecked }))
    .max(mostPieces, 'tooManyPieces')
    .optional(),
  /** It goes past a trial though the customer asked for a change. */
  trial: z.literal(true).optional(),
})
export type OrderOverrides = z.output<typeof orderOverrides>

/** What went ahead though something stood against it, because somebody stated it; gone when its step is undone. */
export const exception = z.object({
  kind: z.enum(['unready', 'owed', 'sizes', 'checks', 'trial']),
  /** The pieces it is about; none for money, which is owed on the whole order. */
  tags: z.array(z.string()),
  amountMinor: minor.optional(),
  at: instant,
  by: z.string().optional(),
  reason: z.string().optional(),
})
export type Exception = z.output<typeof exception>
