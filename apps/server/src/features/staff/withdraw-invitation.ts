import type { staffRoutes } from '@darzi/contract/staff.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { endInvitation } from './invitation-store.ts'

/** Withdraws an open invitation; its link stops working at once. */
export async function withdrawInvitation({
  tx,
  params,
  now,
  publishEvent,
}: RequestContext<typeof staffRoutes.withdraw>) {
  const ended = await endInvitation(tx, { id: params.id, now })
  if (!ended) throw notFound()
  await publishEvent({
    kind: 'staff.invitationWithdrawn',
    subject: { type: 'member', id: ended.id, name: ended.name },
  })
  return { ok: true } as const
}
