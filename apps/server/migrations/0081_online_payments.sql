-- Money paid through a gateway. The intent is written first, the gateway is asked afterwards and outside any transaction; what it
-- says is applied once, however often and in whatever order it is said.
create table online_payments (
  shop_id uuid not null references shops (id),
  id uuid not null,
  order_id uuid not null,
  gateway text not null check (gateway in ('stripe', 'razorpay')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null default 'created' check (state in ('created', 'open', 'paid', 'failed', 'expired')),
  reference text,
  url text,
  transaction_id text,
  payment_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, payment_id) references payments (shop_id, id),
  check ((state = 'paid') = (payment_id is not null))
);
create unique index online_payments_id on online_payments (id);
create index online_payments_of_order on online_payments (shop_id, order_id, created_at desc);
create unique index online_payments_entry on online_payments (shop_id, payment_id) where payment_id is not null;
comment on column online_payments.id is 'What the gateway knows it by: our own mark, sent along and returned with every event.';
comment on column online_payments.reference is 'The gateway''s name of its checkout.';
comment on column online_payments.transaction_id is 'The gateway''s name of the money, by which it is refunded.';

-- Every event of a gateway that was read, once. Of no shop: an event is known before its shop is.
create table gateway_events (
  gateway text not null,
  id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (gateway, id)
);
create index gateway_events_age on gateway_events (received_at);

-- A refund entry of the ledger whose money goes back through the gateway it came by.
create table gateway_refunds (
  shop_id uuid not null references shops (id),
  payment_id uuid not null,
  online_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (shop_id, payment_id),
  foreign key (shop_id, payment_id) references payments (shop_id, id),
  foreign key (shop_id, online_id) references online_payments (shop_id, id)
);

do $$
declare owned text;
begin
  foreach owned in array array['online_payments', 'gateway_refunds'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end $$;
-- A gateway's event names the intent; its row names the shop.
create policy finding on online_payments for select using (app_crossing() = 'gateway');
create policy finding on gateway_refunds for select using (app_crossing() = 'gateway');
alter table gateway_events enable row level security;
alter table gateway_events force row level security;
create policy crossing on gateway_events using (app_crossing() = 'gateway');
revoke delete on online_payments from darzi_app;
revoke delete on gateway_refunds from darzi_app;
