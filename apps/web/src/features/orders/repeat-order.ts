/** An earlier order once more, as the shop sews it today: what it no longer offers is left out and told. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { moneyText, type PieceDraft, pieceAgain } from './order-draft.ts'
import { garmentOf } from './order-offer.ts'

/** What is otherwise than last time, of one piece. */
export interface RepeatNote {
  piece: Piece
  /** The garment, or the person it was for, is not here any more: nothing of it is repeated. */
  isLeftOut?: 'garment' | 'person'
  styles: Piece['styles']
  addOns: Piece['addOns']
  price?: { wasMinor: number; isMinor: number }
}

interface Repeating {
  last: Pick<Order, 'pieces'>
  people: Customer['people']
  garments: readonly Garment[]
  currency: Currency
  newId: () => string
}

export function repeatOrder({ last, people, garments, currency, newId }: Repeating) {
  const pieces: PieceDraft[] = []
  const notes: RepeatNote[] = []
  for (const piece of last.pieces) {
    const garment = garmentOf(garments, piece.garment.key)
    const isHere = people.some(({ id }) => id === piece.person.id)
    if (!garment?.isActive || !isHere) {
      const isLeftOut = isHere ? 'garment' : 'person'
      notes.push({ piece, isLeftOut, styles: [], addOns: [] })
      continue
    }
    const note = noteOf(piece, garment)
    if (note.styles.length + note.addOns.length > 0 || note.price) notes.push(note)
    pieces.push(offeredOf(pieceAgain(piece, { id: newId(), currency }), { note, garment, currency }))
  }
  return { pieces, notes }
}

function noteOf(piece: Piece, garment: Garment): RepeatNote {
  const styles = piece.styles.filter(
    ({ group, option }) =>
      !garment.styles.some(
        ({ key, options }) => key === group && options.some((each) => each.key === option),
      ),
  )
  const addOns = piece.addOns.filter(({ key }) => !garment.addOns.some((each) => each.key === key))
  const { priceMinor: isMinor } = garment
  const isOther = isMinor !== undefined && isMinor !== piece.priceMinor
  return {
    ...{ piece, styles, addOns },
    ...(isOther ? { price: { wasMinor: piece.priceMinor, isMinor } } : {}),
  }
}

interface Offer {
  note: RepeatNote
  garment: Garment
  currency: Currency
}

/** The draft with what the garment offers today, for its price of today; without one, for what was paid last. */
function offeredOf(draft: PieceDraft, { note, garment, currency }: Offer): PieceDraft {
  const gone = new Set(note.styles.map(({ group }) => group))
  return {
    ...draft,
    styles: Object.fromEntries(Object.entries(draft.styles).filter(([group]) => !gone.has(group))),
    addOns: draft.addOns.filter((key) => note.addOns.every((addOn) => addOn.key !== key)),
    price: garment.priceMinor === undefined ? draft.price : moneyText(garment.priceMinor, currency),
  }
}
