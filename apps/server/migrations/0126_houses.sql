-- Fashion houses: the tailors a house works with, the orders of its own that it gave them, and what both owe each other for it.
-- A row is of two sides: the house has it as its own, the partner sees it and writes its answer and how far the work is.

create table partnerships (
  shop_id uuid not null references shops (id),
  id uuid not null,
  tailor_id uuid not null references shops (id),
  house_name text not null,
  tailor_name text not null,
  state text not null default 'invited' check (state in ('invited', 'active', 'paused', 'declined', 'ended')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  tier text not null default 'standard' check (tier in ('standard', 'preferred', 'premium')),
  invited_at timestamptz not null,
  answered_at timestamptz,
  primary key (shop_id, id),
  check (shop_id <> tailor_id)
);
create unique index partnerships_one on partnerships (shop_id, tailor_id) where state in ('invited', 'active', 'paused');
create index partnerships_of_tailor on partnerships (tailor_id, invited_at desc);
comment on column partnerships.shop_id is 'The house.';
comment on column partnerships.rate_bp is 'What the house keeps of an order, in basis points.';

create table house_work (
  shop_id uuid not null references shops (id),
  id uuid not null,
  order_id uuid not null,
  partnership_id uuid not null,
  tailor_id uuid not null references shops (id),
  tailor_order_id uuid not null,
  tailor_name text not null,
  base_minor bigint not null check (base_minor >= 0),
  rate_bp integer not null,
  state text not null check (state in ('pending', 'approved', 'in_progress', 'ready', 'delivered', 'cancelled')),
  assigned_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, partnership_id) references partnerships (shop_id, id)
);
create unique index house_work_of_order on house_work (shop_id, order_id) where state <> 'cancelled';
create unique index house_work_at_tailor on house_work (tailor_id, tailor_order_id);
create index house_work_of_partner on house_work (shop_id, partnership_id, assigned_at desc);
comment on column house_work.order_id is 'Without a reference: what was owed for it outlives a book that is cleared.';
comment on column house_work.tailor_order_id is 'The order in the partner’s own book, which only the partner reads.';
comment on column house_work.base_minor is 'The price of the order when it was given.';
comment on column house_work.state is 'Of the partner’s order, as it last said.';

create table partner_entries (
  shop_id uuid not null references shops (id),
  id uuid not null,
  partnership_id uuid not null,
  tailor_id uuid not null references shops (id),
  work_id uuid,
  kind text not null check (kind in ('order', 'correction', 'payout')),
  base_minor bigint not null,
  commission_minor bigint not null,
  payable_minor bigint not null,
  currency text not null,
  on_day date not null,
  order_number integer,
  note text,
  member_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, partnership_id) references partnerships (shop_id, id),
  foreign key (shop_id, work_id) references house_work (shop_id, id),
  check ((kind = 'payout') = (work_id is null)),
  check (base_minor = commission_minor + payable_minor or kind = 'payout')
);
create index partner_entries_in_turn on partner_entries (shop_id, partnership_id, on_day, id);
create index partner_entries_of_work on partner_entries (shop_id, work_id);
comment on table partner_entries is 'Never changed: what is no longer right is put right by one more entry.';
comment on column partner_entries.payable_minor is 'What the house owes the partner for it; of a payout what it no longer owes.';

do $$
declare owned text;
begin
  foreach owned in array array['partnerships', 'house_work', 'partner_entries'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
    execute format('create policy partner on %I for select using (tailor_id = app_shop_id())', owned);
  end loop;
end $$;
create policy partner_answers on partnerships for update using (tailor_id = app_shop_id());
create policy partner_works on house_work for update using (tailor_id = app_shop_id());
revoke update, delete on partner_entries from darzi_app;
revoke delete on partnerships, house_work from darzi_app;

alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check
  check (source in ('counter', 'customer_form', 'tailor_form', 'collection', 'quote', 'house'));
