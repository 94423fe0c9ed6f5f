/** Background work as pg-boss keeps it: its own tables, read by name. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { deadLetters, type QueueName } from '../../jobs/queues.ts'

export interface QueueCounts {
  name: string
  waiting: number
  running: number
  retrying: number
  oldest: Date | null
}

export async function queueCounts(tx: Tx, now: Date): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select name,
           count(*) filter (where state = 'created')::int as waiting,
           count(*) filter (where state = 'active')::int as running,
           count(*) filter (where state = 'retry')::int as retrying,
           min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest
      from pgboss.job
     where name <> ${deadLetters} and state in ('created', 'active', 'retry') and name not like E'\\\\_\\\\_pgboss%'
     group by name order by name`.execute(tx)
  return rows
}

export interface DeadRow {
  id: string
  source_name: string | null
  created_on: Date
  source_retry_count: number | null
  output: unknown
}

/** Newest first, a hundred at most. */
export async function deadRows(tx: Tx): Promise<DeadRow[]> {
  const { rows } = await sql<DeadRow>`
    select id, source_name, created_on, source_retry_count, output from pgboss.job
     where name = ${deadLetters} and state < 'active' order by created_on desc, id desc limit 100`.execute(tx)
  return rows
}

/** Takes one out; undefined when it is not there (any more). */
export async function takeDead(
  tx: Tx,
  id: string,
): Promise<{ source_name: QueueName; data: unknown } | undefined> {
  const { rows } = await sql<{ source_name: QueueName; data: unknown }>`
    delete from pgboss.job where name = ${deadLetters} and id = ${id}::uuid and state < 'active'
    returning source_name, data`.execute(tx)
  return rows[0]
}
