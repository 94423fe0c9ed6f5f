/** What other features may use of plans; nothing else of it can be imported from outside. */
export { PlanCard } from './PlanCard.tsx'
export { SentBack } from './SentBack.tsx'
