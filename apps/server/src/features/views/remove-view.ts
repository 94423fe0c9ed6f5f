import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { deleteOwnView } from './view-store.ts'

export async function removeView({ tx, member, params }: Asked<typeof viewRoutes.remove>) {
  if (!(await deleteOwnView(tx, { id: params.id, memberId: member.id }))) throw notFound()
  return { ok: true } as const
}
