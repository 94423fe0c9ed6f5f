/** What other features may use of the calendar; nothing else of it can be imported from outside. */
export { ownAppointments } from './own-appointments.ts'
export { reminderFor } from './remind.ts'
