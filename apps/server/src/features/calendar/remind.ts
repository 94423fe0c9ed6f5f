/** Texts about an appointment: one when it is made, one before it. Both in the customer's language. */

import { writeInstant } from '@darzi/words/formats.ts'
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { appointmentRow, customerNamed, shopHere } from './calendar-queries.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000

interface About {
  shopId: string
  appointmentId: string
  startsAt: Date
  now: Date
}

/** A day before; of one that is sooner, two hours before; of one within them, none. */
export function reminderAt(startsAt: Date, now: Date): Date | undefined {
  return [dayMs, 2 * hourMs]
    .map((before) => new Date(startsAt.getTime() - before))
    .find((at) => at.getTime() > now.getTime())
}

export async function planReminder(
  enqueue: InTx['enqueue'],
  { shopId, appointmentId, startsAt, now }: About,
) {
  const startAfter = reminderAt(startsAt, now)
  if (!startAfter) return
  await enqueue(
    'appointments.remind',
    { shopId, appointmentId, startsAt: startsAt.toISOString() },
    { startAfter },
  )
}

interface Telling {
  shopId: string
  appointmentId: string
  newId(): string
}

/** The text about an appointment, for whoever has a phone; inside the shop. */
export async function textAbout(
  tx: Tx,
  template: 'appointmentBooked' | 'appointmentSoon',
  { shopId, appointmentId, newId }: Telling,
): Promise<JobData['sms.send'] | undefined> {
  const row = await appointmentRow(tx, appointmentId)
  const customer = row.customer_id ? await customerNamed(tx, row.customer_id) : undefined
  const to = customer?.phone ?? row.guest_phone
  if (!to) return undefined
  const { timeZone, told } = await shopHere(tx, shopId)
  const language = languageOf(customer?.language)
  return {
    id: newId(),
    to,
    language,
    template,
    params: {
      shop: told.name,
      kind: row.kind,
      when: writeInstant(row.starts_at.toISOString(), language, timeZone),
      path: `/appointment/${row.token}`,
    },
  }
}

const languageOf = (said: string | null | undefined) => (said === 'hi' || said === 'pa' ? said : 'en')

/** What the job does: reminds of an appointment that still stands where it stood. */
export async function reminderFor(
  tx: Tx,
  { shopId, appointmentId, startsAt }: JobData['appointments.remind'],
  rest: Pick<Telling, 'newId'>,
) {
  const row = await appointmentRow(tx, appointmentId)
  if (row.state !== 'booked' || row.starts_at.toISOString() !== startsAt) return undefined
  return textAbout(tx, 'appointmentSoon', { ...rest, shopId, appointmentId })
}
