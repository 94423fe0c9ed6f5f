/** An earlier order once more, as the shop sews it today: what it no longer offers is left out and told. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { LastPiece } from '@darzi/contract/last-piece.ts'
import type { Order, Piece, SoldItem } from '@darzi/contract/order-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { garmentOf, moneyText, type PieceDraft, pieceAgain, sewnAs } from './order-draft.ts'

interface OtherPrice {
  wasMinor: number
  isMinor: number
}

/** What is otherwise than last time, of one piece. */
export interface RepeatNote {
  piece: Piece
  /** The garment, that of the collection, or the person it was for, is not here any more: nothing of it is repeated. */
  isLeftOut?: 'garment' | 'item' | 'person'
  styles: Piece['styles']
  addOns: Piece['addOns']
  price?: OtherPrice
  addOnPrices: (OtherPrice & { addOn: Piece['addOns'][number] })[]
}

interface Repeating {
  last: Pick<Order, 'pieces'>
  /** Garments of the collection that are still sold. */
  sold?: readonly SoldItem[]
  people: Customer['people']
  garments: readonly Garment[]
  currency: Currency
  newId: () => string
}

export function repeatOrder({ last, sold = [], people, garments, currency, newId }: Repeating) {
  const pieces: PieceDraft[] = []
  const notes: RepeatNote[] = []
  for (const piece of last.pieces) {
    const garment = garmentOf(garments, piece.garment.key)
    const item = stillSold(piece, sold)
    const isHere = people.some(({ id }) => id === piece.person.id)
    if (!garment?.isActive || !isHere || (piece.collection && !item)) {
      const isLeftOut = !isHere ? 'person' : garment?.isActive ? 'item' : 'garment'
      notes.push({ piece, isLeftOut, styles: [], addOns: [], addOnPrices: [] })
      continue
    }
    const priceMinor = item ? item.priceMinor : garment.priceMinor
    const note = noteOf(piece, garment, priceMinor)
    if (note.price || [note.styles, note.addOns, note.addOnPrices].some(({ length }) => length > 0))
      notes.push(note)
    pieces.push(offeredOf(pieceAgain(piece, { id: newId(), currency }), { note, priceMinor, currency }))
  }
  return { pieces, notes }
}

/** The garment of the collection a piece was ordered as, where it is sold still so: as that garment, in that size and colour. */
const stillSold = ({ collection, garment }: Piece, sold: readonly SoldItem[]): SoldItem | undefined =>
  sold.find(
    (item) =>
      item.id === collection?.itemId &&
      item.garment === garment.key &&
      item.colours.includes(collection.colour.name) &&
      (collection.finished ? item.sizes.includes(collection.finished.size) : item.isMadeToMeasure),
  )

function noteOf(piece: Piece, garment: Garment, priceMinor: number | undefined): RepeatNote {
  const styles = piece.styles.filter(
    ({ group, option }) =>
      !garment.styles.some(
        ({ key, options }) => key === group && options.some((each) => each.key === option),
      ),
  )
  const today = (key: string) => garment.addOns.find((each) => each.key === key)
  const addOns = piece.addOns.filter(({ key }) => !today(key))
  const addOnPrices = piece.addOns.flatMap((addOn) => {
    const price = otherPrice(addOn.priceMinor, today(addOn.key)?.priceMinor)
    return price ? [{ addOn, ...price }] : []
  })
  return { piece, styles, addOns, addOnPrices, price: otherPrice(piece.priceMinor, priceMinor) }
}

const otherPrice = (wasMinor: number, isMinor: number | undefined): OtherPrice | undefined =>
  isMinor === undefined || isMinor === wasMinor ? undefined : { wasMinor, isMinor }

interface Offer {
  note: RepeatNote
  /** Of today; without one, what was paid last. */
  priceMinor: number | undefined
  currency: Currency
}

/** The draft with what the garment offers today. */
function offeredOf(draft: PieceDraft, { note, priceMinor, currency }: Offer): PieceDraft {
  const gone = new Set(note.styles.map(({ group }) => group))
  return {
    ...draft,
    styles: Object.fromEntries(Object.entries(draft.styles).filter(([group]) => !gone.has(group))),
    addOns: draft.addOns.filter((key) => note.addOns.every((addOn) => addOn.key !== key)),
    price: priceMinor === undefined ? draft.price : moneyText(priceMinor, currency),
  }
}

/**
 * A piece as this person had that garment last: its styles as far as they are still offered, the kind of cloth, and the note where
 * none was typed. Nothing where it would change nothing.
 */
export function asLastTime(
  draft: PieceDraft,
  last: LastPiece | undefined,
  garment: Garment,
): Partial<PieceDraft> | undefined {
  if (!last) return undefined
  const styles = Object.fromEntries(last.styles.map(({ group, option }) => [group, option]))
  const said: Partial<PieceDraft> = {
    styles: sewnAs(garment, { ...draft, styles }).styles,
    ...(last.cloth && {
      stockItem: undefined,
      clothSource: last.cloth.source,
      clothType: last.cloth.type ?? '',
      clothColour: last.cloth.colour ?? '',
    }),
    ...(last.notes && !draft.notes.trim() && { notes: last.notes }),
  }
  const isOther = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(draft[key as keyof PieceDraft])
  return Object.entries(said).some(isOther) ? said : undefined
}
