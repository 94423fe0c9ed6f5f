import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'
import { viewsFor } from './view-store.ts'

/** Own views and those the shop shares, by name. */
export async function listViews({ tx, member, query }: Asked<typeof viewRoutes.list>) {
  const rows = await viewsFor(tx, { room: query.room, memberId: member.id })
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, room: query.room, name: row.name, query: row.query },
      ...{ isShared: row.is_shared, isYours: row.member_id === member.id },
    })),
  }
}
