import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'

/** Own views and those the shop shares, by name. */
export async function listViews({ tx, member, query }: Asked<typeof viewRoutes.list>) {
  const rows = await tx
    .selectFrom('saved_views')
    .select(['id', 'member_id', 'name', 'query', 'is_shared'])
    .where('room', '=', query.room)
    .where((or) => or.or([or('member_id', '=', member.id), or('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, room: query.room, name: row.name, query: row.query },
      ...{ isShared: row.is_shared, isYours: row.member_id === member.id },
    })),
  }
}
