/** What other features may use of api-access; nothing else of it can be imported from outside. */
export { isInPlan, requireApiPlan } from './require-api-plan.ts'
