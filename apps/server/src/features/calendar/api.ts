/** What other features may use of the calendar; nothing else of it can be imported from outside. */
export { type AppointmentNews, appointmentNews } from './appointment-news.ts'
export { lastAppointmentId } from './calendar-queries.ts'
export { noteKnownStart } from './calendar-store.ts'
export { firstFreeOn } from './first-free.ts'
export { ownAppointments } from './own-appointments.ts'
export { textRules } from './ports.ts'
export { remindOf, tellBooked } from './remind.ts'
