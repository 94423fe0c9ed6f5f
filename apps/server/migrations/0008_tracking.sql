-- Tracking: who may look at an order without being of the shop. A private link carries 128 random bits; a phone alone shows
-- little, and all after a one-time code sent to it.

create table tracking_codes (
  id uuid primary key,
  phone text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tracking_codes_phone on tracking_codes (phone, created_at desc);
create index tracking_codes_age on tracking_codes (created_at);
create table tracking_passes (
  token_hash bytea primary key,
  phone text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tracking_passes_age on tracking_passes (expires_at);
comment on table tracking_passes is 'After the right code: this browser may see the orders of this phone, for an hour.';

create index customers_phone_anywhere on customers (phone) where phone is not null and state <> 'merged';

do $$
declare
  owned text;
begin
  foreach owned in array array['tracking_codes', 'tracking_passes'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy crossing on %I using (app_crossing() in (''tracking'', ''housekeeping''))', owned);
  end loop;
end
$$;

-- The order behind a private link: its shop and id, or nothing.
create function find_tracked(token text) returns table (shop_id uuid, order_id uuid)
language sql stable security definer set search_path from current as $$
  select o.shop_id, o.id from orders o where o.tracking_token = token
$$;
-- The newest orders of a phone in every shop: shops and ids alone.
create function find_orders_of_phone(given text, most integer) returns table (shop_id uuid, order_id uuid)
language sql stable security definer set search_path from current as $$
  select o.shop_id, o.id
    from customers c join orders o on o.shop_id = c.shop_id and o.customer_id = c.id
   where c.phone = given and c.state <> 'merged'
   order by o.created_at desc
   limit most
$$;
