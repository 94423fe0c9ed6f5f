import type { InboxKind } from '@darzi/contract/notification-shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tx.ts'
import type { InboxSource } from './source.ts'

/** More than anybody reads; the count says no more than this either. */
const mostOfSource = 60

export interface InboxRow {
  key: string
  kind: InboxKind
  at: Date
  subject_id: string
  params: Record<string, string | number>
  needs_answer: boolean
  is_read: boolean
}

/** The newest lines of these sources in one statement, with what this member has seen. */
const lines = (sources: readonly InboxSource[], memberId: string) => sql`
  select line.key, line.kind, line.at, line.subject_id, line.params, line.needs_answer, read.item is not null as is_read
    from (${sql.join(
      sources.map(
        ({
          kind,
          needsAnswer,
          rows,
        }) => sql`(select each.key, ${kind}::text as kind, each.at, each.subject_id, each.params,
          ${needsAnswer}::boolean as needs_answer from (${typeof rows === 'function' ? rows(memberId) : rows}) each order by each.at desc, each.key limit ${mostOfSource})`,
      ),
      sql` union all `,
    )}) line
    left join inbox_reads read on read.member_id = ${memberId} and read.item = line.key`

export async function inboxOf(tx: Tx, sources: readonly InboxSource[], memberId: string) {
  if (sources.length === 0) return []
  const { rows } = await sql<InboxRow>`${lines(sources, memberId)}
    order by line.needs_answer desc, is_read, line.at desc, line.key`.execute(tx)
  return rows
}

export async function unreadOf(tx: Tx, sources: readonly InboxSource[], memberId: string): Promise<number> {
  if (sources.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${lines(sources, memberId)}) line where not line.is_read`.execute(tx)
  return rows[0]?.count ?? 0
}

interface Marked {
  shopId: string
  memberId: string
  keys: readonly string[]
  isRead: boolean
  now: Date
}

export async function markItems(tx: Tx, { shopId, memberId, keys, isRead, now }: Marked) {
  if (isRead)
    await tx
      .insertInto('inbox_reads')
      .values(
        [...new Set(keys)].map((item) => ({ shop_id: shopId, member_id: memberId, item, read_at: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('inbox_reads')
      .where('member_id', '=', memberId)
      .where('item', 'in', [...keys])
      .execute()
}
