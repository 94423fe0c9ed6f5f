import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { BulkRecord, BulkWork } from './bulk-acts.ts'

/** Locks these records, always in the same order, so that two bulk acts wait for each other instead of blocking. */
export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<Map<string, BulkRecord>> {
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'tags', 'state'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes new states and tags of locked records in one statement; each record's version counts up. */
export async function changeCustomers(tx: Tx, work: readonly BulkWork[], now: Date) {
  if (work.length === 0) return
  const changes = work.map(({ record: { id }, change: { state, tags } }) => ({ id, state, tags }))
  await sql`
    update customers
       set state = change.state, awaits_quota = awaits_quota and change.state <> 'active',
           updated_at = ${now}, version = version + 1,
           tags = array(select jsonb_array_elements_text(change.tags))
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id uuid, state text, tags jsonb)
     where customers.id = change.id`.execute(tx)
}
