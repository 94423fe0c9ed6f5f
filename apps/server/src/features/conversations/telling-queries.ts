import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { type Side, unreadBy } from './conversation-queries.ts'

/** Since when a side has not read, and how much. Inside the shop. */
export const unreadStretch = (tx: Tx, { conversationId, side }: { conversationId: string; side: Side }) =>
  tx
    .selectFrom('conversations as talk')
    .select(side === 'shop' ? 'talk.shop_unread_since as since' : 'talk.customer_unread_since as since')
    .select(unreadBy(sql.val(side)).as('unread'))
    .where('talk.id', '=', conversationId)
    .executeTakeFirst()
