import type { StaffRole } from '@darzi/contract/access.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface NewMember {
  shopId: string
  id: string
  account: { id: string; name: string; email: string }
  role: StaffRole
  joinedAt: Date
}

/** Someone who works in a shop, without the invitation. */
export async function addMember(tx: Tx, { shopId, id, account, role, joinedAt }: NewMember) {
  const { name, email } = account
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('members')
      .values({ shop_id: shopId, id, account_id: account.id, name, email, role, joined_at: joinedAt })
      .execute(),
  )
}
