/** For the orders room: who is served, who is taken in for it, and the place for the figures that follow from orders. */
export { admitCustomer } from './admit-customer.ts'
export { putAside } from './put-aside.ts'
export { holdFigures, type Served, serveCustomer, writeOwnOrders } from './served-store.ts'
