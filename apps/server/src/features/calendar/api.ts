/** What other features may use of the calendar; nothing else of it can be imported from outside. */
export { firstFreeOn } from './first-free.ts'
export { ownAppointments } from './own-appointments.ts'
export { textRules } from './ports.ts'
export { remindOf, tellBooked } from './remind.ts'
