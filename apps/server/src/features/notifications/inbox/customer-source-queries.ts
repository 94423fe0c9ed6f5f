import { sql } from 'kysely'
import type { InboxSource } from './source.ts'

/** Customers who asked what it would cost. */
const quote: InboxSource = {
  kind: 'quote',
  needs: 'quotes.write',
  needsAnswer: true,
  rows: sql`select 'quote:' || quotes.id as key, quotes.created_at as at, quotes.id as subject_id,
      jsonb_build_object('name', quotes.name) as params
    from quotes where quotes.state = 'asked'`,
}

/** Conversations with lines that nobody in the shop has read; each new line makes them unread again. */
const conversation: InboxSource = {
  kind: 'conversation',
  needs: 'conversations.write',
  needsAnswer: true,
  rows: sql`select 'conversation:' || talk.id || ':' || extract(epoch from unread.last)::bigint as key, unread.last as at,
      talk.id as subject_id, jsonb_build_object('name', talk.customer_name) as params
    from conversations talk
    join (select said.shop_id, said.conversation_id, max(said.sent_at) as last from conversation_messages said
           where said.read_at is null and not said.from_shop group by 1, 2) unread
      on unread.shop_id = talk.shop_id and unread.conversation_id = talk.id`,
}

/** Complaints the shop has not answered. */
const dispute: InboxSource = {
  kind: 'dispute',
  needs: 'orders.cancel',
  needsAnswer: true,
  rows: sql`select 'dispute:' || disputes.id as key, disputes.raised_at as at, disputes.id as subject_id,
      jsonb_build_object('name', disputes.customer_name, 'number', disputes.order_number) as params
    from disputes where disputes.state = 'raised'`,
}

export const customerSources = [quote, conversation, dispute]
