/** What of a piece is stored, as its rows say it: for the order that is written and for the answer about it. */
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { PieceState } from '@darzi/tailoring/orders/life.ts'
import { addOnsMinor } from '@darzi/tailoring/orders/price.ts'
import type { NewOrder, NewPiece } from './order-store.ts'
import type { PieceRow } from './piece-queries.ts'

/** A new piece with all that is set by its order; `place` counts from 0. */
export function newPieceFacts(order: NewOrder, { piece, place, now }: Placing) {
  const state: PieceState = 'waiting'
  return {
    id: piece.id,
    order_id: order.id,
    position: place + 1,
    person_id: piece.person.id,
    person_name: piece.person.name,
    garment_key: piece.garment.key,
    garment_name: piece.garment.name ?? null,
    stages: piece.stages,
    stage: 0,
    state,
    stage_since: now,
    snapshot: piece.snapshot ?? null,
    collection: piece.collection ?? null,
    ...pieceFacts(piece),
  }
}

interface Placing {
  piece: NewPiece
  place: number
  now: Date
}

type OfForm = Pick<NewPiece, 'styles' | 'cloth' | 'notes' | 'priceMinor' | 'addOns' | 'isUrgent'>

/** What a form may change of a piece later. */
const pieceFacts = (piece: OfForm) => ({
  styles: piece.styles,
  cloth: clothOf(piece),
  notes: normaliseNotes(piece.notes),
  price_minor: piece.priceMinor,
  is_urgent: piece.isUrgent,
  add_ons: piece.addOns,
  add_ons_minor: addOnsMinor(piece),
})

/** The columns of what a form may change of a piece later. */
export function pieceColumns(piece: OfForm) {
  const { styles, cloth, add_ons, ...plain } = pieceFacts(piece)
  return {
    ...plain,
    styles: JSON.stringify(styles),
    cloth: JSON.stringify(cloth),
    add_ons: JSON.stringify(add_ons),
  }
}

/** Notes are printed and read aloud: without hidden signs, and none rather than empty. */
export const normaliseNotes = (notes: string | undefined) => normaliseLines(notes ?? '') || null

function clothOf({ cloth }: Pick<NewPiece, 'cloth'>): PieceRow['cloth'] {
  if (!cloth) return {}
  const { type, colour, code, ...rest } = cloth
  return { ...rest, ...named({ type, colour, code }) }
}

const named = (names: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (name ? [[key, normaliseName(name)]] : [])),
  )
