-- The cart of an account, and what was ordered of it at once.

create table cart_lines (
  account_id uuid not null references accounts (id),
  id uuid not null,
  item_id uuid not null,
  size text,
  is_made_to_measure boolean not null,
  colour text not null,
  styles jsonb not null default '[]',
  count integer not null check (count > 0),
  name text not null,
  price_minor bigint not null,
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  updated_at timestamptz not null,
  primary key (account_id, id)
);
comment on table cart_lines is 'Names a garment that may be gone: what a person meant to buy stays theirs to see and to take out.';
comment on column cart_lines.price_minor is 'What it cost when it was put in.';
comment on column cart_lines.styles is 'Json<{ group: string; option: string }[]>';
alter table cart_lines enable row level security;
alter table cart_lines force row level security;
create policy own on cart_lines using (account_id = app_user_id());

create table cart_checkouts (
  account_id uuid not null references accounts (id),
  id uuid not null,
  sent_hash bytea not null,
  orders jsonb,
  created_at timestamptz not null,
  primary key (account_id, id)
);
comment on table cart_checkouts is 'A sending of the cart, so that the same again answers the same orders.';
comment on column cart_checkouts.orders is 'Json<import(''@darzi/contract/cart.ts'').CartOrder[]>';
alter table cart_checkouts enable row level security;
alter table cart_checkouts force row level security;
create policy own on cart_checkouts using (account_id = app_user_id());

alter table orders add column pays text check (pays in ('online', 'onDelivery'));
comment on column orders.pays is 'How the customer chose to pay, where they were asked.';
