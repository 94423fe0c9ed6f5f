-- Quotes: what a customer wants sewn, asked of up to three shops; what each asks for it, version by version; what both say on the way;
-- and the order it becomes. A quote is of two sides: the shop sees it as its own, and so does the account.

create table quotes (
  shop_id uuid not null references shops (id),
  id uuid not null,
  account_id uuid not null references accounts (id),
  request_id uuid not null,
  state text not null default 'asked' check (state in ('asked', 'quoted', 'accepted', 'declined', 'refused', 'withdrawn', 'closed')),
  shop_name text not null,
  shop_slug text not null,
  currency text not null,
  name text not null,
  phone text not null,
  garment text not null,
  words text not null,
  cloth text not null check (cloth in ('own', 'shop', 'unsure')),
  needed_on date,
  budget_minor bigint check (budget_minor > 0),
  sizes jsonb,
  version integer not null default 0,
  order_id uuid,
  tracking_path text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  check ((state = 'accepted') = (order_id is not null))
);
create index quotes_of_shop on quotes (shop_id, updated_at desc, id desc);
create index quotes_of_account on quotes (account_id, updated_at desc, id desc);
create index quotes_of_request on quotes (account_id, request_id);
comment on column quotes.request_id is 'The same of all shops that were asked at once: accepting one closes the others.';
comment on column quotes.phone is 'Told to the shop once it has the order.';
comment on column quotes.sizes is 'Json<import(''@darzi/tailoring/quotes/sizes.ts'').SharedSizes>';
comment on column quotes.version is 'Of the offer that stands; 0 before the first.';

create table quote_offers (
  shop_id uuid not null,
  quote_id uuid not null,
  version integer not null check (version > 0),
  account_id uuid not null references accounts (id),
  price_minor bigint not null check (price_minor > 0),
  trial_on date,
  ready_on date not null,
  valid_until date not null,
  words text,
  member_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, quote_id, version),
  foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade,
  check (trial_on <= ready_on),
  check (valid_until <= ready_on)
);

-- What a customer and a shop write to each other: of a quote, or of an order.
create table conversations (
  shop_id uuid not null references shops (id),
  id uuid not null,
  account_id uuid not null references accounts (id),
  quote_id uuid,
  order_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, quote_id) references quotes (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  check (quote_id is not null or order_id is not null)
);
create unique index conversations_of_quote on conversations (shop_id, quote_id) where quote_id is not null;
create index conversations_of_account on conversations (account_id);

create table conversation_messages (
  shop_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  account_id uuid not null references accounts (id),
  from_shop boolean not null,
  author text not null,
  member_id uuid,
  words text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (shop_id, conversation_id, id),
  foreign key (shop_id, conversation_id) references conversations (shop_id, id) on delete cascade
);
create index conversation_messages_in_turn on conversation_messages (shop_id, conversation_id, sent_at, id);
comment on column conversation_messages.account_id is 'The customer of the conversation, whoever wrote.';
comment on column conversation_messages.read_at is 'When the other side first saw it.';

do $$
declare owned text;
begin
  foreach owned in array array['quotes', 'quote_offers', 'conversations', 'conversation_messages'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
  end loop;
end $$;
-- What was offered stands as it was offered.
revoke update, delete on quote_offers from darzi_app;

alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check
  check (source in ('counter', 'customer_form', 'tailor_form', 'collection', 'quote'));

-- The time zone of a shop, by which the days of its offers are counted: also where its customer looks.
create function zone_of_shop(shop uuid) returns text
language sql stable security definer set search_path from current as $$
  select time_zone from shops where id = shop
$$;
