import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'
import { replaceView } from './view-store.ts'

/** Saves a view under a name; the same name, or the same id, of the same person is replaced. */
export async function saveView({ tx, member, body, now, newId }: Asked<typeof viewRoutes.save>) {
  const { id = newId(), room, name, query, isShared } = body
  const owner = { shopId: member.shopId, memberId: member.id }
  await replaceView(tx, { id, ...owner, room, name, query, isShared, createdAt: now })
  return { id, room, name, query, isShared, isYours: true }
}
