/**
 * What the operator decides a dispute by: the order as it was asked for, agreed, cut, tried on, paid and talked about. Nothing of it is
 * typed for the dispute; it is what stands in the shop's book.
 */
import type { Evidence } from '@darzi/contract/dispute-evidence.ts'
import type { adminDisputeRoutes } from '@darzi/contract/disputes.ts'
import { isCut, milestonesOf, remakeEnds } from '@darzi/tailoring/orders/customer-life.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { auditLook } from '../../http/audit-look.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { photoAnswer } from '../files/api.ts'
import { methodOf } from '../ledger/api.ts'
import { termsOf } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { type DisputeRecord, disputedOrder, disputeWithId } from './dispute-queries.ts'
import {
  billsOf,
  briefOf,
  briefPhotosOf,
  entriesOfOrder,
  eventsOf,
  messagesOf,
  offersOf,
  piecesOf,
  showsFile,
  trialAnswersOf,
  workPhotosOf,
} from './evidence-queries.ts'

/** Inside the shop. Throws notFound. */
export async function gatherEvidence(tx: Tx, dispute: DisputeRecord): Promise<Evidence> {
  const of = { orderId: dispute.order_id, accountId: dispute.account_id ?? nobody }
  const { orderId } = of
  const order = await disputedOrder(tx, orderId)
  if (!order) throw notFound()
  const offers = await offersOf(tx, orderId)
  const photo = shownIn(dispute)
  return {
    order: tellOrder(order),
    brief: await tellBrief(tx, of, photo),
    terms: await tellTerms(tx, { orderId, order, offers }),
    pieces: (await piecesOf(tx, orderId)).map(tellPiece),
    photos: (await workPhotosOf(tx, orderId)).map((row) => ({
      ...photo(row.file_id),
      at: row.created_at.toISOString(),
      kind: row.kind,
      stage: row.stage ?? undefined,
      note: row.note ?? undefined,
    })),
    trialAnswers: (await trialAnswersOf(tx, orderId)).map(tellTrialAnswer),
    offers: offers.map(tellOffer),
    bills: (await billsOf(tx, orderId)).map(tellBill),
    payments: (await entriesOfOrder(tx, orderId)).map(tellEntry),
    messages: (await messagesOf(tx, of)).map((line) => ({
      id: line.id,
      at: line.sent_at.toISOString(),
      author: line.author,
      words: line.words,
      photo: line.photo_id ? photo(line.photo_id) : undefined,
    })),
    events: (await eventsOf(tx, orderId)).map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      actor: event.actor_name ?? undefined,
      params: event.params,
    })),
  }
}

/** A remake agreed on at the counter has no account: no conversation is its. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A photo of the pack, for the operator alone. Whoever looks at one whole is written down. */
export async function evidencePhoto(ctx: RequestContext<typeof adminDisputeRoutes.evidencePhoto>) {
  const { tx, params, operator, app } = ctx
  const { photoId: id, size } = params
  const row = await disputeWithId(tx, params.id)
  if (!row) throw notFound()
  const { shop_id: shopId, order_id: orderId } = row
  const accountId = row.account_id ?? nobody
  const isShown = await operatorInShop(tx, { operatorId: operator.id, shopId }, () =>
    showsFile(tx, { orderId, accountId }, id),
  )
  if (!isShown) throw notFound()
  const answer = await photoAnswer({ app, member: { shopId }, params: { id, size } })
  if (size === 'full')
    await auditLook(ctx, { route: 'GET /api/admin/disputes/:id/evidence/:photoId/full', subjectId: id })
  return answer
}

