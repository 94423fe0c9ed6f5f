import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { isOf, type Subject } from '../../events/timeline-queries.ts'

/** The record and every one that was merged into it, directly or by way of another; none when it is not there. */
export async function withMerged(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id from customers where id = ${id}
      union
      select customers.id from customers join line on customers.merged_into = line.id
    )
    select id from line`.execute(tx)
  return rows.map((row) => row.id)
}

/** Who did something on these, by name. */
export async function actorsOn(tx: Tx, subjects: readonly Subject[]) {
  const rows = await tx
    .selectFrom('events')
    .select(['member_id', (name) => name.fn.max('actor_name').as('name')])
    .where(isOf(subjects))
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .orderBy('name')
    .orderBy('member_id')
    .execute()
  return rows.flatMap(({ member_id: id, name }) => (id ? [{ id, name: name ?? '' }] : []))
}
