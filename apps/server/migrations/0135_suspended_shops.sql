-- What the operator does to a shop: its plan by hand, an invoice marked as paid, and that it is suspended: then nobody works in it and
-- nobody finds it, and everything stays where it is. And what the operator says to everybody.

alter table shops add column suspended_at timestamptz;
alter table shops add column suspended_reason text;
alter table shops add constraint shops_suspended_check check ((suspended_at is null) = (suspended_reason is null));
comment on column shops.suspended_at is 'Nobody works in it and nobody finds it until the operator lifts that; customers still follow their orders.';
alter policy collection on shops
  using (app_crossing() = 'collection' and demo_until is null and demo_template_at is null and suspended_at is null);
-- The operator's list: newest first, by name.
create index shops_newest on shops (created_at desc, id desc);
create index shops_by_name on shops (name, id);

create table shop_acts (
  shop_id uuid not null references shops (id),
  id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  operator_name text not null,
  kind text not null check (kind in ('suspended', 'lifted', 'planChanged', 'invoicePaid')),
  reason text not null,
  subject text,
  primary key (shop_id, id)
);
create index shop_acts_newest on shop_acts (shop_id, at desc, id desc);
comment on table shop_acts is 'What operators did to a shop and why. Only ever added to.';
comment on column shop_acts.subject is 'The plan it got, or the number of the invoice.';
alter table shop_acts enable row level security;
alter table shop_acts force row level security;
create policy tenant on shop_acts for select using (shop_id = app_shop_id());
create policy operator on shop_acts using (app_operator_id() is not null) with check (account_id = app_operator_id());
revoke update, delete on shop_acts from darzi_app;

create policy operator on plan_terms for select using (app_operator_id() is not null);
create policy operator on plan_invoices for select using (app_operator_id() is not null);

-- Strangers do not find it.
alter table listings add column is_held boolean not null default false;
comment on column listings.is_held is 'Of a shop that is suspended: kept by the trigger of its shop.';
create or replace function fill_listing() returns trigger language plpgsql as $$
begin
  select s.name, p.city, s.currency, s.is_demo, s.suspended_at is not null,
         lower(concat_ws(' ', s.name, p.city, p.state, array_to_string(p.specialties, ' ')))
    into new.name, new.city, new.currency, new.is_demo, new.is_held, new.search_text
    from shops s left join shop_profiles p on p.shop_id = s.id
   where s.id = new.shop_id;
  return new;
end
$$;
drop trigger refill_listing on shops;
create trigger refill_listing after update of name, currency, suspended_at on shops for each row
  when (old.name is distinct from new.name or old.currency is distinct from new.currency
        or old.suspended_at is distinct from new.suspended_at)
  execute function refill_listing_of_shop();

do $$
declare
  said text := pg_get_functiondef('find_listings(jsonb, text, double precision, uuid, integer)'::regprocedure);
  start constant text := 'found text := ''l.is_listed''';
begin
  if position(start in said) = 0 then
    raise exception 'find_listings reads differently now';
  end if;
  execute replace(said, start, 'found text := ''l.is_listed and not l.is_held''');
end $$;

create or replace function find_listing(given text) returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  select l.shop_id from listings l where l.slug = given and l.is_listed and not l.is_held
$$;

create or replace function listed_slugs(most integer) returns table (slug text)
language sql stable security definer set search_path from current as $$
  select l.slug from listings l where l.is_listed and not l.is_held and not l.is_demo order by l.rank desc, l.shop_id desc limit most
$$;

create or replace function find_form_shop(asked uuid) returns uuid
language sql stable security definer set search_path from current as $$
  select id from shops
   where id = coalesce(asked, (select shop_id from counter_settings where is_default_shop)) and closed_at is null and suspended_at is null
$$;

create or replace function find_booking_page(given text) returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  select c.shop_id from calendar_settings c join shops s on s.id = c.shop_id
   where c.booking_token = given and c.takes_bookings and s.suspended_at is null
$$;

create or replace function find_shops(words text[], digits text, most integer)
returns table (id uuid, name text, phone text, address text, is_demo boolean)
language sql stable security definer set search_path from current as $$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where s.closed_at is null and s.suspended_at is null and s.demo_until is null and s.demo_template_at is null and case
     when digits <> '' then regexp_replace(coalesce(s.phone, ''), '\D', '', 'g') like '%' || right(digits, 9)
     else lower(s.name || ' ' || coalesce(s.address, '')) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
     end
   order by s.is_demo, s.name, s.id
   limit most
$$;

-- Whether the shop that a job works in is suspended: what it would say to customers waits.
create function is_suspended() returns boolean language sql stable as $$
  select coalesce((select s.suspended_at is not null from shops s where s.id = app_shop_id()), false)
$$;

-- The session says why nobody works in its shop; open_operator() reads the columns it names.
drop function open_request(bytea, text);
create function open_request(given_hash bytea, side text)
returns table (session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text,
  member_name text, time_zone text, country text, currency text, suspended_reason text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  session record;
begin
  -- set here and not by the function's own SET clause, which only a superuser may write for a name of ours
  perform set_config('app.crossing', 'session', true);
  select s.id, s.account_id, s.last_seen_at, a.role, a.language, m.shop_id, m.id as member_id, m.role as member_role, m.name,
         h.time_zone, h.country, h.currency, h.suspended_reason
    into session
    from sessions s
    join accounts a on a.id = s.account_id
    left join members m on m.shop_id = s.shop_id and m.account_id = s.account_id and m.is_active
    left join shops h on h.id = m.shop_id
   where s.token_hash = given_hash and s.expires_at > now() and s.last_seen_at > now() - interval '14 days';
  if found and session.last_seen_at < now() - interval '5 minutes' then
    update sessions set last_seen_at = now() where id = session.id;
  end if;
  perform set_config('app.crossing', '', true);
  if session.id is null then
    return;
  end if;
  if side = 'shop' then
    perform set_config('app.shop_id', coalesce(session.shop_id::text, ''), true);
  else
    perform set_config('app.user_id', session.account_id::text, true);
  end if;
  return query select session.id, session.account_id, session.role, session.language, session.shop_id, session.member_id,
    session.member_role, session.name, session.time_zone, session.country, session.currency, session.suspended_reason;
end
$$;

create table banners (
  id uuid primary key,
  words jsonb not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid not null,
  check (begins_at < ends_at)
);
create index banners_by_end on banners (ends_at desc, id desc);
comment on table banners is 'What everybody is told on every screen while it holds, of two that of the later beginning.';
comment on column banners.words is 'Json<Record<''en'' | ''hi'' | ''pa'', string>>';
alter table banners enable row level security;
alter table banners force row level security;
create policy operator on banners using (app_operator_id() is not null) with check (app_operator_id() is not null);
create policy finding on banners for select to current_user using (true);
revoke delete on banners from darzi_app;

create function standing_banner(at timestamptz) returns table (id uuid, words jsonb, ends_at timestamptz)
language sql stable security definer set search_path from current as $$
  select b.id, b.words, b.ends_at from banners b where b.begins_at <= at and b.ends_at > at order by b.begins_at desc, b.id desc limit 1
$$;
