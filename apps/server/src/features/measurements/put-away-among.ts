import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Tx } from '../../db/tx.ts'
import { listFields } from './field-store.ts'

/** Which of these fields the shop put away: they stay in its garments and books, and nobody measures them. For other features too. */
export async function putAwayAmong(tx: Tx, fields: readonly string[]): Promise<ReadonlySet<string>> {
  if (fields.every((field) => fieldOf(field))) return new Set()
  const own = await listFields(tx)
  return new Set(own.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
}
