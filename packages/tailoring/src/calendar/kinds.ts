/** What a customer comes for, or is visited for. */
export const appointmentKinds = ['fitting', 'trial', 'delivery', 'homeVisit'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

export const appointmentStates = ['booked', 'done', 'missed', 'cancelled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** How long each usually takes. */
export const usualMinutes: Record<AppointmentKind, number> = {
  fitting: 30,
  trial: 30,
  delivery: 15,
  homeVisit: 60,
}

/** Lengths that can be chosen. */
export const lengths = [15, 30, 45, 60, 90, 120] as const

/** What a customer may book without anybody of the shop: a trial and a delivery need something that is being sewn. */
export const openKinds = ['fitting', 'homeVisit'] as const satisfies readonly AppointmentKind[]

/** Someone of one's own sex takes the tape. */
export const isMeasuring = (kind: AppointmentKind) => kind === 'fitting' || kind === 'homeVisit'
