import { catalogue } from '@darzi/tailoring/measurements/catalogue.ts'
import type { FieldKind } from '@darzi/tailoring/measurements/field.ts'
import type { Tx } from '../../db/tx.ts'
import { listFields } from './field-store.ts'

export type FieldKinds = ReadonlyMap<string, FieldKind>

/** What every field may hold: the catalogue's, and the shop's own that are in use. */
export async function kindsOfFields(tx: Tx): Promise<FieldKinds> {
  const own = await listFields(tx)
  return new Map<string, FieldKind>([
    ...catalogue.map((field) => [field.key, field.kind] as const),
    ...own.filter((field) => field.isActive).map((field) => [field.id, field.kind] as const),
  ])
}
