/**
 * Customers: the shop's book. A record is one line in it (phone, address, notes); persons are who is measured,
 * several under one record. Nothing is deleted by a person: records are archived or merged, and both are undone.
 */
import { customerRoutes } from '@darzi/contract/customers.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { countedCustomers } from '../shops/api.ts'
import { addCustomer } from './add-customer.ts'
import { addNote } from './add-note.ts'
import { addPerson } from './add-person.ts'
import { archiveCustomer, restoreCustomer } from './archive-customer.ts'
import { bulkCustomers } from './bulk-customers.ts'
import { removePhoto, setPhoto, showPhoto } from './customer-photo.ts'
import { readCustomer } from './customer-queries.ts'
import { editCustomer } from './edit-customer.ts'
import { editNote } from './edit-note.ts'
import { editPerson, removePerson, restorePerson } from './edit-people.ts'
import { openMoving } from './moving.routes.ts'
import { countCustomers, findByPhone, listCustomers, readSummary, readTimeline } from './read-customers.ts'
import { activeTally } from './tally-queries.ts'

export function openCustomers(app: AppContext) {
  countedCustomers.provide(activeTally)
  handle(app, customerRoutes.list, listCustomers)
  handle(app, customerRoutes.summary, readSummary)
  handle(app, customerRoutes.count, countCustomers)
  handle(app, customerRoutes.byPhone, findByPhone)
  handle(app, customerRoutes.read, (ctx) => readCustomer(ctx.tx, ctx.params.id, ctx))
  handle(app, customerRoutes.timeline, readTimeline)
  handle(app, customerRoutes.add, addCustomer)
  handle(app, customerRoutes.edit, editCustomer)
  handleInSteps(app, customerRoutes.setPhoto, setPhoto)
  handle(app, customerRoutes.removePhoto, removePhoto)
  handleInSteps(app, customerRoutes.photo, showPhoto)
  handle(app, customerRoutes.archive, archiveCustomer)
  handle(app, customerRoutes.restore, restoreCustomer)
  handle(app, customerRoutes.bulk, bulkCustomers)
  handle(app, customerRoutes.addPerson, addPerson)
  handle(app, customerRoutes.editPerson, editPerson)
  handle(app, customerRoutes.removePerson, removePerson)
  handle(app, customerRoutes.restorePerson, restorePerson)
  handle(app, customerRoutes.addNote, addNote)
  handle(app, customerRoutes.editNote, editNote)
  openMoving(app)
}
