import type { ShopField } from '@darzi/contract/measurements.ts'
import type { Tx } from '../../db/tx.ts'
import type { MeasurementFieldsTable } from '../../db/types.ts'

const columns = ['id', 'name', 'kind', 'part', 'hint', 'min_mm', 'max_mm', 'is_active'] as const

/** The fields the shop added, those put away too, in the order of their names. */
export async function listFields(tx: Tx): Promise<ShopField[]> {
  const rows = await tx
    .selectFrom('measurement_fields')
    .select(columns)
    .orderBy((field) => field.fn('lower', ['name']))
    .orderBy('id')
    .execute()
  return rows.map(fieldOf)
}

/** One of them, locked until the transaction ends. */
export async function lockField(tx: Tx, id: string): Promise<ShopField | undefined> {
  const row = await tx
    .selectFrom('measurement_fields')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && fieldOf(row)
}

/** Whether another active field of the shop has this name, in whatever letters. */
export async function isNameTaken(tx: Tx, { id, name }: { id: string; name: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('measurement_fields')
    .select('id')
    .where((field) => field(field.fn('lower', ['name']), '=', field.fn('lower', [field.val(name)])))
    .where('is_active', '=', true)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertField(tx: Tx, field: ShopField, { shopId, now }: { shopId: string; now: Date }) {
  await tx
    .insertInto('measurement_fields')
    .values({ shop_id: shopId, id: field.id, kind: field.kind, ...rowOf(field), created_at: now })
    .execute()
}

/** Writes everything but its kind: there may be values of it. */
export async function changeField(tx: Tx, field: ShopField) {
  await tx.updateTable('measurement_fields').set(rowOf(field)).where('id', '=', field.id).execute()
}

function rowOf({ name, part, hint, minMm, maxMm, isActive }: ShopField) {
  return {
    name,
    part,
    hint: hint || null,
    is_active: isActive,
    min_mm: minMm === undefined ? null : String(minMm),
    max_mm: maxMm === undefined ? null : String(maxMm),
  }
}

type Row = Pick<MeasurementFieldsTable, 'id' | 'name' | 'kind' | 'part' | 'hint' | 'min_mm' | 'max_mm'> & {
  is_active: boolean
}

function fieldOf(row: Row): ShopField {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    part: row.part,
    hint: row.hint ?? undefined,
    minMm: row.min_mm === null ? undefined : Number(row.min_mm),
    maxMm: row.max_mm === null ? undefined : Number(row.max_mm),
    isActive: row.is_active,
  }
}
