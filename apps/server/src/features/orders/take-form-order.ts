import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import { garmentOfOrderType } from '@darzi/tailoring/garments/order-types.ts'
import { promiseFor, refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import type { PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { customerForOrder } from '../customers/api.ts'
import { garmentOf } from '../garments/api.ts'
import { dayIn } from '../shops/api.ts'
import { bufferDays } from './counter-queries.ts'
import { draftPieces } from './draft-pieces.ts'
import { lockNumbers, type NewOrder, type NewPiece } from './order-store.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { placeOrder } from './place-order.ts'
import { newTrackingToken } from './tracking-token.ts'

type Asking = Omit<RequestContext<typeof orderRoutes.take>, 'body' | 'params' | 'query'>

export interface FormOrder {
  customerId: string
  personId: string
  garment: string
  source: 'customer_form' | 'tailor_form' | 'collection'
  /** Named by the sender, with the digest of what was sent under it; see placed-order. */
  sending?: { id: string; hash: Buffer }
  /** What it is cut from; without one the person's latest of the body. */
  measurementId?: string
  /** The day it is needed by; without one the garment's usual days decide. */
  dueOn?: string
  cloth?: PieceCloth
  pieceNotes?: string
  notes?: string
  styles?: { group: string; option: string }[]
  /** The garment of the shop's collection it is ordered as, at its price. */
  collection?: { ordered: OrderedFromCollection; priceMinor: number }
}

/** Before a form's customer is looked for: whoever takes or approves an order locks its numbers and then the customers' book. */
export async function waitToTakeForm({ tx, member }: Pick<Asking, 'tx' | 'member'>): Promise<void> {
  await lockNumbers(tx, member.shopId)
}

/**
 * Takes the order of a form: one piece, pending, priced at the shop's price for the garment or still to be priced. It takes
 * no room of the shop's plan before it is approved. Throws request.invalid at `garment`, `dueOn` and the
 * piece's own fields.
 */
export async function takeFormOrder(ctx: Asking, form: FormOrder) {
  const { tx, member, now, newId } = ctx
  const last = await lockNumbers(tx, member.shopId)
  const customer = await customerForOrder(tx, form.customerId)
  const orderedOn = dayIn(member.shop.timeZone, now)
  const [garment, buffer] = await Promise.all([garmentOf(tx, form.garment), bufferDays(tx)])
  const isUndecided = form.garment === undecided
  if (!garment || !(garment.isActive || isUndecided)) throw wrongAt('garment', 'orders.garmentNotSewn')
  const promisedOn = form.dueOn ?? promiseFor([garment.leadDays], orderedOn)
  const [refused] = refusedDays({ promisedOn }, orderedOn, ['promisedOn'])
  if (refused) throw wrongAt('dueOn', refused.refused)
  const alsoSewn = isUndecided ? undecided : undefined
  const given = { customer, pieces: [pieceOf(form, garment.priceMinor)], newId, alsoSewn }
  const { pieces, errors } = await draftPieces(tx, given)
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
  const order: NewOrder = {
    id: form.sending?.id ?? newId(),
    customer,
    source: form.source,
    state: 'pending',
    priority: 'medium',
    orderedOn,
    promisedOn,
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays: buffer }),
    discountMinor: 0,
    notes: form.notes,
    pieces: pieces.map((piece) => asOrdered(piece, form)),
    trackingToken: newTrackingToken(),
    sentHash: form.sending?.hash,
  }
  const { number } = await placeOrder(tx, orderWriteContextOf(ctx), order, last)
  return { id: order.id, number }
}

/** Where a form names no garment it is this one, for the shop to settle: so it is taken though the shop has put it away. */
const undecided = garmentOfOrderType('other')

const pieceOf = (form: FormOrder, priceMinor: number | undefined) => ({
  personId: form.personId,
  garment: form.garment,
  measurementId: form.measurementId,
  cloth: form.cloth,
  notes: form.pieceNotes,
  priceMinor: form.collection?.priceMinor ?? priceMinor ?? 0,
  styles: form.styles ?? [],
  addOns: [],
  isUrgent: false,
})

/** What is sewn to a finished size is cut from that size's tape, not from the person's. */
function asOrdered(piece: NewPiece, { collection }: FormOrder): NewPiece {
  if (!collection) return piece
  const { ordered } = collection
  return { ...piece, collection: ordered, snapshot: ordered.finished ? undefined : piece.snapshot }
}

const wrongAt = (field: string, code: string) => new AppError('request.invalid', {}, [{ field, code }])
