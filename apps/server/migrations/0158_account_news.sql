-- How an account is told when it is away: what it does not want to be told and by which way, and the browsers that are pushed to.

create table account_muted (
  account_id uuid not null references accounts (id),
  event text not null check (event in ('messages', 'quotes', 'orders')),
  way text not null check (way in ('email', 'push')),
  primary key (account_id, event, way)
);
comment on table account_muted is 'What is not here is told.';

create table account_devices (
  account_id uuid not null references accounts (id),
  id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index account_devices_endpoint on account_devices (account_id, endpoint);

do $$
declare owned text;
begin
  foreach owned in array array['account_muted', 'account_devices'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
    -- Whoever tells an account something works in the other side's transaction.
    execute format('create policy crossing on %I using (app_crossing() = ''sign_in'')', owned);
  end loop;
end
$$;

alter table conversations
  add column shop_told_of timestamptz,
  add column customer_told_of timestamptz;
comment on column conversations.shop_told_of is 'The shop_unread_since it was told of: of one stretch of unread lines it is told once.';
