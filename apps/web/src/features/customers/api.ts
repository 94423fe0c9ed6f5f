/** What other features may use of customers; nothing else of it can be imported from outside. */

/** The form that changes a record, fetched when it is needed. */
export const loadEditCustomer = () => import('./EditCustomer.tsx')
