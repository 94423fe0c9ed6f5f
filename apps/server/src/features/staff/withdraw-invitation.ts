import type { staffRoutes } from '@darzi/contract/staff.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { endInvitation } from './invitation-store.ts'

/** Withdraws an open invitation; its link stops working at once. */
export async function withdrawInvitation({ tx, params, now, announce }: Asked<typeof staffRoutes.withdraw>) {
  const ended = await endInvitation(tx, { id: params.id, now })
  if (!ended) throw notFound()
  await announce({
    kind: 'staff.invitationWithdrawn',
    subject: { type: 'member', id: ended.id, name: ended.name },
  })
  return { ok: true } as const
}
