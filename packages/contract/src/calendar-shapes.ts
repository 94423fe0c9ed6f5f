/** Shapes of the calendar: appointments, the slots they can be made in, hours and holidays. */
import { appointmentKinds, appointmentStates } from '@darzi/tailoring/calendar/kinds.ts'
import { z } from 'zod'
import { staffRoles } from './access.ts'
import { count, day, id, instant, language, line, lines, requiredLine } from './shapes.ts'

export const kind = z.enum(appointmentKinds)
/** Minutes after midnight of the shop's own clock. */
export const minuteOfDay = z.int().min(0).max(1439)
const minutes = z.int().min(5).max(480)

/** A time of the shop's clock, and the instant behind it. */
export const slot = z.object({ on: day, minute: minuteOfDay, startsAt: instant, endsAt: instant })
export type Slot = z.output<typeof slot>
export const staffSlot = slot.extend({ memberIds: z.array(id) })

export const appointment = slot.extend({
  id,
  kind,
  state: z.enum(appointmentStates),
  minutes: count,
  member: z.object({ id, name: z.string() }).optional(),
  customer: z
    .object({
      id,
      name: z.string(),
      /** In which they are written to. */
      language: language.optional(),
      /** They asked for no messages. */
      hasStoppedMessages: z.boolean().optional(),
    })
    .optional(),
  /** The customer's, else as whoever booked said it. */
  name: z.string(),
  phone: z.string().optional(),
  phoneShown: z.string().optional(),
  order: z.object({ id, number: z.string() }).optional(),
  piece: z
    .object({ id, tag: z.string(), garment: z.object({ key: z.string(), name: z.string().optional() }) })
    .optional(),
  wantsWoman: z.boolean(),
  address: z.string().optional(),
  notes: z.string().optional(),
  /** Why it stands although the time was taken. */
  overbookReason: z.string().optional(),
  bookedBy: z.enum(['shop', 'customer']),
  /** By which the customer sees, moves or cancels it. */
  link: z.string(),
  version: count,
})
export type Appointment = z.output<typeof appointment>

const placing = { on: day, minute: minuteOfDay, minutes, memberId: id.nullable().optional() }
const said = {
  wantsWoman: z.boolean(),
  address: line(300),
  notes: lines(1000),
  /** Books over what stands in the way. */
  overbookReason: line(200),
}
export const bookBody = z.object({
  id: id.optional(),
  kind,
  ...placing,
  customerId: id,
  orderId: id.nullable().optional(),
  pieceId: id.nullable().optional(),
  ...z.object(said).partial().shape,
})
export const changeBody = z.object({
  ...z.object({ kind, ...placing, ...said }).partial().shape,
  version: count.optional(),
})

/** A promised day, or the day of a trial, of an order that is still in the house. */
export const orderDay = z.object({
  orderId: id,
  number: z.string(),
  customerName: z.string(),
  on: day,
  is: z.enum(['trial', 'promise']),
})

/** When the shop is open on a day. */
export const calendarDay = z.object({
  on: day,
  spans: z.array(z.object({ from: count, to: count })),
  /** Why it is closed, when somebody said so. */
  reason: z.string().optional(),
  /** Who is away. */
  away: z.array(z.object({ name: z.string(), reason: z.string() })),
})
export type CalendarDay = z.output<typeof calendarDay>

export const calendarMember = z.object({ id, name: z.string(), isWoman: z.boolean() })

export const hourSpan = z.object({
  weekday: z.int().min(1).max(7),
  from: minuteOfDay,
  to: z.int().min(1).max(1440),
})
export const hours = z.array(hourSpan).max(42)

export const dayOff = z.object({
  id,
  member: z.object({ id, name: z.string() }).optional(),
  firstOn: day,
  lastOn: day,
  reason: z.string(),
})
export const dayOffBody = z.object({
  id: id.optional(),
  /** Whose holiday; of nobody: the shop is closed. */
  memberId: id.nullable().optional(),
  firstOn: day,
  lastOn: day,
  reason: requiredLine(120),
})

export const skill = z.object({ garment: requiredLine(60), stage: requiredLine(60) })
export const memberCalendar = calendarMember.extend({
  role: z.enum(staffRoles),
  takesAppointments: z.boolean(),
  /** Absent: in whenever the shop is open. */
  hours: hours.optional(),
  skills: z.array(skill),
})
export type MemberCalendar = z.output<typeof memberCalendar>

export const bookingRules = {
  takesBookings: z.boolean(),
  stepMinutes: z.union([z.literal(15), z.literal(20), z.literal(30), z.literal(60)]),
  noticeMinutes: z.int().min(0).max(20_160),
  horizonDays: z.int().min(1).max(180),
}
export const calendarSettings = z.object({
  ...bookingRules,
  /** The page by which customers book, while they may. */
  bookingLink: z.string().optional(),
  timeZone: z.string(),
  today: day,
  hours,
  /** Nobody has said the hours yet: these are the usual ones. */
  isUsual: z.boolean(),
  members: z.array(memberCalendar),
  daysOff: z.array(dayOff),
  /** Stages of each garment the shop sews, for skills. */
  garments: z.array(z.object({ key: z.string(), name: z.string().optional(), stages: z.array(z.string()) })),
})
export type CalendarSettings = z.output<typeof calendarSettings>

const shopShown = z.object({ name: z.string(), phone: z.string().optional(), address: z.string().optional() })

/** An appointment as its customer sees it. */
export const ownAppointment = slot.extend({
  kind,
  state: z.enum(appointmentStates),
  minutes: count,
  name: z.string(),
  memberName: z.string().optional(),
  wantsWoman: z.boolean(),
  address: z.string().optional(),
  shop: shopShown,
  today: day,
  can: z.object({ change: z.boolean() }),
})
export type OwnAppointment = z.output<typeof ownAppointment>

export const bookingPage = z.object({
  shop: shopShown,
  today: day,
  lastOn: day,
  hasWoman: z.boolean(),
})
