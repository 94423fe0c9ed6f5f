import type { AppointmentKind } from './kind.ts'

/** Where the shop moved it, or booked it again, and its customer knows another start. */
const appointmentMoved: AppointmentKind = {
  about: 'appointment',
  event: 'appointmentMoved',
  on: ['calendar.moved', 'calendar.booked'],
  changeOf: ({ state, startsAt, knownStartsAt }, { now }) =>
    state === 'booked' && startsAt > now && startsAt.getTime() !== knownStartsAt?.getTime()
      ? startsAt.toISOString()
      : undefined,
}

/** Where the shop cancelled one that its customer would come to. */
const appointmentCancelled: AppointmentKind = {
  about: 'appointment',
  event: 'appointmentCancelled',
  on: ['calendar.cancelled'],
  changeOf: ({ state, knownStartsAt }, { now }) =>
    state === 'cancelled' && knownStartsAt && knownStartsAt > now ? 'cancelled' : undefined,
}

export const appointmentKinds = [appointmentMoved, appointmentCancelled]
