import type { Garment } from '@darzi/contract/garments.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import { proposedRecord } from '@darzi/tailoring/orders/cut-from.ts'
import type { MeasurementSnapshot, SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** A record's sizes, before they are frozen for a garment. */
type Sizes = Omit<MeasurementSnapshot, keyof FrozenOfGarment>
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

/** What a piece is cut from: this record of this person; undefined when the person has no such record. */
export async function snapshotOfRecord(tx: Tx, filter: { recordId: string; personId: string }) {
  const row = await records(tx)
    .where('id', '=', filter.recordId)
    .where('person_id', '=', filter.personId)
    .executeTakeFirst()
  return row && snapshotOf(tx, row)
}

interface Wanted {
  personId: string
  /** What the garment cannot be cut without. */
  needed: readonly string[]
}

/** Older measurings than these are not looked through. */
const lookedThrough = 20

/** The measuring tailoring proposes for this garment; undefined when nobody measured the person's body yet. */
export async function proposedSnapshot(tx: Tx, { personId, needed }: Wanted) {
  const rows = await records(tx)
    .select(({ selectFrom }) => [
      'member_id',
      selectFrom('measurement_values as value')
        .select(sql<string[]>`coalesce(array_agg(value.field), '{}')`.as('fields'))
        .whereRef('value.record_id', '=', 'measurement_records.id')
        .as('fields'),
    ])
    .where('person_id', '=', personId)
    .where('profile', '=', 'body')
    .orderBy((record) => record('member_id', 'is', null))
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute()
  const known = rows.map((row) => ({ ...row, isSent: row.member_id === null, fields: row.fields ?? [] }))
  const row = proposedRecord(known, needed)
  return row && snapshotOf(tx, row)
}

const records = (tx: Tx) =>
  tx.selectFrom('measurement_records').select(['id', 'version', 'taken_at', 'member_name', 'profile', 'unit'])
type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>

async function snapshotOf(tx: Tx, row: RecordRow): Promise<Sizes> {
  return {
    recordId: row.id,
    version: row.version,
    takenAt: row.taken_at.toISOString(),
    takenBy: row.member_name ?? undefined,
    profile: row.profile,
    unit: row.unit,
    values: await valuesOf(tx, row.id),
  }
}

/** Values in the order of their field keys; a shop's own field by the name it was measured under. */
async function valuesOf(tx: Tx, recordId: string): Promise<SnapshotValue[]> {
  const rows = await tx
    .selectFrom('measurement_values as value')
    .select([
      'value.field',
      'value.name',
      'value.typed',
      'value.unit',
      'value.mm',
      'value.kg',
      'value.degrees',
    ])
    .select(['value.words', 'value.is_yes', 'value.plus_minus_mm', 'value.source'])
    .where('value.record_id', '=', recordId)
    .orderBy('value.field')
    .execute()
  return rows.map((row) => ({
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
  }))
}

const numberOf = (exact: string | number | null) => (exact === null ? undefined : Number(exact))
