import type { AdminQueue } from '@darzi/contract/admin.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { deadLetters } from '../../jobs/queues.ts'

/** How much waits for the operator, of each kind. */
export async function countWaiting(tx: Tx, now: Date): Promise<AdminQueue> {
  const { rows } = await sql<AdminQueue>`
    select (select count(*)::int from disputes
             where state = 'answered' or (state = 'raised' and answer_by < ${now})) as disputes,
           (select count(*)::int from verifications where state = 'sent') as verifications,
           (select count(*)::int from reports where state = 'waiting') as reports,
           (select count(*)::int from contact_messages where answered_at is null) as messages,
           (select count(*)::int from pgboss.job where name = ${deadLetters} and state < 'active') as "deadLetters"`.execute(
    tx,
  )
  return rows[0] ?? { disputes: 0, verifications: 0, reports: 0, messages: 0, deadLetters: 0 }
}
