/** What a step of an order passes over when whoever takes it says so, naming what was shown. */
import { mostChecks } from '@darzi/tailoring/garments/garment.ts'
import { z } from 'zod'
import { fieldKey } from './measurements.ts'
import { mostPieces } from './order-shapes.ts'
import { id, minor } from './shapes.ts'

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
