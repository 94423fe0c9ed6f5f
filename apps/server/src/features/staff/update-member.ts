import type { staffRoutes } from '@darzi/contract/staff.ts'
import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { membersSeenBy } from './staff-queries.ts'

/** Changes a role, or lets someone go and takes them back. The last active owner stays one. */
export async function updateMember({ tx, member, params, body, announce }: Asked<typeof staffRoutes.update>) {
  const row = await tx
    .selectFrom('members')
    .select(['id', 'account_id', 'name', 'role', 'is_active'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  const role = body.role ?? row.role
  const isActive = body.isActive ?? row.is_active
  const wasOwner = row.role === 'owner' && row.is_active
  if (wasOwner && (role !== 'owner' || !isActive)) await requireAnotherOwner(tx, row.id)
  await tx.updateTable('members').set({ role, is_active: isActive }).where('id', '=', row.id).execute()
  // Someone who was let go loses this shop on every device at once.
  if (!isActive) await leaveShop(tx, row.account_id, member.shopId)
  const kind =
    isActive === row.is_active ? 'staff.roleChanged' : isActive ? 'staff.reactivated' : 'staff.deactivated'
  await announce({ kind, subject: { type: 'member', id: row.id, name: row.name }, holes: { role } })
  const found = (await membersSeenBy(tx, member)).find((each) => each.id === row.id)
  if (!found) throw notFound()
  return found
}

async function requireAnotherOwner(tx: Tx, memberId: string) {
  const owners = await tx
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .where('id', '!=', memberId)
    .forUpdate()
    .execute()
  if (owners.length === 0) throw new Refusal('staff.lastOwner')
}

/** Sessions are the account's, not the shop's: this is the one place where a shop may end them. */
function leaveShop(tx: Tx, accountId: string, shopId: string) {
  return crossing(tx, 'sign_in', () =>
    tx.deleteFrom('sessions').where('account_id', '=', accountId).where('shop_id', '=', shopId).execute(),
  )
}
