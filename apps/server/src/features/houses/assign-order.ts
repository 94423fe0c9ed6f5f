import type { Candidate } from '@darzi/contract/house-shapes.ts'
import type { houseRoutes } from '@darzi/contract/houses.ts'
import { splitOf } from '@darzi/tailoring/houses/commission.ts'
import { lastPartnerDay, partnerDayResult, usualPartnerDay } from '@darzi/tailoring/houses/partner-day.ts'
import { suggested } from '@darzi/tailoring/houses/suggest.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { customerForForm } from '../customers/api.ts'
import { garmentOf } from '../garments/api.ts'
import { lockOrder, takeFormPieces, waitToTakeForm } from '../orders/api.ts'
import { announcesAs, dayIn, formMember } from '../shops/api.ts'
import { readHouseOrder } from './house-orders.ts'
import { houseOrderRow, loadOf } from './house-queries.ts'
import { lockPartnership, partnershipsOf, shopOf } from './partner-store.ts'
import { piecesToSew } from './sewing-queries.ts'
import { insertWork, lockWorkOf } from './work-store.ts'

/** The partners an order may go to, the one that fits best first, and why. Of a partner's book nothing but two facts is told. */
export async function listCandidates(ctx: RequestContext<typeof houseRoutes.candidates>) {
  const { tx, member, params, now } = ctx
  const order = await houseOrderRow(tx, member.shopId, params.id)
  if (!order) throw notFound()
  const pieces = await piecesToSew(tx, params.id)
  const keys = [...new Set(pieces.map((piece) => piece.garment_key))]
  const rows = await partnershipsOf(tx, member.shopId, 'house').where('state', '=', 'active').execute()
  const candidates: (Candidate & { sewsAll: boolean })[] = []
  for (const row of rows) {
    const facts = await besideShop(tx, { from: member.shopId, to: row.tailor_id }, async () => ({
      notSewn: await notSewnBy(tx, keys),
      isOtherCurrency: (await shopOf(tx, row.tailor_id))?.currency !== member.shop.currency,
      ...(await loadOf(tx, row.tailor_id)),
    }))
    candidates.push({
      partnershipId: row.id,
      tailor: row.tailor_name,
      tier: row.tier,
      rateBp: row.rate_bp,
      ...facts,
      sewsAll: facts.notSewn.length === 0 && !facts.isOtherCurrency,
      ...splitOf(order.total_minor, row.rate_bp),
    })
  }
  return { candidates: suggested(candidates), ...asking(order, dayIn(member.shop.timeZone, now)) }
}

type Order = Awaited<ReturnType<typeof lockOrder>>
type Promised = Pick<Order, 'promised_on' | 'workshop_on' | 'notes'>

/** What a partner is asked for unless the house says otherwise. */
const asking = ({ promised_on: promisedOn, workshop_on: workshopOn, notes }: Promised, today: string) => ({
  dueOn: usualPartnerDay({ promisedOn, workshopOn, today }),
  latestOn: lastPartnerDay({ promisedOn, today }),
  notes: notes ?? undefined,
})

async function notSewnBy(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) if (!(await garmentOf(tx, key))?.isActive) missing.push(key)
  return missing
}

type AssignContext = RequestContext<typeof houseRoutes.assign>

/**
 * Gives an order of the house to a partner: an order in their book whose customer is the house, at what the partner is to get. Given
 * to the same again it answers as before. Whose customer it is, their phone and the house's price stay with the house.
 */
