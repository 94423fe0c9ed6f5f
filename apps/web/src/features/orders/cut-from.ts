/** What is proposed when somebody chooses what a piece is cut from, and for which other pieces it would do. */
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { lackingIn, lacksSizes, proposedFor } from './person-records.ts'

interface Proposing {
  piece: Piece
  /** Those it can be cut from, newest first. */
  records: readonly MeasurementRecord[]
  /** The newest that was known before measuring; without one nobody measured just now. */
  seen: string | undefined
}

/** What was just measured; else what the piece is cut from, unless it lacks sizes that another record has. */
export function newlyProposed({ piece, records, seen }: Proposing): MeasurementRecord | undefined {
  const [newest] = records
  if (seen && newest && newest.id !== seen) return newest
  const now = records.find(({ id }) => id === piece.snapshot?.recordId)
  const usual = proposedFor(records, piece.needs)
  if (!piece.snapshot) return usual
  const isBetter = usual && lackingIn(usual, piece.needs).length < piece.missing.length
  return isBetter ? usual : now
}

interface Others {
  order: Pick<Order, 'pieces'>
  piece: Piece
  record: MeasurementRecord | undefined
}

/** The person's other pieces that wait for sizes and are cut from records of this kind. */
export function othersFor({ order, piece, record }: Others): Piece[] {
  if (!record) return []
  return order.pieces.filter(
    (other) =>
      other.id !== piece.id &&
      other.person.id === piece.person.id &&
      lacksSizes(other) &&
      (record.profile === 'body' || record.garment === other.garment.key),
  )
}
