/** What becomes of a message about a change of an appointment between its planning and its sending. Inside the shop. */
import type { Tx } from '../../db/tx.ts'
import { type AppointmentNews, appointmentNews, noteKnownStart } from '../calendar/api.ts'
import type { Moment } from './kinds/kind.ts'
import { kindsOfAppointments } from './kinds/registry.ts'
import type { LockedNotification } from './notification-store.ts'

type Row = Pick<LockedNotification, 'appointment_id' | 'event' | 'occasion' | 'status'>

/** By when it must have arrived: the first start ahead that the customer or the shop goes by. */
export function neededBy({ startsAt, knownStartsAt }: AppointmentNews, now: Date): Date | undefined {
  const ahead = [startsAt, knownStartsAt].filter((at) => at !== undefined && at > now)
  return ahead.sort((a, b) => Number(a) - Number(b))[0]
}

export const appointmentOf = async (tx: Tx, { appointment_id: id }: Pick<Row, 'appointment_id'>) =>
  id ? appointmentNews(tx, id) : undefined

/** Whether the change it tells of stands and is news. One whose chat was opened may be opened again. */
export function isStillNews(appointment: AppointmentNews, row: Row, moment: Moment): boolean {
  const kind = kindsOfAppointments.find(({ event }) => event === row.event)
  const knownBefore = appointment.state === 'cancelled' ? appointment.startsAt : undefined
  const before = row.status === 'opened' ? { ...appointment, knownStartsAt: knownBefore } : appointment
  const change = kind?.changeOf(before, moment)
  return change !== undefined && row.occasion?.endsWith(`:${change}`) === true
}

/** Its customer was told how the appointment stands, or stood when that was sent. */
export const noteTold = (tx: Tx, { id, state, startsAt }: AppointmentNews) =>
  noteKnownStart(tx, { id, startsAt: state === 'cancelled' ? null : startsAt })
