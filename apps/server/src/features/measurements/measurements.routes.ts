/**
 * Measurements: the book of sizes. A record is one measuring of one person; it is never changed nor taken out, measuring again
 * makes the next version. What was typed is kept beside what it means, and a doubt that was answered with "keep" beside both.
 */
import { measurementRoutes } from '@darzi/contract/measurements.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { measurableFields } from '../garments/api.ts'
import { addField } from './add-field.ts'
import { listBook } from './book-queries.ts'
import { readBookSummary } from './book-summary-queries.ts'
import { editField } from './edit-field.ts'
import { kindsOfFields } from './field-kinds.ts'
import { listFields } from './field-store.ts'
import { readOfPerson } from './read-of-person.ts'
import { recordMeasurement } from './record-measurement.ts'
import { readRecord } from './record-queries.ts'

export function openMeasurements(app: AppContext) {
  measurableFields.provide(kindsOfFields)
  handle(app, measurementRoutes.record, recordMeasurement)
  handle(app, measurementRoutes.book, listBook)
  handle(app, measurementRoutes.bookSummary, readBookSummary)
  handle(app, measurementRoutes.read, ({ tx, params }) => readRecord(tx, params.id))
  handle(app, measurementRoutes.ofPerson, readOfPerson)
  handle(app, measurementRoutes.fields, async ({ tx }) => ({ fields: await listFields(tx) }))
  handle(app, measurementRoutes.addField, addField)
  handle(app, measurementRoutes.editField, editField)
}
