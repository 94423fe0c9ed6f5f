import type { viewRoutes } from '@darzi/contract/views.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'

export async function removeView({ tx, member, params }: Asked<typeof viewRoutes.remove>) {
  const removed = await tx
    .deleteFrom('saved_views')
    .where('id', '=', params.id)
    .where('member_id', '=', member.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
  return { ok: true } as const
}
