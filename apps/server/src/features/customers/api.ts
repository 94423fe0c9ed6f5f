/** What other features may use of customers; nothing else of it can be imported from outside. */
export { addCustomer } from './add-customer.ts'
export { admitCustomer } from './admit-customer.ts'
export { customersAlike } from './alike-queries.ts'
export { cardOf as customerCardOf } from './card-queries.ts'
export { customerFigures } from './customer-figures.ts'
export { customerForForm, customerForScan, personOfCustomer } from './customer-for-form.ts'
export { customerNumber } from './customer-number.ts'
export {
  countMatching as countCustomers,
  directoryPage,
  type Filter as DirectoryFilter,
} from './directory-queries.ts'
export { importInBatches } from './import-batches.ts'
export { hasStoppedMessages } from './messages-queries.ts'
export { customerMessaging, customerOrders } from './ports.ts'
export {
  addOwnOrder,
  customerForOrder,
  holdFigures,
  type OrderCustomer,
  writeOwnOrders,
} from './served-store.ts'
export { tidyImports } from './tidy-imports.ts'
export { dropUnshown, tidyPhotos } from './tidy-photos.ts'
export { undoAdmission } from './undo-admission.ts'