export async function assignOrder(ctx: AssignContext) {
  const { tx, member, params, body, now, newId, enqueue, publishEvent } = ctx
  const { shopId } = member
  const order = await lockOrder(tx, params.id)
  const partner = await lockPartnership(tx, body.partnershipId)
  if (!partner || partner.shop_id !== shopId) throw notFound()
  const before = await lockWorkOf(tx, { shopId, orderId: order.id })
  if (before?.partnership_id === partner.id) return readHouseOrder(ctx, order.id)
  if (before) throw new AppError('houses.assigned', { tailor: before.tailor_name })
  if (partner.state !== 'active') throw new AppError('houses.notActive')
  if (order.state !== 'approved' && order.state !== 'in_progress') throw new AppError('houses.notYet')
  const house = await shopOf(tx, shopId)
  if (!house?.phone) throw new AppError('houses.noPhone')
  const today = dayIn(member.shop.timeZone, now)
  const { dueOn = asking(order, today).dueOn } = body
  const onDay = partnerDayResult(dueOn, { promisedOn: order.promised_on, today })
  if ('refused' in onDay) throw fieldError('dueOn', onDay.refused)
  const pieces = await piecesToSew(tx, order.id)
  const split = splitOf(order.total_minor, partner.rate_bp)
  const placed = await besideShop(tx, { from: shopId, to: partner.tailor_id }, () =>
    place(ctx, {
      house: { name: house.name, phone: house.phone ?? '' },
      order,
      pieces,
      tailorId: partner.tailor_id,
      priceMinor: split.payableMinor,
      dueOn,
    }),
  )
  const workId = newId()
  await insertWork(tx, {
    shopId,
    id: workId,
    orderId: order.id,
    partnershipId: partner.id,
    tailorId: partner.tailor_id,
    tailorOrderId: placed.id,
    dueOn: placed.dueOn,
    tailorName: partner.tailor_name,
    baseMinor: order.total_minor,
    offBeforeMinor: order.written_off_minor,
    rateBp: partner.rate_bp,
    now,
  })
  await enqueue('houses.photos', { shopId, workId })
  await publishEvent({
    kind: 'houses.assigned',
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    params: { tailor: partner.tailor_name },
  })
  return readHouseOrder(ctx, order.id)
}

interface Placing {
  house: { name: string; phone: string }
  order: Order
  pieces: Awaited<ReturnType<typeof piecesToSew>>
  tailorId: string
  priceMinor: number
  dueOn: string
}

/** Inside the partner's shop. */
async function place(
  ctx: AssignContext,
  { house, order, pieces, tailorId, priceMinor, dueOn: asked }: Placing,
) {
  const { tx, now, body } = ctx
  const shop = await shopOf(tx, tailorId)
  if (!shop) throw notFound()
  if (shop.currency !== order.currency) throw new AppError('houses.otherCurrency')
  const keys = [...new Set(pieces.map((piece) => piece.garment_key))]
  if ((await notSewnBy(tx, keys)).length > 0) throw new AppError('houses.notSewn')
  const member: Member = formMember(shop)
  const partner = { ...ctx, member, publishEvent: announcesAs({ tx }, { newId: ctx.newId, now }, shop.id) }
  await waitToTakeForm(partner)
  const who = await customerForForm(partner, { ...house, isStranger: true })
  const shares = sharesOf(priceMinor, pieces.length)
  // Where the house chose no day, it may be tomorrow at the partner's already.
  const today = dayIn(shop.time_zone, now)
  const dueOn = body.dueOn || asked > today ? asked : today
  const head = {
    ...who,
    source: 'house',
    dueOn,
    priority: order.priority,
    notes: [orderNumber(order.number), body.notes].filter(Boolean).join('\n'),
  } as const
  const { id } = await takeFormPieces(
    partner,
    head,
    pieces.map((piece, place) => ({
      garment: piece.garment_key,
      priceMinor: shares[place] ?? 0,
      pieceNotes: piece.notes ?? undefined,
      isUrgent: piece.is_urgent,
      // Whoever bought it: for the partner it is the cloth of their customer, the house.
      cloth: 'source' in piece.cloth ? { ...piece.cloth, source: 'own' as const } : undefined,
      given: {
        styles: piece.styles,
        snapshot: piece.snapshot ?? undefined,
        collection: piece.collection ?? undefined,
        addOns: piece.add_ons.map((addOn) => ({ ...addOn, priceMinor: 0 })),
      },
    })),
  )
  return { id, dueOn }
}

/** A price over so many pieces, to the coin. */
const sharesOf = (minor: number, pieces: number) =>
  Array.from(
    { length: pieces },
    (_, at) => Math.floor((minor * (at + 1)) / pieces) - Math.floor((minor * at) / pieces),
  )
