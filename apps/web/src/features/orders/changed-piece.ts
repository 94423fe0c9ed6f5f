import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { type Found, readPiece } from './draft-body.ts'
import type { PieceEdit } from './order-commands.ts'
import type { PieceDraft } from './order-draft.ts'

const fields = [
  'garment',
  'priceMinor',
  'styles',
  'cloth',
  'addOns',
  'notes',
  'isUrgent',
  'measurementId',
] as const

/**
 * Only what was changed of a piece since its form was opened, and what is wrong with that: what a colleague changed
 * meanwhile stays, and a piece without a price yet can have a note.
 */
export function changedPiece(
  { before, after }: { before: PieceDraft; after: PieceDraft },
  currency: Currency,
): { body: PieceEdit; found: Found } {
  const [was, is] = [readPiece(before, currency), readPiece(after, currency)]
  const isSame = (field: (typeof fields)[number]) =>
    field === 'priceMinor'
      ? before.price === after.price
      : JSON.stringify(was.body[field]) === JSON.stringify(is.body[field])
  const changed = fields.filter((field) => !isSame(field))
  const isOfChanged = (name: string) => changed.some((field) => name.split('.')[0] === field)
  const whole: PieceEdit = { ...is.body, cloth: is.body.cloth ?? null, notes: is.body.notes ?? '' }
  const body: PieceEdit = Object.fromEntries(changed.map((field) => [field, whole[field]]))
  // Without a price before and now: it is to be agreed, also as another garment.
  const isOpen = before.garment !== after.garment && before.price === '' && after.price === ''
  return {
    body: isOpen ? { ...body, priceMinor: null } : body,
    found: Object.fromEntries(
      Object.entries(is.found).filter(([name]) => isOfChanged(name) || wasTyped(name)),
    ),
  }
  /** Metres that cannot be read leave the cloth as it was in the body: the text tells. */
  function wasTyped(name: string) {
    return name === 'cloth.metres' && before.clothMetres !== after.clothMetres
  }
}
