import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { measurementRoutes, ShopField } from '@darzi/contract/measurements.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import { type Doubt, fieldsOf } from '@darzi/tailoring/measurements/doubt.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { garmentOf } from '../garments/api.ts'
import { kindsOf } from './field-kinds.ts'
import { listFields } from './field-store.ts'
import { type ReadValue, readValues } from './read-values.ts'
import { lastValues, readRecord } from './record-queries.ts'
import {
  findRecord,
  insertRecord,
  lastVersion,
  lockPerson,
  type NewRecord,
  type NewValue,
} from './record-store.ts'

type RecordContext = RequestContext<typeof measurementRoutes.record> & {
  /** Who sent these sizes by a form of the shop; it stays a proposal. */
  sentBy?: string
}

/**
 * Writes the next version of a person's sizes. The same id again answers the record it made. Refuses every value that is no
 * size at its field, all at once, and stores nothing then; a doubt never stops it.
 */
export async function recordMeasurement(ctx: RecordContext) {
  const { tx, member, body, newId, publishEvent } = ctx
  const person = await lockPerson(tx, body.personId)
  if (!person) throw notFound()
  const id = body.id ?? newId()
  const before = await findRecord(tx, id)
  if (before && before.person_id !== person.id) throw fieldError('id', 'request.invalid')
  if (before) return readRecord(tx, id)
  if (person.removed_at) throw notFound()
  await requireMeasured(ctx)
  const own = await listFields(tx)
  const values = readValues(body.values, { unit: body.unit, kinds: kindsOf(own), ranges: rangesOf(own) })
  const place = { personId: person.id, profile: body.profile, garment: body.garment ?? null }
  const last = await lastValues(tx, place)
  const version = 1 + (await lastVersion(tx, place))
  const judged = judgeValues(values, { last, sizing: person.sizing ?? undefined, unit: body.unit, own })
  await insertRecord(tx, { ...place, id, version, ...factsOf(ctx) }, judged)
  await publishEvent({
    kind: 'measurements.recorded',
    subject: { type: 'customer', id: person.customer_id, name: person.customer_name },
    params: { person: person.name, isCustomer: person.is_customer ? 'yes' : 'no', profile: body.profile },
  })
  await wakeScreens(tx, member.shopId, {
    subject: { type: 'measurement', id: person.id },
    kind: 'measurements.recorded',
  })
  return readRecord(tx, id)
}

function factsOf({
  member,
  body,
  now,
  sentBy,
}: RecordContext): Omit<NewRecord, 'id' | 'version' | keyof Place> {
  return {
    shopId: member.shopId,
    how: body.how,
    unit: body.unit,
    memberId: member.id,
    memberName: sentBy ? null : member.name,
    sentBy,
    notes: normaliseLines(body.notes ?? '') || null,
    takenAt: instantTaken(body, now),
    createdAt: now,
  }
}
type Place = Pick<NewRecord, 'personId' | 'profile' | 'garment'>

/** Of photos nobody types the instant, and there is no field to mend it at: a device's clock that goes ahead of ours means now. */
function instantTaken({ how, takenAt }: RecordContext['body'], now: Date): Date {
  const taken = takenAt ? new Date(takenAt) : now
  return how === 'photo' && taken > now ? now : taken
}

/** Clocks of counters differ a little; a measuring of tomorrow is a mistake. */
const clockSlackMs = 10 * 60_000
const firstYear = 1900

/** A body is nobody's garment, a garment is one the shop knows; and it was taken some time before now. */
async function requireMeasured({ tx, body, now }: RecordContext) {
  const { profile, garment } = body
  if (profile === 'garment' && !garment) throw fieldError('garment', 'measurements.garmentMissing')
  if (profile === 'body' && garment) throw fieldError('garment', 'measurements.garmentOfBody')
  if (garment && !(await garmentOf(tx, garment))) throw fieldError('garment', 'measurements.unknownGarment')
  const taken = instantTaken(body, now)
  if (taken.getTime() > now.getTime() + clockSlackMs || taken.getUTCFullYear() < firstYear)
    throw fieldError('takenAt', 'measurements.takenWhen')
}

interface Ground {
  /** What was measured of this person before. */
  last: readonly { field: string; mm?: number | undefined }[]
  sizing: Person['sizing']
  unit: LengthUnit
  /** The shop's own fields, for their ranges. */
  own: readonly ShopField[]
}

/**
 * The values as they are stored: a field of the shop's own with its name, for it may be renamed later; a doubt that was
 * answered with "keep" beside its value.
 */
function judgeValues(values: readonly ReadValue[], ground: Ground): NewValue[] {
  const doubts = doubtsOf(values, ground)
  return values.map(({ isKept, ...value }) => {
    const named = { ...value, name: ground.own.find(({ id }) => id === value.field)?.name }
    const doubt = isKept && doubts.find((each) => fieldsOf(each).includes(value.field))
    return doubt ? { ...named, keptWarning: doubt.code } : named
  })
}

function doubtsOf(values: readonly ReadValue[], { last, sizing, unit, own }: Ground): Doubt[] {
  const lengths = checkValues({
    values: { ...sizesOf(last), ...sizesOf(values) },
    sizing,
    unit,
    last: sizesOf(last),
    ranges: rangesOf(own),
  })
  const weights = values.flatMap(({ kg, unit: scales }) =>
    kg === undefined ? [] : checkWeight(kg, { sizing, unit: scales === 'lb' ? 'lb' : 'kg' }),
  )
  return [...lengths, ...weights]
}

const sizesOf = (values: Ground['last']) =>
  Object.fromEntries(values.flatMap(({ field, mm }) => (mm === undefined ? [] : [[field, mm]])))

/** A field with both ends has a range. */
function rangesOf(own: readonly ShopField[]) {
  return Object.fromEntries(
    own.flatMap(({ id, minMm, maxMm }) =>
      minMm === undefined || maxMm === undefined ? [] : [[id, [minMm, maxMm] as const]],
    ),
  )
}
