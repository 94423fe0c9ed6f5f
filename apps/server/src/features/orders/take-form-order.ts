import type { Garment } from '@darzi/contract/garments.ts'
import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import { garmentOfOrderType } from '@darzi/tailoring/garments/order-types.ts'
import { promiseFor, refusedDays, workshopDay } from '@darzi/tailoring/orders/due.ts'
import type { PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { customerForOrder } from '../customers/api.ts'
import { garmentOf } from '../garments/api.ts'
import { dayIn, isClosed, isSuspended } from '../shops/api.ts'
import { bufferDays } from './counter-queries.ts'
import { draftPieces } from './draft-pieces.ts'
import { lockNumbers, type NewOrder, type NewPiece } from './order-store.ts'
import { orderWriteContextOf } from './order-write-context.ts'
import { placeOrder } from './place-order.ts'
import { newTrackingToken } from './tracking-token.ts'

type Asking = Omit<RequestContext<typeof orderRoutes.take>, 'body' | 'params' | 'query'>

/** One garment of a form. */
export interface FormPiece {
  garment: string
  /** Who is to wear it, when not the person of the form; of the same customer. */
  personId?: string
  cloth?: PieceCloth
  /** What it is cut from; without one the person's latest of the body, unless the sender sees the order at once. */
  measurementId?: string
  pieceNotes?: string
  styles?: { group: string; option: string }[]
  /** The garment of the shop's collection it is ordered as, at its price. */
  collection?: { ordered: OrderedFromCollection; priceMinor: number }
  /** What was agreed on instead of the shop's price for the garment. */
  priceMinor?: number
  isUrgent?: boolean
  /** What whoever gives the piece to be sewn wrote down for it, as they took it. */
  given?: Pick<NewPiece, 'styles' | 'snapshot' | 'addOns' | 'collection'>
}

/** What all garments of a form share. */
export interface FormHead {
  customerId: string
  personId: string
  source: 'customer_form' | 'tailor_form' | 'collection' | 'quote' | 'house'
  /** Named by the sender, with the digest of what was sent under it; see placed-order. */
  sending?: { id: string; hash: Buffer }
  /** The day of the fitting that was agreed on. */
  trialOn?: string
  /** The day it is needed by; without one the slowest garment's usual days decide. */
  dueOn?: string
  notes?: string
  /** How soon it is wanted; a form that does not say is like any other. */
  priority?: NewOrder['priority']
  pays?: NewOrder['pays']
  /** Surcharge for its urgent pieces, in minor units, as the sender saw it; a form that names no price has none. */
  rushMinor?: number
}
export type FormOrder = FormHead & Omit<FormPiece, 'personId'>

/**
 * Before a form's customer is looked for: whoever takes or approves an order locks its numbers and then the customers' book. Throws
 * shops.takesNothing where the shop is suspended or closed.
 */
export async function waitToTakeForm({ tx, member }: Pick<Asking, 'tx' | 'member'>): Promise<void> {
  if ((await isSuspended(tx)) || (await isClosed(tx))) throw new AppError('shops.takesNothing')
  await lockNumbers(tx, member.shopId)
}

/** Takes the order of a form with one garment; see takeFormPieces. */
export const takeFormOrder = (ctx: Asking, form: FormOrder) => takeFormPieces(ctx, form, [form])

/**
 * Takes the order of a form: pending, each piece priced at the shop's price for its garment or still to be priced. It takes
 * no room of the shop's plan before it is approved. Throws request.invalid at `garment`, `dueOn` and the
 * pieces' own fields.
 */
export async function takeFormPieces(ctx: Asking, form: FormHead, wanted: readonly FormPiece[]) {
  const { tx, member, now, newId } = ctx
  const last = await lockNumbers(tx, member.shopId)
  const customer = await customerForOrder(tx, form.customerId)
  const orderedOn = dayIn(member.shop.timeZone, now)
  const [garments, buffer] = await Promise.all([sewn(tx, form, wanted), bufferDays(tx)])
  const promisedOn =
    form.dueOn ??
    promiseFor(
      garments.map(({ leadDays }) => leadDays),
      orderedOn,
    )
  const [refused] = refusedDays({ promisedOn }, orderedOn, ['promisedOn'])
  if (refused) throw wrongAt('dueOn', refused.refused)
  const alsoSewn = wanted.find(({ garment }) => isSewnAnyway(form, garment))?.garment
  const bodies = wanted.map((piece, place) =>
    pieceOf(piece.personId ?? form.personId, piece, garments[place]?.priceMinor),
  )
  const drafting = { customer, pieces: bodies, newId, alsoSewn, proposesSizes: !isShownToSender(form.source) }
  const { pieces, errors } = await draftPieces(tx, drafting)
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors)
  const order: NewOrder = {
    id: form.sending?.id ?? newId(),
    customer,
    source: form.source,
    pays: form.pays,
    state: 'pending',
    priority: form.priority ?? 'medium',
    orderedOn,
    trialOn: form.trialOn && form.trialOn >= orderedOn ? form.trialOn : undefined,
    promisedOn,
    workshopOn: workshopDay({ promisedOn, orderedOn, bufferDays: buffer }),
    discountMinor: 0,
    rushMinor: form.rushMinor,
    notes: form.notes,
    pieces: pieces.map((piece, place) => ({
      ...asOrdered(piece, wanted[place]?.collection),
      ...wanted[place]?.given,
    })),
    trackingToken: newTrackingToken(),
    sentHash: form.sending?.hash,
  }
  const { number } = await placeOrder(tx, orderWriteContextOf(ctx), order, last)
  return { id: order.id, number }
}

/**
 * Whether whoever sent it sees the whole order at once. Anybody can type another's name and phone: such an order is cut from what came
 * with it alone, and the shop chooses other sizes of its book itself.
 */
const isShownToSender = (source: FormHead['source']) => source === 'collection' || source === 'quote'

/** The garments, each the shop's of now. Throws request.invalid for one it does not sew. */
async function sewn(tx: Tx, form: FormHead, wanted: readonly FormPiece[]): Promise<Garment[]> {
  const garments: Garment[] = []
  for (const { garment: key } of wanted) {
    const garment = garments.find((each) => each.key === key) ?? (await garmentOf(tx, key))
    if (!garment || !(garment.isActive || isSewnAnyway(form, key)))
      throw wrongAt('garment', 'orders.garmentNotSewn')
    garments.push(garment)
  }
  return garments
}

/** Where a form names no garment it is this one, for the shop to settle: so it is taken though the shop has put it away. */
const undecided = garmentOfOrderType('other')

/** What the shop has offered to sew it sews, though it has put the garment away since. */
const isSewnAnyway = ({ source }: FormHead, garment: string) => source === 'quote' || garment === undecided

const pieceOf = (personId: string, piece: FormPiece, priceMinor: number | undefined) => ({
  personId,
  garment: piece.garment,
  measurementId: piece.measurementId,
  cloth: piece.cloth,
  notes: piece.pieceNotes,
  priceMinor: piece.collection?.priceMinor ?? piece.priceMinor ?? priceMinor ?? 0,
  styles: piece.styles ?? [],
  addOns: [],
  isUrgent: piece.isUrgent ?? false,
})

/** What is sewn to a finished size is cut from that size's tape, not from the person's. */
function asOrdered(piece: NewPiece, collection: FormPiece['collection']): NewPiece {
  if (!collection) return piece
  const { ordered } = collection
  return { ...piece, collection: ordered, snapshot: ordered.finished ? undefined : piece.snapshot }
}

const wrongAt = (field: string, code: string) => new AppError('request.invalid', {}, [{ field, code }])
