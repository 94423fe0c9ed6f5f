import type { StaffRole } from '@darzi/contract/access.ts'
import type { Tx } from '../../db/tx.ts'

/** A member whom nobody else changes until this transaction ends. */
export function lockMember(tx: Tx, id: string) {
  return tx
    .selectFrom('members')
    .select(['id', 'account_id', 'name', 'email', 'role', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The active owners besides this member, locked: none of them goes while it is decided whether this one may. */
export async function lockOtherOwners(tx: Tx, memberId: string): Promise<number> {
  const owners = await tx
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', true)
    .where('id', '!=', memberId)
    .forUpdate()
    .execute()
  return owners.length
}

export async function writeStanding(
  tx: Tx,
  { id, role, isActive }: { id: string; role: StaffRole; isActive: boolean },
) {
  await tx.updateTable('members').set({ role, is_active: isActive }).where('id', '=', id).execute()
}
