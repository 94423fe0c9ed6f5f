import type { FieldKind } from '@darzi/tailoring/measurements/field.ts'
import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

/** Every field a garment may ask for, by key. Provided by measurements. */
export const measurableFields = port<(tx: Tx) => Promise<ReadonlyMap<string, FieldKind>>>('measurable fields')
