-- Notifications: what a shop tells its customers of their orders, and its own people of the day. Each message is a row before it is sent;
-- what it tells of may be told once. What waits to be thought about is written by the database with the change itself.

create table notification_settings (
  shop_id uuid not null references shops (id),
  email_enabled boolean not null default true,
  sms_enabled boolean not null default true,
  whatsapp_enabled boolean not null default true,
  push_enabled boolean not null default false,
  link_enabled boolean not null default true,
  order_confirmation boolean not null default true,
  trial_reminder boolean not null default true,
  order_ready boolean not null default true,
  order_delayed boolean not null default true,
  payment_reminder boolean not null default true,
  uncollected boolean not null default true,
  customer_birthday boolean not null default false,
  daily_report boolean not null default true,
  weekly_report boolean not null default true,
  quiet_from integer not null default 1260 check (quiet_from between 0 and 1439),
  quiet_to integer not null default 480 check (quiet_to between 0 and 1439),
  payment_days integer not null default 7 check (payment_days between 1 and 90),
  uncollected_days integer not null default 7 check (uncollected_days between 1 and 90),
  primary key (shop_id)
);
comment on column notification_settings.quiet_from is 'Minutes of the shop''s clock; nothing is sent from here to quiet_to.';

create table notification_templates (
  shop_id uuid not null references shops (id),
  id uuid not null,
  event text not null,
  language text not null check (language in ('en', 'hi', 'pa')),
  subject text not null,
  message text not null,
  is_active boolean not null default true,
  whatsapp_template text,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, event, language)
);
comment on table notification_templates is 'Those a shop has changed; until then the usual words count.';
comment on column notification_templates.whatsapp_template is 'The name under which WhatsApp has approved these words.';

create table customer_messaging (
  shop_id uuid not null,
  customer_id uuid not null,
  consent text not null default 'unasked' check (consent in ('unasked', 'given', 'withdrawn')),
  consent_at timestamptz,
  consent_by text check (consent_by in ('shop', 'customer')),
  prefers text check (prefers in ('email', 'sms', 'whatsapp')),
  birthday text check (birthday ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  token text not null,
  primary key (shop_id, customer_id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create unique index customer_messaging_token on customer_messaging (token);
create index customer_messaging_birthday on customer_messaging (shop_id, birthday) where birthday is not null;
comment on column customer_messaging.birthday is 'Month and day, MM-DD.';
comment on column customer_messaging.token is 'The secret of the page on which the customer says no, or yes again.';

create table notifications (
  shop_id uuid not null references shops (id),
  id uuid not null,
  event text not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'push', 'link')),
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed', 'opened')),
  occasion text,
  recipient text not null,
  recipient_name text not null default '',
  customer_id uuid,
  order_id uuid,
  member_id uuid,
  language text not null check (language in ('en', 'hi', 'pa')),
  subject text not null default '',
  message text not null,
  holes jsonb not null default '[]',
  whatsapp_template text,
  error text,
  attempts integer not null default 0,
  claimed_at timestamptz,
  provider_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((status = 'failed') = (error is not null))
);
create unique index notifications_once on notifications (shop_id, event, occasion) where occasion is not null;
create index notifications_newest on notifications (shop_id, created_at desc, id desc);
create index notifications_by_status on notifications (shop_id, status, created_at desc, id desc);
create index notifications_of_customer on notifications (shop_id, customer_id) where customer_id is not null;
create index notifications_of_order on notifications (shop_id, order_id) where order_id is not null;
comment on column notifications.occasion is 'What it tells of: told once, whoever asks again. Of a test and of one sent by hand, none.';
comment on column notifications.holes is 'Json<string[]>';
comment on column notifications.claimed_at is 'A worker has begun to send it and has not said how it went.';
comment on column notifications.provider_id is 'What the provider calls it.';

create table push_devices (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create unique index push_devices_endpoint on push_devices (shop_id, endpoint);
create index push_devices_of_member on push_devices (shop_id, member_id);

create table inbox_reads (
  shop_id uuid not null,
  member_id uuid not null,
  item text not null,
  read_at timestamptz not null,
  primary key (shop_id, member_id, item),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
comment on column inbox_reads.item is 'The key of a line of the inbox; the lines themselves are what the shop''s tables say now.';

-- What happened and is not thought about yet. Written in the transaction of the change, so that nothing is told that was taken back, and
-- nothing forgotten that stands.
create table notification_triggers (
  shop_id uuid not null references shops (id),
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  at timestamptz not null,
  primary key (shop_id, id)
);

do $$
declare owned text;
begin
  foreach owned in array array['notification_settings', 'notification_templates', 'customer_messaging', 'notifications', 'push_devices',
    'inbox_reads', 'notification_triggers'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

create function note_event() returns trigger language plpgsql set search_path from current as $$
begin
  insert into notification_triggers (shop_id, id, kind, subject_id, at) values (new.shop_id, new.id, new.kind, new.subject_id, new.at);
  return null;
end
$$;
create trigger events_noted after insert on events for each row
  when (new.kind in ('orders.taken', 'orders.approved', 'orders.finished', 'orders.pieceMoved'))
  execute function note_event();

create function note_later_promise() returns trigger language plpgsql set search_path from current as $$
begin
  insert into notification_triggers (shop_id, id, kind, subject_id, at)
  values (new.shop_id, gen_random_uuid(), 'orders.delayed', new.id, new.updated_at);
  return null;
end
$$;
create trigger orders_delayed after update of promised_on on orders for each row
  when (new.promised_on > old.promised_on)
  execute function note_later_promise();

-- The two functions below look across all shops; as the database's owner, who may do so here and nowhere else.
create policy finding on customer_messaging for select to current_user using (true);
create policy finding on notification_triggers for select to current_user using (true);

-- What a secret address leads to: the shop and an id alone, or nothing.
create function find_messaging(given text) returns table (shop_id uuid, customer_id uuid)
language sql stable security definer set search_path from current as $$
  select m.shop_id, m.customer_id from customer_messaging m where m.token = given
$$;

-- The shops in which something waits to be thought about.
create function shops_with_news() returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  select distinct t.shop_id from notification_triggers t
$$;
