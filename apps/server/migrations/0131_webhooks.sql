-- Addresses a shop is told at when something happens in it, and every telling: sent in the order of its time until it is answered.

create table webhooks (
  shop_id uuid not null references shops (id),
  id uuid not null,
  url text not null,
  secret text not null,
  types text[] not null check (cardinality(types) > 0),
  kinds text[] not null check (cardinality(kinds) > 0),
  state text not null default 'active' check (state in ('active', 'paused', 'stopped')),
  failing_since timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index webhooks_telling on webhooks (shop_id) where state = 'active';
comment on column webhooks.types is 'What the shop chose to be told of.';
comment on column webhooks.kinds is 'The kinds of events that are of these types.';
comment on column webhooks.state is 'Paused by the shop, or stopped because nobody answered for days.';
comment on column webhooks.failing_since is 'The first of the tries that all failed.';

create table webhook_deliveries (
  shop_id uuid not null references shops (id),
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_at timestamptz,
  claimed_until timestamptz,
  tried_at timestamptz,
  answer_code integer,
  answer text,
  failure text,
  took_ms integer,
  primary key (shop_id, id),
  foreign key (shop_id, webhook_id) references webhooks (shop_id, id) on delete cascade,
  check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_newest on webhook_deliveries (shop_id, webhook_id, at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (shop_id, at);
comment on column webhook_deliveries.event_id is 'The same on every telling of one event, so that its reader can leave out repeats.';
comment on column webhook_deliveries.claimed_until is 'A process is sending it; after that it is sent again.';

do $$
declare owned text;
begin
  foreach owned in array array['webhooks', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
    execute format('create policy finding on %I for select to current_user using (true)', owned);
  end loop;
end $$;

-- In the transaction of the event: what is taken back is never told, and what stands is never forgotten.
create function note_for_webhooks() returns trigger language plpgsql set search_path from current as $$
begin
  insert into webhook_deliveries (shop_id, id, webhook_id, event_id, kind, subject_id, at, next_at)
  select new.shop_id, gen_random_uuid(), w.id, new.id, new.kind, new.subject_id, new.at, new.at
    from webhooks w
   where w.shop_id = new.shop_id and w.state = 'active' and new.kind = any (w.kinds);
  return null;
end
$$;
-- A book that is restored or copied tells nobody what happened long ago.
create trigger events_for_webhooks after insert on events for each row
  when (not app_restoring())
  execute function note_for_webhooks();

-- What is to be sent now, across all shops, a few of each address: one that answers slowly keeps no other waiting.
create function due_webhook_deliveries(now_at timestamptz, most integer, most_of_one integer)
returns table (shop_id uuid, id uuid)
language sql stable security definer set search_path from current as $$
  select due.shop_id, due.id from (
    select d.shop_id, d.id, d.next_at, row_number() over (partition by d.webhook_id order by d.next_at, d.at, d.id) as turn
      from webhook_deliveries d join webhooks w on w.shop_id = d.shop_id and w.id = d.webhook_id
     where d.state = 'waiting' and d.next_at <= now_at and (d.claimed_until is null or d.claimed_until < now_at)
       and w.state = 'active'
  ) due
  where due.turn <= most_of_one
  order by due.next_at, due.id
  limit most
$$;
