-- What a quote says of money beside its price, and what an order that came of one holds both sides to: when what is due, and until
-- when a remake costs nothing.

alter table quote_offers
  add column advance_minor bigint not null default 0 check (advance_minor >= 0),
  add column trial_minor bigint not null default 0 check (trial_minor >= 0),
  add column remake_days integer not null default 0 check (remake_days between 0 and 90),
  add check (advance_minor + trial_minor <= price_minor);
comment on column quote_offers.trial_minor is 'Due at the trial; what is left of the price is due at delivery.';

create table order_terms (
  shop_id uuid not null,
  order_id uuid not null,
  price_minor bigint not null check (price_minor > 0),
  advance_minor bigint not null check (advance_minor >= 0),
  trial_minor bigint not null check (trial_minor >= 0),
  remake_days integer not null check (remake_days between 0 and 90),
  agreed_at timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  check (advance_minor + trial_minor <= price_minor)
);
comment on table order_terms is 'As they were accepted; nothing of them is changed afterwards.';
alter table order_terms enable row level security;
alter table order_terms force row level security;
create policy tenant on order_terms using (shop_id = app_shop_id());
