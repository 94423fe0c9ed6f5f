-- Calendar: when the shop is open and who is in, and the appointments that are made in those hours. Hours are minutes of the shop's
-- own clock; appointments are instants.

create table calendar_settings (
  shop_id uuid not null references shops (id),
  takes_bookings boolean not null default false,
  booking_token text not null,
  step_minutes integer not null default 30 check (step_minutes in (15, 20, 30, 60)),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 20160),
  horizon_days integer not null default 30 check (horizon_days between 1 and 180),
  has_own_hours boolean not null default false,
  primary key (shop_id)
);
create unique index calendar_settings_booking on calendar_settings (booking_token);
comment on column calendar_settings.booking_token is 'The secret of the page by which customers book.';
comment on column calendar_settings.has_own_hours is 'The shop has said its hours; until then the usual ones count.';

create table shop_hours (
  shop_id uuid not null references shops (id),
  weekday integer not null check (weekday between 1 and 7),
  from_minute integer not null check (from_minute between 0 and 1439),
  to_minute integer not null check (to_minute between 1 and 1440),
  primary key (shop_id, weekday, from_minute),
  check (from_minute < to_minute)
);
comment on column shop_hours.weekday is '1 is Monday.';

create table member_calendars (
  shop_id uuid not null,
  member_id uuid not null,
  takes_appointments boolean not null default true,
  is_woman boolean not null default false,
  has_own_hours boolean not null default false,
  feed_hash bytea,
  feed_made_at timestamptz,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create unique index member_calendars_feed on member_calendars (feed_hash);
comment on column member_calendars.has_own_hours is 'Otherwise the member is in whenever the shop is open.';
comment on column member_calendars.feed_hash is 'SHA-256 of the secret in the address of the member''s iCalendar feed.';

create table member_hours (
  shop_id uuid not null,
  member_id uuid not null,
  weekday integer not null check (weekday between 1 and 7),
  from_minute integer not null check (from_minute between 0 and 1439),
  to_minute integer not null check (to_minute between 1 and 1440),
  primary key (shop_id, member_id, weekday, from_minute),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check (from_minute < to_minute)
);

create table member_skills (
  shop_id uuid not null,
  member_id uuid not null,
  garment text not null,
  stage text not null,
  primary key (shop_id, member_id, garment, stage),
  foreign key (shop_id, member_id) references members (shop_id, id)
);

create table days_off (
  shop_id uuid not null references shops (id),
  id uuid not null,
  member_id uuid,
  first_on date not null,
  last_on date not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check (first_on <= last_on)
);
create index days_off_by_end on days_off (shop_id, last_on);
comment on column days_off.member_id is 'Whose holiday; of nobody: the shop is closed.';

create table appointments (
  shop_id uuid not null references shops (id),
  id uuid not null,
  kind text not null check (kind in ('fitting', 'trial', 'delivery', 'homeVisit')),
  state text not null default 'booked' check (state in ('booked', 'done', 'missed', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  member_id uuid,
  customer_id uuid,
  guest_name text,
  guest_phone text,
  order_id uuid,
  piece_id uuid,
  wants_woman boolean not null default false,
  address text,
  notes text,
  overbook_reason text,
  booked_by text not null check (booked_by in ('shop', 'customer')),
  token text not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  foreign key (shop_id, piece_id) references order_pieces (shop_id, id) on delete cascade,
  check (starts_at < ends_at),
  check (customer_id is not null or guest_name is not null)
);
create unique index appointments_token on appointments (token);
create unique index appointments_one_at_once on appointments (shop_id, member_id, starts_at)
  where state = 'booked' and overbook_reason is null;
create index appointments_by_start on appointments (shop_id, starts_at, id);
create index appointments_of_customer on appointments (shop_id, customer_id, starts_at);
create index appointments_of_order on appointments (shop_id, order_id) where order_id is not null;
comment on column appointments.overbook_reason is 'Why it stands although the time was taken, or nobody was in.';

do $$
declare owned text;
begin
  foreach owned in array array['calendar_settings', 'shop_hours', 'member_calendars', 'member_hours', 'member_skills', 'days_off',
    'appointments'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

-- What a secret address leads to: the shop and ids alone, or nothing.
create function find_appointment(given text) returns table (shop_id uuid, appointment_id uuid)
language sql stable security definer set search_path from current as $$
  select a.shop_id, a.id from appointments a where a.token = given
$$;
create function find_booking_page(given text) returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  select s.shop_id from calendar_settings s where s.booking_token = given and s.takes_bookings
$$;
create function find_calendar_feed(given bytea) returns table (shop_id uuid, member_id uuid)
language sql stable security definer set search_path from current as $$
  select c.shop_id, c.member_id from member_calendars c
    join members m on m.shop_id = c.shop_id and m.id = c.member_id and m.is_active
   where c.feed_hash = given
$$;
