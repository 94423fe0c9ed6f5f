import type { viewRoutes } from '@darzi/contract/views.ts'
import { sql } from 'kysely'
import type { Asked } from '../../http/asked.ts'

/** Saves a view under a name; the same name, or the same id, of the same person is replaced. */
export async function saveView({ tx, member, body, now, newId }: Asked<typeof viewRoutes.save>) {
  const { room, name, query, isShared } = body
  const id = body.id ?? newId()
  await tx
    .deleteFrom('saved_views')
    .where('member_id', '=', member.id)
    .where((either) =>
      either.or([
        either('id', '=', id),
        either.and([either('room', '=', room), either(sql`lower(name)`, '=', name.toLowerCase())]),
      ]),
    )
    .execute()
  await tx
    .insertInto('saved_views')
    .values({
      shop_id: member.shopId,
      id,
      member_id: member.id,
      room,
      name,
      query,
      is_shared: isShared,
      created_at: now,
    })
    .execute()
  return { id, room, name, query, isShared, isYours: true }
}
