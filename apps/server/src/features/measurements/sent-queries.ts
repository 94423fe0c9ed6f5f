import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** What the shop measured of the same body or garment after a record of this name: with it, what was sent is checked. */
export const measuredSince = (tx: Tx, record: 'record' | 'sent') =>
  tx
    .selectFrom('measurement_records as later')
    .select('later.id')
    .where('later.person_id', '=', sql.ref<string>(`${record}.person_id`))
    .where('later.profile', '=', sql.ref<'body' | 'garment'>(`${record}.profile`))
    .where('later.garment_key', 'is not distinct from', sql.ref<string | null>(`${record}.garment_key`))
    .where('later.version', '>', sql.ref<number>(`${record}.version`))
    .where('later.sent_by', 'is', null)
