/**
 * Customers: the shop's book. A record is one line in it (phone, address, notes); persons are who is measured,
 * several under one record. Nothing is deleted by a person: records are archived or merged, and both are undone.
 */
import { customerRoutes } from '@darzi/contract/customers.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { addCustomer } from './add-customer.ts'
import { addNote } from './add-note.ts'
import { addPerson } from './add-person.ts'
import { archiveCustomer } from './archive-customer.ts'
import { bulkCustomers } from './bulk-customers.ts'
import { readCustomer } from './customer-queries.ts'
import { editCustomer } from './edit-customer.ts'
import { editNote } from './edit-note.ts'
import { editPerson } from './edit-person.ts'
import { findByPhone } from './find-by-phone.ts'
import { countCustomers, listCustomers } from './list-customers.ts'
import { openMoving } from './moving.routes.ts'
import { readSummary } from './read-summary.ts'
import { readTimeline } from './read-timeline.ts'
import { removePerson, restorePerson } from './remove-person.ts'
import { removePhoto } from './remove-photo.ts'
import { restoreCustomer } from './restore-customer.ts'
import { setPhoto } from './set-photo.ts'
import { showPhoto } from './show-photo.ts'

export function openCustomers(house: House) {
  handle(house, customerRoutes.list, listCustomers)
  handle(house, customerRoutes.summary, readSummary)
  handle(house, customerRoutes.count, countCustomers)
  handle(house, customerRoutes.byPhone, findByPhone)
  handle(house, customerRoutes.read, (asked) => readCustomer(asked.tx, asked.params.id, asked))
  handle(house, customerRoutes.timeline, readTimeline)
  handle(house, customerRoutes.add, addCustomer)
  handle(house, customerRoutes.edit, editCustomer)
  handleInSteps(house, customerRoutes.setPhoto, setPhoto)
  handle(house, customerRoutes.removePhoto, removePhoto)
  handleInSteps(house, customerRoutes.photo, showPhoto)
  handle(house, customerRoutes.archive, archiveCustomer)
  handle(house, customerRoutes.restore, restoreCustomer)
  handle(house, customerRoutes.bulk, bulkCustomers)
  handle(house, customerRoutes.addPerson, addPerson)
  handle(house, customerRoutes.editPerson, editPerson)
  handle(house, customerRoutes.removePerson, removePerson)
  handle(house, customerRoutes.restorePerson, restorePerson)
  handle(house, customerRoutes.addNote, addNote)
  handle(house, customerRoutes.editNote, editNote)
  openMoving(house)
}
