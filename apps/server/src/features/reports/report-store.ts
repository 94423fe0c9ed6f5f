import type { ReportKind, ReportReason, ReportState } from '@darzi/tailoring/reports/life.ts'
import type { Tx } from '../../db/tx.ts'

/** What is reported, as it stands now. */
export interface Reported {
  kind: ReportKind
  shopId: string
  subjectId: string
  shopName: string
  author?: string | undefined
  /** The account that wrote it. */
  writerId?: string | undefined
  /** The partner that reports what its house wrote. */
  partnerId?: string | undefined
  said?: string | undefined
  photos?: readonly string[]
}

interface NewReport extends Reported {
  id: string
  accountId: string
  byShop: boolean
  reason: ReportReason
  words?: string | undefined
  now: Date
}

/** Answers false when this account reported the same before. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto('reports')
    .values({
      shop_id: report.shopId,
      id: report.id,
      kind: report.kind,
      subject_id: report.subjectId,
      account_id: report.accountId,
      by_shop: report.byShop && !report.partnerId,
      partner_id: report.partnerId ?? null,
      reason: report.reason,
      words: report.words || null,
      shop_name: report.shopName,
      author: report.author ?? null,
      writer_id: report.writerId ?? null,
      said: report.said || null,
      photos: [...(report.photos ?? [])],
      reported_at: report.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return made === 1n
}

interface Decision {
  state: ReportState
  decision: string
  decided_at: Date
  decided_by: string
}

export async function decideReports(tx: Tx, ids: readonly string[], decision: Decision) {
  await tx.updateTable('reports').set(decision).where('id', 'in', ids).execute()
}
