/** For the orders room: who is served, who is taken in for it, and the place for the figures that follow from orders. */
export { admitCustomer } from './admit-customer.ts'
export { customerForOrder, holdFigures, type OrderCustomer, writeOwnOrders } from './served-store.ts'
export { undoAdmission } from './undo-admission.ts'
