import type { TrackedPiece as Told } from '@darzi/contract/tracking.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { ranked } from '../documents/api.ts'
import { dayIn } from '../shops/api.ts'
import type { TrackedPiece, TrackedRow } from './tracked-queries.ts'

interface Around {
  order: TrackedRow
  /** How many pieces the order has. */
  of: number
}

/** A piece as who ordered it is told of it: how it is to be, what it costs, what it is cut from, where it is. */
export function linkedPiece(piece: TrackedPiece, around: Around): Told {
  const { order, of } = around
  return {
    tag: pieceTag(order.number, { position: piece.position, of }),
    garment: { key: piece.garment_key, name: piece.garment_name ?? undefined },
    // The customer's own piece is theirs by whatever name they have by now.
    personName: piece.is_customer ? order.customer_name : piece.person_name,
    styles: piece.styles,
    collection: piece.collection ?? undefined,
    notes: piece.notes ?? undefined,
    cloth: 'source' in piece.cloth ? piece.cloth : undefined,
    priceMinor: piece.price_minor,
    addOns: piece.add_ons,
    isUrgent: piece.is_urgent,
    sizes: sizesOf(piece, around),
    stages: piece.stages.map(({ key, name, isTrial }) => ({ key, name, isTrial })),
    stage: piece.stage,
    state: piece.state,
  }
}

/** As on its tag: what the garment is cut by, then the shop's own. A finished size is sewn to its own tape. */
function sizesOf({ snapshot, collection }: TrackedPiece, { order }: Around) {
  if (!snapshot || collection?.finished) return undefined
  const { profile, unit, takenAt, values, fields } = snapshot
  const { first, others } = ranked(values, fields)
  return {
    profile,
    unit,
    takenOn: dayIn(order.time_zone, new Date(takenAt)),
    values: [...first, ...others],
  }
}
