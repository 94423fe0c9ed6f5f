import type { adminReportRoutes, Report, ReportRow } from '@darzi/contract/reports.ts'
import { reportActsOpen } from '@darzi/tailoring/reports/life.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { auditLook } from '../../http/audit-look.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { photoAnswer } from '../files/api.ts'
import { type ReportRecord, reportsPage, reportWithId, waitingAlike } from './report-queries.ts'

export async function listReports({ tx, query }: RequestContext<typeof adminReportRoutes.list>) {
  const { rows, next } = await reportsPage(tx, query)
  return { rows: rows.map(tellRow), next }
}

export async function tellReport(tx: Tx, id: string): Promise<Report> {
  const row = await reportWithId(tx, id)
  if (!row) throw notFound()
  return {
    ...tellRow(row),
    said: row.said ?? undefined,
    words: row.words ?? undefined,
    reporter: {
      name: row.reporter_name,
      email: row.reporter_email,
      isShop: row.by_shop || row.partner_id !== null,
    },
    author: row.author ?? undefined,
    photos: row.photos,
    alike: await waitingAlike(tx, row),
    decision: row.decision ?? undefined,
    can: reportActsOpen(row),
  }
}

const beginning = 160

const tellRow = (row: ReportRecord): ReportRow => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  state: row.state,
  shop: row.shop_name,
  said: row.said?.slice(0, beginning),
  reportedAt: row.reported_at.toISOString(),
  decidedAt: row.decided_at?.toISOString(),
})

/** Photos between two people: whoever looks at one whole is written down. */
export async function reportPhoto(ctx: RequestContext<typeof adminReportRoutes.photo>) {
  const { tx, params, app } = ctx
  const row = await reportWithId(tx, params.id)
  if (!row?.photos.includes(params.photoId)) throw notFound()
  if (params.size === 'full')
    await auditLook(ctx, {
      route: 'GET /api/admin/reports/:id/photos/:photoId/full',
      subjectId: params.photoId,
    })
  const { photoId: id, size } = params
  return photoAnswer({ app, member: { shopId: row.shop_id }, params: { id, size } })
}
