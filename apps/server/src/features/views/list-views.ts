import type { viewRoutes } from '@darzi/contract/views.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { viewsFor } from './view-store.ts'

/** Own views and those the shop shares, by name. */
export async function listViews({ tx, member, query }: RequestContext<typeof viewRoutes.list>) {
  const rows = await viewsFor(tx, { feature: query.feature, memberId: member.id })
  return {
    rows: rows.map((row) => ({
      id: row.id,
      feature: query.feature,
      name: row.name,
      query: row.query,
      isShared: row.is_shared,
      isYours: row.member_id === member.id,
    })),
  }
}
