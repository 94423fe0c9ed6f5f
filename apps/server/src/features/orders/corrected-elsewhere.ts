/** What a house put right of an order it gave: taken over by the order of whoever sews it, while nothing of it is cut. */
import type { PieceFact } from '@darzi/tailoring/houses/corrections.ts'
import { isCut } from '@darzi/tailoring/orders/customer-life.ts'
import { workshopDay } from '@darzi/tailoring/orders/due.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import type { ChosenAddOn, MeasurementSnapshot } from '@darzi/tailoring/orders/piece.ts'
import { mayBecomeAnother } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Tx } from '../../db/tx.ts'
import {
  changeOrder,
  type LockedOrder,
  type LockedPiece,
  lockOrder,
  type OrderChange,
} from './change-store.ts'
import { bufferDays } from './counter-queries.ts'
import { garmentsFor } from './garments-for-pieces.ts'
import { changePhoto, findPhoto } from './photo-store.ts'
import { changePiece, findPieceFields, type PieceFields } from './piece-store.ts'
import { isChangeable } from './what-may.ts'

/** A piece as the house has it now. */
export interface PieceThere extends Pick<PieceFields, 'styles' | 'addOns' | 'cloth' | 'notes' | 'isUrgent'> {
  garment: string
  snapshot: MeasurementSnapshot | null
}

export interface Correction {
  /** The order here. */
  orderId: string
  /** The piece at this place, and which of its facts changed; without it the correction is of the whole order. */
  piece?: { position: number; facts: readonly PieceFact[]; there: PieceThere }
  promisedOn?: string | undefined
  priority?: LockedOrder['priority'] | undefined
  /** A photo that is here under the same id, or on its way. */
  photo?: { id: string; isRemoved: boolean } | undefined
}

export interface Corrected {
  /** The order's number or the piece's tag, as this shop calls it. */
  name: string
  /** Why nothing was taken over. */
  refused?: 'cut' | 'notSewn'
}

/** Inside the shop that sews it. What was agreed on money stays, so an add-on comes without a price. */
export async function correctElsewhere(
  tx: Tx,
  { now }: { now: Date },
  correction: Correction,
): Promise<Corrected> {
  const order = await lockOrder(tx, correction.orderId)
  const wanted = correction.piece
  const piece = wanted && order.pieces.find(({ position }) => position === wanted.position)
  const name = piece
    ? pieceTag(order.number, { position: piece.position, of: order.pieces.length })
    : orderNumber(order.number)
  const touched = piece ? [piece] : order.pieces
  if (!isChangeable(order.state) || touched.some(isCut)) return { name, refused: 'cut' }
  if (wanted && piece && !(await writePiece(tx, piece, wanted))) return { name, refused: 'notSewn' }
  await changeOrder(tx, { id: order.id, now }, await columnsOf(tx, order, correction))
  if (correction.photo) await writePhoto(tx, { orderId: order.id, now, ...correction.photo })
  return { name }
}

async function writePiece(tx: Tx, piece: LockedPiece, { facts, there }: NonNullable<Correction['piece']>) {
  const has = (fact: PieceFact) => facts.includes(fact)
  const garment = has('garment') ? (await garmentsFor(tx, [there.garment])).get(there.garment) : undefined
  if (has('garment') && !(garment?.isActive && mayBecomeAnother(piece))) return false
  const here = await findPieceFields(tx, piece.id)
  await changePiece(tx, piece.id, {
    ...here,
    ...(garment ? { garment } : {}),
    ...(has('sizes') ? { snapshot: there.snapshot } : {}),
    ...(has('styles') ? { styles: there.styles } : {}),
    ...(has('addOns') ? { addOns: withoutPrice(there.addOns, here.addOns) } : {}),
    ...(has('cloth') ? { cloth: there.cloth && { ...there.cloth, source: 'own' as const } } : {}),
    ...(has('notes') ? { notes: there.notes } : {}),
    ...(has('isUrgent') ? { isUrgent: there.isUrgent } : {}),
  })
  return true
}

/** Those of the house at no price; one this shop asks a price for stays, whatever the house says of it. */
function withoutPrice(there: readonly ChosenAddOn[], here: readonly ChosenAddOn[]): ChosenAddOn[] {
  const priced = here.filter(({ priceMinor }) => priceMinor > 0)
  const others = there.filter(({ key }) => priced.every((own) => own.key !== key))
  return [...priced, ...others.map((addOn) => ({ ...addOn, priceMinor: 0 }))]
}

async function columnsOf(
  tx: Tx,
  order: LockedOrder,
  { promisedOn, priority }: Correction,
): Promise<OrderChange> {
  if (!promisedOn) return priority ? { priority } : {}
  return {
    ...(priority ? { priority } : {}),
    promised_on: promisedOn,
    workshop_on:
      workshopDay({ promisedOn, orderedOn: order.ordered_on, bufferDays: await bufferDays(tx) }) ?? null,
    // A trial is never after the promise.
    trial_on: order.trial_on && order.trial_on > promisedOn ? promisedOn : order.trial_on,
  }
}

async function writePhoto(
  tx: Tx,
  { id, orderId, isRemoved, now }: { id: string; orderId: string; isRemoved: boolean; now: Date },
) {
  const photo = await findPhoto(tx, { id, orderId })
  if (photo) await changePhoto(tx, id, { isShared: photo.is_shared, removedAt: isRemoved ? now : null })
}
