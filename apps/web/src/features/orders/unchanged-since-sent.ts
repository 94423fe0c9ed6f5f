/** What in an order a sentence at a field is about: once any of it is typed anew, the sentence has had its say. */
import type { OrderDraft, PieceDraft } from './order-draft.ts'

/** Whether what the sentence at this field was about, as it was sent, still stands so. */
export const isUnchanged = (field: string, sent: OrderDraft, now: OrderDraft): boolean =>
  JSON.stringify(partOf(field, sent)) === JSON.stringify(partOf(field, now))

function partOf(field: string, draft: OrderDraft): unknown {
  const [room = '', at, part] = field.split('.')
  if (room === 'pieces' && at !== undefined) return aboutPiece(draft.pieces[Number(at)], part)
  return about[room]?.(draft) ?? draft
}

const about: Record<string, (draft: OrderDraft) => unknown> = {
  pieces: ({ pieces }) => pieces.map(({ id }) => id),
  discountMinor: ({ discount, pieces }) => [discount, pricesOf(pieces)],
  advance: ({ advance, method, discount, pieces }) => [advance, method, discount, pricesOf(pieces)],
  promisedOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
  trialOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
}

/** Another garment in this place is none of its business. */
function aboutPiece(piece: PieceDraft | undefined, part: string | undefined): unknown {
  if (part === 'priceMinor') return [piece?.id, piece?.price]
  if (part === 'notes') return [piece?.id, piece?.notes]
  if (part === 'styles') return [piece?.id, piece?.styles]
  if (part === 'addOns') return [piece?.id, piece?.addOns]
  if (part === 'cloth') return [piece?.id, piece?.clothSource, piece?.clothMetres]
  return piece
}

const pricesOf = (pieces: readonly PieceDraft[]) => pieces.map(({ price, addOns }) => [price, addOns])
