/**
 * Calendar: appointments in the hours of the shop and its staff. A customer has a secret link to their own; a shop may have a page by
 * which customers book; a member's calendar can be read by other programs under a secret address.
 */
import { z } from 'zod'
import {
  appointment,
  bookBody,
  bookingPage,
  bookingRules,
  calendarDay,
  calendarMember,
  calendarSettings,
  changeBody,
  dayOff,
  dayOffBody,
  hours,
  kind,
  memberCalendar,
  minuteOfDay,
  orderDay,
  ownAppointment,
  skill,
  slot,
  staffSlot,
} from './calendar-shapes.ts'
import { route } from './route.ts'
import { day, id, instant, line, lines, requiredLine } from './shapes.ts'

const byId = z.object({ id })
const ok = z.object({ ok: z.literal(true) })
const token = z.object({ token: z.string().min(1).max(200) })
const flag = z.enum(['true', 'false']).default('false')
const span = { from: day, days: z.coerce.number().int().min(1).max(42).default(7) }

export const calendarRoutes = {
  read: route({
    method: 'GET',
    path: '/api/calendar',
    access: 'shop:calendar.read',
    summary: 'Some days: when the shop is open, its appointments, and what orders promise',
    query: z.object({ ...span, member: id.optional() }),
    reply: z.object({
      today: day,
      timeZone: z.string(),
      stepMinutes: z.int(),
      days: z.array(calendarDay),
      appointments: z.array(appointment),
      orderDays: z.array(orderDay),
      members: z.array(calendarMember),
    }),
  }),
  slots: route({
    method: 'GET',
    path: '/api/calendar/slots',
    access: 'shop:calendar.read',
    summary: 'Free slots of some days; `except` leaves an appointment that is being moved out of account',
    query: z.object({
      ...span,
      minutes: z.coerce.number().int().min(5).max(480),
      memberId: id.optional(),
      wantsWoman: flag,
      pieceId: id.optional(),
      except: id.optional(),
    }),
    reply: z.object({ slots: z.array(staffSlot) }),
  }),
  settings: route({
    method: 'GET',
    path: '/api/calendar/settings',
    access: 'shop:calendar.setUp',
    summary: 'Hours of shop and staff, holidays, skills, and how customers book',
    reply: calendarSettings,
  }),
  setRules: route({
    method: 'PATCH',
    path: '/api/calendar/settings',
    access: 'shop:calendar.setUp',
    summary: 'How customers book',
    body: z.object(bookingRules).partial(),
    reply: calendarSettings,
  }),
  setHours: route({
    method: 'PUT',
    path: '/api/calendar/hours',
    access: 'shop:calendar.setUp',
    summary: 'The hours of the shop, all seven days. Throws calendar.hoursOverlap, calendar.hoursTurned',
    body: z.object({ hours }),
    reply: calendarSettings,
  }),
  setMember: route({
    method: 'PUT',
    path: '/api/calendar/members/:id',
    access: 'shop:calendar.setUp',
    summary: 'Hours and skills of a member. Throws calendar.hoursOverlap, calendar.hoursTurned',
    params: byId,
    body: z.object({
      takesAppointments: z.boolean(),
      isWoman: z.boolean(),
      hours: hours.nullable(),
      skills: z.array(skill).max(500),
    }),
    reply: memberCalendar,
  }),
  addDayOff: route({
    method: 'POST',
    path: '/api/calendar/days-off',
    access: 'shop:calendar.setUp',
    summary: 'A holiday of a member, or days on which the shop is closed. Throws calendar.daysTurned',
    body: dayOffBody,
    reply: dayOff,
  }),
  removeDayOff: route({
    method: 'DELETE',
    path: '/api/calendar/days-off/:id',
    access: 'shop:calendar.setUp',
    summary: 'Takes one back',
    params: byId,
    reply: ok,
  }),
  feed: route({
    method: 'GET',
    path: '/api/calendar/feed',
    access: 'shop:calendar.read',
    summary: 'Since when one’s own calendar can be read by other programs',
    reply: z.object({ madeAt: instant.optional() }),
  }),
  makeFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    access: 'shop:calendar.read',
    summary: 'A new secret address of one’s own iCalendar feed; it is told this once, and an older one ends',
    reply: z.object({ path: z.string(), madeAt: instant }),
  }),
  revokeFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    access: 'shop:calendar.read',
    summary: 'Ends the address',
    reply: ok,
  }),
  readFeed: route({
    method: 'GET',
    path: '/api/calendar/feeds/:token',
    access: 'public',
    summary: 'A member’s appointments as iCalendar',
    params: token,
    replies: 'file',
  }),
}

export const appointmentRoutes = {
  book: route({
    method: 'POST',
    path: '/api/appointments',
    access: 'shop:calendar.write',
    summary:
      'Book. Throws calendar.taken with the next free slot, calendar.closed, calendar.away, calendar.nobody unless a reason books over it; calendar.past always',
    body: bookBody,
    reply: appointment,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/appointments/:id',
    access: 'shop:calendar.write',
    summary: 'Move it, or say more of it. Throws what booking throws, and calendar.changedMeanwhile',
    params: byId,
    body: changeBody,
    reply: appointment,
  }),
  setState: route({
    method: 'POST',
    path: '/api/appointments/:id/state',
    access: 'shop:calendar.write',
    summary: 'Done, missed, cancelled, or booked again: the last throws what booking throws',
    params: byId,
    body: z.object({ state: appointment.shape.state, overbookReason: line(200).optional() }),
    reply: appointment,
  }),
}

export const bookingRoutes = {
  own: route({
    method: 'GET',
    path: '/api/appointment/:token',
    access: 'public',
    summary: 'The appointment behind its customer’s link',
    params: token,
    reply: ownAppointment,
  }),
  ownSlots: route({
    method: 'GET',
    path: '/api/appointment/:token/slots',
    access: 'public',
    summary: 'When it could be instead',
    params: token,
    query: z.object(span),
    reply: z.object({ slots: z.array(slot) }),
  }),
  moveOwn: route({
    method: 'POST',
    path: '/api/appointment/:token/move',
    access: 'public',
    summary: 'Move it. Throws calendar.taken with the next free slot, calendar.notOpen, calendar.past',
    params: token,
    body: z.object({ on: day, minute: minuteOfDay }),
    reply: ownAppointment,
  }),
  cancelOwn: route({
    method: 'POST',
    path: '/api/appointment/:token/cancel',
    access: 'public',
    summary: 'Cancel it; done twice is done once',
    params: token,
    reply: ownAppointment,
  }),
  page: route({
    method: 'GET',
    path: '/api/booking/:token',
    access: 'public',
    summary: 'The page by which customers of a shop book',
    params: token,
    reply: bookingPage,
  }),
  slots: route({
    method: 'GET',
    path: '/api/booking/:token/slots',
    access: 'public',
    summary: 'When the shop is free',
    params: token,
    query: z.object({ ...span, kind, wantsWoman: flag }),
    reply: z.object({ slots: z.array(slot) }),
  }),
  book: route({
    method: 'POST',
    path: '/api/booking/:token',
    access: 'public',
    summary: 'Book. Throws calendar.taken with the next free slot, customers.phoneInvalid',
    params: token,
    body: z.object({
      kind: z.enum(['fitting', 'homeVisit']),
      on: day,
      minute: minuteOfDay,
      wantsWoman: z.boolean().default(false),
      name: requiredLine(120),
      phone: requiredLine(40),
      address: line(300).optional(),
      notes: lines(500).optional(),
    }),
    sameWithinSeconds: 60,
    reply: z.object({ token: z.string(), appointment: ownAppointment }),
  }),
}
