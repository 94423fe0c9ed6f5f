/** What other features may use of webhooks; nothing else of it can be imported from outside. */
export { deliverDue } from './deliver-due.ts'
export { tidyDeliveries } from './delivery-store.ts'
