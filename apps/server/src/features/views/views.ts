import type { viewRoutes } from '@darzi/contract/views.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteOwnView, hasOtherOfName, replaceView, viewsFor } from './view-store.ts'

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

export async function removeView({ tx, member, params }: RequestContext<typeof viewRoutes.remove>) {
  if (!(await deleteOwnView(tx, { id: params.id, memberId: member.id }))) throw notFound()
  return { ok: true } as const
}
