import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { type Side, unreadBy } from './conversation-queries.ts'

export interface Reader {
  email: string
  name: string
  language: 'en' | 'hi' | 'pa' | null
}

/** Since when a side has not read, and how much. Inside the shop. */
export const unreadStretch = (tx: Tx, { conversationId, side }: { conversationId: string; side: Side }) =>
  tx
    .selectFrom('conversations as talk')
    .select(side === 'shop' ? 'talk.shop_unread_since as since' : 'talk.customer_unread_since as since')
    .select(unreadBy(side).as('unread'))
    .where('talk.id', '=', conversationId)
    .executeTakeFirst()

/** Whom a mail reaches: the customer, or the shop's owners. Nobody of a demo, and no account that is gone. Inside the shop. */
export async function readersOf(
  tx: Tx,
  { shopId, accountId, side }: { shopId: string; accountId: string; side: Side },
): Promise<Reader[]> {
  const ids = side === 'customer' ? [accountId] : await ownersOf(tx, shopId)
  if (ids.length === 0) return []
  return crossTenant(tx, 'sign_in', () =>
    tx
      .selectFrom('accounts')
      .select(['email', 'name', 'language'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  )
}

async function ownersOf(tx: Tx, shopId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .select('members.account_id')
    .where('members.shop_id', '=', shopId)
    .where('members.role', '=', 'owner')
    .where('members.is_active', '=', true)
    .where('shops.is_demo', '=', false)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
