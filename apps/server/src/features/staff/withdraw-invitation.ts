import type { staffRoutes } from '@darzi/contract/staff.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'

/** Withdraws an open invitation; its link stops working at once. */
export async function withdrawInvitation({ tx, params, now, announce }: Asked<typeof staffRoutes.withdraw>) {
  const row = await tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', params.id)
    .where('ended_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!row) throw notFound()
  await announce({
    kind: 'staff.invitationWithdrawn',
    subject: { type: 'member', id: row.id, name: row.name },
  })
  return { ok: true } as const
}
