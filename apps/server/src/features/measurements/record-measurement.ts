import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { wakeScreens } from '../../events/announce.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal, notFound } from '../../http/refusal.ts'
import { garmentOf } from '../garments/garment-of.ts'
import { kindsOf } from './field-kinds.ts'
import { listFields } from './field-store.ts'
import { judgeValues } from './judge-values.ts'
import { readValues } from './read-values.ts'
import { lastValues, readRecord } from './record-queries.ts'
import { findRecord, insertRecord, lastVersion, lockPerson, type NewRecord } from './record-store.ts'

type AskedToRecord = Asked<typeof measurementRoutes.record> & {
  /** Who sent these sizes by a form of the shop; it stays a proposal. */
  sentBy?: string
}

/**
 * Writes the next version of a person's sizes. The same id again answers the record it made. Refuses every value that is no
 * size at its field, all at once, and stores nothing then; a doubt never stops it.
 */
export async function recordMeasurement(asked: AskedToRecord) {
  const { tx, member, body, newId, announce } = asked
  const person = await lockPerson(tx, body.personId)
  if (!person) throw notFound()
  const id = body.id ?? newId()
  const before = await findRecord(tx, id)
  if (before && before.person_id !== person.id) throw fieldRefusal('id', 'request.invalid')
  if (before) return readRecord(tx, id)
  if (person.removed_at) throw notFound()
  await requireMeasured(asked)
  const own = await listFields(tx)
  const values = readValues(body.values, { unit: body.unit, kinds: kindsOf(own) })
  const place = { personId: person.id, profile: body.profile, garment: body.garment ?? null }
  const last = await lastValues(tx, place)
  const version = 1 + (await lastVersion(tx, place))
  const judged = judgeValues(values, { last, sizing: person.sizing ?? undefined, unit: body.unit, own })
  await insertRecord(tx, { ...place, id, version, ...factsOf(asked) }, judged)
  await announce({
    kind: 'measurements.recorded',
    subject: { type: 'customer', id: person.customer_id, name: person.customer_name },
    holes: { person: person.name, isCustomer: person.is_customer ? 'yes' : 'no', profile: body.profile },
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
}: AskedToRecord): Omit<NewRecord, 'id' | 'version' | keyof Place> {
  return {
    ...{
      shopId: member.shopId,
      how: body.how,
      unit: body.unit,
      memberId: member.id,
      memberName: sentBy ? null : member.name,
      sentBy,
    },
    notes: normaliseLines(body.notes ?? '') || null,
    ...{ takenAt: instantTaken(body, now), createdAt: now },
  }
}
type Place = Pick<NewRecord, 'personId' | 'profile' | 'garment'>

/** Of photos nobody types the instant, and there is no field to mend it at: a device's clock that goes ahead of ours means now. */
function instantTaken({ how, takenAt }: AskedToRecord['body'], now: Date): Date {
  const taken = takenAt ? new Date(takenAt) : now
  return how === 'photo' && taken > now ? now : taken
}

/** Clocks of counters differ a little; a measuring of tomorrow is a mistake. */
const clockSlackMs = 10 * 60_000
const firstYear = 1900

/** A body is nobody's garment, a garment is one the shop knows; and it was taken some time before now. */
async function requireMeasured({ tx, body, now }: AskedToRecord) {
  const { profile, garment } = body
  if (profile === 'garment' && !garment) throw fieldRefusal('garment', 'measurements.garmentMissing')
  if (profile === 'body' && garment) throw fieldRefusal('garment', 'measurements.garmentOfBody')
  if (garment && !(await garmentOf(tx, garment))) throw fieldRefusal('garment', 'measurements.unknownGarment')
  const taken = instantTaken(body, now)
  if (taken.getTime() > now.getTime() + clockSlackMs || taken.getUTCFullYear() < firstYear)
    throw fieldRefusal('takenAt', 'measurements.takenWhen')
}
