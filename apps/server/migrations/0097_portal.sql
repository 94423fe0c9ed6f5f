-- The customer's portal: which orders and appointments an account may see, in whichever shop they are. An order is an account's because
-- it was placed by it, because whoever holds its private link put it there, or because it is of a phone the account has proven.

create table account_orders (
  account_id uuid not null references accounts (id) on delete cascade,
  order_shop_id uuid not null,
  order_id uuid not null,
  sees_all boolean not null,
  added_at timestamptz not null,
  primary key (account_id, order_shop_id, order_id),
  foreign key (order_shop_id, order_id) references orders (shop_id, id) on delete cascade
);
create index account_orders_of_order on account_orders (order_shop_id, order_id);

comment on column account_orders.sees_all is 'Also its private link. Not of an order placed under a phone a shop knew already: sizes of somebody else may stand there.';

create table account_appointments (
  account_id uuid not null references accounts (id) on delete cascade,
  appointment_shop_id uuid not null,
  appointment_id uuid not null,
  added_at timestamptz not null,
  primary key (account_id, appointment_shop_id, appointment_id),
  foreign key (appointment_shop_id, appointment_id) references appointments (shop_id, id) on delete cascade
);
create index account_appointments_of on account_appointments (appointment_shop_id, appointment_id);

create table account_phones (
  account_id uuid not null references accounts (id) on delete cascade,
  phone text not null,
  proven_at timestamptz not null,
  primary key (account_id, phone)
);
comment on table account_phones is 'Phones whose one-time code the account has typed in: what shops keep under them is shown to it.';

do $$
declare owned text;
begin
  foreach owned in array array['account_orders', 'account_appointments', 'account_phones'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
  end loop;
end
$$;

create policy finding on appointments for select to current_user using (true);
create index appointments_guest_phone on appointments (guest_phone) where guest_phone is not null;

-- What the asking account may see: shops and ids alone, the newest first. It names no account: it is whose request this is.
create function find_own_orders(most integer) returns table (shop_id uuid, order_id uuid, sees_all boolean)
language sql stable security definer set search_path from current as $$
  select o.shop_id, o.id, bool_or(own.sees_all)
    from (
      select a.order_shop_id as shop_id, a.order_id as id, a.sees_all from account_orders a
       where a.account_id = app_user_id()
      union all
      select o.shop_id, o.id, true
        from account_phones p
        join customers c on c.phone = p.phone and c.state <> 'merged'
        join orders o on o.shop_id = c.shop_id and o.customer_id = c.id
       where p.account_id = app_user_id()
    ) own join orders o on o.shop_id = own.shop_id and o.id = own.id
   group by o.shop_id, o.id
   order by o.created_at desc, o.id desc
   limit most
$$;
create function find_own_appointments(most integer) returns table (shop_id uuid, appointment_id uuid)
language sql stable security definer set search_path from current as $$
  select made.shop_id, made.id
    from (
      select a.appointment_shop_id as shop_id, a.appointment_id as id from account_appointments a
       where a.account_id = app_user_id()
      union
      select made.shop_id, made.id
        from account_orders a
        join appointments made on made.shop_id = a.order_shop_id and made.order_id = a.order_id
       where a.account_id = app_user_id() and a.sees_all
      union
      select made.shop_id, made.id
        from account_phones p
        join customers c on c.phone = p.phone
        join appointments made on made.shop_id = c.shop_id and made.customer_id = c.id
       where p.account_id = app_user_id()
      union
      select made.shop_id, made.id
        from account_phones p join appointments made on made.guest_phone = p.phone
       where p.account_id = app_user_id()
    ) own join appointments made on made.shop_id = own.shop_id and made.id = own.id
   order by made.starts_at desc, made.id desc
   limit most
$$;
