/** For the orders room: who is served, and the place for the figures that follow from orders. */
export { holdFigures, type Served, serveCustomer, writeOwnOrders } from './served-store.ts'
