/** What other features may use of results; nothing else of it can be imported from outside. */
export { useWhom } from './use-whom.ts'
/** The account's own measurings, fetched when they are looked at. */
export const loadOwnMeasurements = () => import('./OwnMeasurements.tsx')
