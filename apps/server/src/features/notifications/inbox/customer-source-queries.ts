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

/**
 * Conversations with lines that nobody in the shop has read: of customers and partners in its own, of houses in theirs. Each new line
 * makes them unread again.
 */
const conversation: InboxSource = {
  kind: 'conversation',
  needs: 'conversations.write',
  needsAnswer: true,
  rows: sql`select 'conversation:' || unread.id || ':' || extract(epoch from unread.last)::bigint as key, unread.last as at,
      unread.id as subject_id, jsonb_build_object('name', unread.name) as params
    from (
      select talk.id, talk.customer_name as name, max(said.sent_at) as last
        from conversation_messages said
        join conversations talk on talk.shop_id = said.shop_id and talk.id = said.conversation_id
       where said.shop_id = app_shop_id() and said.read_at is null and not said.from_shop and said.brief_position is null
       group by talk.shop_id, talk.id
      union all
      select talk.id, talk.shop_name, max(said.sent_at)
        from house_work work
        join conversations talk on talk.shop_id = work.shop_id and talk.work_id = work.id
        join conversation_messages said on said.shop_id = talk.shop_id and said.conversation_id = talk.id
       where work.tailor_id = app_shop_id() and said.read_at is null and said.from_shop
       group by talk.shop_id, talk.id
    ) unread`,
}

/** Complaints, and requests for a remake, that the shop has not answered. */
const dispute: InboxSource = {
  kind: 'dispute',
  needs: 'orders.cancel',
  needsAnswer: true,
  rows: sql`select 'dispute:' || disputes.id as key, disputes.raised_at as at, disputes.id as subject_id,
      jsonb_build_object('name', disputes.customer_name, 'number', disputes.order_number,
        'about', disputes.kind) as params
    from disputes where disputes.state = 'raised'`,
}

export const customerSources = [quote, conversation, dispute]
