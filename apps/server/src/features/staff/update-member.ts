import type { staffRoutes } from '@darzi/contract/staff.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { signOutOfShop } from '../accounts/sign-out-of-shop.ts'
import { lockMember, lockOtherOwners, writeStanding } from './member-store.ts'
import { membersSeenBy } from './staff-queries.ts'

/** Changes a role, or lets someone go and takes them back. The last active owner stays one. */
export async function updateMember({ tx, member, params, body, announce }: Asked<typeof staffRoutes.update>) {
  const row = await lockMember(tx, params.id)
  if (!row) throw notFound()
  const { role = row.role, isActive = row.is_active } = body
  const wasOwner = row.role === 'owner' && row.is_active
  const staysOwner = role === 'owner' && isActive
  if (wasOwner && !staysOwner && (await lockOtherOwners(tx, row.id)) === 0)
    throw new Refusal('staff.lastOwner')
  await writeStanding(tx, { id: row.id, role, isActive })
  // Someone who was let go loses this shop on every device at once.
  if (!isActive) await signOutOfShop(tx, { accountId: row.account_id, shopId: member.shopId })
  const kind =
    isActive === row.is_active ? 'staff.roleChanged' : isActive ? 'staff.reactivated' : 'staff.deactivated'
  await announce({ kind, subject: { type: 'member', id: row.id, name: row.name }, holes: { role } })
  const found = (await membersSeenBy(tx, member)).find((each) => each.id === row.id)
  if (!found) throw notFound()
  return found
}
