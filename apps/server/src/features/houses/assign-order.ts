import type { Candidate, houseRoutes } from '@darzi/contract/houses.ts'
import { splitOf } from '@darzi/tailoring/houses/commission.ts'
import { suggested } from '@darzi/tailoring/houses/suggest.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { customerForForm } from '../customers/api.ts'
import { garmentOf } from '../garments/api.ts'
import { lockOrder, takeFormPieces, waitToTakeForm } from '../orders/api.ts'
import { announcesAs, formMember } from '../shops/api.ts'
import { readHouseOrder } from './house-orders.ts'
import { loadOf, piecesToSew } from './house-queries.ts'
import { lockPartnership, partnershipsOf, shopOf } from './partner-store.ts'
import { insertWork, lockWorkOf } from './work-store.ts'

/** The partners an order may go to, the one that fits best first, and why. Of a partner's book nothing but two facts is told. */
export async function listCandidates({ tx, member, params }: RequestContext<typeof houseRoutes.candidates>) {
  const order = await readHouseOrder(tx, member.shopId, params.id)
  const pieces = await piecesToSew(tx, params.id)
  const keys = [...new Set(pieces.map((piece) => piece.garment_key))]
  const rows = await partnershipsOf(tx, member.shopId, 'house').where('state', '=', 'active').execute()
  const candidates: (Candidate & { sewsAll: boolean })[] = []
  for (const row of rows) {
    const facts = await besideShop(tx, { from: member.shopId, to: row.tailor_id }, async () => ({
      notSewn: await notSewnBy(tx, keys),
      ...(await loadOf(tx, row.tailor_id)),
    }))
    candidates.push({
      partnershipId: row.id,
      tailor: row.tailor_name,
      tier: row.tier,
      rateBp: row.rate_bp,
      ...facts,
      sewsAll: facts.notSewn.length === 0,
      ...splitOf(order.totalMinor, row.rate_bp),
    })
  }
  return { candidates: suggested(candidates) }
}

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
  const { tx, member, params, body, now, newId, publishEvent } = ctx
  const { shopId } = member
  const order = await lockOrder(tx, params.id)
  const partner = await lockPartnership(tx, body.partnershipId)
  if (!partner || partner.shop_id !== shopId) throw notFound()
  const before = await lockWorkOf(tx, { shopId, orderId: order.id })
  if (before?.partnership_id === partner.id) return readHouseOrder(tx, shopId, order.id)
  if (before) throw new AppError('houses.assigned', { tailor: before.tailor_name })
  if (partner.state !== 'active') throw new AppError('houses.notActive')
  if (order.state !== 'approved' && order.state !== 'in_progress') throw new AppError('houses.notYet')
  const house = await shopOf(tx, shopId)
  if (!house?.phone) throw new AppError('houses.noPhone')
  const pieces = await piecesToSew(tx, order.id)
  const split = splitOf(order.total_minor, partner.rate_bp)
  const tailorOrderId = await besideShop(tx, { from: shopId, to: partner.tailor_id }, () =>
    place(ctx, {
      house: { name: house.name, phone: house.phone ?? '' },
      order,
      pieces,
      tailorId: partner.tailor_id,
      priceMinor: split.payableMinor,
    }),
  )
  await insertWork(tx, {
    shopId,
    id: newId(),
    orderId: order.id,
    partnershipId: partner.id,
    tailorId: partner.tailor_id,
    tailorOrderId,
    tailorName: partner.tailor_name,
    baseMinor: order.total_minor,
    offBeforeMinor: order.written_off_minor,
    rateBp: partner.rate_bp,
    now,
  })
  await publishEvent({
    kind: 'houses.assigned',
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    params: { tailor: partner.tailor_name },
  })
  return readHouseOrder(tx, shopId, order.id)
}

interface Placing {
  house: { name: string; phone: string }
  order: Awaited<ReturnType<typeof lockOrder>>
  pieces: Awaited<ReturnType<typeof piecesToSew>>
  tailorId: string
  priceMinor: number
}

/** Inside the partner's shop. */
async function place(ctx: AssignContext, { house, order, pieces, tailorId, priceMinor }: Placing) {
  const { tx, now } = ctx
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
  const head = {
    ...who,
    source: 'house',
    dueOn: order.promised_on,
    notes: orderNumber(order.number),
  } as const
  const { id } = await takeFormPieces(
    partner,
    head,
    pieces.map((piece, place) => ({
      garment: piece.garment_key,
      priceMinor: shares[place] ?? 0,
      pieceNotes: piece.notes ?? undefined,
      given: { styles: piece.styles, snapshot: piece.snapshot ?? undefined },
    })),
  )
  return id
}

/** A price over so many pieces, to the coin. */
const sharesOf = (minor: number, pieces: number) =>
  Array.from(
    { length: pieces },
    (_, at) => Math.floor((minor * (at + 1)) / pieces) - Math.floor((minor * at) / pieces),
  )
