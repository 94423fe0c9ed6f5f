/** What other features may use of customers; nothing else of it can be imported from outside. */
export { customerFigures } from './customer-figures.ts'
export { customerForForm, customerForScan } from './customer-for-form.ts'
export { customerNumber } from './customer-number.ts'
export { importInBatches } from './import-batches.ts'
export { dropUnshown, insertPhoto } from './keep-photo.ts'
export { customerOrders } from './ports.ts'
export {
  admitCustomer,
  customerForOrder,
  holdFigures,
  type OrderCustomer,
  undoAdmission,
  writeOwnOrders,
} from './serve-customer.ts'
export { tidyImports } from './tidy-imports.ts'
export { tidyPhotos } from './tidy-photos.ts'
