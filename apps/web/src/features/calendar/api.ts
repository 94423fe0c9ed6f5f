/** What other features may use of the calendar; nothing else of it can be imported from outside. */
export { OpeningHoursCard } from './settings/OpeningHoursCard.tsx'
