/**
 * Texts about an appointment: one once it is booked and can no longer be undone, one before it. Both in the customer's language, by
 * day, and to nobody who asked for no messages.
 */

import { afterQuiet, beforeQuiet, type QuietHours } from '@darzi/tailoring/notifications/when.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { type AppointmentRow, appointmentRow, isStoppedPhone, shopHere } from './calendar-queries.ts'
import { noteKnownStart, noteReminded } from './calendar-store.ts'
import { textRules } from './ports.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000
/** Longer than a booking can be taken back by undo (ten seconds). */
const settleMs = 12_000

interface About {
  shopId: string
  appointmentId: string
  startsAt: Date
  now: Date
}

/**
 * A day before; of one that is sooner, two hours before; of one within them, none. What would fall into the quiet hours comes before
 * them.
 */
export function reminderAt(
  startsAt: Date,
  { now, quiet, timeZone }: { now: Date; quiet: QuietHours; timeZone: string },
): Date | undefined {
  return [dayMs, 2 * hourMs]
    .map((before) => beforeQuiet(new Date(startsAt.getTime() - before), quiet, timeZone))
    .find((at) => at.getTime() > now.getTime())
}

export async function planReminder(
  { tx, enqueue }: InTx,
  { shopId, appointmentId, startsAt, now }: About,
): Promise<void> {
  const { timeZone } = await shopHere(tx, shopId)
  const { quiet } = await textRules.use()(tx)
  const startAfter = reminderAt(startsAt, { now, quiet, timeZone })
  if (!startAfter) return
  await enqueue(
    'appointments.remind',
    { shopId, appointmentId, startsAt: startsAt.toISOString() },
    { startAfter },
  )
}

/** The text with its link, and the reminder: for one that was booked just now. */
export async function planTexts(given: InTx, about: About): Promise<void> {
  const { shopId, appointmentId, now } = about
  const startAfter = new Date(now.getTime() + settleMs)
  await given.enqueue('appointments.booked', { shopId, appointmentId }, { startAfter })
  await planReminder(given, about)
}

interface Working {
  now: Date
  /** Of the text: the same each time the job is tried. */
  id: string
}

/** What the job does: tells of a booking that still stands. In the quiet hours it waits, unless the appointment is before their end. */
export async function tellBooked(given: InTx, data: JobData['appointments.booked'], { now, id }: Working) {
  const row = await appointmentRow(given.tx, data.appointmentId)
  if (!isAhead(row, now)) return
  const startAfter = await endOfQuiet(given.tx, { shopId: data.shopId, now })
  if (startAfter > now && startAfter < row.starts_at)
    await given.enqueue('appointments.booked', data, { startAfter })
  // It may have been moved since it was booked: whoever is told its start of now hears of no move.
  else if (await tell(given, { template: 'appointmentBooked', shopId: data.shopId, row, id }))
    await noteKnownStart(given.tx, { id: row.id, startsAt: row.starts_at })
}

/** What the job does: reminds, once, of an appointment that still stands where it stood. */
export async function remindOf(given: InTx, data: JobData['appointments.remind'], { now, id }: Working) {
  const row = await appointmentRow(given.tx, data.appointmentId)
  if (!isAhead(row, now) || row.starts_at.toISOString() !== data.startsAt) return
  const startAfter = await endOfQuiet(given.tx, { shopId: data.shopId, now })
  if (startAfter >= row.starts_at) return
  if (startAfter > now) await given.enqueue('appointments.remind', data, { startAfter })
  else if (await noteReminded(given.tx, row))
    await tell(given, { template: 'appointmentSoon', shopId: data.shopId, row, id })
}

const isAhead = ({ state, starts_at }: AppointmentRow, now: Date) => state === 'booked' && starts_at > now

async function endOfQuiet(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  const { timeZone } = await shopHere(tx, shopId)
  return afterQuiet(now, (await textRules.use()(tx)).quiet, timeZone)
}

interface Telling {
  template: 'appointmentBooked' | 'appointmentSoon'
  shopId: string
  row: AppointmentRow
  id: string
}

/**
 * To whoever has a phone and did not ask for no messages, where the shop sends texts. The customers of a demo are nobody's. Answers whether
 * a text goes.
 */
async function tell({ tx, enqueue }: InTx, { template, shopId, row, id }: Telling): Promise<boolean> {
  const to = row.customer_phone ?? row.guest_phone
  if (!to || !(await textRules.use()(tx)).isOn) return false
  if (row.customer_stopped || (!row.customer_phone && (await isStoppedPhone(tx, to)))) return false
  const { timeZone, told, isDemo } = await shopHere(tx, shopId)
  if (isDemo) return false
  const language = row.customer_language ?? row.guest_language ?? 'en'
  await enqueue('sms.send', {
    id,
    to,
    language,
    template,
    params: {
      shop: told.name,
      kind: row.kind,
      when: writeInstant(row.starts_at.toISOString(), language, timeZone),
      path: `/appointment/${row.token}`,
    },
  })
  return true
}
