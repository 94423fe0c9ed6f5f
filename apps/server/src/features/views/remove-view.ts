import type { viewRoutes } from '@darzi/contract/views.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteOwnView } from './view-store.ts'

export async function removeView({ tx, member, params }: RequestContext<typeof viewRoutes.remove>) {
  if (!(await deleteOwnView(tx, { id: params.id, memberId: member.id }))) throw notFound()
  return { ok: true } as const
}
