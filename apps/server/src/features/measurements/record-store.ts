import type { Tx } from '../../db/tx.ts'

export interface NewRecord {
  shopId: string
  id: string
  personId: string
  profile: 'body' | 'garment'
  garment: string | null
  version: number
  how: 'tape' | 'photo' | 'garment' | 'imported'
  unit: 'in' | 'cm'
  notes: string | null
  takenAt: Date
  memberId: string | null
  memberName: string | null
  /** Who sent it by a form; the shop did not take it. */
  sentBy?: string
  createdAt: Date
}

/** A value that was read: exactly one of mm, kg, degrees, words, isYes. */
export interface NewValue {
  field: string
  /** Of a field of the shop: what it is called as this is written. */
  name?: string
  typed: string
  unit?: 'in' | 'cm' | 'lb' | 'kg' | 'deg'
  mm?: number
  kg?: number
  degrees?: number
  words?: string
  isYes?: boolean
  keptWarning?: string
  /** Of a value by photo: how far off it may be, and where it is from. */
  plusMinusMm?: number
  from?: 'tape' | 'photo' | 'build' | 'typed'
  /** What the photos alone said, and the shop's own scale where it was applied. */
  photoMm?: number
  shopScale?: number
}

/** The person, locked until the transaction ends: two who measure at once get versions one after the other. */
export async function lockPerson(tx: Tx, id: string) {
  const person = await tx
    .selectFrom('persons')
    .select(['id', 'name', 'is_customer', 'sizing', 'customer_id', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!person) return undefined
  const { name } = await tx
    .selectFrom('customers')
    .select('name')
    .where('id', '=', person.customer_id)
    .executeTakeFirstOrThrow()
  return { ...person, customer_name: name }
}

export const findRecord = (tx: Tx, id: string) =>
  tx.selectFrom('measurement_records').select(['id', 'person_id']).where('id', '=', id).executeTakeFirst()

/** Whose record of what: each counts its own versions. */
export type Place = Pick<NewRecord, 'personId' | 'profile' | 'garment'>

/** The last version written; 0 when there is none. Ask it with the person locked. */
export async function lastVersion(tx: Tx, { personId, profile, garment }: Place): Promise<number> {
  const { last } = await tx
    .selectFrom('measurement_records')
    .select((record) => record.fn.max('version').as('last'))
    .where('person_id', '=', personId)
    .where('profile', '=', profile)
    .where('garment_key', 'is not distinct from', garment)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export async function insertRecord(tx: Tx, record: NewRecord, values: readonly NewValue[]) {
  await tx
    .insertInto('measurement_records')
    .values({
      shop_id: record.shopId,
      id: record.id,
      person_id: record.personId,
      profile: record.profile,
      garment_key: record.garment,
      version: record.version,
      how: record.how,
      unit: record.unit,
      notes: record.notes,
      taken_at: record.takenAt,
      created_at: record.createdAt,
      member_id: record.memberId,
      member_name: record.memberName,
      sent_by: record.sentBy ?? null,
    })
    .execute()
  await tx
    .insertInto('measurement_values')
    .values(values.map((value) => rowOf(record, value)))
    .execute()
}

function rowOf({ shopId, id }: NewRecord, value: NewValue) {
  const { field, name, typed, unit, mm, kg, degrees, words, isYes, keptWarning } = value
  const { plusMinusMm, from, photoMm, shopScale } = value
  return {
    shop_id: shopId,
    record_id: id,
    field,
    name: name ?? null,
    typed,
    unit: unit ?? null,
    mm: asNumeric(mm),
    kg: asNumeric(kg),
    degrees: asNumeric(degrees),
    words: words ?? null,
    is_yes: isYes ?? null,
    kept_warning: keptWarning ?? null,
    plus_minus_mm: asNumeric(plusMinusMm),
    source: from ?? null,
    photo_mm: asNumeric(photoMm),
    shop_scale: asNumeric(shopScale),
  }
}

/** `numeric` is written as text, so that no float rounds it on the way. */
const asNumeric = (value: number | undefined) => (value === undefined ? null : String(value))
