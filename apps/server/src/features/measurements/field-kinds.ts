import type { ShopField } from '@darzi/contract/measurements.ts'
import { catalogue } from '@darzi/tailoring/measurements/catalogue.ts'
import type { FieldKind } from '@darzi/tailoring/measurements/field.ts'
import type { Tx } from '../../db/tx.ts'
import { listFields } from './field-store.ts'

export type FieldKinds = ReadonlyMap<string, FieldKind>

/** What every field may hold: the catalogue's, and the shop's own that are in use. */
export const kindsOf = (own: readonly ShopField[]): FieldKinds =>
  new Map<string, FieldKind>([
    ...catalogue.map((field) => [field.key, field.kind] as const),
    ...own.filter((field) => field.isActive).map((field) => [field.id, field.kind] as const),
  ])

/** The same, asked of the database. For other features too: what a garment may need. */
export const kindsOfFields = async (tx: Tx): Promise<FieldKinds> => kindsOf(await listFields(tx))
