import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal } from '../../http/refusal.ts'
import { hasOtherOfName, replaceView } from './view-store.ts'

/**
 * Saves a view under a name. Without an id, the same person's view of that name is replaced; with one, that view is changed. Throws
 * views.nameTaken when another of theirs has the name.
 */
export async function saveView({ tx, member, body, now, newId }: Asked<typeof viewRoutes.save>) {
  const { id = newId(), room, name, query, isShared } = body
  const owner = { shopId: member.shopId, memberId: member.id }
  if (body.id && (await hasOtherOfName(tx, { id: body.id, memberId: member.id, room, name })))
    throw fieldRefusal('name', 'views.nameTaken')
  await replaceView(tx, { id, ...owner, room, name, query, isShared, createdAt: now })
  return { id, room, name, query, isShared, isYours: true }
}
