import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Tx } from '../../db/tx.ts'

/** Which of these fields the shop put away: they stay in its garments and books, and nobody measures them. For other rooms too. */
export async function putAwayAmong(tx: Tx, fields: readonly string[]): Promise<ReadonlySet<string>> {
  const own = [...new Set(fields)].filter((field) => !fieldOf(field))
  if (own.length === 0) return new Set()
  const rows = await tx
    .selectFrom('measurement_fields')
    .select('id')
    .where('is_active', '=', false)
    .where(({ ref, eb, cast }) => eb(cast(ref('id'), 'text'), 'in', own))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