type Row<Query extends (...given: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Query>> extends readonly (infer One)[] ? One : NonNullable<Awaited<ReturnType<Query>>>
type Order = Row<typeof disputedOrder>

const shownIn = (dispute: DisputeRecord) => (id: string) => {
  const place = `/api/admin/disputes/${dispute.id}/evidence/${id}`
  return { id, url: `${place}/full`, thumbUrl: `${place}/thumb` }
}

const tellOrder = (order: Order) => ({
  state: order.state,
  orderedOn: order.ordered_on,
  trialOn: order.trial_on ?? undefined,
  promisedOn: order.promised_on,
  deliveredAt: order.delivered_at?.toISOString(),
  totalMinor: order.total_minor,
  paidMinor: order.paid_minor,
  notes: order.notes ?? undefined,
  cancelReason: order.cancel_reason ?? undefined,
  keptMinor: order.kept_minor ?? undefined,
})

async function tellBrief(
  tx: Tx,
  of: Parameters<typeof briefPhotosOf>[1],
  photo: ReturnType<typeof shownIn>,
): Promise<Evidence['brief']> {
  const row = await briefOf(tx, of.orderId)
  return (
    row && {
      at: row.created_at.toISOString(),
      words: row.words,
      cloth: row.cloth,
      neededOn: row.needed_on ?? undefined,
      budgetMinor: row.budget_minor ?? undefined,
      photos: (await briefPhotosOf(tx, of)).map(photo),
    }
  )
}

interface OfTerms {
  orderId: string
  order: Order
  offers: readonly Row<typeof offersOf>[]
}

/** After acceptance nothing is offered any more, so the last version is the one that was accepted. */
async function tellTerms(tx: Tx, { orderId, order, offers }: OfTerms): Promise<Evidence['terms']> {
  const [agreed, accepted] = [await termsOf(tx, orderId), offers.at(-1)]
  if (!agreed || !accepted) return undefined
  const { priceMinor, advanceMinor, trialMinor, remakeDays } = agreed
  const parts = { totalMinor: priceMinor, advanceMinor, trialMinor }
  const deliveredOn = order.delivered_at ? dayIn(order.time_zone, order.delivered_at) : undefined
  return {
    version: accepted.version,
    agreedAt: agreed.agreedAt.toISOString(),
    priceMinor,
    trialOn: accepted.trial_on ?? undefined,
    readyOn: accepted.ready_on,
    milestones: milestonesOf({ ...parts, paidMinor: order.paid_minor }),
    remakeDays,
    remakeUntil: deliveredOn && remakeDays > 0 ? remakeEnds({ deliveredOn, remakeDays }) : undefined,
    words: accepted.words ?? undefined,
    keptAfterCutMinor: advanceMinor,
  }
}

const tellPiece = (piece: Row<typeof piecesOf>) => ({
  id: piece.id,
  garment: { key: piece.garment_key, name: piece.garment_name ?? undefined },
  person: piece.person_name,
  stage: piece.stages[piece.stage]?.name ?? piece.stages[piece.stage]?.key ?? piece.state,
  isCut: isCut(piece),
  reworks: piece.reworks,
  sizes: (piece.snapshot?.values ?? []).map(({ field, typed }) => ({ field, typed })),
})

const tellTrialAnswer = ({ id, at, kind, actor_name: by, params }: Row<typeof trialAnswersOf>) => ({
  id,
  at: at.toISOString(),
  answer: kind === 'orders.trialApproved' ? ('approved' as const) : ('change' as const),
  by: by ?? undefined,
  words: String(params.words ?? '') || undefined,
})

const tellOffer = (offer: Row<typeof offersOf>) => ({
  version: offer.version,
  at: offer.created_at.toISOString(),
  priceMinor: offer.price_minor,
  readyOn: offer.ready_on,
  trialOn: offer.trial_on ?? undefined,
  words: offer.words ?? undefined,
})

const tellBill = (bill: Row<typeof billsOf>) => ({
  id: bill.id,
  number: bill.number,
  isCredit: bill.kind === 'credit_note',
  issuedOn: bill.issued_on,
  totalMinor: bill.total_minor,
  taxMinor: bill.tax_minor,
})

const tellEntry = (entry: Row<typeof entriesOfOrder>) => ({
  id: entry.id,
  at: entry.created_at.toISOString(),
  kind: entry.kind,
  method: methodOf(entry.method),
  status: entry.status,
  amountMinor: entry.amount_minor,
})
