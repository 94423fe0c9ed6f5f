/** Reports as the operator reads them; everybody else only writes one. */
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'

const reports = (tx: Tx) =>
  tx
    .selectFrom('reports')
    .innerJoin('accounts as reporter', 'reporter.id', 'reports.account_id')
    .select(['reports.shop_id', 'reports.id', 'reports.kind', 'reports.subject_id', 'reports.account_id'])
    .select([
      'reports.by_shop',
      'reports.partner_id',
      'reports.reason',
      'reports.words',
      'reports.shop_name',
      'reports.author',
    ])
    .select(['reports.writer_id', 'reports.said', 'reports.photos', 'reports.state', 'reports.decision'])
    .select(['reports.reported_at', 'reports.decided_at'])
    .select(['reporter.name as reporter_name', 'reporter.email as reporter_email'])
    .select(exactInstant('reports.reported_at').as('reported_exactly'))
    .select(exactInstant('reports.decided_at').as('decided_exactly'))
export type ReportRecord = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>

const sorts = {
  waiting: {
    by: sql`reports.reported_at`,
    type: 'timestamptz',
    direction: 'asc',
    keyOf: ({ reported_exactly }) => reported_exactly,
    isKey: isInstantKey,
  },
  decided: {
    by: sql`reports.decided_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ decided_exactly }) => decided_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<ReportRecord>>

export async function reportsPage(
  tx: Tx,
  { state, ...asked }: { state: keyof typeof sorts; after?: string; limit: number },
) {
  const { from, most, page } = keyset(sorts, { ...asked, sort: state }, 'reports.id')
  const found =
    state === 'waiting'
      ? reports(tx).where('reports.state', '=', 'waiting')
      : reports(tx).where('reports.decided_at', 'is not', null)
  return page(await from(found).limit(most).execute())
}

export const reportWithId = (tx: Tx, id: string): Promise<ReportRecord | undefined> =>
  reports(tx).where('reports.id', '=', id).executeTakeFirst()

/** All reports of what this one is about, held until the transaction ends: of two decisions one is taken. */
export async function lockAlike(tx: Tx, { kind, subject_id }: Pick<ReportRecord, 'kind' | 'subject_id'>) {
  return tx
    .selectFrom('reports')
    .select(['id', 'account_id', 'by_shop', 'state'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function waitingAlike(tx: Tx, report: Pick<ReportRecord, 'id' | 'kind' | 'subject_id'>) {
  const { waiting } = await tx
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('kind', '=', report.kind)
    .where('subject_id', '=', report.subject_id)
    .where('id', '<>', report.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return waiting
}
