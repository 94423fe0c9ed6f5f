import type { AuditRow, adminRoutes } from '@darzi/contract/admin.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { auditPage } from './audit-queries.ts'

/** Days are those of UTC: the lines are of shops in many zones. */
export async function listAudit({ tx, query }: RequestContext<typeof adminRoutes.audit>) {
  const { from, to, ...asked } = query
  const { rows, next } = await auditPage(tx, {
    ...asked,
    from: from ? startOf(from) : undefined,
    before: to ? startOf(addDays(to, 1)) : undefined,
  })
  return { rows: rows.map(tellLine), next }
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

const tellLine = (row: Awaited<ReturnType<typeof auditPage>>['rows'][number]): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  what: row.route,
  account: row.accountId
    ? { id: row.accountId, name: row.accountName ?? '', email: row.accountEmail ?? '' }
    : undefined,
  shop: row.shopId ? { id: row.shopId, name: row.shopName ?? '' } : undefined,
  subject: row.subject_id ?? undefined,
})
