-- Conversations of an account and a shop, of an order or a quote: what they are called, photos, when they are over, and who is to be told of what they have not read.

alter table conversations
  add column shop_name text,
  add column customer_name text,
  add column order_number integer,
  add column garments jsonb not null default '[]',
  add column last_at timestamptz,
  add column closed_at timestamptz,
  add column shop_unread_since timestamptz,
  add column customer_unread_since timestamptz;

update conversations talk
   set shop_name = quote.shop_name, customer_name = quote.name,
       garments = jsonb_build_array(jsonb_build_object('key', quote.garment)),
       order_id = quote.order_id,
       order_number = (select number from orders where orders.shop_id = quote.shop_id and orders.id = quote.order_id),
       last_at = quote.updated_at,
       closed_at = case when quote.state in ('declined', 'refused', 'withdrawn', 'closed') then quote.updated_at end
  from quotes quote
 where quote.shop_id = talk.shop_id and quote.id = talk.quote_id;

alter table conversations
  alter column shop_name set not null,
  alter column customer_name set not null,
  alter column last_at set not null;
create unique index conversations_of_order on conversations (shop_id, order_id, account_id) where order_id is not null;
drop index conversations_of_account;
create index conversations_of_account on conversations (account_id, last_at desc, id desc);
create index conversations_of_shop on conversations (shop_id, last_at desc, id desc);

comment on column conversations.garments is 'Json<{ key: string; name?: string }[]>';
comment on column conversations.closed_at is 'Nobody writes any more: its quote came to nothing.';
comment on column conversations.shop_unread_since is 'When the customer first wrote what the shop has not read; it is told of it once.';
comment on column conversations.customer_unread_since is 'When the shop first wrote what the customer has not read.';

alter table conversation_messages
  add column photo_id uuid,
  add foreign key (shop_id, photo_id) references files (shop_id, id);
create index conversation_messages_photo on conversation_messages (shop_id, photo_id) where photo_id is not null;
create index conversation_messages_of_account on conversation_messages (account_id) where read_at is null and from_shop;
create index conversation_messages_of_shop on conversation_messages (shop_id) where read_at is null and not from_shop;

-- Whose an order of the asking shop is: the accounts that see it among their own, who placed it first.
create policy finding on account_orders for select to current_user using (true);
create policy finding on account_phones for select to current_user using (true);
create index account_phones_by_phone on account_phones (phone);
create function accounts_of_order(asked uuid) returns table (account_id uuid)
language sql stable security definer set search_path from current as $$
  select own.account_id
    from (
      select a.account_id, 0 as rank, a.added_at as since
        from account_orders a
       where a.order_shop_id = app_shop_id() and a.order_id = asked
      union all
      select p.account_id, 1, p.proven_at
        from orders o
        join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
        join account_phones p on p.phone = c.phone
       where o.shop_id = app_shop_id() and o.id = asked
    ) own
   group by own.account_id
   order by min(own.rank), min(own.since), own.account_id
$$;
