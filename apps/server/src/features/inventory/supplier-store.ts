import type { Supplier } from '@darzi/contract/inventory-shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = ['id', 'name', 'phone', 'email', 'notes', 'is_archived', 'version'] as const
const suppliers = (tx: Tx) => tx.selectFrom('suppliers').select(columns)
export type SupplierRow = Awaited<ReturnType<ReturnType<typeof suppliers>['executeTakeFirstOrThrow']>>

export const allSuppliers = (tx: Tx) =>
  suppliers(tx).orderBy(sql`name collate "und-x-icu"`).orderBy('id').execute()

export const activeSuppliers = (tx: Tx) =>
  suppliers(tx)
    .where('is_archived', '=', false)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute()

export const findSupplier = (tx: Tx, id: string) => suppliers(tx).where('id', '=', id).executeTakeFirst()

export const lockSupplier = (tx: Tx, id: string) =>
  suppliers(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The supplier in use under this name, however it is written. */
export const supplierNamed = (tx: Tx, name: string) =>
  suppliers(tx)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('is_archived', '=', false)
    .executeTakeFirst()

export interface SupplierFields {
  name: string
  phone: string | null
  email: string | null
  notes: string | null
  is_archived: boolean
}

/** Writes a supplier in the place of the one with this id. */
export async function writeSupplier(
  tx: Tx,
  { shopId, id, version, now }: { shopId: string; id: string; version: number; now: Date },
  fields: SupplierFields,
) {
  await tx
    .insertInto('suppliers')
    .values({ shop_id: shopId, id, version, created_at: now, ...fields })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doUpdateSet({ ...fields, version }))
    .execute()
}

export const supplierOf = (row: SupplierRow): Supplier => ({
  id: row.id,
  name: row.name,
  phone: row.phone ?? undefined,
  email: row.email ?? undefined,
  notes: row.notes ?? undefined,
  isArchived: row.is_archived,
  version: row.version,
})
