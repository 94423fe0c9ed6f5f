import type { MeasuredValue, MeasurementRecord } from '@darzi/contract/measurements.ts'
import { fieldKeys } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Tx } from '../../db/tx.ts'
import type { MeasurementValuesTable } from '../../db/types.ts'
import { notFound } from '../../http/app-error.ts'
import { customerNumber } from '../customers/api.ts'
import type { Place } from './record-store.ts'
import { measuredSince } from './sent-queries.ts'

/** One record of the book. Throws notFound. */
export async function readRecord(tx: Tx, id: string): Promise<MeasurementRecord> {
  const [record] = await readRecords(tx, [id])
  if (!record) throw notFound()
  return record
}

/** Records in the order of the ids. For other features too: an order's piece keeps a copy of one. */
export async function readRecords(tx: Tx, ids: readonly string[]): Promise<MeasurementRecord[]> {
  if (ids.length === 0) return []
  const [rows, values] = await Promise.all([recordRows(tx, ids), valuesOf(tx, ids)])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [recordOf(row, values.get(id) ?? [])] : []
  })
}

const recordRows = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('measurement_records as record')
    .innerJoin('persons as person', 'person.id', 'record.person_id')
    .innerJoin('customers as customer', 'customer.id', 'person.customer_id')
    .select([
      'record.id',
      'record.profile',
      'record.garment_key',
      'record.version',
      'record.how',
      'record.unit',
    ])
    .select(['record.notes', 'record.taken_at', 'record.member_name', 'record.sent_by'])
    .select(({ exists }) => exists(measuredSince(tx, 'record')).as('is_checked'))
    .select(['person.id as person_id', 'person.name as person_name', 'person.is_customer'])
    .select(['customer.id as customer_id', 'customer.name as customer_name', 'customer.number'])
    .where('record.id', 'in', ids)
    .execute()
type RecordRow = Awaited<ReturnType<typeof recordRows>>[number]

function recordOf(row: RecordRow, values: MeasuredValue[]): MeasurementRecord {
  return {
    id: row.id,
    customer: { id: row.customer_id, name: row.customer_name, number: customerNumber(row.number) },
    person: { id: row.person_id, name: row.person_name, isCustomer: row.is_customer },
    profile: row.profile,
    garment: row.garment_key ?? undefined,
    version: row.version,
    how: row.how,
    unit: row.unit,
    notes: row.notes ?? undefined,
    takenAt: row.taken_at.toISOString(),
    takenBy: row.member_name ?? undefined,
    sent: row.sent_by ? { by: row.sent_by, isChecked: Boolean(row.is_checked) } : undefined,
    values,
  }
}

/** The values of these records, each in the order a tape goes: the catalogue's, then the shop's own fields by name. */
async function valuesOf(tx: Tx, recordIds: readonly string[]): Promise<Map<string, MeasuredValue[]>> {
  const rows = await valueRows(tx).where('record_id', 'in', recordIds).execute()
  const byRecord = new Map<string, MeasuredValue[]>()
  for (const row of rows) {
    const values = byRecord.get(row.record_id) ?? []
    byRecord.set(row.record_id, [...values, measuredOf(row)])
  }
  for (const values of byRecord.values()) values.sort(byTapeOrder)
  return byRecord
}

/** The newest value of every field over all records of this place that the shop took, with when it was taken. */
export async function lastValues(tx: Tx, place: Place) {
  const rows = await valueRows(tx)
    .innerJoin('measurement_records as record', 'record.id', 'measurement_values.record_id')
    .select('record.taken_at')
    .distinctOn('field')
    .where('record.person_id', '=', place.personId)
    .where('record.profile', '=', place.profile)
    .where('record.garment_key', 'is not distinct from', place.garment)
    .where('record.sent_by', 'is', null)
    .orderBy('field')
    .orderBy('record.taken_at', 'desc')
    .orderBy('record.version', 'desc')
    .execute()
  return rows.map((row) => ({ ...measuredOf(row), takenAt: row.taken_at.toISOString() })).sort(byTapeOrder)
}

const valueRows = (tx: Tx) =>
  tx
    .selectFrom('measurement_values')
    .select([
      'record_id',
      'field',
      'measurement_values.name',
      'typed',
      'measurement_values.unit',
      'mm',
      'kg',
      'degrees',
      'words',
      'is_yes',
    ])
    .select(['kept_warning', 'plus_minus_mm', 'source', 'photo_mm', 'shop_scale'])

interface ValueRow
  extends Pick<
    MeasurementValuesTable,
    | ('field' | 'name' | 'typed' | 'unit' | 'mm' | 'kg' | 'degrees')
    | ('plus_minus_mm' | 'source' | 'photo_mm' | 'shop_scale')
  > {
  words: string | null
  is_yes: boolean | null
  kept_warning: string | null
}

function measuredOf(row: ValueRow): MeasuredValue {
  return {
    field: row.field,
    name: row.name ?? undefined,
    typed: row.typed,
    unit: row.unit ?? undefined,
    mm: numberOf(row.mm),
    kg: numberOf(row.kg),
    degrees: numberOf(row.degrees),
    words: row.words ?? undefined,
    isYes: row.is_yes ?? undefined,
    keptWarning: row.kept_warning ?? undefined,
    plusMinusMm: numberOf(row.plus_minus_mm),
    from: row.source ?? undefined,
    photoMm: numberOf(row.photo_mm),
    shopScale: numberOf(row.shop_scale),
  }
}

/** `numeric` comes as text; these have few digits, so a number holds them exactly enough to print them again. */
const numberOf = (text: string | null) => (text === null ? undefined : Number(text))

const places = new Map<string, number>(fieldKeys.map((key, place) => [key, place]))

/** The catalogue's fields in its order, then the shop's own by name. */
function byTapeOrder(valueA: Named, valueB: Named): number {
  const byPlace = placeOf(valueA) - placeOf(valueB)
  if (byPlace !== 0) return byPlace
  return (valueA.name ?? '').localeCompare(valueB.name ?? '') || valueA.field.localeCompare(valueB.field)
}

interface Named {
  field: string
  name?: string | undefined
}

const placeOf = ({ field }: Named) => places.get(field) ?? places.size
