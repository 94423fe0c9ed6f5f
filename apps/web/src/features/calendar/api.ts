/** What other features may use of the calendar; nothing else of it can be imported from outside. */
export { Agenda } from './Agenda.tsx'
export { useCalendar } from './calendar-data.ts'
export { OpeningHoursCard } from './settings/OpeningHoursCard.tsx'
