import type { appointmentRoutes } from '@darzi/contract/calendar.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, InTx, Member, PublishesEvents, RequestContext } from '../../http/request-context.ts'
import { customerNamed, orderNamed, pieceNamed, readAppointment } from './calendar-queries.ts'
import {
  appointmentExists,
  changeAppointment,
  holdCalendar,
  insertAppointment,
  type LockedAppointment,
  lockAppointment,
  newLinkToken,
  requireMember,
} from './calendar-store.ts'
import { place } from './place.ts'
import { planReminder, planTexts } from './remind.ts'

type BookContext = RequestContext<typeof appointmentRoutes.book>
type ChangeContext = RequestContext<typeof appointmentRoutes.change>
type StateContext = RequestContext<typeof appointmentRoutes.setState>
type Writing = InTx & Around & PublishesEvents & { member: Member }

/** Books for a customer; the same id again answers what it made. */
export async function bookAppointment(ctx: BookContext) {
  const { tx, member, body, now, newId } = ctx
  const { id = newId(), kind, customerId } = body
  const { shopId } = member
  await holdCalendar(tx, shopId)
  if (body.id && (await appointmentExists(tx, body.id))) return read(ctx, body.id)
  const customer = await customerNamed(tx, customerId)
  if (!customer) throw fieldError('customerId', 'request.notFound')
  const about = await orderOf(tx, { ...body, customerId: customer.id })
  const address = body.address || (kind === 'homeVisit' ? customer.address : null)
  if (kind === 'homeVisit' && !address) throw fieldError('address', 'calendar.noAddress')
  if (body.memberId) await requireMember(tx, body.memberId)
  const placed = await place(tx, { ...slotFilterOf(ctx, body), garment: about.garment })
  await insertAppointment(tx, {
    shop_id: shopId,
    id,
    kind,
    starts_at: placed.startsAt,
    ends_at: placed.endsAt,
    member_id: placed.memberId,
    customer_id: customer.id,
    guest_name: null,
    guest_phone: null,
    guest_language: null,
    order_id: about.orderId,
    piece_id: about.pieceId,
    wants_woman: body.wantsWoman ?? false,
    address: address || null,
    notes: body.notes || null,
    overbook_reason: placed.overbookReason,
    booked_by: 'shop',
    token: newLinkToken(),
    created_by: member.id,
    created_at: now,
  })
  await publish(ctx, 'calendar.booked', { id, name: customer.name })
  await planTexts(ctx, { shopId, appointmentId: id, startsAt: placed.startsAt, now })
  return read(ctx, id)
}

/** Moves it, or says more of it: what moves finds its place anew. */
export async function changeAppointmentOf(ctx: ChangeContext) {
  const { tx, params, body, member, now } = ctx
  await holdCalendar(tx, member.shopId)
  const before = await lockAppointment(tx, params.id)
  if (body.version !== undefined && body.version !== before.version)
    throw new AppError('calendar.changedMeanwhile')
  const stands = await readAppointment(tx, before.id, shopOf(ctx))
  if (body.memberId) await requireMember(tx, body.memberId)
  const kind = body.kind ?? before.kind
  const address = body.address === undefined ? before.address : body.address || null
  if (kind === 'homeVisit' && !address) throw fieldError('address', 'calendar.noAddress')
  const wanted = {
    on: body.on ?? stands.on,
    minute: body.minute ?? stands.minute,
    minutes: body.minutes ?? stands.minutes,
    memberId: body.memberId === undefined ? (before.member_id ?? undefined) : (body.memberId ?? undefined),
    wantsWoman: body.wantsWoman ?? before.wants_woman,
  }
  const isMoved =
    wanted.on !== stands.on ||
    wanted.minute !== stands.minute ||
    wanted.minutes !== stands.minutes ||
    wanted.memberId !== (before.member_id ?? undefined) ||
    wanted.wantsWoman !== before.wants_woman
  const placed = isMoved
    ? await place(tx, {
        ...slotFilterOf(ctx, { ...wanted, overbookReason: body.overbookReason }),
        except: before.id,
      })
    : undefined
  await changeAppointment(tx, before, {
    kind,
    wants_woman: wanted.wantsWoman,
    address,
    notes: body.notes === undefined ? before.notes : body.notes || null,
    ...(placed && {
      starts_at: placed.startsAt,
      ends_at: placed.endsAt,
      member_id: placed.memberId,
      overbook_reason: placed.overbookReason,
      state: 'booked' as const,
    }),
  })
  const startsAt = placed?.startsAt ?? before.starts_at
  await publish(ctx, placed ? 'calendar.moved' : 'calendar.changed', { id: before.id, name: stands.name })
  if (placed && startsAt.getTime() !== before.starts_at.getTime())
    await planReminder(ctx, { shopId: member.shopId, appointmentId: before.id, startsAt, now })
  return read(ctx, before.id)
}

