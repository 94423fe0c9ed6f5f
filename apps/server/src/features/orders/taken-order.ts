import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { OrderCustomer } from '../customers/api.ts'
import type { StoredEntry } from '../ledger/api.ts'
import type { CardRow } from './card-queries.ts'
import { needsToday } from './needs-of.ts'
import type { NewOrderRow } from './new-order-store.ts'
import { orderOf, type ReadingOrder } from './order-queries.ts'
import type { NewOrder } from './order-store.ts'
import type { PieceRow } from './piece-queries.ts'
import { newPieceFacts } from './piece-rows.ts'

export interface Taken {
  order: NewOrder
  customer: OrderCustomer
  /** As it was written. */
  row: NewOrderRow & Pick<CardRow, 'currency'>
  advance?: StoredEntry
  garments: ReadonlyMap<string, Garment>
  /** The shop hands out no work without a photo of it. */
  readyNeedsPhoto: boolean
}

/** The answer about an order that was just written, from what was written: it is what reading it now would answer. */
export function takenOrder(taken: Taken, reading: ReadingOrder): Order {
  const { order, customer, advance, garments } = taken
  const pieces = order.pieces.map((_piece, place) => pieceRow(taken, place, reading.now))
  const row = { ...cardRow(taken), card_pieces: pieces.map(cardPiece) }
  const people = new Set(order.pieces.map(({ person }) => person.id))
  return {
    ...orderOf(
      {
        row,
        pieces: pieces.map((piece) => ({ piece, needs: needsToday(piece, garments) })),
        entries: advance ? [advance] : [],
      },
      reading,
    ),
    photos: [],
    pinnedNotes: customer.pinnedNotes
      .filter(({ personId }) => personId === null || people.has(personId))
      .map(({ text, person }) => ({ text, person: person ?? undefined })),
    exceptions: [],
    undo: undefined, // the taking of an order is called off, not undone
  }
}

function cardRow({ row, customer, advance }: Taken): Omit<CardRow, 'card_pieces'> {
  return {
    ...row,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_photo: customer.photoId,
    customer_language: customer.language,
    customer_stopped: customer.hasStoppedMessages,
    paid_minor: advance?.status === 'completed' ? advance.amountMinor : 0,
    written_off_minor: 0,
    tax_minor: 0,
    round_off_minor: 0,
    kept_minor: null,
    billed_minor: null,
    given_of_kept_minor: 0,
    assigned_to: null,
    worker_name: null,
    delivered_at: null,
    cancel_reason: null,
    trial_answer: null,
    trial_words: null,
    version: 1,
  }
}

function pieceRow({ order, readyNeedsPhoto }: Taken, place: number, now: Date): PieceRow {
  const piece = order.pieces[place]
  if (!piece) throw new RangeError(`no piece at ${place}`)
  return {
    ...newPieceFacts(order, { piece, place, now }),
    reworks: 0,
    cut_without: [],
    rack_place: null,
    assigned_to: null,
    worker_name: null,
    is_customer: piece.person.isCustomer,
    lacks_photo: readyNeedsPhoto,
    stock: null,
  }
}

const cardPiece = (piece: PieceRow) => ({
  id: piece.id,
  position: piece.position,
  personId: piece.person_id,
  personName: piece.person_name,
  isCustomer: piece.is_customer,
  garmentKey: piece.garment_key,
  garmentName: piece.garment_name,
  stages: piece.stages,
  stage: piece.stage,
  state: piece.state,
  isUrgent: piece.is_urgent,
  priceMinor: piece.price_minor,
})
