/** The page by which customers of a shop book, for whoever has its link while the shop takes bookings. */
import type { bookingRoutes } from '@darzi/contract/calendar.ts'
import { usualMinutes } from '@darzi/tailoring/calendar/kinds.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { asAccountOfBrowser, insideShop } from '../../access/cross-tenant.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { requirePhone } from '../../phone.ts'
import { addOwnAppointment, countAttempt, guardAttempts, tooManyAttempts } from '../accounts/api.ts'
import { dayIn } from '../shops/api.ts'
import { customerWithPhone, shopHere, shopOfBookingPage } from './calendar-queries.ts'
import { holdCalendar, insertAppointment, newLinkToken } from './calendar-store.ts'
import { noticeOf, openSlots, requireNear, tell } from './own-appointment.ts'
import { place } from './place.ts'
import { rulesOf, staffOf } from './plan-queries.ts'
import { planTexts } from './remind.ts'

type PageContext = StepsContext<typeof bookingRoutes.page>
type SlotsContext = StepsContext<typeof bookingRoutes.slots>
type BookContext = StepsContext<typeof bookingRoutes.book>

export async function readBookingPage(ctx: PageContext) {
  const { step, now } = ctx
  const shopId = await open(ctx)
  return step(({ tx }) =>
    insideShop(tx, shopId, async () => {
      const { timeZone, told } = await shopHere(tx, shopId)
      const { horizon_days } = await rulesOf(tx)
      const today = dayIn(timeZone, now)
      const staff = await staffOf(tx)
      const hasWoman = staff.some(({ isWoman, takesAppointments }) => isWoman && takesAppointments)
      return { shop: told, today, lastOn: addDays(today, horizon_days), hasWoman }
    }),
  )
}

export async function readBookingSlots(ctx: SlotsContext) {
  const { step, query, now } = ctx
  const shopId = await open(ctx)
  return step(({ tx }) =>
    insideShop(tx, shopId, async () => {
      const { timeZone } = await shopHere(tx, shopId)
      const slotFilter = { minutes: usualMinutes[query.kind], wantsWoman: query.wantsWoman === 'true' }
      return { slots: await openSlots(tx, { ...query, timeZone, now, slotFilter }) }
    }),
  )
}

/** Books for whoever says their name and phone; the shop's own record of that phone is named beside it. */
export async function bookByPage(ctx: BookContext) {
  const { step, once, body, now, newId, request } = ctx
  const { kind, wantsWoman, name } = body
  const shopId = await open(ctx)
  await guardAttempts(step, now, { booking: request.address, bookingShop: shopId })
  return once(async ({ tx, enqueue }) => {
    const { appointmentId, ...booked } = await insideShop(tx, shopId, async () => {
      await holdCalendar(tx, shopId)
      const { timeZone, country } = await shopHere(tx, shopId)
      const phone = requirePhone(body.phone, country)
      if (kind === 'homeVisit' && !body.address) throw fieldError('address', 'calendar.noAddress')
      const rules = await rulesOf(tx)
      requireNear(body.on, addDays(dayIn(timeZone, now), rules.horizon_days))
      const { on, minute } = body
      const placed = await place(tx, {
        on,
        minute,
        minutes: usualMinutes[kind],
        wantsWoman,
        timeZone,
        now,
        notBefore: noticeOf(rules, now),
        language: request.language,
      })
      const [id, token] = [newId(), newLinkToken()]
      await insertAppointment(tx, {
        shop_id: shopId,
        id,
        kind,
        starts_at: placed.startsAt,
        ends_at: placed.endsAt,
        member_id: placed.memberId,
        customer_id: (phone && (await customerWithPhone(tx, phone))) || null,
        guest_name: name,
        guest_phone: phone,
        guest_language: request.language,
        order_id: null,
        piece_id: null,
        wants_woman: wantsWoman,
        address: body.address || null,
        notes: body.notes || null,
        overbook_reason: null,
        booked_by: 'customer',
        token,
        created_by: null,
        created_at: now,
      })
      await publishEvent(
        tx,
        { shopId, memberId: null, name },
        {
          id: newId(),
          at: now,
          kind: 'calendar.bookedByCustomer',
          subject: { type: 'appointment', id, name },
        },
      )
      await planTexts({ tx, enqueue }, { shopId, appointmentId: id, startsAt: placed.startsAt, now })
      return { token, appointmentId: id, appointment: await tell(tx, { shopId, appointmentId: id }, now) }
    })
    if (request.token)
      await asAccountOfBrowser(tx, hashToken(request.token), (accountId) =>
        addOwnAppointment(tx, { accountId, shopId, appointmentId, now }),
      )
    return booked
  })
}

type Knocking = Pick<PageContext, 'params' | 'step' | 'request' | 'now'>

async function open({ params, step, request, now }: Knocking): Promise<string> {
  const { found, wait } = await step(async ({ tx }) => {
    const found = await shopOfBookingPage(tx, params.token)
    const attempt = { kind: 'trackGuess', key: request.address, now } as const
    return { found, wait: found ? 0 : await countAttempt(tx, attempt) }
  })
  if (found) return found.shopId
  throw wait > 0 ? tooManyAttempts(wait) : notFound()
}
