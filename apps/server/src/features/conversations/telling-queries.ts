import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { ownersOf } from '../shops/api.ts'
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
  { accountId, side }: { accountId: string; side: Side },
): Promise<Reader[]> {
  const ids = side === 'customer' ? [accountId] : await ownersOf(tx)
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