/** Done, missed, cancelled; booked again only where it still has its place. The same again changes nothing. */
export async function setAppointmentState(ctx: StateContext) {
  const { tx, params, body, member } = ctx
  await holdCalendar(tx, member.shopId)
  const before = await lockAppointment(tx, params.id)
  const stands = await readAppointment(tx, before.id, shopOf(ctx))
  if (before.state === body.state) return stands
  const again = body.state === 'booked' ? await placeAgain(ctx, before) : {}
  await changeAppointment(tx, before, { ...again, state: body.state })
  await publish(ctx, `calendar.${body.state}`, { id: before.id, name: stands.name })
  return read(ctx, before.id)
}

/** One that was done by mistake stays where it was; one that was cancelled may have lost its place. */
async function placeAgain(ctx: StateContext, before: LockedAppointment) {
  if (before.state !== 'cancelled') return {}
  const { on, minute, minutes } = await readAppointment(ctx.tx, before.id, shopOf(ctx))
  const memberId = before.member_id ?? undefined
  const overbookReason = ctx.body.overbookReason ?? before.overbook_reason ?? undefined
  const wanted = { on, minute, minutes, memberId, wantsWoman: before.wants_woman, overbookReason }
  const placed = await place(ctx.tx, { ...slotFilterOf(ctx, wanted), except: before.id })
  return { member_id: placed.memberId, overbook_reason: placed.overbookReason }
}

interface Wanted {
  on: string
  minute: number
  minutes: number
  memberId?: string | null
  wantsWoman?: boolean
  overbookReason?: string
}

const slotFilterOf = (
  { member, now, request }: Pick<BookContext, 'member' | 'now' | 'request'>,
  wanted: Wanted,
) => ({
  on: wanted.on,
  minute: wanted.minute,
  minutes: wanted.minutes,
  memberId: wanted.memberId ?? undefined,
  wantsWoman: wanted.wantsWoman,
  overbookReason: wanted.overbookReason || undefined,
  timeZone: member.shop.timeZone,
  now,
  language: request.language,
})

/** The order and piece it is about, when they are this customer's. Throws calendar.orderOfOther. */
async function orderOf(
  tx: Tx,
  { customerId, orderId, pieceId }: { customerId: string; orderId?: string | null; pieceId?: string | null },
) {
  if (!orderId && !pieceId) return { orderId: null, pieceId: null }
  const piece = pieceId ? await pieceNamed(tx, pieceId) : undefined
  if (pieceId && !piece) throw fieldError('pieceId', 'request.notFound')
  const order = await orderNamed(tx, orderId ?? piece?.order_id ?? '')
  if (!order) throw fieldError('orderId', 'request.notFound')
  if (order.customer_id !== customerId || (piece && piece.order_id !== order.id))
    throw fieldError('orderId', 'calendar.orderOfOther')
  return { orderId: order.id, pieceId: piece?.id ?? null, garment: piece?.garment_key }
}

export const shopOf = ({ member, app }: Pick<Writing, 'member' | 'app'>) => ({
  timeZone: member.shop.timeZone,
  country: member.shop.country,
  publicUrl: app.settings.PUBLIC_URL ?? '',
})

const read = (ctx: Pick<Writing, 'tx' | 'member' | 'app'>, id: string) =>
  readAppointment(ctx.tx, id, shopOf(ctx))

const publish = ({ publishEvent }: Writing, kind: string, { id, name }: { id: string; name: string }) =>
  publishEvent({ kind, subject: { type: 'appointment', id, name } })
