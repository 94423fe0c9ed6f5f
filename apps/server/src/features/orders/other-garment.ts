import type { Garment } from '@darzi/contract/garments.ts'
import { missingOf, neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { mayBecomeAnother } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { LockedPiece } from './change-store.ts'
import { chosenOf } from './draft-pieces.ts'
import { garmentsFor } from './garments-for-pieces.ts'
import { findSnapshot, type PieceFields } from './piece-store.ts'
import { frozenFor, proposedSnapshot } from './snapshot-queries.ts'

/**
 * The garment a piece is to become; undefined when it is that already. Throws at `garment`: orders.garmentBegun once there is
 * work in it, orders.garmentOfCollection, orders.garmentNotSewn.
 */
export async function otherGarment(tx: Tx, piece: LockedPiece, key: string | undefined) {
  if (key === undefined || key === piece.garment_key) return undefined
  if (piece.collection) throw fieldError('garment', 'orders.garmentOfCollection')
  if (!mayBecomeAnother(piece)) throw fieldError('garment', 'orders.garmentBegun')
  const garment = (await garmentsFor(tx, [key])).get(key)
  if (!garment?.isActive) throw fieldError('garment', 'orders.garmentNotSewn')
  return garment
}

/** What of a piece goes with it to another garment: styles and add-ons that has too, and its price if it was given one. */
export function keptBy(garment: Garment, before: PieceFields): PieceFields {
  const { styles, addOns } = chosenOf({ garment, body: before, field: '' })
  return { ...before, styles, addOns, priceMinor: before.priceMinor || (garment.priceMinor ?? 0) }
}

/**
 * What it is cut from as another garment: what it was, where that says all the garment needs, else what is proposed for it.
 * A garment that lay on the table says nothing of another kind. Null: nothing yet.
 */
export async function cutAs(tx: Tx, { piece, garment }: { piece: LockedPiece; garment: Garment }) {
  const before = await findSnapshot(tx, piece.id)
  const isOfBody = before?.profile === 'body'
  if (isOfBody && isEnough(before, garment)) return frozenFor(garment, before)
  const proposed = await proposedSnapshot(tx, { personId: piece.person_id, needed: neededOf(garment.fields) })
  if (isOfBody && !(proposed && isEnough(proposed, garment))) return frozenFor(garment, before)
  return proposed ? frozenFor(garment, proposed) : null
}

const isEnough = (
  { values }: { values: readonly { field: string }[] },
  { fields }: Pick<Garment, 'fields'>,
) =>
  missingOf(
    neededOf(fields),
    values.map(({ field }) => field),
  ).length === 0
