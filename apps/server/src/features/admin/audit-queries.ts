import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const lines = (tx: Tx) =>
  tx
    .selectFrom('audit_lines')
    .leftJoin('accounts', 'accounts.id', 'audit_lines.account_id')
    .leftJoin('shops', 'shops.id', 'audit_lines.shop_id')
    .select([
      'audit_lines.id',
      'audit_lines.at',
      'audit_lines.route',
      'audit_lines.subject_id',
      'accounts.id as accountId',
      'accounts.name as accountName',
      'accounts.email as accountEmail',
      'shops.id as shopId',
      'shops.name as shopName',
    ])
    .select(exactInstant('audit_lines.at').as('at_exactly'))
type AuditRecord = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

const sorts = {
  newest: {
    by: sql`audit_lines.at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ at_exactly }) => at_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<AuditRecord>>

export interface AuditAsked {
  who?: string
  what?: string
  /** From this instant on, and before that one. */
  from?: Date
  before?: Date
  after?: string
  limit: number
}

export async function auditPage(tx: Tx, { who, what, from: since, before, after, limit }: AuditAsked) {
  const { from, most, page } = keyset(sorts, { sort: 'newest', after, limit }, 'audit_lines.id')
  let rows = lines(tx)
  if (who) rows = rows.where(byWhom(who))
  if (what) rows = rows.where(sql<boolean>`strpos(lower(audit_lines.route), ${what.toLowerCase()}) > 0`)
  if (since) rows = rows.where('audit_lines.at', '>=', since)
  if (before) rows = rows.where('audit_lines.at', '<', before)
  return page(await from(rows).limit(most).execute())
}

/** The few who are meant are found first, so that their lines are read by the index. */
const byWhom = (who: string) => sql<boolean>`(
  audit_lines.account_id in (
    select id from accounts where strpos(lower(name), ${who.toLowerCase()}) > 0 or strpos(lower(email), ${who.toLowerCase()}) > 0)
  or audit_lines.shop_id in (select id from shops where strpos(lower(name), ${who.toLowerCase()}) > 0))`
