-- Private demo shops: each is a copy of one prepared shop, belongs to one visitor and is gone after a day. Nothing of them is found
-- from outside.

alter table shops add column demo_until timestamptz;
alter table shops add column demo_template_at timestamptz;
comment on column shops.demo_until is 'A visitor''s own demo: it is taken away then.';
comment on column shops.demo_template_at is 'The shop that demos are copies of, and when it was made: days in a copy are moved on by its age.';
create index shops_demo_until on shops (demo_until) where demo_until is not null;
create unique index shops_demo_template on shops ((true)) where demo_template_at is not null;

alter policy collection on shops
  using (app_crossing() = 'collection' and demo_until is null and demo_template_at is null);

create or replace function find_shops(words text[], digits text, most integer)
returns table (id uuid, name text, phone text, address text, is_demo boolean)
language sql stable security definer set search_path from current as $$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where s.closed_at is null and s.demo_until is null and s.demo_template_at is null and case
     when digits <> '' then regexp_replace(coalesce(s.phone, ''), '\D', '', 'g') like '%' || right(digits, 9)
     else lower(s.name || ' ' || coalesce(s.address, '')) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
     end
   order by s.is_demo, s.name, s.id
   limit most
$$;

create or replace function find_orders_of_phone(given text, most integer) returns table (shop_id uuid, order_id uuid)
language sql stable security definer set search_path from current as $$
  with recursive records as (
    select c.shop_id, c.id, c.merged_into from customers c where c.phone = given
    union
    select c.shop_id, c.id, c.merged_into
      from records r join customers c on c.shop_id = r.shop_id and c.id = r.merged_into
  )
  select o.shop_id, o.id
    from records r join orders o on o.shop_id = r.shop_id and o.customer_id = r.id
   where r.merged_into is null
     and not exists (select from shops s where s.id = o.shop_id and (s.demo_until is not null or s.demo_template_at is not null))
   order by o.created_at desc
   limit most
$$;

create function demo_template() returns uuid
language sql stable security definer set search_path from current as $$
  select id from shops where demo_template_at is not null
$$;

create function standing_demos() returns bigint
language sql stable security definer set search_path from current as $$
  select count(*) from shops where demo_until is not null
$$;

create function ended_demos(at timestamptz, most integer) returns setof uuid
language sql stable security definer set search_path from current as $$
  select id from shops where demo_until <= at order by demo_until, id limit most
$$;

-- Makes `copy` out of the shop `source`: its own row, then the rows of these tables, each after those it refers to. The owner's
-- account becomes `owner`, those of the staff what `others` says, secret links become fresh ones, days move on by the age of a template. A template is made with `until` left out.
create function copy_shop(source uuid, copy uuid, owner uuid, others jsonb, at timestamptz, until timestamptz, tables text[])
returns bigint language plpgsql security definer set search_path from current as $$
declare
  shop jsonb;
  accounts jsonb;
  named text;
  moved text;
  given jsonb;
  days integer;
  done bigint := 0;
begin
  perform set_config('app.shop_id', source::text, true);
  select to_jsonb(s) into shop from shops s where s.id = source and s.is_demo;
  if shop is null then
    raise exception 'only a demo is copied';
  end if;
  days := coalesce(at::date - (shop ->> 'demo_template_at')::timestamptz::date, 0);
  select jsonb_object_agg(m.account_id, case when m.role = 'owner' then owner else coalesce((others ->> m.account_id::text)::uuid, m.account_id) end) into accounts
    from members m where m.shop_id = source;
  perform set_config('app.crossing', 'sign_in', true);
  insert into shops select (jsonb_populate_record(null::shops, shop || jsonb_build_object(
    'id', copy, 'demo_until', until, 'demo_template_at', case when until is null then at end, 'set_up_at', at,
    'sample_customer_id', null, 'sample_order_id', null))).*;
  perform set_config('app.crossing', '', true);
  perform set_config('app.restoring', 'on', true);
  set constraints all deferred;
  foreach named in array tables loop
    select coalesce(string_agg(format('%L, t.%I + %s', a.attname, a.attname,
             case when a.atttypid = 'date'::regtype then days::text else format('make_interval(days => %s)', days) end), ', '), '')
      into moved from pg_attribute a
     where a.attrelid = format('public.%I', named)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.atttypid in ('date'::regtype, 'timestamptz'::regtype);
    execute format('select jsonb_agg(to_jsonb(t) || jsonb_build_object(%s)) from %I t where t.shop_id = $1', moved, named)
      into given using source;
    continue when given is null;
    perform set_config('app.shop_id', copy::text, true);
    done := done + restore_rows(named, given, accounts, false);
    perform set_config('app.shop_id', source::text, true);
  end loop;
  set constraints all immediate;
  perform set_config('app.restoring', '', true);
  perform set_config('app.shop_id', '', true);
  return done;
end $$;

-- Takes a visitor's demo away with all its rows and its account, once its time has come.
create function drop_demo(gone uuid, at timestamptz, tables text[]) returns void
language plpgsql security definer set search_path from current as $$
declare
  visitor uuid;
  named text;
begin
  if not exists (select from shops where id = gone and demo_until <= at) then
    return;
  end if;
  perform set_config('app.shop_id', gone::text, true);
  select account_id into visitor from members where shop_id = gone and role = 'owner';
  perform set_config('app.restoring', 'on', true);
  set constraints all deferred;
  foreach named in array tables loop
    execute format('delete from %I where shop_id = $1', named) using gone;
  end loop;
  set constraints all immediate;
  perform set_config('app.restoring', '', true);
  delete from shops where id = gone;
  perform set_config('app.crossing', 'sign_in', true);
  delete from sessions where account_id = visitor;
  delete from known_devices where account_id = visitor;
  delete from accounts where id = visitor;
  perform set_config('app.crossing', '', true);
  perform set_config('app.shop_id', '', true);
end $$;

revoke execute on function demo_template(), standing_demos(), ended_demos(timestamptz, integer),
  copy_shop(uuid, uuid, uuid, jsonb, timestamptz, timestamptz, text[]), drop_demo(uuid, timestamptz, text[]) from public;
grant execute on function demo_template(), standing_demos(), ended_demos(timestamptz, integer),
  copy_shop(uuid, uuid, uuid, jsonb, timestamptz, timestamptz, text[]), drop_demo(uuid, timestamptz, text[]) to darzi_app;
