import type { staffRoutes } from '@darzi/contract/staff.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { signOutOfShop } from '../accounts/api.ts'
import { endInvitationsOf } from './invitation-store.ts'
import { lockMember, lockOtherOwners, writeStanding } from './member-store.ts'
import { membersSeenBy } from './staff-queries.ts'

/** Changes a role, or lets someone go and takes them back. The last active owner stays one. */
export async function updateMember({
  tx,
  member,
  params,
  body,
  now,
  publishEvent,
}: RequestContext<typeof staffRoutes.update>) {
  const row = await lockMember(tx, params.id)
  if (!row) throw notFound()
  const { role = row.role, isActive = row.is_active } = body
  const wasOwner = row.role === 'owner' && row.is_active
  const staysOwner = role === 'owner' && isActive
  if (wasOwner && !staysOwner && (await lockOtherOwners(tx, row.id)) === 0)
    throw new AppError('staff.lastOwner')
  await writeStanding(tx, { id: row.id, role, isActive })
  // Someone who was let go loses this shop on every device at once.
  if (!isActive) await signOutOfShop(tx, { accountId: row.account_id, shopId: member.shopId })
  // An invitation from before would be a second way back, in another role.
  else if (!row.is_active) await endInvitationsOf(tx, { email: row.email, now })
  const kind =
    isActive === row.is_active ? 'staff.roleChanged' : isActive ? 'staff.reactivated' : 'staff.deactivated'
  await publishEvent({ kind, subject: { type: 'member', id: row.id, name: row.name }, params: { role } })
  const found = (await membersSeenBy(tx, member)).find((each) => each.id === row.id)
  if (!found) throw notFound()
  return found
}
