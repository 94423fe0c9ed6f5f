import type { Garment } from '@darzi/contract/garments.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { proposedRecord } from '@darzi/tailoring/orders/cut-from.ts'
import type { MeasurementSnapshot, SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** A record's sizes, before they are frozen for a garment. */
export type Sizes = Omit<MeasurementSnapshot, keyof FrozenOfGarment>
type FrozenOfGarment = Pick<MeasurementSnapshot, 'fields' | 'needed'>

/** The sizes with what this garment is cut by and needs today: editing it later leaves the piece and its tag as they are. */
export const frozenFor = (
  garment: Pick<Garment, 'fields'> | undefined,
  sizes: Sizes,
): MeasurementSnapshot => ({
  ...sizes,
  fields: garment?.fields.map(({ field }) => field) ?? [],
  needed: neededOf(garment?.fields ?? []),
})

interface Wanted {
  personId: string
  /** The record that was named; without one tailoring proposes a measuring of the body. */
  recordId?: string
  /** What the garment cannot be cut without. */
  needed: readonly string[]
}

/**
 * What each of these pieces is cut from, in their order: undefined where the person has no record of this id, or nobody measured
 * their body yet. All of them take two statements together.
 */
async function sizesFor(tx: Tx, wanted: readonly Wanted[]): Promise<(Sizes | undefined)[]> {
  return sizesAmong(tx, await recordsFor(tx, wanted), wanted)
}

/** The same once their records are read (see recordsFor). */
export async function sizesAmong(
  tx: Tx,
  known: readonly RecordRow[],
  wanted: readonly Wanted[],
): Promise<(Sizes | undefined)[]> {
  const rows = wanted.map(({ personId, recordId, needed }) => {
    const own = known.filter((row) => row.person_id === personId)
    return recordId ? own.find(({ id }) => id === recordId) : proposedRecord(own, needed)
  })
  const values = await valuesOf(tx, [...new Set(rows.flatMap((row) => row?.id ?? []))])
  return rows.map((row) => row && sizesOf(row, values.get(row.id) ?? []))
}

/** What a piece is cut from: this record of this person; undefined when the person has no such record. */
export async function snapshotOfRecord(
  tx: Tx,
  { recordId, personId }: { recordId: string; personId: string },
) {
  const [sizes] = await sizesFor(tx, [{ personId, recordId, needed: [] }])
  return sizes
}

/** The measuring tailoring proposes for this garment; undefined when nobody measured the person's body yet. */
export async function proposedSnapshot(tx: Tx, { personId, needed }: Omit<Wanted, 'recordId'>) {
  const [sizes] = await sizesFor(tx, [{ personId, needed }])
  return sizes
}

/** Older measurings than these are not looked through. */
const lookedThrough = 20

/** The records that were named, and the newest of the body of each person none was named for. */
export async function recordsFor(tx: Tx, wanted: readonly Omit<Wanted, 'needed'>[]) {
  if (wanted.length === 0) return []
  const named = wanted.flatMap(({ recordId }) => recordId ?? [])
  const unnamed = wanted.filter(({ recordId }) => !recordId).map(({ personId }) => personId)
  const rows = await tx
    .selectFrom('measurement_records as record')
    .select(['record.id', 'record.person_id', 'record.version', 'record.taken_at'])
    .select(['record.member_id', 'record.member_name', 'record.profile', 'record.unit'])
    .select(({ selectFrom }) =>
      selectFrom('measurement_values as value')
        .select(sql<string[]>`coalesce(array_agg(value.field), '{}')`.as('fields'))
        .whereRef('value.record_id', '=', 'record.id')
        .as('fields'),
    )
    .where('record.id', '=', sql<string>`any(${named}::uuid[] || ${newestOf([...new Set(unnamed)])})`)
    .orderBy((record) => record('record.member_id', 'is', null))
    .orderBy('record.taken_at', 'desc')
    .orderBy('record.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isSent: row.member_id === null, fields: row.fields ?? [] }))
}
type RecordRow = Awaited<ReturnType<typeof recordsFor>>[number]

const newestOf = (personIds: readonly string[]) => sql`array(
  select newest.id
    from unnest(${personIds}::uuid[]) as person (id)
   cross join lateral (
         select id from measurement_records
          where person_id = person.id and profile = 'body'
          order by member_id is null, taken_at desc, id desc limit ${sql.lit(lookedThrough)}) newest)`

const sizesOf = (row: RecordRow, values: SnapshotValue[]): Sizes => ({
  recordId: row.id,
  version: row.version,
  takenAt: row.taken_at.toISOString(),
  takenBy: row.member_name ?? undefined,
  isSent: row.isSent || undefined,
  profile: row.profile,
  unit: row.unit,
  values,
})

/** Values by record in the order of their field keys; a shop's own field by the name it was measured under. */
async function valuesOf(tx: Tx, recordIds: readonly string[]): Promise<Map<string, SnapshotValue[]>> {
  if (recordIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('measurement_values as value')
    .select(['value.record_id', 'value.field', 'value.name', 'value.typed', 'value.unit'])
    .select(['value.mm', 'value.kg', 'value.degrees'])
    .select(['value.words', 'value.is_yes', 'value.plus_minus_mm', 'value.source'])
    .where('value.record_id', '=', sql<string>`any(${recordIds}::uuid[])`)
    .orderBy('value.record_id')
    .orderBy('value.field')
    .execute()
  const byRecord = new Map(recordIds.map((id) => [id, [] as SnapshotValue[]]))
  for (const row of rows)
    byRecord.get(row.record_id)?.push({
      field: row.field,
      name: row.name ?? undefined,
      typed: row.typed,
      unit: row.unit ?? undefined,
      mm: numberOf(row.mm),
      kg: numberOf(row.kg),
      degrees: numberOf(row.degrees),
      words: row.words ?? undefined,
      isYes: row.is_yes ?? undefined,
      plusMinusMm: numberOf(row.plus_minus_mm),
      from: row.source ?? undefined,
    })
  return byRecord
}

const numberOf = (exact: string | number | null) => (exact === null ? undefined : Number(exact))
