/** What other features may use of fronts; nothing else of it can be imported from outside. */
export { frontAt } from './front-queries.ts'
