import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { emptyField, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { insertField, isNameTaken, listFields, lockField } from './field-store.ts'

/** More than a tape and a screen can carry. */
const mostFields = 60

/** Adds a field of the shop's own; the same id again answers the field as it is. */
export async function addField({
  tx,
  member,
  body,
  now,
  newId,
  publishEvent,
}: RequestContext<typeof measurementRoutes.addField>) {
  const { kind, part, hint, minMm, maxMm } = body
  const id = body.id ?? newId()
  const known = await lockField(tx, id)
  if (known) return known
  const field = { id, name: requireFieldName(body.name), kind, part, hint, minMm, maxMm, isActive: true }
  requireRange(field)
  if (await isNameTaken(tx, field)) throw fieldError('name', 'measurements.nameTaken')
  if ((await listFields(tx)).length >= mostFields)
    throw fieldError('name', 'measurements.tooManyFields', { limit: mostFields })
  await insertField(tx, field, { shopId: member.shopId, now })
  await publishEvent({
    kind: 'measurements.fieldAdded',
    subject: { type: 'measurement', id, name: field.name },
  })
  return field
}

export function requireFieldName(name: string): string {
  const written = normaliseName(name)
  if (written) return written
  throw emptyField('name')
}

export function requireRange({ minMm, maxMm }: { minMm?: number | undefined; maxMm?: number | undefined }) {
  if (minMm !== undefined && maxMm !== undefined && minMm >= maxMm)
    throw fieldError('maxMm', 'measurements.rangeTurned')
}
