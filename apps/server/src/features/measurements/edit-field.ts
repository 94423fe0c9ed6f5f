import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireFieldName, requireRange } from './add-field.ts'
import { changeField, isNameTaken, lockField } from './field-store.ts'

/** Renames a field, or puts it away and takes it up again; what was measured by it stays in the book. */
export async function editField({
  tx,
  params,
  body,
  publishEvent,
}: RequestContext<typeof measurementRoutes.editField>) {
  const before = await lockField(tx, params.id)
  if (!before) throw notFound()
  const field = {
    ...before,
    part: body.part ?? before.part,
    hint: body.hint ?? before.hint,
    minMm: endOf(body.minMm, before.minMm),
    maxMm: endOf(body.maxMm, before.maxMm),
    name: body.name === undefined ? before.name : requireFieldName(body.name),
    isActive: body.isActive ?? before.isActive,
  }
  requireRange(field)
  if (field.isActive && (await isNameTaken(tx, field))) throw fieldError('name', 'measurements.nameTaken')
  await changeField(tx, field)
  await publishEvent({
    kind: field.isActive ? 'measurements.fieldChanged' : 'measurements.fieldPutAway',
    subject: { type: 'measurement', id: field.id, name: field.name },
  })
  return { ...field, hint: field.hint || undefined }
}

/** What was not sent stays; null takes it away. */
const endOf = (sent: number | null | undefined, before: number | undefined) =>
  sent === undefined ? before : (sent ?? undefined)
