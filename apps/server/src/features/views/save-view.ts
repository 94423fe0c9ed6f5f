import type { viewRoutes } from '@darzi/contract/views.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hasOtherOfName, replaceView } from './view-store.ts'

/**
 * Saves a view under a name. Without an id, the same person's view of that name is replaced; with one, that view is changed. Throws
 * views.nameTaken when another of theirs has the name.
 */
export async function saveView({ tx, member, body, now, newId }: RequestContext<typeof viewRoutes.save>) {
  const { id = newId(), feature, name, query, isShared } = body
  const owner = { shopId: member.shopId, memberId: member.id }
  if (body.id && (await hasOtherOfName(tx, { id: body.id, memberId: member.id, feature, name })))
    throw fieldError('name', 'views.nameTaken')
  await replaceView(tx, { id, ...owner, feature, name, query, isShared, createdAt: now })
  return { id, feature, name, query, isShared, isYours: true }
}
