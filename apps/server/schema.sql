-- What the migrations make, printed by `npm run schema`. To be read, never edited or run: write a migration.

create extension btree_gin;
create extension pg_trgm;

create type customer_change as (
  shop_id uuid,
  state text,
  last_order_key date,
  orders_count integer,
  spent_minor bigint,
  without_phone boolean,
  tags text[],
  sign integer
);

CREATE OR REPLACE FUNCTION public.accounts_of(target text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(distinct a.attname::text), '{}')
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
   where f.contype = 'f' and f.conrelid = format('public.%I', target)::regclass and f.confrelid = 'public.accounts'::regclass
$function$;

CREATE OR REPLACE FUNCTION public.accounts_of_order(asked uuid)
 RETURNS TABLE(account_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
#variable_conflict use_column
begin
  return query
    select own.account_id
      from (
        select a.account_id, 0 as rank, a.added_at as since
          from account_orders a
         where a.order_shop_id = app_shop_id() and a.order_id = asked
        union all
        select p.account_id, 1, p.proven_at
          from orders o
          join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
          join account_phones p on p.phone = c.phone
         where o.shop_id = app_shop_id() and o.id = asked
      ) own
     group by own.account_id
     order by min(own.rank), min(own.since), own.account_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.app_crossing()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.crossing'::text, true), ''::text);

CREATE OR REPLACE FUNCTION public.app_operator_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.operator_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.app_restoring()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('app.restoring'::text, true), ''::text) = 'on'::text);

CREATE OR REPLACE FUNCTION public.app_scope()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(('operator:'::text || app_operator_id()), ('shop:'::text || app_shop_id()), ('user:'::text || app_user_id()), 'public'::text);

CREATE OR REPLACE FUNCTION public.app_shop_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.shop_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.app_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.choose_default_shop(chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if chosen is not null and not exists (select from shops where id = chosen) then
    return false;
  end if;
  update counter_settings set is_default_shop = false where is_default_shop and shop_id is distinct from chosen;
  if chosen is not null then
    insert into counter_settings (shop_id, is_default_shop) values (chosen, true)
    on conflict (shop_id) do update set is_default_shop = true where not counter_settings.is_default_shop;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.copy_shop(source uuid, copy uuid, owner uuid, others jsonb, at timestamp with time zone, until timestamp with time zone, tables text[])
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.count_front_slugs()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select count(*)::integer from fronts f join shops s on s.id = f.shop_id
   where f.is_published and s.kind = 'house' and not s.is_demo and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
$function$;

CREATE OR REPLACE FUNCTION public.count_listed_slugs()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select count(*)::integer from listings l where l.is_listed and not l.is_held and not l.is_demo
$function$;

CREATE OR REPLACE FUNCTION public.count_listing(shop uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update listings l set kept = f.kept, late = f.late, made = f.made, reworked = f.reworked
    from (select coalesce(sum(times) filter (where figure = 'promised' and key = 'kept'), 0)::bigint as kept,
                 coalesce(sum(times) filter (where figure = 'promised' and key = 'late'), 0)::bigint as late,
                 coalesce(sum(times) filter (where figure = 'made'), 0)::bigint as made,
                 coalesce(sum(amount) filter (where figure = 'rework'), 0)::bigint as reworked
            from day_figures
           where shop_id = shop and figure in ('promised', 'made', 'rework') and day >= current_date - 365) f
   where l.shop_id = shop
     and (l.kept, l.late, l.made, l.reworked) is distinct from (f.kept, f.late, f.made, f.reworked)
$function$;

CREATE OR REPLACE FUNCTION public.count_rows(target text, beyond text[] DEFAULT '{}'::text[])
 RETURNS TABLE(records bigint, digest text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
AS $function$
begin
  return query execute format($sql$
    select count(*), encode(sha256(coalesce(string_agg(said, '' order by said collate "C"), '')::bytea), 'hex')
      from (select encode(sha256(convert_to((to_jsonb(t) - %L::text[])::text, 'UTF8')), 'hex') as said
              from %I t where shop_id = app_shop_id() %s) rows $sql$,
    array['shop_id'] || links_of(target) || accounts_of(target), target,
    case when cardinality(beyond) > 0 then format('and id::text <> all (%L::text[])', beyond) end);
end $function$;

CREATE OR REPLACE FUNCTION public.count_stars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  shop uuid := coalesce(new.shop_id, old.shop_id);
begin
  insert into listings (shop_id, reviews, stars)
  select shop, count(*)::integer, coalesce(sum(r.stars), 0)::integer
    from reviews r where r.shop_id = shop and r.hidden_at is null
  on conflict (shop_id) do update set reviews = excluded.reviews, stars = excluded.stars;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.customers_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tally_customers(array(select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null,
    tags, -1)::customer_change from removed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.customers_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tally_customers(array(select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null,
    tags, 1)::customer_change from added));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.customers_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tally_customers(array(
    select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null, tags, 1)::customer_change from added
    union all
    select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null, tags, -1)::customer_change from removed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.demo_template()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id from shops where demo_template_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.discard_sample()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  shop uuid := app_shop_id();
  customer uuid;
  gone uuid[];
  gone_pieces uuid[];
  gone_people uuid[];
  gone_records uuid[];
begin
  select sample_customer_id into customer from shops where id = shop for update;
  if customer is null then
    return null;
  end if;
  perform from shop_counters where shop_id = shop order by name for update;
  update shops set sample_customer_id = null, sample_order_id = null where id = shop;
  gone := array(select id from orders where shop_id = shop and customer_id = customer);
  gone_pieces := array(select id from order_pieces where shop_id = shop and order_id = any (gone));
  gone_people := array(select id from persons where shop_id = shop and customer_id = customer);
  gone_records := array(select id from measurement_records where shop_id = shop and person_id = any (gone_people));

  insert into stock_movements (shop_id, id, item_id, kind, quantity_milli, at)
  select shop, gen_random_uuid(), item_id, 'returned', -sum(quantity_milli), now()
    from stock_movements where shop_id = shop and piece_id = any (gone_pieces)
   group by item_id having sum(quantity_milli) < 0 order by item_id;
  update stock_movements set piece_id = null where shop_id = shop and piece_id = any (gone_pieces);

  delete from payments where shop_id = shop and order_id = any (gone) and reverses is not null;
  delete from payments where shop_id = shop and order_id = any (gone);
  delete from order_photos where shop_id = shop and order_id = any (gone);
  delete from order_steps where shop_id = shop and order_id = any (gone);
  delete from order_pieces where shop_id = shop and order_id = any (gone);
  delete from orders where shop_id = shop and id = any (gone);
  delete from measurement_values where shop_id = shop and record_id = any (gone_records);
  delete from measurement_records where shop_id = shop and id = any (gone_records);
  delete from persons where shop_id = shop and id = any (gone_people);
  delete from customer_notes where shop_id = shop and customer_id = customer;
  delete from customers where shop_id = shop and id = customer;
  delete from events where shop_id = shop and subject_id = any (gone || gone_people || customer);

  update measurement_tallies
     set records = (select count(*) from measurement_records where shop_id = shop),
         people = (select count(distinct person_id) from measurement_records where shop_id = shop)
   where shop_id = shop and cardinality(gone_records) > 0;
  update shop_counters set last = coalesce((select max(number) from orders where shop_id = shop), 0)
   where shop_id = shop and name = 'orders';
  update shop_counters set last = coalesce((select max(number) from customers where shop_id = shop), 0)
   where shop_id = shop and name = 'customers';
  return cardinality(gone);
end
$function$;

CREATE OR REPLACE FUNCTION public.drop_demo(gone uuid, at timestamp with time zone, tables text[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  visitor uuid;
  named text;
begin
  if not exists (select from shops where id = gone and demo_until <= at) then
    return null;
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
  delete from account_orders where order_shop_id = gone;
  delete from account_order_news where order_shop_id = gone;
  delete from account_appointments where appointment_shop_id = gone;
  delete from body_scan_sendings where to_shop = gone;
  delete from passports where to_shop = gone;
  perform set_config('app.crossing', 'sign_in', true);
  update sessions set shop_id = null where shop_id = gone;
  delete from shops where id = gone;
  perform set_config('app.user_id', visitor::text, true);
  -- What an account has of its own names it, and no shop.
  for named in
    select f.conrelid::regclass::text from pg_constraint f
     where f.contype = 'f' and f.confrelid = 'accounts'::regclass
       and exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'account_id' and a.attnum = any (f.conkey))
       and (f.conrelid = 'sessions'::regclass
         or not exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'shop_id' and not a.attisdropped))
  loop
    execute format('delete from %s where account_id = $1', named) using visitor;
  end loop;
  begin
    delete from accounts where id = visitor;
    visitor := null;
  exception when foreign_key_violation then
    null;
  end;
  perform set_config('app.user_id', '', true);
  perform set_config('app.crossing', '', true);
  perform set_config('app.shop_id', '', true);
  return visitor;
end $function$;

CREATE OR REPLACE FUNCTION public.due_webhook_deliveries(now_at timestamp with time zone, most integer, most_of_one integer, plans text[])
 RETURNS TABLE(shop_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select due.shop_id, due.id from (
    select d.shop_id, d.id, d.next_at, row_number() over (partition by d.webhook_id order by d.next_at, d.at, d.id) as turn
      from webhook_deliveries d
      join webhooks w on w.shop_id = d.shop_id and w.id = d.webhook_id
      join shops s on s.id = d.shop_id
     where d.state = 'waiting' and d.next_at <= now_at and (d.claimed_until is null or d.claimed_until < now_at)
       and w.state = 'active' and s.suspended_at is null and s.closed_at is null and not s.is_demo and s.plan = any (plans)
  ) due
  where due.turn <= most_of_one
  order by due.next_at, due.id
  limit most
$function$;

CREATE OR REPLACE FUNCTION public.empty_table(target text, staying text[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  referred text;
  stay uuid[];
begin
  perform require_restoring(target);
  select string_agg(format('exists (select from %s k where k.shop_id = t.shop_id and k.%I = t.id)', f.conrelid::regclass, a.attname), ' or ')
    into referred
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname <> 'shop_id'
   where f.contype = 'f' and f.confrelid = format('public.%I', target)::regclass and f.conrelid::regclass::text = any (staying);
  if referred is null then
    execute format('delete from %I where shop_id = app_shop_id()', target);
    return '{}';
  end if;
  execute format('select coalesce(array_agg(t.id), ''{}'') from %I t where t.shop_id = app_shop_id() and (%s)', target, referred) into stay;
  execute format('delete from %I where shop_id = app_shop_id() and id <> all ($1)', target) using stay;
  return stay;
end $function$;

CREATE OR REPLACE FUNCTION public.end_pushes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from account_devices where session_id = old.id or (session_id is null and account_id = old.account_id);
  delete from push_devices where session_id = old.id;
  delete from push_devices d using members m
   where d.session_id is null and m.shop_id = d.shop_id and m.id = d.member_id and m.account_id = old.account_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.ended_demos(at timestamp with time zone, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id from shops where demo_until <= at order by demo_until, id limit most
$function$;

CREATE OR REPLACE FUNCTION public.figure_gone_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, -sum(f.times), -sum(f.amount)
    from removed c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_gone_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, -count(*), -sum(c.amount_minor)
    from removed c join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_gone_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, -count(*), -sum(c.price_minor + c.add_ons_minor)
    from removed c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_gone_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, -sum(f.times), -sum(f.amount)
    from removed c
    join shops s on s.id = c.shop_id
    left join removed u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral (
     select * from figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(s.time_zone, c.at, c.exceptions, u.at, u.exceptions)) f
   group by 1, 2, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_new_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from added c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_new_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, count(*), sum(c.amount_minor)
    from added c join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_new_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, count(*), sum(c.price_minor + c.add_ons_minor)
    from added c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(c.sign * f.times), sum(c.sign * f.amount)
    from (select 1 as sign, shop_id, state, tailor_state, ordered_on, created_at, promised_on, made_at, approved_at, total_minor, paid_minor from added
          union all
          select -1, shop_id, state, tailor_state, ordered_on, created_at, promised_on, made_at, approved_at, total_minor, paid_minor from removed) c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4
  having sum(c.sign * f.times) <> 0 or sum(c.sign * f.amount) <> 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, sum(sign), sum(sign * c.amount_minor)
    from (select 1 as sign, shop_id, completed_at, method, status, amount_minor from added
          union all
          select -1, shop_id, completed_at, method, status, amount_minor from removed) c
    join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4
  having sum(sign) <> 0 or sum(sign * c.amount_minor) <> 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, sum(sign), sum(sign * (c.price_minor + c.add_ons_minor))
    from (select 1 as sign, shop_id, order_id, garment_key, state, price_minor, add_ons_minor from added
          union all
          select -1, shop_id, order_id, garment_key, state, price_minor, add_ons_minor from removed) c
    join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4
  having sum(sign) <> 0 or sum(sign * (c.price_minor + c.add_ons_minor)) <> 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from added c
    join shops s on s.id = c.shop_id
    left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral (
     select * from figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(s.time_zone, c.at, c.exceptions, u.at, u.exceptions)) f
   group by 1, 2, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'stock', (c.at at time zone s.time_zone)::date, c.item_id::text, count(*), -sum(c.quantity_milli)
    from added c join shops s on s.id = c.shop_id
   where c.kind in ('used', 'returned')
   group by 1, 3, 4;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figure_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rebuild_figures(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.figures_of_customer(first_on date, months date[])
 RETURNS TABLE(figure text, day date, key text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'first', first_on, '' where first_on > date '0001-01-01'
  union all
  select 'active', month, to_char(first_on, 'YYYY-MM') from unnest(months) month where first_on is not null
$function$;

CREATE OR REPLACE FUNCTION public.figures_of_exceptions(zone text, at timestamp with time zone, exceptions jsonb, undone_at timestamp with time zone, undone jsonb)
 RETURNS TABLE(figure text, day date, key text, times bigint, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'exception', (at at time zone zone)::date, e.value ->> 'kind', 1::bigint, jsonb_array_length(e.value -> 'tags')::bigint
    from jsonb_array_elements(exceptions) e
  union all
  select 'exception', (undone_at at time zone zone)::date, e.value ->> 'kind', -1, -jsonb_array_length(e.value -> 'tags')
    from jsonb_array_elements(undone) e
$function$;

CREATE OR REPLACE FUNCTION public.figures_of_order(zone text, state text, tailor_state text, ordered_on date, created_at timestamp with time zone, promised_on date, made_at timestamp with time zone, approved_at timestamp with time zone, total_minor bigint, paid_minor bigint)
 RETURNS TABLE(figure text, day date, key text, times bigint, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select f.figure, f.day, f.key, 1::bigint, f.amount
    from (values
      ('ordered', ordered_on, tailor_state, total_minor, true),
      ('hour', ordered_on, to_char(created_at at time zone zone, 'HH24'), 0::bigint, true),
      ('promised', promised_on, case
          when state not in ('ready', 'delivered') then 'open'
          when (made_at at time zone zone)::date <= promised_on then 'kept' else 'late' end, 0::bigint,
        state <> 'cancelled' and approved_at is not null),
      ('made', (made_at at time zone zone)::date, '', ((made_at at time zone zone)::date - ordered_on)::bigint,
        state in ('ready', 'delivered') and made_at is not null),
      ('owed', promised_on, '', total_minor - paid_minor, state <> 'cancelled' and total_minor > paid_minor)
    ) f (figure, day, key, amount, counts)
   where f.counts
$function$;

CREATE OR REPLACE FUNCTION public.figures_of_step(zone text, kind text, at timestamp with time zone, state_from text, state_to text, cause text, pieces jsonb, undone_kind text, undone_at timestamp with time zone, undone_cause text, undone_pieces jsonb)
 RETURNS TABLE(figure text, day date, key text, times bigint, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select f.figure, f.day, f.key, f.times, f.amount
    from (values
      ('pending', (at at time zone zone)::date, '',
        (state_to in ('pending', 'approved'))::int::bigint
          - coalesce(kind <> 'taken' and state_from in ('pending', 'approved'), false)::int, 0::bigint, true),
      ('rework', (at at time zone zone)::date, coalesce(cause, 'other'), 1::bigint, jsonb_array_length(pieces)::bigint, kind = 'rework'),
      ('rework', (undone_at at time zone zone)::date, coalesce(undone_cause, 'other'), -1::bigint,
        -jsonb_array_length(undone_pieces)::bigint, kind = 'undone' and undone_kind = 'rework')
    ) f (figure, day, key, times, amount, counts)
   where f.counts and f.times <> 0
$function$;

CREATE OR REPLACE FUNCTION public.fill_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select s.name, p.city, s.currency, s.is_demo, s.suspended_at is not null or s.closed_at is not null,
         lower(concat_ws(' ', s.name, p.city, p.state, array_to_string(p.specialties, ' ')))
    into new.name, new.city, new.currency, new.is_demo, new.is_held, new.search_text
    from shops s left join shop_profiles p on p.shop_id = s.id
   where s.id = new.shop_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_alike(pieces jsonb, patterns text[], most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
declare
  threes tsquery;
begin
  select string_agg('(' || word.threes || ')', ' & ')::tsquery into threes
    from jsonb_array_elements(pieces) forms,
         lateral (
           select case when count(*) = count(of_piece) then string_agg('(' || of_piece || ')', ' | ') end as threes
             from jsonb_array_elements_text(forms) piece, lateral (select term_threes(app_shop_id(), piece) as of_piece) cut
         ) word;
  if threes is null then return; end if;
  return query select near.id from (
      select customer.id, customer.search_text from customers customer
       where customer.shop_id = app_shop_id() and customer.state <> 'merged'
         and shop_threes(customer.shop_id, customer.search_text) @@ threes
       limit 3000
    ) near
   where (select bool_and(near.search_text ~ pattern) from unnest(patterns) pattern)
   limit most;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_api_key(given bytea)
 RETURNS TABLE(shop_id uuid, key_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select k.shop_id, k.id from api_keys k where k.token_hash = given
$function$;

CREATE OR REPLACE FUNCTION public.find_appointment(given text)
 RETURNS TABLE(shop_id uuid, appointment_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select a.shop_id, a.id from appointments a where a.token = given
$function$;

CREATE OR REPLACE FUNCTION public.find_booking_page(given text)
 RETURNS TABLE(shop_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select c.shop_id from calendar_settings c join shops s on s.id = c.shop_id
   where c.booking_token = given and c.takes_bookings and s.suspended_at is null
$function$;

CREATE OR REPLACE FUNCTION public.find_calendar_feed(given bytea)
 RETURNS TABLE(shop_id uuid, member_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select c.shop_id, c.member_id from member_calendars c
    join members m on m.shop_id = c.shop_id and m.id = c.member_id and m.is_active
   where c.feed_hash = given
$function$;

CREATE OR REPLACE FUNCTION public.find_customers(terms jsonb, wanted_tag text, wanted_state text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
declare
  tagged text := case when wanted_tag is not null then format('tags @> array[%L]', wanted_tag) end;
begin
  return query execute format('select id from customers where shop_id = $1 and state = $2 and %s limit $3',
    concat_ws(' and ', tagged, words_condition(terms))) using app_shop_id(), wanted_state, most;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_form_shop(asked uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id from shops
   where id = coalesce(asked, (select shop_id from counter_settings where is_default_shop)) and closed_at is null and suspended_at is null
$function$;

CREATE OR REPLACE FUNCTION public.find_front(given_slug text, given_domain text)
 RETURNS TABLE(shop_id uuid, slug text, domain text, kind text, plan text, trial_ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select f.shop_id, f.slug, d.domain, s.kind, s.plan, s.trial_ends_at
    from fronts f
    join shops s on s.id = f.shop_id
    left join front_domains d on d.shop_id = f.shop_id and d.verified_at is not null
   where f.is_published and s.closed_at is null and s.suspended_at is null and s.demo_until is null and s.demo_template_at is null
     and (f.slug = given_slug or d.domain = given_domain)
   limit 1
$function$;

CREATE OR REPLACE FUNCTION public.find_fronts(words text[], after_at timestamp with time zone, after_id uuid, most integer)
 RETURNS TABLE(shop_id uuid, published_exactly text, slug text, name text, city text, tagline text, main_colour text, accent_colour text, logo_id uuid, is_demo boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select f.shop_id, to_char(f.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), f.slug, s.name, p.city, f.tagline,
         f.main_colour, f.accent_colour, f.logo_id, s.is_demo
    from fronts f
    join shops s on s.id = f.shop_id
    left join shop_profiles p on p.shop_id = f.shop_id
   where f.is_published and s.kind = 'house' and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
     and (after_id is null or (f.published_at, f.shop_id) < (after_at, after_id))
     and lower(concat_ws(' ', s.name, p.city, f.tagline)) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
   order by f.published_at desc, f.shop_id desc
   limit most
$function$;

CREATE OR REPLACE FUNCTION public.find_listing(given text)
 RETURNS TABLE(shop_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select l.shop_id from listings l where l.slug = given and l.is_listed and not l.is_held
$function$;

CREATE OR REPLACE FUNCTION public.find_listings(filter jsonb, sorted text, after_key double precision, after_id uuid, most integer)
 RETURNS TABLE(id uuid, sort_key double precision, distance_km double precision, from_minor bigint, slug text, name text, city text, languages text[], has_woman boolean, rating numeric, reviews integer, kept_percent integer, verified_at timestamp with time zone, currency text, is_demo boolean, free_on date, photo_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  distance constant text := '(6371 * 2 * asin(least(1, sqrt(power(sin(radians(l.latitude::float8 - ($1->>''lat'')::float8) / 2), 2)
    + cos(radians(($1->>''lat'')::float8)) * cos(radians(l.latitude::float8))
    * power(sin(radians(l.longitude::float8 - ($1->>''lng'')::float8) / 2), 2)))))';
  has_place constant boolean := filter ? 'lat';
  key text := case sorted when 'near' then distance when 'price' then 'g.price_minor::float8' else '(-l.rank)::float8' end;
  reach constant numeric := case when filter ? 'lat'
    then ((filter->>'km')::float8 / (111 * greatest(0.01, cos(radians((filter->>'lat')::float8)))))::numeric end;
  found text := 'l.is_listed and not l.is_held';
  word text;
begin
  -- Written out as literals, so that the index of letters is used and it is known how many share a word.
  for word in select jsonb_array_elements_text(filter->'words') loop
    found := found || format(' and l.search_text like %L', '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if filter ? 'city' then found := found || ' and lower(l.city) = lower($1->>''city'')'; end if;
  if filter ? 'currency' then found := found || ' and l.currency = $1->>''currency'''; end if;
  if filter ? 'atLeast' then found := found || ' and g.price_minor >= ($1->>''atLeast'')::bigint'; end if;
  if filter ? 'upTo' then found := found || ' and g.price_minor <= ($1->>''upTo'')::bigint'; end if;
  if filter ? 'rating' then found := found || ' and l.rating >= ($1->>''rating'')::numeric'; end if;
  if filter ? 'kept' then found := found || ' and l.kept_percent >= ($1->>''kept'')::integer'; end if;
  if filter ? 'language' then found := found || ' and ($1->>''language'') = any (l.languages)'; end if;
  if filter ? 'verified' then found := found || ' and l.verified_at is not null'; end if;
  if filter ? 'woman' then found := found || ' and l.has_woman'; end if;
  if filter ? 'free' then found := found || ' and l.free_on <= ($1->>''free'')::date'; end if;
  if filter ? 'ready' then found := found || ' and ($1->>''today'')::date + g.lead_days <= ($1->>''ready'')::date'; end if;
  if has_place then
    found := found || ' and l.latitude between ($1->>''lat'')::numeric - ($1->>''km'')::numeric / 111
      and ($1->>''lat'')::numeric + ($1->>''km'')::numeric / 111 and ' || distance || ' <= ($1->>''km'')::float8';
    -- A degree of longitude is shorter away from the equator. Where the box would go round the world, latitude alone narrows.
    if abs((filter->>'lng')::float8) + reach < 180 then
      found := found || format(' and l.longitude between ($1->>''lng'')::numeric - %s and ($1->>''lng'')::numeric + %s', reach, reach);
    end if;
  end if;
  if after_id is not null then
    found := found || case when sorted = 'best' then ' and (l.rank, l.shop_id) < ((-$2)::integer, $3)'
      when sorted = 'price' then ' and (g.price_minor, g.shop_id) > ($2::bigint, $3)'
      else format(' and (%s, l.shop_id) > ($2, $3)', key) end;
  end if;
  return query execute format(
    'select f.shop_id, f.sort_key, f.distance_km, f.from_minor, c.slug, c.name, c.city, c.languages, c.has_woman, c.rating, c.reviews,
            c.kept_percent, c.verified_at, c.currency, c.is_demo, c.free_on,
            (select work.id from (
               select p.id, p.created_at from portfolio_photos p where p.shop_id = f.shop_id
               union all
               select k.id, k.shown_at from photo_consents k join order_photos o on o.shop_id = k.shop_id and o.id = k.photo_id
                where k.shop_id = f.shop_id and k.shown_at is not null and o.removed_at is null) work
              order by work.created_at desc, work.id desc limit 1)
       from (select l.shop_id, %s as sort_key, %s as distance_km, %s as from_minor from listings l %s where %s order by %s limit $4) f
       join listings c on c.shop_id = f.shop_id
      order by f.sort_key, f.shop_id %s',
    key,
    case when has_place then distance else 'null::float8' end,
    case when filter ? 'garment' then 'g.price_minor' else 'null::bigint' end,
    case when filter ? 'garment' then
      'join garments g on g.shop_id = l.shop_id and g.key = $1->>''garment'' and g.is_active and g.price_minor is not null' else '' end,
    found,
    case sorted when 'best' then 'l.rank desc, l.shop_id desc' when 'price' then 'g.price_minor, g.shop_id'
      else format('%s, l.shop_id', key) end,
    case when sorted = 'best' then 'desc' else 'asc' end)
    using filter, after_key, after_id, most;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_messaging(given text)
 RETURNS TABLE(shop_id uuid, customer_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select m.shop_id, m.customer_id from customer_messaging m where m.token = given
$function$;

CREATE OR REPLACE FUNCTION public.find_orderers(terms jsonb, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
begin
  return query execute format('select id from customers where shop_id = $1 and state <> ''merged'' and %s limit $2',
    words_condition(terms)) using app_shop_id(), most;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_orders(terms jsonb, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
begin
  return query execute format('select id from orders where shop_id = $1 and %s limit $2', words_condition(terms))
    using app_shop_id(), most;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_orders_of_phone(given text, most integer)
 RETURNS TABLE(shop_id uuid, order_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.find_own_appointments(seen_at timestamp with time zone, most integer)
 RETURNS TABLE(shop_id uuid, appointment_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
    cross join lateral (select made.state = 'booked' and made.ends_at > seen_at as is_ahead) told
   order by told.is_ahead desc, case when told.is_ahead then made.starts_at end, made.starts_at desc, made.id desc
   limit most
$function$;

CREATE OR REPLACE FUNCTION public.find_own_orders(most integer)
 RETURNS TABLE(shop_id uuid, order_id uuid, sees_all boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.find_passport(asked text)
 RETURNS TABLE(person_name text, taken_on date, taken_by text, sizes jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select p.person_name, p.taken_on, p.taken_by, p.sizes from passports p
   where p.token = asked and p.withdrawn_at is null
$function$;

CREATE OR REPLACE FUNCTION public.find_sent_bill(bill uuid, proof text)
 RETURNS TABLE(shop_id uuid, order_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select o.shop_id, o.id from bills b join orders o on o.shop_id = b.shop_id and o.id = b.order_id
   where b.id = bill and encode(sha256(convert_to(b.id::text || ':' || o.tracking_token, 'UTF8')), 'hex') = proof
$function$;

CREATE OR REPLACE FUNCTION public.find_shops(words text[], digits text, most integer)
 RETURNS TABLE(id uuid, name text, phone text, address text, is_demo boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where s.closed_at is null and s.suspended_at is null and s.demo_until is null and s.demo_template_at is null and case
     when digits <> '' then regexp_replace(coalesce(s.phone, ''), '\D', '', 'g') like '%' || right(digits, 9)
     else lower(s.name || ' ' || coalesce(s.address, '')) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
     end
   order by s.is_demo, s.name, s.id
   limit most
$function$;

CREATE OR REPLACE FUNCTION public.find_tracked(token text)
 RETURNS TABLE(shop_id uuid, order_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select o.shop_id, o.id from orders o where o.tracking_token = token
$function$;

CREATE OR REPLACE FUNCTION public.forget_beside_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from account_appointments where appointment_shop_id = old.shop_id and appointment_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_beside_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from reviews where shop_id = old.shop_id and order_id = old.id;
  delete from disputes where shop_id = old.shop_id and order_id = old.id;
  delete from photo_consents where shop_id = old.shop_id and order_id = old.id;
  delete from account_orders where order_shop_id = old.shop_id and order_id = old.id;
  delete from account_order_news where order_shop_id = old.shop_id and order_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select old.shop_id, f.figure, f.day, f.key, -1, 0 from figures_of_customer(old.first_on, old.months) f;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_security_events()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from security_events where account_id = app_user_id()
$function$;

CREATE OR REPLACE FUNCTION public.front_slugs(skip integer, most integer)
 RETURNS TABLE(slug text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select f.slug from fronts f join shops s on s.id = f.shop_id
   where f.is_published and s.kind = 'house' and not s.is_demo and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
   order by f.shop_id offset skip limit most
$function$;

CREATE OR REPLACE FUNCTION public.garments_on_photo(order_of uuid, piece_of uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', g.key, 'name', g.name)) order by g.position), '[]')
    from (select p.garment_key as key, p.garment_name as name, min(p.position) as position from order_pieces p
           where p.shop_id = app_shop_id() and p.order_id = order_of and (piece_of is null or p.id = piece_of) and p.state <> 'cancelled'
           group by p.garment_key, p.garment_name) g
$function$;

CREATE OR REPLACE FUNCTION public.is_domain_free(given text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select not exists (select from front_domains d
                      where d.domain = given and d.verified_at is not null and d.shop_id is distinct from app_shop_id())
$function$;

CREATE OR REPLACE FUNCTION public.is_front_slug_free(given text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select not exists (select from fronts f where f.slug = given and f.shop_id is distinct from app_shop_id())
$function$;

CREATE OR REPLACE FUNCTION public.is_slug_free(given text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select not exists (select from listings l where l.slug = given and l.shop_id is distinct from app_shop_id())
$function$;

CREATE OR REPLACE FUNCTION public.is_suspended()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select s.suspended_at is not null from shops s where s.id = app_shop_id()), false)
$function$;

CREATE OR REPLACE FUNCTION public.judge_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  shop uuid;
begin
  for shop in
    select distinct n.shop_id from added n join removed o on o.shop_id = n.shop_id and o.id = n.id
      join listings l on l.shop_id = n.shop_id and l.is_listed
     where (n.state = 'delivered') <> (o.state = 'delivered')
  loop
    perform count_listing(shop);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.last_migration()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select max(name) from darzi_migrations
$function$;

CREATE OR REPLACE FUNCTION public.links_of(target text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(distinct a.attname::text), '{}')
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
   where i.indrelid = format('public.%I', target)::regclass and i.indisunique and a.attname <> 'shop_id'
     and not exists (select from pg_attribute s where s.attrelid = i.indrelid and s.attname = 'shop_id'
                        and s.attnum = any (i.indkey::int2[]))
$function$;

CREATE OR REPLACE FUNCTION public.listed_slugs(skip integer, most integer)
 RETURNS TABLE(slug text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select l.slug from listings l where l.is_listed and not l.is_held and not l.is_demo order by l.shop_id offset skip limit most
$function$;

CREATE OR REPLACE FUNCTION public.listings_to_refresh(today date, most integer)
 RETURNS TABLE(shop_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  (select l.shop_id from listings l where l.is_listed and l.free_is_stale order by l.shop_id limit most)
  union
  (select l.shop_id from listings l where l.is_listed and l.free_on < today order by l.free_on, l.shop_id limit most)
  limit most
$function$;

CREATE OR REPLACE FUNCTION public.make_restorable()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
declare found record;
begin
  for found in
    select t.tgname, t.tgrelid::regclass as owner, pg_get_triggerdef(t.oid) as said
      from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attname = 'shop_id'
     where not t.tgisinternal and t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       and pg_get_triggerdef(t.oid) not like '%app_restoring()%'
  loop
    execute format('drop trigger %I on %s', found.tgname, found.owner);
    if found.said ~ ' WHEN \(' then
      execute regexp_replace(found.said, ' WHEN \((.*)\) EXECUTE FUNCTION', ' WHEN (NOT app_restoring() AND (\1)) EXECUTE FUNCTION');
    else
      execute replace(found.said, ' EXECUTE FUNCTION', ' WHEN (NOT app_restoring()) EXECUTE FUNCTION');
    end if;
  end loop;
  -- The owner of the tables, whom row security binds too, reads them all while a backup of the whole database is made.
  for found in
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owners_backup')
  loop
    execute format('create policy owners_backup on %I for select to %I using (current_setting(''app.backing_up'', true) = ''on'')',
      found.name, current_user);
  end loop;
  for found in
    with recursive edges as (
      select distinct conrelid as one, confrelid as other from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> 'shops'::regclass),
    ways as (select one, other from edges union select w.one, e.other from ways w join edges e on e.one = w.other)
    select c.conname, c.conrelid::regclass as owner from pg_constraint c
     where c.contype = 'f' and not c.condeferrable and c.conrelid <> 'shops'::regclass
       and exists (select from ways w where w.one = c.confrelid and w.other = c.conrelid)
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', found.owner, found.conname);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.months_of_customer(shop uuid, customer uuid, OUT first_on date, OUT months date[])
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select case when bool_or(c.earlier_orders > 0) then date '0001-01-01' else min(o.ordered_on) end,
         array_agg(distinct date_trunc('month', o.ordered_on)::date)
    from orders o join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
   where o.shop_id = shop and o.customer_id = customer and o.state <> 'cancelled' and o.approved_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.move_pushes(ended bytea, next uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  before uuid;
  whose uuid;
begin
  select s.id, s.account_id into before, whose from sessions s join sessions n on n.id = next and n.account_id = s.account_id
   where s.token_hash = ended;
  if before is null then
    return;
  end if;
  update account_devices set session_id = next where session_id = before or (session_id is null and account_id = whose);
  update push_devices set session_id = next where session_id = before;
  update push_devices d set session_id = next from members m
   where d.session_id is null and m.shop_id = d.shop_id and m.id = d.member_id and m.account_id = whose;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update stock_items set on_hand_milli = on_hand_milli + new.quantity_milli
   where shop_id = new.shop_id and id = new.item_id
  returning on_hand_milli into new.on_hand_milli;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_calendar_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set free_is_stale = true
   where shop_id = case tg_op when 'DELETE' then old.shop_id else new.shop_id end and not free_is_stale;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  insert into notification_triggers (shop_id, id, kind, subject_id, at) values (new.shop_id, new.id, new.kind, new.subject_id, new.at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_for_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  insert into webhook_deliveries (shop_id, id, webhook_id, event_id, type, subject_id, at, next_at)
  select new.shop_id, gen_random_uuid(), w.id, new.id, webhook_type_of(new.kind), new.subject_id, new.at, new.at
    from webhooks w
   where w.shop_id = new.shop_id and w.state = 'active' and webhook_type_of(new.kind) = any (w.types);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_later_promise()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  insert into notification_triggers (shop_id, id, kind, subject_id, at)
  values (new.shop_id, gen_random_uuid(), 'orders.delayed', new.id, new.updated_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_step_for_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
declare told text := case when new.state_from is null then 'order.taken' else 'order.state_changed' end;
begin
  insert into webhook_deliveries (shop_id, id, webhook_id, event_id, type, order_state, subject_id, at, next_at)
  select new.shop_id, gen_random_uuid(), w.id, new.id, told, new.state_to, new.order_id, new.at, new.at
    from webhooks w
   where w.shop_id = new.shop_id and w.state = 'active' and told = any (w.types);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_operator(given_hash bytea)
 RETURNS TABLE(session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text, member_name text, time_zone text, country text, currency text, operator_state text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  asked record;
  state text := 'none';
begin
  select * into asked from open_request(given_hash, 'user');
  perform set_config('app.user_id', '', true);
  if asked.session_id is null then
    return;
  end if;
  perform set_config('app.crossing', 'sign_in', true);
  if exists (select from operators o where o.account_id = asked.account_id) then
    state := case when exists (select from second_factors f where f.account_id = asked.account_id and f.confirmed_at is not null)
      then 'admitted' else 'noSecondFactor' end;
  end if;
  perform set_config('app.crossing', '', true);
  if state = 'admitted' then
    perform set_config('app.operator_id', asked.account_id::text, true);
  end if;
  return query select asked.session_id, asked.account_id, asked.account_role, asked.language, asked.shop_id, asked.member_id,
    asked.member_role, asked.member_name, asked.time_zone, asked.country, asked.currency, state;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_request(given_hash bytea, side text)
 RETURNS TABLE(session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text, member_name text, time_zone text, country text, currency text, suspended_reason text)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.part_from_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update photo_consents set photo_id = null where shop_id = old.shop_id and photo_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.payments_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  entry record;
begin
  for entry in select distinct shop_id, order_id from changed order by shop_id, order_id loop
    update orders o
       set paid_minor = ledger.paid, written_off_minor = ledger.off, given_of_kept_minor = ledger.given,
           total_minor = o.pieces_minor - o.discount_minor - ledger.off + o.tax_minor + o.round_off_minor
      from (select coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off,
                   coalesce(sum(p.off_kept_minor), 0) as given
              from payments p
             where p.shop_id = entry.shop_id and p.order_id = entry.order_id and p.status in ('completed', 'refunded')) ledger
     where o.shop_id = entry.shop_id and o.id = entry.order_id;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.portfolio_of_shop()
 RETURNS TABLE(id uuid, file_id uuid, caption text, garments jsonb, since timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select p.id, p.id, p.caption, '[]'::jsonb, p.created_at from portfolio_photos p where p.shop_id = app_shop_id()
  union all
  select k.id, o.file_id, null, garments_on_photo(o.order_id, o.piece_id), k.shown_at
    from photo_consents k join order_photos o on o.shop_id = k.shop_id and o.id = k.photo_id
   where k.shop_id = app_shop_id() and k.shown_at is not null and o.removed_at is null
$function$;

CREATE OR REPLACE FUNCTION public.ratings_of_items(shops uuid[], items uuid[])
 RETURNS TABLE(shop_id uuid, item_id uuid, rating numeric, reviews integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select asked.shop_id, asked.item_id, round(avg(r.stars), 1), count(*)::integer
    from unnest(shops, items) as asked (shop_id, item_id)
    join lateral (
      select distinct p.order_id from order_pieces p
       where p.shop_id = asked.shop_id and p.collection is not null and p.collection ->> 'itemId' = asked.item_id::text) ordered on true
    join reviews r on r.shop_id = asked.shop_id and r.order_id = ordered.order_id and r.hidden_at is null
   group by asked.shop_id, asked.item_id
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_figures(shop uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  zone text := (select time_zone from shops where id = shop);
begin
  delete from customer_activity where shop_id = shop;
  delete from day_figures where shop_id = shop;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from orders c cross join lateral figures_of_order(zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   where c.shop_id = shop group by 2, 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'paid', (completed_at at time zone zone)::date, method, count(*), sum(amount_minor)
    from payments where shop_id = shop and status in ('completed', 'refunded') and completed_at is not null group by 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'garment', o.ordered_on, c.garment_key, count(*), sum(c.price_minor + c.add_ons_minor)
    from order_pieces c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.shop_id = shop and c.state <> 'cancelled' group by 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from order_steps c left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral (
     select * from figures_of_step(zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(zone, c.at, c.exceptions, u.at, u.exceptions)) f
   where c.shop_id = shop group by 2, 3, 4 having sum(f.times) <> 0 or sum(f.amount) <> 0;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'stock', (at at time zone zone)::date, item_id::text, count(*), -sum(quantity_milli)
    from stock_movements where shop_id = shop and kind in ('used', 'returned') group by 3, 4;
  insert into customer_activity (shop_id, customer_id, first_on, months)
  select shop, o.customer_id, case when bool_or(c.earlier_orders > 0) then date '0001-01-01' else min(o.ordered_on) end,
         array_agg(distinct date_trunc('month', o.ordered_on)::date)
    from orders o join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
   where o.shop_id = shop and o.state <> 'cancelled' and o.approved_at is not null group by o.customer_id;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, count(*), 0
    from customer_activity a cross join lateral figures_of_customer(a.first_on, a.months) f
   where a.shop_id = shop group by 2, 3, 4;
end
$function$;

CREATE OR REPLACE FUNCTION public.recount_customer(shop uuid, customer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  was record;
  now_is record;
  bound text := coalesce(current_setting('app.shop_id', true), '');
begin
  -- A transaction may end bound to another shop than the one it wrote this order in, or to none.
  perform set_config('app.shop_id', shop::text, true);
  insert into customer_activity (shop_id, customer_id) values (shop, customer) on conflict do nothing;
  select a.first_on, a.months into was from customer_activity a where a.shop_id = shop and a.customer_id = customer for update;
  select m.first_on, coalesce(m.months, '{}') as months into now_is from months_of_customer(shop, customer) m;
  if was.first_on is not distinct from now_is.first_on and was.months = now_is.months then
    perform set_config('app.shop_id', bound, true);
    return;
  end if;
  update customer_activity a set first_on = now_is.first_on, months = now_is.months
   where a.shop_id = shop and a.customer_id = customer;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.sign), 0
    from (select 1 as sign, * from figures_of_customer(now_is.first_on, now_is.months)
          union all select -1, * from figures_of_customer(was.first_on, was.months)) f
   group by f.figure, f.day, f.key having sum(f.sign) <> 0;
  perform set_config('app.shop_id', bound, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.recount_of_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform recount_customer(new.shop_id, new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.recount_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform recount_customer(new.shop_id, new.customer_id);
  if tg_op = 'UPDATE' and old.customer_id <> new.customer_id then
    perform recount_customer(old.shop_id, old.customer_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refill_listing_of_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set shop_id = shop_id where shop_id = new.shop_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refill_listing_of_shop()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set shop_id = shop_id where shop_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.release_domain(given text, found text[])
 RETURNS TABLE(shop_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from front_domains d
   where d.domain = given and d.verified_at is not null and d.shop_id is distinct from app_shop_id() and not (d.token = any (found))
  returning d.shop_id
$function$;

CREATE OR REPLACE FUNCTION public.requests_follow_currency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update quotes set currency = new.currency, budget_minor = null
   where shop_id = new.id and state = 'asked' and currency <> new.currency;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.require_restoring(target text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
AS $function$
begin
  if not app_restoring() or app_shop_id() is null or not exists (
    select from pg_attribute where attrelid = format('public.%I', target)::regclass and attname = 'shop_id') then
    raise exception 'no restore of % is under way', target;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.restore_rows(target text, given jsonb, accounts jsonb, keeps_links boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  named text;
  read text;
  keyed text;
  changed text;
  done bigint;
begin
  perform require_restoring(target);
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case
           when a.attname = any (accounts_of(target)) then format('($2 ->> r.%I::text)::uuid', a.attname)
           when not keeps_links and a.attname = any (links_of(target)) then
             case when a.atttypid = 'boolean'::regtype then 'false'
                  when a.atttypid = 'bytea'::regtype then
                    format('case when r.%1$I is not null then sha256(uuid_send(gen_random_uuid())) end', a.attname)
                  else format('case when r.%1$I is not null then encode(uuid_send(gen_random_uuid()), ''hex'') end', a.attname) end
           else format('r.%I', a.attname) end, ', ' order by a.attnum),
         string_agg(format('%1$I = excluded.%1$I', a.attname), ', ' order by a.attnum) filter (where a.attidentity <> 'a')
    into named, read, changed
    from pg_attribute a
   where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
     and a.attgenerated = '' and a.attname <> 'shop_id' and (given -> 0) ? a.attname::text;
  select string_agg(quote_ident(a.attname), ', ') into keyed
    from pg_constraint p join pg_attribute a on a.attrelid = p.conrelid and a.attnum = any (p.conkey)
   where p.conrelid = format('public.%I', target)::regclass and p.contype = 'p';
  execute format('insert into %1$I (shop_id, %2$s) overriding system value
    select app_shop_id(), %3$s from jsonb_populate_recordset(null::%1$I, $1) r
    on conflict (%4$s) do %5$s', target, named, read, keyed, coalesce('update set ' || changed, 'nothing'))
    using given, accounts;
  get diagnostics done = row_count;
  return done;
end $function$;

CREATE OR REPLACE FUNCTION public.shop_countries()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with recursive found as (
    (select country from shops order by country limit 1)
    union all
    select (select s.country from shops s where s.country > f.country order by s.country limit 1)
      from found f where f.country is not null
  )
  select country from found where country is not null
$function$;

CREATE OR REPLACE FUNCTION public.shop_threes(shop uuid, words text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public'
AS $function$
begin
  return (
    select array_to_tsvector(coalesce(array_agg(to_hex(hashtext(shop::text || three))), '{}')) from unnest(show_trgm(words)) three
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.shops_with_news()
 RETURNS TABLE(shop_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select distinct t.shop_id from notification_triggers t
$function$;

CREATE OR REPLACE FUNCTION public.stamp_made()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last_step record;
begin
  if new.state not in ('ready', 'delivered') then return new; end if;
  if tg_op = 'INSERT' then
    new.made_at := coalesce(new.made_at, new.delivered_at, new.updated_at);
    return new;
  end if;
  if old.state in ('ready', 'delivered') then return new; end if;
  select kind, at into last_step from order_steps
   where shop_id = new.shop_id and order_id = new.id and kind <> 'undone' order by turn desc limit 1;
  if old.made_at is null or last_step.kind is distinct from 'rework' or new.updated_at - last_step.at > interval '15 seconds' then
    new.made_at := new.updated_at;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.standing_banner(at timestamp with time zone)
 RETURNS TABLE(id uuid, words jsonb, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select b.id, b.words, b.ends_at from banners b where b.begins_at <= at and b.ends_at > at order by b.begins_at desc, b.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.standing_customer(given uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO 'public'
AS $function$
  with recursive way (id, merged_into) as (
    select c.id, c.merged_into from customers c where c.id = given
    union select next.id, next.merged_into from customers next join way on next.id = way.merged_into
  )
  select id from way where merged_into is null
$function$;

CREATE OR REPLACE FUNCTION public.standing_demos()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select count(*) from shops where demo_until is not null
$function$;

CREATE OR REPLACE FUNCTION public.tally_customers(changes customer_change[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into customer_tallies as t
         (shop_id, state, last_order_key, orders_bucket, customers, orders, spent_minor, without_phone)
  select shop_id, state, last_order_key, least(orders_count, 10), sum(sign), sum(sign * orders_count),
         sum(sign * spent_minor), sum(case when without_phone then sign else 0 end)
    from unnest(changes)
   group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * orders_count) <> 0 or sum(sign * spent_minor) <> 0
      or sum(case when without_phone then sign else 0 end) <> 0
   order by 1, 2, 3, 4
  on conflict (shop_id, state, last_order_key, orders_bucket) do update
     set customers = t.customers + excluded.customers, orders = t.orders + excluded.orders,
         spent_minor = t.spent_minor + excluded.spent_minor, without_phone = t.without_phone + excluded.without_phone;
  insert into customer_tag_tallies as t (shop_id, tag, customers)
  select c.shop_id, tag, sum(c.sign)
    from unnest(changes) c, unnest(c.tags) tag
   where c.state = 'active'
   group by 1, 2 having sum(c.sign) <> 0
   order by 1, 2
  on conflict (shop_id, tag) do update set customers = t.customers + excluded.customers;
$function$;

CREATE OR REPLACE FUNCTION public.tally_day(tailor_state text, promised_on date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when tailor_state in ('pending', 'in_progress', 'ready') then promised_on else date '0001-01-01' end
$function$;

CREATE OR REPLACE FUNCTION public.tally_gone_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update order_tallies t
     set orders = t.orders - gone.orders, total_minor = t.total_minor - gone.total_minor,
         paid_minor = t.paid_minor - gone.paid_minor, give_back_minor = t.give_back_minor - gone.give_back_minor
    from (select shop_id, tailor_state, tally_day(tailor_state, promised_on) as day, count(*) as orders,
                 sum(total_minor) as total_minor, sum(paid_minor) as paid_minor, sum(give_back_minor) as give_back_minor
            from removed group by 1, 2, 3) gone
   where t.shop_id = gone.shop_id and t.tailor_state = gone.tailor_state and t.promised_on = gone.day;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tally_measurements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into measurement_tallies as t (shop_id, records, people)
  select shop_id, count(*), count(distinct person_id) filter (where is_new)
    from (select a.shop_id, a.person_id,
                 (select count(*) from measurement_records r where r.shop_id = a.shop_id and r.person_id = a.person_id)
                   = count(*) over (partition by a.shop_id, a.person_id) as is_new
            from added a) counted
   group by shop_id
  on conflict (shop_id) do update set records = t.records + excluded.records, people = t.people + excluded.people;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tally_new_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_tallies as t (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor),
         sum(give_back_minor)
    from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (shop_id, tailor_state, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tally_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_tallies as t (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, tally_day(tailor_state, promised_on), sum(sign), sum(sign * total_minor), sum(sign * paid_minor),
         sum(sign * give_back_minor)
    from (select shop_id, tailor_state, promised_on, total_minor, paid_minor, give_back_minor, 1 as sign from added
          union all
          select shop_id, tailor_state, promised_on, total_minor, paid_minor, give_back_minor, -1 from removed) changes
   group by 1, 2, 3
  having sum(sign) <> 0 or sum(sign * total_minor) <> 0 or sum(sign * paid_minor) <> 0 or sum(sign * give_back_minor) <> 0
   order by 1, 2, 3
  on conflict (shop_id, tailor_state, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_sent_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update disputes d
     set sent_back_state = (
       select case when bool_or(g.state = 'refused') then 'refused' when bool_or(g.state = 'waiting') then 'waiting' else 'done' end
         from gateway_refunds g where g.shop_id = d.shop_id and g.payment_id = any (d.sent_back_entries))
   where d.shop_id = new.shop_id and d.sent_back_minor > 0 and new.payment_id = any (d.sent_back_entries);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.term_threes(shop uuid, term text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public'
AS $function$
begin
  return (
    select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
      from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
     where (place in (1, length(term) - 2) or place % 3 = 1 or three !~ '[0-9]')
       and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.webhook_type_of(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when kind in ('orders.edited', 'orders.pieceEdited', 'orders.garmentChosen') then 'order.changed'
    when kind in ('payments.taken', 'payments.completed', 'payments.late', 'payments.tooMuch', 'houses.paidBy') then 'payment.recorded'
    when kind in ('payments.refunded', 'payments.refundedOffPrice', 'payments.reversed', 'houses.tookMoneyBack') then 'payment.reversed'
    when kind = 'customers.added' then 'customer.added'
    when kind in ('customers.edited', 'customers.archived', 'customers.restored', 'customers.merged') then 'customer.changed'
    when kind = 'measurements.recorded' then 'measurement.recorded'
  end
$function$;

CREATE OR REPLACE FUNCTION public.words_condition(terms jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
AS $function$
begin
  return (
    select concat_ws(' and ',
             string_agg('shop_threes(shop_id, search_text) @@ ' || quote_literal(threes) || '::tsquery', ' and '),
             coalesce(string_agg(said, ' and '), 'true'))
      from jsonb_array_elements(terms) forms,
           lateral (
             select case when count(*) = count(of_term) then string_agg('(' || of_term || ')', ' | ') end as threes,
                    '(' || string_agg(format('strpos(search_text, %L) > 0', term), ' or ') || ')' as said
               from jsonb_array_elements_text(forms) term, lateral (select term_threes(app_shop_id(), term) as of_term) cut
           ) alternatives
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.zone_of_shop(shop uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select time_zone from shops where id = shop
$function$;

create table account_addresses (
  account_id uuid not null,
  id uuid not null,
  label text not null,
  lines text not null,
  city text not null,
  pincode text not null,
  is_default boolean not null,
  added_at timestamp with time zone not null,
  constraint account_addresses_pkey PRIMARY KEY (account_id, id),
  constraint account_addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE UNIQUE INDEX account_addresses_default ON account_addresses USING btree (account_id) WHERE is_default;
alter table account_addresses force row level security;
create policy own on account_addresses for all using (account_id = app_user_id());
create policy owners_backup on account_addresses for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_addresses to darzi_app;

create table account_appointments (
  account_id uuid not null,
  appointment_shop_id uuid not null,
  appointment_id uuid not null,
  added_at timestamp with time zone not null,
  constraint account_appointments_pkey PRIMARY KEY (account_id, appointment_shop_id, appointment_id),
  constraint account_appointments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_appointments_of ON account_appointments USING btree (appointment_shop_id, appointment_id);
alter table account_appointments force row level security;
create policy of_shop on account_appointments for all using (appointment_shop_id = app_shop_id());
create policy own on account_appointments for all using (account_id = app_user_id());
create policy owners_backup on account_appointments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_appointments to darzi_app;

create table account_devices (
  account_id uuid not null,
  id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamp with time zone not null,
  session_id uuid,
  constraint account_devices_pkey PRIMARY KEY (account_id, id),
  constraint account_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE UNIQUE INDEX account_devices_endpoint ON account_devices USING btree (account_id, endpoint);
CREATE INDEX account_devices_session ON account_devices USING btree (session_id);
alter table account_devices force row level security;
create policy crossing on account_devices for all using (app_crossing() = 'sign_in'::text);
create policy ending on account_devices for all using true;
create policy own on account_devices for all using (account_id = app_user_id());
create policy owners_backup on account_devices for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_devices to darzi_app;
comment on column account_devices.session_id is 'The session of this browser; of one allowed before this was kept, none.';

-- What is not here is told.
create table account_muted (
  account_id uuid not null,
  event text not null,
  way text not null,
  constraint account_muted_pkey PRIMARY KEY (account_id, event, way),
  constraint account_muted_event_check CHECK ((event = ANY (ARRAY['messages'::text, 'quotes'::text, 'orders'::text]))),
  constraint account_muted_way_check CHECK ((way = ANY (ARRAY['email'::text, 'push'::text]))),
  constraint account_muted_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table account_muted force row level security;
create policy crossing on account_muted for all using (app_crossing() = 'sign_in'::text);
create policy own on account_muted for all using (account_id = app_user_id());
create policy owners_backup on account_muted for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_muted to darzi_app;

create table account_order_news (
  account_id uuid not null,
  event text not null,
  occasion text not null,
  order_shop_id uuid not null,
  order_id uuid not null,
  told_at timestamp with time zone,
  constraint account_order_news_pkey PRIMARY KEY (account_id, event, occasion),
  constraint account_order_news_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_order_news_of_order ON account_order_news USING btree (order_shop_id, order_id);
alter table account_order_news force row level security;
create policy crossing on account_order_news for all using (app_crossing() = 'sign_in'::text);
create policy of_shop on account_order_news for all using (order_shop_id = app_shop_id());
create policy own on account_order_news for all using (account_id = app_user_id());
create policy owners_backup on account_order_news for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_order_news to darzi_app;
comment on column account_order_news.told_at is 'Null while it may still be taken back.';

create table account_orders (
  account_id uuid not null,
  order_shop_id uuid not null,
  order_id uuid not null,
  sees_all boolean not null,
  added_at timestamp with time zone not null,
  constraint account_orders_pkey PRIMARY KEY (account_id, order_shop_id, order_id),
  constraint account_orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_orders_of_order ON account_orders USING btree (order_shop_id, order_id);
alter table account_orders force row level security;
create policy finding on account_orders for select using true;
create policy of_shop on account_orders for all using (order_shop_id = app_shop_id());
create policy own on account_orders for all using (account_id = app_user_id());
create policy owners_backup on account_orders for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_orders to darzi_app;
comment on column account_orders.sees_all is 'Also its private link. Not of an order placed under a phone a shop knew already: sizes of somebody else may stand there.';

-- The family somebody orders for. What shops keep of them is found by their names.
create table account_people (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  relation text not null,
  added_at timestamp with time zone not null,
  constraint account_people_pkey PRIMARY KEY (account_id, id),
  constraint account_people_relation_check CHECK ((relation = ANY (ARRAY['partner'::text, 'child'::text, 'parent'::text, 'sibling'::text, 'other'::text]))),
  constraint account_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table account_people force row level security;
create policy own on account_people for all using (account_id = app_user_id());
create policy owners_backup on account_people for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_people to darzi_app;

-- Phones whose one-time code the account has typed in: what shops keep under them is shown to it.
create table account_phones (
  account_id uuid not null,
  phone text not null,
  proven_at timestamp with time zone not null,
  constraint account_phones_pkey PRIMARY KEY (account_id, phone),
  constraint account_phones_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_phones_by_phone ON account_phones USING btree (phone);
alter table account_phones force row level security;
create policy finding on account_phones for select using true;
create policy own on account_phones for all using (account_id = app_user_id());
create policy owners_backup on account_phones for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on account_phones to darzi_app;

-- One person, one sign-in.
create table accounts (
  id uuid not null,
  email text not null,
  name text not null,
  phone text,
  role text not null,
  language text,
  password_hash text,
  email_verified_at timestamp with time zone,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  unit text,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['user'::text, 'tailor'::text, 'admin'::text]))),
  constraint accounts_unit_check CHECK ((unit = ANY (ARRAY['in'::text, 'cm'::text])))
);
CREATE UNIQUE INDEX accounts_email ON accounts USING btree (lower(email));
alter table accounts force row level security;
create policy crossing on accounts for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text])) with check (app_crossing() = 'sign_in'::text);
create policy crossing_staff_language on accounts for select using (app_crossing() = 'staff_language'::text);
create policy operator on accounts for select using (app_operator_id() IS NOT NULL);
create policy own on accounts for all using (id = app_user_id()) with check (id = app_user_id());
create policy owners_backup on accounts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on accounts to darzi_app;
comment on column accounts.deleted_at is 'Its row then holds nothing of the person.';

-- The holder has the token, the table only its SHA-256.
create table api_keys (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  start text not null,
  token_hash bytea not null,
  scopes text[] not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (shop_id, id),
  constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_keys_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint api_keys_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX api_keys_name ON api_keys USING btree (shop_id, lower(name)) WHERE (revoked_at IS NULL);
CREATE UNIQUE INDEX api_keys_token ON api_keys USING btree (token_hash);
alter table api_keys force row level security;
create policy finding on api_keys for select using true;
create policy operator on api_keys for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on api_keys for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on api_keys for all using (shop_id = app_shop_id());
grant insert, select, update on api_keys to darzi_app;
comment on column api_keys.start is 'The first letters of the token, by which people tell keys apart.';
comment on column api_keys.member_id is 'The owner who made it: what the key does, it does for them.';

create table appointments (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  state text not null default 'booked'::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
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
  booked_by text not null,
  token text not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  reminded_for timestamp with time zone,
  guest_language text,
  known_starts_at timestamp with time zone,
  told_changes integer not null default 0,
  constraint appointments_pkey PRIMARY KEY (shop_id, id),
  constraint appointments_booked_by_check CHECK ((booked_by = ANY (ARRAY['shop'::text, 'customer'::text]))),
  constraint appointments_check CHECK ((starts_at < ends_at)),
  constraint appointments_check1 CHECK (((customer_id IS NOT NULL) OR (guest_name IS NOT NULL))),
  constraint appointments_guest_language_check CHECK ((guest_language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint appointments_kind_check CHECK ((kind = ANY (ARRAY['fitting'::text, 'trial'::text, 'delivery'::text, 'homeVisit'::text]))),
  constraint appointments_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'done'::text, 'missed'::text, 'cancelled'::text]))),
  constraint appointments_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id) ON DELETE CASCADE,
  constraint appointments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint appointments_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint appointments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint appointments_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX appointments_by_start ON appointments USING btree (shop_id, starts_at, id);
CREATE INDEX appointments_guest_phone ON appointments USING btree (guest_phone) WHERE (guest_phone IS NOT NULL);
CREATE INDEX appointments_of_customer ON appointments USING btree (shop_id, customer_id, starts_at);
CREATE INDEX appointments_of_order ON appointments USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX appointments_one_at_once ON appointments USING btree (shop_id, member_id, starts_at) WHERE ((state = 'booked'::text) AND (overbook_reason IS NULL));
CREATE UNIQUE INDEX appointments_token ON appointments USING btree (token);
alter table appointments force row level security;
create policy finding on appointments for select using true;
create policy owners_backup on appointments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on appointments for all using (shop_id = app_shop_id());
CREATE TRIGGER forget_beside AFTER DELETE ON appointments FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION forget_beside_appointment();
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON appointments FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on appointments to darzi_app;
comment on column appointments.overbook_reason is 'Why it stands although the time was taken, or nobody was in.';
comment on column appointments.reminded_for is 'The start it was last reminded of; nobody is reminded of the same start again.';
comment on column appointments.guest_language is 'Of the page by which a customer booked; a language on the customer’s record goes before it.';
comment on column appointments.known_starts_at is 'The start its customer knows of; none once they know that it is cancelled.';
comment on column appointments.told_changes is 'How often its customer was told of a change.';

-- Counts of guesses per address and per account, shared by all server processes.
create table attempt_limits (
  kind text not null,
  key_hash bytea not null,
  window_start timestamp with time zone not null,
  attempts integer not null,
  constraint attempt_limits_pkey PRIMARY KEY (kind, key_hash)
);
grant delete, insert, select, update on attempt_limits to darzi_app;

-- One line per write: who, which route, about what; and one per download of records. Ids only.
create table audit_lines (
  id uuid not null,
  at timestamp with time zone not null,
  shop_id uuid,
  account_id uuid,
  route text not null,
  subject_id text,
  request_id text not null,
  rows_out integer,
  key_id uuid,
  constraint audit_lines_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_lines_account ON audit_lines USING btree (account_id, at DESC, id DESC);
CREATE INDEX audit_lines_newest ON audit_lines USING btree (at DESC, id DESC);
CREATE INDEX audit_lines_shop ON audit_lines USING btree (shop_id, id DESC);
alter table audit_lines force row level security;
create policy operator_reads on audit_lines for select using (app_operator_id() IS NOT NULL);
create policy operator_writes on audit_lines for insert with check ((shop_id IS NULL) AND (account_id = app_operator_id()));
create policy own on audit_lines for all using ((shop_id IS NULL) AND (account_id = app_user_id()));
create policy owners_backup on audit_lines for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy public_write on audit_lines for insert with check ((app_shop_id() IS NULL) AND (app_user_id() IS NULL) AND (shop_id IS NULL));
create policy tenant on audit_lines for all using (shop_id = app_shop_id());
grant delete, insert, select, update on audit_lines to darzi_app;
comment on column audit_lines.rows_out is 'How many records a download has sent; of a write nothing.';
comment on column audit_lines.key_id is 'The key it was asked with; account_id is then the owner who made the key.';

create table backup_settings (
  shop_id uuid not null,
  every text not null default 'off'::text,
  key bytea,
  salt bytea,
  last_at timestamp with time zone,
  last_failed_at timestamp with time zone,
  constraint backup_settings_pkey PRIMARY KEY (shop_id),
  constraint backup_settings_every_check CHECK ((every = ANY (ARRAY['off'::text, 'day'::text, 'week'::text]))),
  constraint backup_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table backup_settings force row level security;
create policy owners_backup on backup_settings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on backup_settings for all using (shop_id = app_shop_id()) with check (shop_id = app_shop_id());
grant delete, insert, select, update on backup_settings to darzi_app;
comment on column backup_settings.key is 'Made of the passphrase once, by scrypt with `salt`; the passphrase itself is kept nowhere.';

create table backups (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  made_at timestamp with time zone not null,
  made_by text,
  is_whole boolean not null default false,
  parts integer not null default 0,
  bytes bigint not null default 0,
  records bigint not null default 0,
  photos integer not null default 0,
  key bytea,
  expires_at timestamp with time zone,
  constraint backups_pkey PRIMARY KEY (shop_id, id),
  constraint backups_kind_check CHECK ((kind = ANY (ARRAY['manual'::text, 'scheduled'::text, 'cleared'::text, 'uploaded'::text]))),
  constraint backups_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table backups force row level security;
create policy owners_backup on backups for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on backups for all using (shop_id = app_shop_id()) with check (shop_id = app_shop_id());
grant delete, insert, select, update on backups to darzi_app;
comment on column backups.parts is 'Its bytes lie in the file store, under <shop>/backups/<id>/<part>.';

-- What everybody is told on every screen while it holds, of two that of the later beginning.
create table banners (
  id uuid not null,
  words jsonb not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_check CHECK ((begins_at < ends_at))
);
CREATE INDEX banners_by_end ON banners USING btree (ends_at DESC, id DESC);
alter table banners force row level security;
create policy finding on banners for select using true;
create policy operator on banners for all using (app_operator_id() IS NOT NULL) with check (app_operator_id() IS NOT NULL);
create policy owners_backup on banners for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant insert, select, update on banners to darzi_app;
comment on column banners.words is 'Json<Record<''en'' | ''hi'' | ''pa'', string>>';

-- The last number given in a series and year; whoever issues holds the row until the bill stands.
create table bill_series (
  shop_id uuid not null,
  series text not null,
  year text not null,
  last integer not null,
  constraint bill_series_pkey PRIMARY KEY (shop_id, series, year),
  constraint bill_series_last_check CHECK ((last > 0)),
  constraint bill_series_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table bill_series force row level security;
create policy owners_backup on bill_series for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on bill_series for all using (shop_id = app_shop_id());
grant insert, select, update on bill_series to darzi_app;

create table bills (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  series text not null,
  year text not null,
  sequence integer not null,
  number text not null,
  order_id uuid not null,
  credits uuid,
  issued_on date not null,
  issued_at timestamp with time zone not null,
  member_id uuid,
  member_name text,
  currency text not null,
  total_minor bigint not null,
  tax_minor bigint not null,
  content jsonb not null,
  sent_hash bytea,
  constraint bills_pkey PRIMARY KEY (shop_id, id),
  constraint bills_shop_id_number_key UNIQUE (shop_id, number),
  constraint bills_shop_id_series_year_sequence_key UNIQUE (shop_id, series, year, sequence),
  constraint bills_check CHECK (((kind = 'credit_note'::text) = (credits IS NOT NULL))),
  constraint bills_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint bills_kind_check CHECK ((kind = ANY (ARRAY['tax_invoice'::text, 'bill_of_supply'::text, 'plain'::text, 'vat_full'::text, 'vat_simplified'::text, 'credit_note'::text]))),
  constraint bills_number_check CHECK ((number ~ '^[A-Z0-9/-]{1,16}$'::text)),
  constraint bills_sequence_check CHECK ((sequence > 0)),
  constraint bills_tax_minor_check CHECK ((tax_minor >= 0)),
  constraint bills_total_minor_check CHECK ((total_minor >= 0)),
  constraint bills_shop_id_credits_fkey FOREIGN KEY (shop_id, credits) REFERENCES bills(shop_id, id) DEFERRABLE,
  constraint bills_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint bills_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint bills_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX bills_by_day ON bills USING btree (shop_id, issued_on, issued_at, id);
CREATE INDEX bills_by_id ON bills USING btree (id);
CREATE INDEX bills_crediting ON bills USING btree (shop_id, credits) WHERE (credits IS NOT NULL);
CREATE INDEX bills_of_order ON bills USING btree (shop_id, order_id, issued_at DESC, id DESC);
alter table bills force row level security;
create policy owners_backup on bills for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on bills for all using (shop_id = app_shop_id());
grant insert, select on bills to darzi_app;
comment on column bills.sent_hash is 'A digest of what was sent under its id: another content under the same id is a mistake of the sender.';

-- Which version of a scan which shop was sent; the record stays in the shop's book.
create table body_scan_sendings (
  account_id uuid not null,
  scan_id uuid not null,
  to_shop uuid not null,
  version integer not null,
  shop_name text not null,
  record_id uuid not null,
  sent_at timestamp with time zone not null,
  constraint body_scan_sendings_pkey PRIMARY KEY (account_id, scan_id, to_shop, version),
  constraint body_scan_sendings_account_id_scan_id_fkey FOREIGN KEY (account_id, scan_id) REFERENCES body_scans(account_id, id) ON DELETE CASCADE,
  constraint body_scan_sendings_to_shop_fkey FOREIGN KEY (to_shop) REFERENCES shops(id)
);
alter table body_scan_sendings force row level security;
create policy of_shop on body_scan_sendings for all using (to_shop = app_shop_id());
create policy own on body_scan_sendings for all using (account_id = app_user_id());
create policy owners_backup on body_scan_sendings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on body_scan_sendings to darzi_app;

create table body_scan_values (
  account_id uuid not null,
  scan_id uuid not null,
  site text not null,
  mm numeric(7,2) not null,
  plus_minus_mm numeric(7,2) not null,
  source text not null,
  tape_mm numeric(7,2),
  photo_mm numeric(7,2),
  shop_scale numeric(6,4),
  constraint body_scan_values_pkey PRIMARY KEY (account_id, scan_id, site),
  constraint body_scan_values_mm_check CHECK ((mm > (0)::numeric)),
  constraint body_scan_values_photo_mm_check CHECK ((photo_mm > (0)::numeric)),
  constraint body_scan_values_plus_minus_mm_check CHECK ((plus_minus_mm >= (0)::numeric)),
  constraint body_scan_values_shop_scale_check CHECK ((shop_scale > (0)::numeric)),
  constraint body_scan_values_source_check CHECK ((source = ANY (ARRAY['tape'::text, 'photo'::text, 'build'::text, 'typed'::text]))),
  constraint body_scan_values_tape_mm_check CHECK ((tape_mm > (0)::numeric)),
  constraint body_scan_values_account_id_scan_id_fkey FOREIGN KEY (account_id, scan_id) REFERENCES body_scans(account_id, id) ON DELETE CASCADE
);
alter table body_scan_values force row level security;
create policy own on body_scan_values for all using (account_id = app_user_id());
create policy owners_backup on body_scan_values for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on body_scan_values to darzi_app;
comment on column body_scan_values.plus_minus_mm is 'Nine of ten people lie within it.';
comment on column body_scan_values.tape_mm is 'What a tape read here since.';
comment on column body_scan_values.photo_mm is 'What the photos alone said, before any scale; empty where they said nothing.';
comment on column body_scan_values.shop_scale is 'The shop''s own tape against photo, where it was applied; empty is the usual scale.';

-- Measurings by photo that a person saved for themselves: numbers, never a picture.
create table body_scans (
  account_id uuid not null,
  id uuid not null,
  version integer not null,
  name text,
  taken_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  sex text not null,
  height_mm numeric(7,2) not null,
  weight_kg numeric(6,3) not null,
  size text,
  body_shape text,
  has_front boolean not null,
  has_side boolean not null,
  notices text[] not null,
  torso jsonb,
  outline jsonb,
  constraint body_scans_pkey PRIMARY KEY (account_id, id),
  constraint body_scans_body_shape_check CHECK ((body_shape = ANY (ARRAY['athletic'::text, 'slim'::text, 'regular'::text, 'plus'::text]))),
  constraint body_scans_height_mm_check CHECK ((height_mm > (0)::numeric)),
  constraint body_scans_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text, 'unknown'::text]))),
  constraint body_scans_size_check CHECK ((size = ANY (ARRAY['XS'::text, 'S'::text, 'M'::text, 'L'::text, 'XL'::text, 'XXL'::text]))),
  constraint body_scans_version_check CHECK ((version > 0)),
  constraint body_scans_weight_kg_check CHECK ((weight_kg > (0)::numeric)),
  constraint body_scans_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX body_scans_newest ON body_scans USING btree (account_id, taken_at DESC, id DESC);
alter table body_scans force row level security;
create policy own on body_scans for all using (account_id = app_user_id());
create policy owners_backup on body_scans for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on body_scans to darzi_app;
comment on column body_scans.version is 'Counts the savings: corrected by tape and saved again, it is the next.';
comment on column body_scans.name is 'Of whom it is, when not of the account''s own person.';
comment on column body_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';
comment on column body_scans.outline is 'Json<import(''@darzi/contract/scan-outline.ts'').ScanOutline>';

create table calendar_settings (
  shop_id uuid not null,
  takes_bookings boolean not null default false,
  booking_token text not null,
  step_minutes integer not null default 30,
  notice_minutes integer not null default 120,
  horizon_days integer not null default 30,
  has_own_hours boolean not null default false,
  constraint calendar_settings_pkey PRIMARY KEY (shop_id),
  constraint calendar_settings_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 180))),
  constraint calendar_settings_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 20160))),
  constraint calendar_settings_step_minutes_check CHECK ((step_minutes = ANY (ARRAY[15, 20, 30, 60]))),
  constraint calendar_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX calendar_settings_booking ON calendar_settings USING btree (booking_token);
alter table calendar_settings force row level security;
create policy owners_backup on calendar_settings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on calendar_settings for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON calendar_settings FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on calendar_settings to darzi_app;
comment on column calendar_settings.booking_token is 'The secret of the page by which customers book.';
comment on column calendar_settings.has_own_hours is 'The shop has said its hours; until then the usual ones count.';

-- A sending of the cart, so that the same again answers the same orders.
create table cart_checkouts (
  account_id uuid not null,
  id uuid not null,
  sent_hash bytea not null,
  orders jsonb,
  created_at timestamp with time zone not null,
  constraint cart_checkouts_pkey PRIMARY KEY (account_id, id),
  constraint cart_checkouts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table cart_checkouts force row level security;
create policy own on cart_checkouts for all using (account_id = app_user_id());
create policy owners_backup on cart_checkouts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on cart_checkouts to darzi_app;
comment on column cart_checkouts.orders is 'Json<import(''@darzi/contract/cart.ts'').CartOrder[]>';

-- Names a garment that may be gone: what a person meant to buy stays theirs to see and to take out.
create table cart_lines (
  account_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  size text,
  is_made_to_measure boolean not null,
  colour text not null,
  styles jsonb not null default '[]'::jsonb,
  count integer not null,
  name text not null,
  price_minor bigint not null,
  currency text not null,
  updated_at timestamp with time zone not null,
  constraint cart_lines_pkey PRIMARY KEY (account_id, id),
  constraint cart_lines_count_check CHECK ((count > 0)),
  constraint cart_lines_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint cart_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table cart_lines force row level security;
create policy own on cart_lines for all using (account_id = app_user_id());
create policy owners_backup on cart_lines for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on cart_lines to darzi_app;
comment on column cart_lines.styles is 'Json<{ group: string; option: string }[]>';
comment on column cart_lines.price_minor is 'What it cost when it was put in.';

create table collection_items (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  category text not null,
  cut text,
  garment_key text not null,
  garment_name text,
  styles jsonb not null default '[]'::jsonb,
  price_minor bigint not null,
  original_price_minor bigint,
  sizes jsonb not null,
  is_made_to_measure boolean not null,
  colours jsonb not null,
  cloth jsonb not null,
  photo_id uuid,
  is_listed boolean not null,
  search_text text not null,
  version integer not null default 1,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  other_words jsonb not null default '{}'::jsonb,
  constraint collection_items_pkey PRIMARY KEY (shop_id, id),
  constraint collection_items_category_check CHECK ((category = ANY (ARRAY['tops'::text, 'bottoms'::text, 'outerwear'::text, 'accessories'::text]))),
  constraint collection_items_check CHECK ((original_price_minor > price_minor)),
  constraint collection_items_cut_check CHECK ((cut = ANY (ARRAY['shirt'::text, 'tee'::text, 'kurta'::text, 'jacket'::text, 'blouse'::text, 'dress'::text, 'trousers'::text, 'skirt'::text]))),
  constraint collection_items_price_minor_check CHECK ((price_minor > 0)),
  constraint collection_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint collection_items_shop_id_photo_id_fkey FOREIGN KEY (shop_id, photo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX collection_items_by_end ON collection_items USING btree ("right"((id)::text, 12)) WHERE (is_listed AND (removed_at IS NULL));
CREATE INDEX collection_items_by_id ON collection_items USING btree (id);
CREATE INDEX collection_items_newest ON collection_items USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX collection_items_offered ON collection_items USING btree (created_at DESC, id DESC) WHERE (is_listed AND (removed_at IS NULL));
CREATE INDEX collection_items_photo ON collection_items USING btree (shop_id, photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX collection_items_search ON collection_items USING gin (search_text gin_trgm_ops) WHERE (is_listed AND (removed_at IS NULL));
alter table collection_items force row level security;
create policy crossing on collection_items for select using ((app_crossing() = 'collection'::text) AND is_listed AND (removed_at IS NULL));
create policy owners_backup on collection_items for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on collection_items for all using (shop_id = app_shop_id());
grant delete, insert, select, update on collection_items to darzi_app;
comment on column collection_items.garment_name is 'The shop''s own name for the garment type, as it was when the item was written.';
comment on column collection_items.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').StyleGroup[]>';
comment on column collection_items.sizes is 'Json<import(''@darzi/tailoring/collection/finished.ts'').FinishedSize[]>';
comment on column collection_items.colours is 'Json<{ name: string; hex: string }[]>';
comment on column collection_items.cloth is 'Json<import(''@darzi/tailoring/collection/finished.ts'').ClothOfGarment>';
comment on column collection_items.other_words is 'Json<import(''@darzi/tailoring/collection/other-words.ts'').OtherWords>';

create table contact_messages (
  id uuid not null,
  sent_at timestamp with time zone not null,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  language text not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_answered CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  constraint contact_messages_topic_check CHECK ((topic = ANY (ARRAY['shop'::text, 'house'::text, 'order'::text, 'data'::text, 'trouble'::text, 'other'::text])))
);
CREATE INDEX contact_messages_latest ON contact_messages USING btree (sent_at DESC, id DESC);
CREATE INDEX contact_messages_waiting ON contact_messages USING btree (sent_at DESC, id DESC) WHERE (answered_at IS NULL);
alter table contact_messages force row level security;
create policy operator on contact_messages for all using (app_operator_id() IS NOT NULL);
create policy owners_backup on contact_messages for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy public_write on contact_messages for insert with check true;
grant insert, select on contact_messages to darzi_app;
comment on column contact_messages.answer is 'Null of a message that was closed without an answer.';

create table conversation_messages (
  shop_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  account_id uuid,
  from_shop boolean not null,
  author text not null,
  member_id uuid,
  words text not null,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  photo_id uuid,
  hidden_at timestamp with time zone,
  brief_position smallint,
  constraint conversation_messages_pkey PRIMARY KEY (shop_id, conversation_id, id),
  constraint conversation_messages_brief_position_check CHECK ((brief_position > 0)),
  constraint conversation_messages_check CHECK (((brief_position IS NULL) OR (photo_id IS NOT NULL))),
  constraint conversation_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint conversation_messages_shop_id_conversation_id_fkey FOREIGN KEY (shop_id, conversation_id) REFERENCES conversations(shop_id, id) ON DELETE CASCADE,
  constraint conversation_messages_shop_id_photo_id_fkey FOREIGN KEY (shop_id, photo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX conversation_messages_in_turn ON conversation_messages USING btree (shop_id, conversation_id, sent_at, id);
CREATE INDEX conversation_messages_of_account ON conversation_messages USING btree (account_id) WHERE ((read_at IS NULL) AND from_shop);
CREATE INDEX conversation_messages_of_shop ON conversation_messages USING btree (shop_id) WHERE ((read_at IS NULL) AND (NOT from_shop));
CREATE INDEX conversation_messages_photo ON conversation_messages USING btree (shop_id, photo_id) WHERE (photo_id IS NOT NULL);
alter table conversation_messages force row level security;
create policy own on conversation_messages for all using (account_id = app_user_id());
create policy owners_backup on conversation_messages for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on conversation_messages for all using ((account_id IS NULL) AND (EXISTS ( SELECT
   FROM house_work work
  WHERE ((work.shop_id = conversation_messages.shop_id) AND (work.id = conversation_messages.conversation_id) AND (work.tailor_id = app_shop_id())))));
create policy tenant on conversation_messages for all using (shop_id = app_shop_id());
grant delete, insert, select, update on conversation_messages to darzi_app;
comment on column conversation_messages.account_id is 'The customer of the conversation, whoever wrote; empty of one with a partner.';
comment on column conversation_messages.read_at is 'When the other side first saw it.';
comment on column conversation_messages.hidden_at is 'Since when the operator keeps its words and its photo from both sides.';
comment on column conversation_messages.brief_position is 'Of a photo that came with the request for a quote: its place among them, from 1.';

create table conversations (
  shop_id uuid not null,
  id uuid not null,
  account_id uuid,
  quote_id uuid,
  order_id uuid,
  created_at timestamp with time zone not null,
  shop_name text not null,
  customer_name text not null,
  order_number integer,
  garments jsonb not null default '[]'::jsonb,
  last_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  shop_unread_since timestamp with time zone,
  customer_unread_since timestamp with time zone,
  shop_told_of timestamp with time zone,
  customer_told_of timestamp with time zone,
  work_id uuid,
  constraint conversations_pkey PRIMARY KEY (shop_id, id),
  constraint conversations_check CHECK (((quote_id IS NOT NULL) OR (order_id IS NOT NULL))),
  constraint conversations_work_check CHECK ((((account_id IS NULL) = (work_id IS NOT NULL)) AND ((work_id IS NULL) OR (work_id = id)))),
  constraint conversations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint conversations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint conversations_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint conversations_shop_id_quote_id_fkey FOREIGN KEY (shop_id, quote_id) REFERENCES quotes(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX conversations_of_account ON conversations USING btree (account_id, last_at DESC, id DESC);
CREATE UNIQUE INDEX conversations_of_order ON conversations USING btree (shop_id, order_id, account_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX conversations_of_quote ON conversations USING btree (shop_id, quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX conversations_of_shop ON conversations USING btree (shop_id, last_at DESC, id DESC);
alter table conversations force row level security;
create policy own on conversations for all using (account_id = app_user_id());
create policy owners_backup on conversations for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on conversations for all using ((work_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM house_work work
  WHERE ((work.shop_id = conversations.shop_id) AND (work.id = conversations.work_id) AND (work.tailor_id = app_shop_id())))));
create policy tenant on conversations for all using (shop_id = app_shop_id());
grant delete, insert, select, update on conversations to darzi_app;
comment on column conversations.customer_name is 'The other side''s: of the customer, or of the partner.';
comment on column conversations.garments is 'Json<{ key: string; name?: string }[]>';
comment on column conversations.closed_at is 'Nobody writes any more: its quote came to nothing.';
comment on column conversations.shop_unread_since is 'When the customer first wrote what the shop has not read; it is told of it once.';
comment on column conversations.customer_unread_since is 'When the shop first wrote what the other side, customer or partner, has not read.';
comment on column conversations.shop_told_of is 'The shop_unread_since it was told of: of one stretch of unread lines it is told once.';
comment on column conversations.work_id is 'The work at a partner it is about, and its own id; without a reference, for a backup has no work. Empty of those with a customer.';

-- How the counter works in this shop; a shop without a row has the defaults.
create table counter_settings (
  shop_id uuid not null,
  buffer_days integer not null default 2,
  upi_id text,
  slip_note text,
  slip_size text not null default '80'::text,
  is_default_shop boolean not null default false,
  ready_needs_photo boolean not null default false,
  methods_off text[] not null default '{}'::text[],
  rush_percent_bp integer,
  rush_minor bigint,
  rush_lead_days integer,
  constraint counter_settings_pkey PRIMARY KEY (shop_id),
  constraint counter_settings_buffer_days_check CHECK (((buffer_days >= 0) AND (buffer_days <= 60))),
  constraint counter_settings_one_rush CHECK ((num_nonnulls(rush_percent_bp, rush_minor) <= 1)),
  constraint counter_settings_rush_lead_days_check CHECK (((rush_lead_days >= 0) AND (rush_lead_days <= 365))),
  constraint counter_settings_rush_minor_check CHECK ((rush_minor > 0)),
  constraint counter_settings_rush_percent_bp_check CHECK (((rush_percent_bp >= 1) AND (rush_percent_bp <= 100000))),
  constraint counter_settings_slip_size_check CHECK ((slip_size = ANY (ARRAY['58'::text, '80'::text, 'a5'::text]))),
  constraint counter_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX counter_settings_default ON counter_settings USING btree (is_default_shop) WHERE is_default_shop;
alter table counter_settings force row level security;
create policy choosing on counter_settings for all using true with check true;
create policy finding on counter_settings for select using true;
create policy owners_backup on counter_settings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on counter_settings for all using (shop_id = app_shop_id());
grant delete, insert, select, update on counter_settings to darzi_app;
comment on column counter_settings.is_default_shop is 'Public forms without a shop in their link come here; the platform''s operator sets it.';
comment on column counter_settings.ready_needs_photo is 'Nothing becomes ready without a photo of the work, taken since its last rework.';
comment on column counter_settings.methods_off is 'Keys of payment methods that are not offered; online: not by the link.';
comment on column counter_settings.rush_percent_bp is 'Surcharge for an urgent piece: hundredths of a percent of its price with add-ons.';
comment on column counter_settings.rush_minor is 'Surcharge for each urgent piece, as an amount.';
comment on column counter_settings.rush_lead_days is 'Days in which an urgent piece is promised, where its garment usually takes longer.';

create table customer_activity (
  shop_id uuid not null,
  customer_id uuid not null,
  first_on date,
  months date[] not null default '{}'::date[],
  constraint customer_activity_pkey PRIMARY KEY (shop_id, customer_id),
  constraint customer_activity_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id) ON DELETE CASCADE,
  constraint customer_activity_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table customer_activity force row level security;
create policy owners_backup on customer_activity for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_activity for all using (shop_id = app_shop_id());
CREATE TRIGGER forget AFTER DELETE ON customer_activity FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION forget_customer();
grant delete, insert, select, update on customer_activity to darzi_app;
comment on column customer_activity.first_on is 'Of the first order; 0001-01-01 of whoever ordered before the shop used Darzi.';

create table customer_import_rows (
  shop_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  outcome text,
  problems jsonb,
  customer_id uuid,
  constraint customer_import_rows_pkey PRIMARY KEY (shop_id, import_id, line),
  constraint customer_import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['added'::text, 'duplicate'::text, 'refused'::text]))),
  constraint customer_import_rows_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES customer_imports(shop_id, id)
);
alter table customer_import_rows force row level security;
create policy owners_backup on customer_import_rows for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_import_rows for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_import_rows to darzi_app;
comment on column customer_import_rows.problems is 'Json<import(''./json-shapes.ts'').RefusedFor[]>';

create table customer_imports (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  state text not null,
  source text not null,
  filename text not null,
  columns jsonb not null,
  mapping jsonb,
  rows_total integer not null,
  added integer not null default 0,
  duplicates integer not null default 0,
  refused integer not null default 0,
  created_at timestamp with time zone not null,
  constraint customer_imports_pkey PRIMARY KEY (shop_id, id),
  constraint customer_imports_source_check CHECK ((source = ANY (ARRAY['csv'::text, 'vcard'::text]))),
  constraint customer_imports_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'running'::text, 'done'::text, 'undone'::text]))),
  constraint customer_imports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint customer_imports_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE INDEX customer_imports_newest ON customer_imports USING btree (shop_id, id DESC);
alter table customer_imports force row level security;
create policy owners_backup on customer_imports for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_imports for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_imports to darzi_app;
comment on column customer_imports.columns is 'Json<{ header: string; samples: string[]; suggested?: string }[]>';
comment on column customer_imports.mapping is 'Json<import(''./json-shapes.ts'').ImportReading>';

-- What a merge moved, so that it can be split again.
create table customer_merges (
  shop_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  gone_id uuid not null,
  before jsonb not null,
  member_id uuid,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint customer_merges_pkey PRIMARY KEY (shop_id, id),
  constraint customer_merges_shop_id_gone_id_fkey FOREIGN KEY (shop_id, gone_id) REFERENCES customers(shop_id, id),
  constraint customer_merges_shop_id_kept_id_fkey FOREIGN KEY (shop_id, kept_id) REFERENCES customers(shop_id, id),
  constraint customer_merges_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE INDEX customer_merges_gone ON customer_merges USING btree (shop_id, gone_id, id);
CREATE INDEX customer_merges_kept ON customer_merges USING btree (shop_id, kept_id, id);
alter table customer_merges force row level security;
create policy owners_backup on customer_merges for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_merges for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_merges to darzi_app;
comment on column customer_merges.before is 'Json<import(''./json-shapes.ts'').MergeMemory>';

create table customer_messaging (
  shop_id uuid not null,
  customer_id uuid not null,
  consent text not null default 'unasked'::text,
  consent_at timestamp with time zone,
  consent_by text,
  prefers text,
  birthday text,
  token text not null,
  consent_before text,
  constraint customer_messaging_pkey PRIMARY KEY (shop_id, customer_id),
  constraint customer_messaging_birthday_check CHECK ((birthday ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text)),
  constraint customer_messaging_consent_before_check CHECK ((consent_before = ANY (ARRAY['unasked'::text, 'given'::text]))),
  constraint customer_messaging_consent_by_check CHECK ((consent_by = ANY (ARRAY['shop'::text, 'customer'::text]))),
  constraint customer_messaging_consent_check CHECK ((consent = ANY (ARRAY['unasked'::text, 'given'::text, 'withdrawn'::text]))),
  constraint customer_messaging_prefers_check CHECK ((prefers = ANY (ARRAY['email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint customer_messaging_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_messaging_birthday ON customer_messaging USING btree (shop_id, birthday) WHERE (birthday IS NOT NULL);
CREATE UNIQUE INDEX customer_messaging_token ON customer_messaging USING btree (token);
alter table customer_messaging force row level security;
create policy finding on customer_messaging for select using true;
create policy owners_backup on customer_messaging for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_messaging for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_messaging to darzi_app;
comment on column customer_messaging.birthday is 'Month and day, MM-DD.';
comment on column customer_messaging.token is 'The secret of the page on which the customer says no, or yes again.';
comment on column customer_messaging.consent_before is 'What stood when messages were stopped, restored when they are allowed again.';

create table customer_notes (
  shop_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  person_id uuid,
  member_id uuid,
  author_name text,
  text text not null,
  is_pinned boolean not null default false,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint customer_notes_pkey PRIMARY KEY (shop_id, id),
  constraint customer_notes_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id),
  constraint customer_notes_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint customer_notes_shop_id_person_id_fkey FOREIGN KEY (shop_id, person_id) REFERENCES persons(shop_id, id)
);
CREATE INDEX customer_notes_of_customer ON customer_notes USING btree (shop_id, customer_id, id);
CREATE INDEX customer_notes_of_person ON customer_notes USING btree (shop_id, person_id) WHERE (person_id IS NOT NULL);
alter table customer_notes force row level security;
create policy owners_backup on customer_notes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_notes for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_notes to darzi_app;

create table customer_tag_tallies (
  shop_id uuid not null,
  tag text not null,
  customers bigint not null,
  constraint customer_tag_tallies_pkey PRIMARY KEY (shop_id, tag),
  constraint customer_tag_tallies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table customer_tag_tallies force row level security;
create policy owners_backup on customer_tag_tallies for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_tag_tallies for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_tag_tallies to darzi_app;

create table customer_tallies (
  shop_id uuid not null,
  state text not null,
  last_order_key date not null,
  orders_bucket integer not null,
  customers bigint not null,
  orders bigint not null,
  spent_minor bigint not null,
  without_phone bigint not null,
  constraint customer_tallies_pkey PRIMARY KEY (shop_id, state, last_order_key, orders_bucket),
  constraint customer_tallies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table customer_tallies force row level security;
create policy owners_backup on customer_tallies for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customer_tallies for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_tallies to darzi_app;

create table customers (
  shop_id uuid not null,
  id uuid not null,
  number integer not null,
  name text not null,
  search_text text not null,
  phone text,
  email text,
  address text,
  notes text,
  book_number text,
  tags text[] not null default '{}'::text[],
  photo_id uuid,
  state text not null default 'active'::text,
  merged_into uuid,
  earlier_orders integer not null default 0,
  earlier_spent_minor bigint not null default 0,
  earlier_last_order_on date,
  orders_count integer not null default 0,
  spent_minor bigint not null default 0,
  last_order_on date,
  last_order_key date not null generated always as (COALESCE(last_order_on, '-infinity'::date)) stored,
  import_id uuid,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  language text,
  sent_hash bytea,
  awaits_quota boolean not null default false,
  constraint customers_pkey PRIMARY KEY (shop_id, id),
  constraint customers_check CHECK (((state = 'merged'::text) = (merged_into IS NOT NULL))),
  constraint customers_earlier_orders_check CHECK ((earlier_orders >= 0)),
  constraint customers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint customers_orders_count_check CHECK ((orders_count >= 0)),
  constraint customers_state_check CHECK ((state = ANY (ARRAY['active'::text, 'archived'::text, 'merged'::text]))),
  constraint customers_waiting CHECK ((NOT (awaits_quota AND (state = 'active'::text)))),
  constraint customers_shop_id_created_by_fkey FOREIGN KEY (shop_id, created_by) REFERENCES members(shop_id, id),
  constraint customers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint customers_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES customer_imports(shop_id, id),
  constraint customers_shop_id_merged_into_fkey FOREIGN KEY (shop_id, merged_into) REFERENCES customers(shop_id, id) DEFERRABLE,
  constraint customers_shop_id_photo_id_fkey FOREIGN KEY (shop_id, photo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX customers_archived ON customers USING btree (shop_id, last_order_key DESC, id DESC) WHERE (state = 'archived'::text);
CREATE INDEX customers_by_created ON customers USING btree (shop_id, created_at);
CREATE INDEX customers_by_import ON customers USING btree (shop_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX customers_by_last_order ON customers USING btree (shop_id, last_order_key DESC, id DESC) INCLUDE (orders_count) WHERE (state = 'active'::text);
CREATE INDEX customers_by_name ON customers USING btree (shop_id, name COLLATE "und-x-icu", id) INCLUDE (last_order_key, orders_count) WHERE (state = 'active'::text);
CREATE INDEX customers_by_orders ON customers USING btree (shop_id, orders_count DESC, id DESC) INCLUDE (last_order_key) WHERE (state = 'active'::text);
CREATE INDEX customers_by_phone ON customers USING btree (shop_id, phone) WHERE (phone IS NOT NULL);
CREATE INDEX customers_by_spent ON customers USING btree (shop_id, spent_minor DESC, id DESC) INCLUDE (last_order_key, orders_count) WHERE (state = 'active'::text);
CREATE INDEX customers_earlier ON customers USING btree (shop_id, earlier_last_order_on, id) WHERE ((earlier_last_order_on IS NOT NULL) AND (state = 'active'::text));
CREATE INDEX customers_email ON customers USING btree (shop_id, email) WHERE (email IS NOT NULL);
CREATE INDEX customers_merged ON customers USING btree (shop_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE UNIQUE INDEX customers_number ON customers USING btree (shop_id, number);
CREATE INDEX customers_phone_anywhere ON customers USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX customers_search ON customers USING gin (shop_threes(shop_id, search_text)) WITH (fastupdate=off);
CREATE INDEX customers_tagged ON customers USING gin (shop_id, tags) WITH (fastupdate=off);
CREATE INDEX customers_with_photo ON customers USING btree (shop_id, photo_id) WHERE (photo_id IS NOT NULL);
alter table customers force row level security;
create policy finding on customers for select using true;
create policy owners_backup on customers for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on customers for all using (shop_id = app_shop_id());
CREATE CONSTRAINT TRIGGER recount_update AFTER UPDATE ON customers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((NOT app_restoring()) AND ((old.earlier_orders > 0) <> (new.earlier_orders > 0)))) EXECUTE FUNCTION recount_of_customer();
CREATE TRIGGER tally_deletes AFTER DELETE ON customers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION customers_deleted();
CREATE TRIGGER tally_inserts AFTER INSERT ON customers REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION customers_inserted();
CREATE TRIGGER tally_updates AFTER UPDATE ON customers REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION customers_updated();
grant delete, insert, select, update on customers to darzi_app;
comment on column customers.search_text is 'ASCII search keys of names, phone and numbers (tailoring/names/search-key).';
comment on column customers.phone is 'E.164; several records may share one.';
comment on column customers.earlier_orders is 'Brought forward from before Darzi; part of orders_count.';
comment on column customers.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';

create table day_closings (
  shop_id uuid not null,
  id uuid not null,
  closed_on date not null,
  currency text not null,
  float_minor bigint not null,
  cash_minor bigint not null,
  counted_minor bigint not null,
  difference_minor bigint generated always as (((counted_minor - float_minor) - cash_minor)) stored,
  counted jsonb not null default '[]'::jsonb,
  reason text,
  corrects uuid,
  member_id uuid not null,
  member_name text not null,
  created_at timestamp with time zone not null,
  sent_hash bytea,
  constraint day_closings_pkey PRIMARY KEY (shop_id, id),
  constraint day_closings_check CHECK (((reason IS NOT NULL) OR ((corrects IS NULL) AND (counted_minor = (float_minor + cash_minor))))),
  constraint day_closings_counted_minor_check CHECK ((counted_minor >= 0)),
  constraint day_closings_float_minor_check CHECK ((float_minor >= 0)),
  constraint day_closings_shop_id_corrects_fkey FOREIGN KEY (shop_id, corrects) REFERENCES day_closings(shop_id, id) DEFERRABLE,
  constraint day_closings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint day_closings_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX day_closings_corrected ON day_closings USING btree (shop_id, corrects) WHERE (corrects IS NOT NULL);
CREATE INDEX day_closings_newest ON day_closings USING btree (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX day_closings_once ON day_closings USING btree (shop_id, closed_on) WHERE (corrects IS NULL);
alter table day_closings force row level security;
create policy owners_backup on day_closings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on day_closings for all using (shop_id = app_shop_id());
grant insert, select on day_closings to darzi_app;
comment on column day_closings.cash_minor is 'Cash of the ledger that day as it stood then.';
comment on column day_closings.counted is 'Notes and coins: [{"valueMinor": 50000, "count": 3}]; empty when only the sum was typed.';

-- What happened on a day of the shop, in parts that are added up.
create table day_figures (
  shop_id uuid not null,
  figure text not null,
  day date not null,
  key text not null default ''::text,
  part bigint not null generated as identity,
  times bigint not null,
  amount bigint not null,
  constraint day_figures_pkey PRIMARY KEY (shop_id, figure, day, key, part) INCLUDE (times, amount),
  constraint day_figures_figure_check CHECK ((figure = ANY (ARRAY['ordered'::text, 'hour'::text, 'promised'::text, 'made'::text, 'owed'::text, 'paid'::text, 'garment'::text, 'rework'::text, 'pending'::text, 'stock'::text, 'first'::text, 'active'::text, 'exception'::text]))),
  constraint day_figures_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table day_figures force row level security;
create policy owners_backup on day_figures for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on day_figures for all using (shop_id = app_shop_id());
grant delete, insert, select, update on day_figures to darzi_app;
comment on column day_figures.key is 'ordered: the order''s tailor_state. hour: 00 to 23. promised: kept, late or open. paid: method. garment: its key. rework: cause. stock: item. active: the month (YYYY-MM) of the customer''s first order. exception: its kind.';
comment on column day_figures.amount is 'Minor units; made: days from order to ready. rework: pieces. stock: thousandths used.';

create table days_off (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid,
  first_on date not null,
  last_on date not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint days_off_pkey PRIMARY KEY (shop_id, id),
  constraint days_off_check CHECK ((first_on <= last_on)),
  constraint days_off_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint days_off_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE INDEX days_off_by_end ON days_off USING btree (shop_id, last_on);
alter table days_off force row level security;
create policy owners_backup on days_off for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on days_off for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON days_off FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on days_off to darzi_app;
comment on column days_off.member_id is 'Whose holiday; of nobody: the shop is closed.';

create table dispute_photos (
  shop_id uuid not null,
  id uuid not null,
  dispute_id uuid not null,
  by_shop boolean not null,
  created_at timestamp with time zone not null,
  constraint dispute_photos_pkey PRIMARY KEY (shop_id, id),
  constraint dispute_photos_shop_id_dispute_id_fkey FOREIGN KEY (shop_id, dispute_id) REFERENCES disputes(shop_id, id) ON DELETE CASCADE,
  constraint dispute_photos_shop_id_id_fkey FOREIGN KEY (shop_id, id) REFERENCES files(shop_id, id)
);
CREATE INDEX dispute_photos_of ON dispute_photos USING btree (shop_id, dispute_id, created_at, id);
alter table dispute_photos force row level security;
create policy operator on dispute_photos for select using (app_operator_id() IS NOT NULL);
create policy own on dispute_photos for select using (EXISTS ( SELECT
   FROM disputes d
  WHERE ((d.shop_id = dispute_photos.shop_id) AND (d.id = dispute_photos.dispute_id) AND (d.account_id = app_user_id()))));
create policy owners_backup on dispute_photos for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on dispute_photos for all using (shop_id = app_shop_id());
grant delete, insert, select, update on dispute_photos to darzi_app;
comment on column dispute_photos.id is 'Of the file.';

create table disputes (
  shop_id uuid not null,
  id uuid not null,
  account_id uuid,
  order_id uuid not null,
  order_number integer not null,
  shop_name text not null,
  customer_name text not null,
  currency text not null,
  kind text not null,
  words text not null,
  state text not null default 'raised'::text,
  raised_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  outcome text,
  refund_minor bigint not null default 0,
  decision text,
  decided_at timestamp with time zone,
  decided_by uuid,
  sent_back_minor bigint not null default 0,
  sent_back_entries uuid[] not null default '{}'::uuid[],
  sent_back_state text,
  taken_by uuid,
  constraint disputes_pkey PRIMARY KEY (shop_id, id),
  constraint disputes_asked_by_someone CHECK (((account_id IS NOT NULL) OR (taken_by IS NOT NULL))),
  constraint disputes_check CHECK (((state = 'decided'::text) = (decided_at IS NOT NULL))),
  constraint disputes_check1 CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint disputes_check2 CHECK (((refund_minor = 0) OR (outcome = ANY (ARRAY['part'::text, 'whole'::text])))),
  constraint disputes_check3 CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint disputes_check4 CHECK (((sent_back_minor >= 0) AND (sent_back_minor <= refund_minor))),
  constraint disputes_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint disputes_kind_check CHECK ((kind = ANY (ARRAY['remake'::text, 'fit'::text, 'lateness'::text, 'damage'::text, 'money'::text, 'other'::text]))),
  constraint disputes_outcome_check CHECK ((outcome = ANY (ARRAY['nothing'::text, 'remake'::text, 'part'::text, 'whole'::text]))),
  constraint disputes_refund_minor_check CHECK ((refund_minor >= 0)),
  constraint disputes_sent_back CHECK (((sent_back_minor = 0) = (sent_back_state IS NULL))),
  constraint disputes_sent_back_state_check CHECK ((sent_back_state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text]))),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['raised'::text, 'answered'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text, 'decided'::text]))),
  constraint disputes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint disputes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint disputes_taken_by_member FOREIGN KEY (shop_id, taken_by) REFERENCES members(shop_id, id)
);
CREATE INDEX disputes_newest ON disputes USING btree (raised_at DESC, id DESC);
CREATE INDEX disputes_of_account ON disputes USING btree (account_id, order_id, raised_at DESC, id DESC);
CREATE INDEX disputes_of_shop ON disputes USING btree (shop_id, raised_at DESC, id DESC);
CREATE UNIQUE INDEX disputes_open ON disputes USING btree (shop_id, order_id, account_id) WHERE (state = ANY (ARRAY['raised'::text, 'answered'::text]));
alter table disputes force row level security;
create policy operator on disputes for all using (app_operator_id() IS NOT NULL);
create policy own on disputes for all using (account_id = app_user_id());
create policy owners_backup on disputes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on disputes for all using (shop_id = app_shop_id());
grant insert, select, update on disputes to darzi_app;
comment on column disputes.order_id is 'Without a reference: the dispute stays while the shop''s book is cleared.';
comment on column disputes.answer_by is 'Until then the shop may answer; afterwards the operator may decide without it.';
comment on column disputes.refund_minor is 'What the shop owes the customer by the decision; it is given back among the order''s payments.';
comment on column disputes.sent_back_minor is 'What of the refund goes back through the gateway it came by; the rest the shop gives back by hand.';
comment on column disputes.sent_back_state is 'As the gateway answers; one refused of several counts as refused.';
comment on column disputes.taken_by is 'The member who agreed to it at the counter, without the customer asking in their account.';

create table drafts (
  shop_id uuid not null,
  member_id uuid not null,
  key text not null,
  label text not null,
  content text not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  constraint drafts_pkey PRIMARY KEY (shop_id, member_id, key),
  constraint drafts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint drafts_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE INDEX drafts_latest ON drafts USING btree (shop_id, member_id, changed_at DESC);
CREATE INDEX drafts_of_key ON drafts USING btree (shop_id, key);
alter table drafts force row level security;
create policy owners_backup on drafts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on drafts for all using (shop_id = app_shop_id());
grant delete, insert, select, update on drafts to darzi_app;

-- By the hash of their token; each works once.
create table email_links (
  token_hash bytea not null,
  account_id uuid not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_links_pkey PRIMARY KEY (token_hash),
  constraint email_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX email_links_account ON email_links USING btree (account_id);
alter table email_links force row level security;
create policy crossing on email_links for all using (app_crossing() = 'sign_in'::text);
create policy owners_backup on email_links for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on email_links to darzi_app;

-- What happened, in the order it did: timelines, the dashboard, live updates. Never rewritten.
create table events (
  shop_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  member_id uuid,
  actor_name text,
  subject_type text not null,
  subject_id uuid not null,
  params jsonb not null default '{}'::jsonb,
  constraint events_pkey PRIMARY KEY (shop_id, id),
  constraint events_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint events_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE INDEX events_newest ON events USING btree (shop_id, id DESC);
CREATE INDEX events_subject ON events USING btree (shop_id, subject_type, subject_id, id DESC);
alter table events force row level security;
create policy owners_backup on events for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on events for all using (shop_id = app_shop_id());
CREATE TRIGGER events_for_webhooks AFTER INSERT ON events FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_for_webhooks();
CREATE TRIGGER events_noted AFTER INSERT ON events FOR EACH ROW WHEN (((NOT app_restoring()) AND (new.kind = ANY (ARRAY['orders.taken'::text, 'orders.approved'::text, 'orders.finished'::text, 'orders.pieceMoved'::text, 'calendar.booked'::text, 'calendar.moved'::text, 'calendar.cancelled'::text])))) EXECUTE FUNCTION note_event();
grant delete, insert, select, update on events to darzi_app;
comment on column events.params is 'Json<Record<string, string | number>>';

-- What lies in the file store, under <shop>/<id>/<size>.
create table files (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  content_type text not null,
  width integer,
  height integer,
  bytes integer not null,
  created_at timestamp with time zone not null,
  constraint files_pkey PRIMARY KEY (shop_id, id),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['photo'::text, 'import'::text]))),
  constraint files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table files force row level security;
create policy owners_backup on files for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on files for all using (shop_id = app_shop_id());
grant delete, insert, select, update on files to darzi_app;

-- Only a domain that was verified counts as taken; a claim that was not lapses after some days (tailoring/fronts/domain.ts).
create table front_domains (
  shop_id uuid not null,
  domain text not null,
  token text not null,
  claimed_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  verified_at timestamp with time zone,
  constraint front_domains_pkey PRIMARY KEY (shop_id),
  constraint front_domains_domain_check CHECK (((domain = lower(domain)) AND ((length(domain) >= 4) AND (length(domain) <= 253)))),
  constraint front_domains_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX front_domains_taken ON front_domains USING btree (domain) WHERE (verified_at IS NOT NULL);
alter table front_domains force row level security;
create policy finding on front_domains for select using true;
create policy owners_backup on front_domains for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy releasing on front_domains for delete using true;
create policy tenant on front_domains for all using (shop_id = app_shop_id());
grant delete, insert, select, update on front_domains to darzi_app;
comment on column front_domains.token is 'Stands in the TXT record _darzi-verify of the domain.';

create table fronts (
  shop_id uuid not null,
  slug text,
  is_published boolean not null default false,
  published_at timestamp with time zone,
  main_colour text not null default '#1f2a52'::text,
  accent_colour text not null default '#a8471f'::text,
  tagline text,
  about text,
  logo_id uuid,
  constraint fronts_pkey PRIMARY KEY (shop_id),
  constraint fronts_accent_colour_check CHECK ((accent_colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint fronts_check CHECK (((NOT is_published) OR ((slug IS NOT NULL) AND (published_at IS NOT NULL)))),
  constraint fronts_main_colour_check CHECK ((main_colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint fronts_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60)))),
  constraint fronts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint fronts_shop_id_logo_id_fkey FOREIGN KEY (shop_id, logo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX fronts_published ON fronts USING btree (published_at DESC, shop_id DESC) WHERE is_published;
CREATE UNIQUE INDEX fronts_slug ON fronts USING btree (slug);
alter table fronts force row level security;
create policy finding on fronts for select using true;
create policy owners_backup on fronts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on fronts for all using (shop_id = app_shop_id());
grant delete, insert, select, update on fronts to darzi_app;

create table garments (
  shop_id uuid not null,
  key text not null,
  name text,
  sizing text not null,
  is_active boolean not null default true,
  price_minor bigint,
  lead_days integer not null,
  fields jsonb not null,
  styles jsonb not null,
  add_ons jsonb not null,
  stages jsonb not null,
  cloth jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  checks jsonb not null default '[]'::jsonb,
  constraint garments_pkey PRIMARY KEY (shop_id, key),
  constraint garments_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 365))),
  constraint garments_price_minor_check CHECK ((price_minor > 0)),
  constraint garments_sizing_check CHECK ((sizing = ANY (ARRAY['men'::text, 'women'::text, 'anyone'::text]))),
  constraint garments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX garments_priced ON garments USING btree (key, price_minor, shop_id) WHERE (is_active AND (price_minor IS NOT NULL));
alter table garments force row level security;
create policy finding on garments for select using true;
create policy owners_backup on garments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on garments for all using (shop_id = app_shop_id());
grant delete, insert, select, update on garments to darzi_app;
comment on column garments.key is 'A key of tailoring''s catalogue, or the id of a type of the shop''s own.';
comment on column garments.name is 'The shop''s own name for it; without one the catalogue''s word in the reader''s language.';
comment on column garments.fields is 'Json<import(''@darzi/tailoring/garments/garment.ts'').GarmentField[]>';
comment on column garments.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').StyleGroup[]>';
comment on column garments.add_ons is 'Json<import(''@darzi/tailoring/garments/garment.ts'').AddOn[]>';
comment on column garments.stages is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Stage[]>';
comment on column garments.cloth is 'Json<import(''@darzi/tailoring/garments/garment.ts'').ClothNeed[]>';
comment on column garments.checks is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Check[]>';

create table gateway_events (
  gateway text not null,
  id text not null,
  kind text not null,
  received_at timestamp with time zone not null,
  constraint gateway_events_pkey PRIMARY KEY (gateway, id)
);
CREATE INDEX gateway_events_age ON gateway_events USING btree (received_at);
alter table gateway_events force row level security;
create policy crossing on gateway_events for all using (app_crossing() = 'gateway'::text);
create policy owners_backup on gateway_events for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on gateway_events to darzi_app;

create table gateway_refunds (
  shop_id uuid not null,
  payment_id uuid not null,
  online_id uuid not null,
  state text not null default 'waiting'::text,
  reference text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  asked_at timestamp with time zone,
  constraint gateway_refunds_pkey PRIMARY KEY (shop_id, payment_id),
  constraint gateway_refunds_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text]))),
  constraint gateway_refunds_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint gateway_refunds_shop_id_online_id_fkey FOREIGN KEY (shop_id, online_id) REFERENCES online_payments(shop_id, id),
  constraint gateway_refunds_shop_id_payment_id_fkey FOREIGN KEY (shop_id, payment_id) REFERENCES payments(shop_id, id)
);
alter table gateway_refunds force row level security;
create policy finding on gateway_refunds for select using (app_crossing() = 'gateway'::text);
create policy owners_backup on gateway_refunds for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on gateway_refunds for all using (shop_id = app_shop_id());
CREATE TRIGGER tell_sent_back AFTER UPDATE OF state ON gateway_refunds FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION tell_sent_back();
grant insert, select, update on gateway_refunds to darzi_app;
comment on column gateway_refunds.asked_at is 'Written while the order is held, before the gateway is called.';

create table house_work (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  partnership_id uuid not null,
  tailor_id uuid not null,
  tailor_order_id uuid not null,
  tailor_name text not null,
  base_minor bigint not null,
  rate_bp integer not null,
  state text not null,
  assigned_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  off_before_minor bigint not null default 0,
  due_on date,
  taken_back_at timestamp with time zone,
  called_off_at timestamp with time zone,
  asked_back_at timestamp with time zone,
  asked_back_why text,
  kept_at timestamp with time zone,
  corrected_at timestamp with time zone,
  missed_at timestamp with time zone,
  again_at timestamp with time zone,
  constraint house_work_pkey PRIMARY KEY (shop_id, id),
  constraint house_work_asked_back_why_check CHECK ((length(asked_back_why) <= 200)),
  constraint house_work_base_minor_check CHECK ((base_minor >= 0)),
  constraint house_work_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'in_progress'::text, 'ready'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint house_work_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint house_work_shop_id_partnership_id_fkey FOREIGN KEY (shop_id, partnership_id) REFERENCES partnerships(shop_id, id),
  constraint house_work_tailor_id_fkey FOREIGN KEY (tailor_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX house_work_at_tailor ON house_work USING btree (tailor_id, tailor_order_id);
CREATE UNIQUE INDEX house_work_of_order ON house_work USING btree (shop_id, order_id) WHERE (state <> 'cancelled'::text);
CREATE INDEX house_work_of_partner ON house_work USING btree (shop_id, partnership_id, assigned_at DESC);
alter table house_work force row level security;
create policy owners_backup on house_work for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on house_work for select using (tailor_id = app_shop_id());
create policy partner_works on house_work for update using (tailor_id = app_shop_id());
create policy tenant on house_work for all using (shop_id = app_shop_id());
grant insert, select, update on house_work to darzi_app;
comment on column house_work.order_id is 'Without a reference: what was owed for it outlives a book that is cleared.';
comment on column house_work.tailor_order_id is 'The order in the partner’s own book, which only the partner reads.';
comment on column house_work.base_minor is 'The price of the order when it was given.';
comment on column house_work.state is 'Of the partner’s order, as it last said.';
comment on column house_work.off_before_minor is 'By how much the order cost less already when it was given: the base is without it.';
comment on column house_work.due_on is 'The day the partner was asked to be done by.';
comment on column house_work.taken_back_at is 'The house took it back before anything was cut.';
comment on column house_work.called_off_at is 'The house’s own order was called off after the partner had cut: the partner says what becomes of it.';
comment on column house_work.asked_back_at is 'The house asked for it back after the partner had cut.';
comment on column house_work.kept_at is 'The partner’s no to that; asked once more, it is empty again.';
comment on column house_work.corrected_at is 'The house last put something right that the partner’s order took over.';
comment on column house_work.missed_at is 'The house last changed something that did not reach the partner’s order: it was cut already, or the garment is not sewn there.';
comment on column house_work.again_at is 'The house took its calling off back, and the partner’s order could not come back: the house gives its own again.';

-- What a write answered, so that sending it again answers the same and writes nothing.
create table idempotency_keys (
  scope text not null,
  key text not null,
  route text not null,
  request_hash bytea not null,
  status integer not null,
  reply jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
alter table idempotency_keys force row level security;
create policy crossing on idempotency_keys for all using (app_crossing() = 'housekeeping'::text);
create policy owners_backup on idempotency_keys for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy scope on idempotency_keys for all using (scope = app_scope());
grant delete, insert, select, update on idempotency_keys to darzi_app;
comment on column idempotency_keys.reply is 'Json<unknown>';

-- An account's sign-ins at outside providers (OpenID Connect issuer and subject).
create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  constraint identities_pkey PRIMARY KEY (issuer, subject),
  constraint identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX identities_account ON identities USING btree (account_id);
alter table identities force row level security;
create policy crossing on identities for all using (app_crossing() = 'sign_in'::text);
create policy own on identities for all using (account_id = app_user_id());
create policy owners_backup on identities for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on identities to darzi_app;

create table inbox_reads (
  shop_id uuid not null,
  member_id uuid not null,
  item text not null,
  read_at timestamp with time zone not null,
  constraint inbox_reads_pkey PRIMARY KEY (shop_id, member_id, item),
  constraint inbox_reads_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
alter table inbox_reads force row level security;
create policy owners_backup on inbox_reads for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on inbox_reads for all using (shop_id = app_shop_id());
grant delete, insert, select, update on inbox_reads to darzi_app;
comment on column inbox_reads.item is 'The key of a line of the inbox; the lines themselves are what the shop''s tables say now.';

-- Open and ended invitations to a shop; ended when accepted, withdrawn or replaced.
create table invitations (
  shop_id uuid not null,
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (shop_id, id),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'counter'::text, 'cutter'::text, 'stitcher'::text]))),
  constraint invitations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint invitations_shop_id_invited_by_fkey FOREIGN KEY (shop_id, invited_by) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX invitations_open ON invitations USING btree (shop_id, lower(email)) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX invitations_token ON invitations USING btree (token_hash);
alter table invitations force row level security;
create policy crossing on invitations for all using (app_crossing() = 'invitation'::text);
create policy owners_backup on invitations for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on invitations for all using (shop_id = app_shop_id());
grant delete, insert, select, update on invitations to darzi_app;

-- Browsers in which an account was signed in to before. The cookie holds the token, the table only its SHA-256.
create table known_devices (
  account_id uuid not null,
  token_hash bytea not null,
  used_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (account_id, token_hash),
  constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_age ON known_devices USING btree (used_at);
CREATE INDEX known_devices_token ON known_devices USING btree (token_hash);
alter table known_devices force row level security;
create policy crossing on known_devices for all using (app_crossing() = 'sign_in'::text);
create policy owners_backup on known_devices for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on known_devices to darzi_app;

-- How strangers find a shop. Name, city, currency and search_text are kept by triggers from the shop's own rows.
create table listings (
  shop_id uuid not null,
  is_listed boolean not null default false,
  slug text,
  languages text[] not null default '{}'::text[],
  has_woman boolean not null default false,
  latitude numeric(8,5),
  longitude numeric(8,5),
  listed_at timestamp with time zone,
  verified_at timestamp with time zone,
  verified_for text[] not null default '{}'::text[],
  name text not null default ''::text,
  city text,
  currency text not null default 'INR'::text,
  is_demo boolean not null default false,
  search_text text not null default ''::text,
  reviews integer not null default 0,
  stars integer not null default 0,
  kept bigint not null default 0,
  late bigint not null default 0,
  made bigint not null default 0,
  reworked bigint not null default 0,
  rating numeric(3,2) generated always as (
CASE
    WHEN (reviews > 0) THEN round(((stars)::numeric / (reviews)::numeric), 2)
    ELSE NULL::numeric
END) stored,
  kept_percent integer generated always as (
CASE
    WHEN ((kept + late) >= 5) THEN ((kept * 100) / (kept + late))
    ELSE NULL::bigint
END) stored,
  rework_percent integer generated always as (
CASE
    WHEN (made >= 5) THEN LEAST((100)::bigint, ((reworked * 100) / made))
    ELSE NULL::bigint
END) stored,
  rank integer generated always as (
CASE
    WHEN is_demo THEN '-1'::integer
    ELSE (((((((stars + (35 / 2)) * 100) / (reviews + 5)) + (((kept + 4) * 300) / ((kept + late) + 5))) - LEAST((200)::bigint, ((reworked * 200) / (made + 10)))) +
    CASE
        WHEN (verified_at IS NULL) THEN 0
        ELSE 50
    END))::integer
END) stored,
  is_held boolean not null default false,
  free_on date,
  free_is_stale boolean not null default true,
  constraint listings_pkey PRIMARY KEY (shop_id),
  constraint listings_check CHECK (((NOT is_listed) OR (slug IS NOT NULL))),
  constraint listings_check1 CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint listings_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  constraint listings_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  constraint listings_reviews_check CHECK ((reviews >= 0)),
  constraint listings_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60)))),
  constraint listings_stars_check CHECK ((stars >= 0)),
  constraint listings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX listings_by_city ON listings USING btree (lower(city), rank DESC, shop_id DESC) WHERE is_listed;
CREATE INDEX listings_by_free_day ON listings USING btree (free_on, shop_id) WHERE is_listed;
CREATE INDEX listings_by_place ON listings USING btree (latitude, longitude) WHERE is_listed;
CREATE INDEX listings_by_rank ON listings USING btree (rank DESC, shop_id DESC) WHERE is_listed;
CREATE INDEX listings_found_by ON listings USING gin (search_text gin_trgm_ops) WHERE is_listed;
CREATE UNIQUE INDEX listings_slug ON listings USING btree (slug);
CREATE INDEX listings_stale ON listings USING btree (shop_id) WHERE (is_listed AND free_is_stale);
alter table listings force row level security;
create policy counting on listings for all using true with check true;
create policy finding on listings for select using true;
create policy owners_backup on listings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on listings for all using (shop_id = app_shop_id());
CREATE TRIGGER fill_listing BEFORE INSERT OR UPDATE ON listings FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION fill_listing();
grant delete, insert, select, update on listings to darzi_app;
comment on column listings.verified_for is 'What the operator has seen: identity, address, work.';
comment on column listings.kept is 'Promises kept and broken, orders made and pieces called back, of the last year (day_figures).';
comment on column listings.kept_percent is 'Told once there are five promises: one late order is no habit.';
comment on column listings.rank is 'Best first: stars weighed with an average of 3.5, promises kept, rework, and whether it was verified. Sample shops last.';
comment on column listings.is_held is 'Of a shop that is suspended or closed: kept by the trigger of its shop.';
comment on column listings.free_on is 'The first day with a free time that customers may book; empty where they cannot.';
comment on column listings.free_is_stale is 'Its calendar changed since free_on was asked for.';

-- A shop's own fields, beside the catalogue in tailoring.
create table measurement_fields (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  part text not null,
  hint text,
  min_mm numeric(7,2),
  max_mm numeric(7,2),
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  constraint measurement_fields_pkey PRIMARY KEY (shop_id, id),
  constraint measurement_fields_kind_check CHECK ((kind = ANY (ARRAY['girth'::text, 'half_girth'::text, 'length'::text, 'depth'::text, 'width'::text, 'angle'::text, 'text'::text, 'bool'::text]))),
  constraint measurement_fields_part_check CHECK ((part = ANY (ARRAY['upper'::text, 'lower'::text, 'other'::text]))),
  constraint measurement_fields_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX measurement_fields_name ON measurement_fields USING btree (shop_id, lower(name)) WHERE is_active;
alter table measurement_fields force row level security;
create policy owners_backup on measurement_fields for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on measurement_fields for all using (shop_id = app_shop_id());
grant delete, insert, select, update on measurement_fields to darzi_app;

-- One measuring of one person: the body, or the finished garment they like. Immutable.
create table measurement_records (
  shop_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  profile text not null,
  garment_key text,
  version integer not null,
  how text not null,
  unit text not null,
  notes text,
  photo_id uuid,
  taken_at timestamp with time zone not null,
  member_id uuid,
  member_name text,
  created_at timestamp with time zone not null,
  sent_by text,
  constraint measurement_records_pkey PRIMARY KEY (shop_id, id),
  constraint measurement_records_check CHECK (((profile = 'garment'::text) = (garment_key IS NOT NULL))),
  constraint measurement_records_how_check CHECK ((how = ANY (ARRAY['tape'::text, 'photo'::text, 'garment'::text, 'imported'::text]))),
  constraint measurement_records_profile_check CHECK ((profile = ANY (ARRAY['body'::text, 'garment'::text]))),
  constraint measurement_records_unit_check CHECK ((unit = ANY (ARRAY['in'::text, 'cm'::text]))),
  constraint measurement_records_version_check CHECK ((version > 0)),
  constraint measurement_records_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint measurement_records_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint measurement_records_shop_id_person_id_fkey FOREIGN KEY (shop_id, person_id) REFERENCES persons(shop_id, id),
  constraint measurement_records_shop_id_photo_id_fkey FOREIGN KEY (shop_id, photo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX measurement_records_by_photo ON measurement_records USING btree (shop_id, taken_at DESC) WHERE (how = 'photo'::text);
CREATE INDEX measurement_records_newest ON measurement_records USING btree (shop_id, taken_at DESC, id DESC);
CREATE INDEX measurement_records_of_person ON measurement_records USING btree (shop_id, person_id, taken_at DESC, id DESC);
CREATE UNIQUE INDEX measurement_versions ON measurement_records USING btree (shop_id, person_id, profile, COALESCE(garment_key, ''::text), version);
alter table measurement_records force row level security;
create policy owners_backup on measurement_records for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on measurement_records for all using (shop_id = app_shop_id());
CREATE TRIGGER tally_inserts AFTER INSERT ON measurement_records REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION tally_measurements();
grant insert, select on measurement_records to darzi_app;
comment on column measurement_records.sent_by is 'Who sent these sizes by the shop''s form, as they called themselves; empty when the shop took them.';

create table measurement_tallies (
  shop_id uuid not null,
  records bigint not null,
  people bigint not null,
  constraint measurement_tallies_pkey PRIMARY KEY (shop_id),
  constraint measurement_tallies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table measurement_tallies force row level security;
create policy owners_backup on measurement_tallies for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on measurement_tallies for all using (shop_id = app_shop_id());
grant delete, insert, select, update on measurement_tallies to darzi_app;
comment on column measurement_tallies.people is 'Who was measured at least once.';

create table measurement_values (
  shop_id uuid not null,
  record_id uuid not null,
  field text not null,
  typed text not null,
  unit text,
  mm numeric(7,2),
  kg numeric(6,3),
  degrees numeric(5,2),
  words text,
  is_yes boolean,
  kept_warning text,
  plus_minus_mm numeric(7,2),
  source text,
  photo_mm numeric(7,2),
  shop_scale numeric(6,4),
  name text,
  constraint measurement_values_pkey PRIMARY KEY (shop_id, record_id, field),
  constraint measurement_values_check CHECK ((num_nonnulls(mm, kg, degrees, words, is_yes) = 1)),
  constraint measurement_values_kg_check CHECK ((kg >= (0)::numeric)),
  constraint measurement_values_mm_check CHECK ((mm >= (0)::numeric)),
  constraint measurement_values_photo_mm_check CHECK ((photo_mm > (0)::numeric)),
  constraint measurement_values_plus_minus_mm_check CHECK ((plus_minus_mm >= (0)::numeric)),
  constraint measurement_values_shop_scale_check CHECK ((shop_scale > (0)::numeric)),
  constraint measurement_values_source_check CHECK ((source = ANY (ARRAY['tape'::text, 'photo'::text, 'build'::text, 'typed'::text]))),
  constraint measurement_values_unit_check CHECK ((unit = ANY (ARRAY['in'::text, 'cm'::text, 'lb'::text, 'kg'::text, 'deg'::text]))),
  constraint measurement_values_shop_id_record_id_fkey FOREIGN KEY (shop_id, record_id) REFERENCES measurement_records(shop_id, id)
);
alter table measurement_values force row level security;
create policy owners_backup on measurement_values for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on measurement_values for all using (shop_id = app_shop_id());
grant insert, select on measurement_values to darzi_app;
comment on column measurement_values.field is 'A key of tailoring''s catalogue, or the id of a field of the shop.';
comment on column measurement_values.typed is 'As it was typed, in `unit`; mm (or kg, degrees) is what it means.';
comment on column measurement_values.kept_warning is 'The code of the doubt this value raised and that was answered with "keep".';
comment on column measurement_values.plus_minus_mm is 'Of a value by photo: nine of ten people lie within it.';
comment on column measurement_values.source is 'Where a value of a photo record is from; empty when the record''s way says it.';
comment on column measurement_values.photo_mm is 'What the photos alone said, before any scale; empty where they said nothing.';
comment on column measurement_values.shop_scale is 'The shop''s own tape against photo, where it was applied; empty is the usual scale.';
comment on column measurement_values.name is 'Of a field of the shop: what it was called when this was measured. The catalogue''s have none.';

create table member_calendars (
  shop_id uuid not null,
  member_id uuid not null,
  takes_appointments boolean not null default true,
  is_woman boolean not null default false,
  has_own_hours boolean not null default false,
  feed_hash bytea,
  feed_made_at timestamp with time zone,
  constraint member_calendars_pkey PRIMARY KEY (shop_id, member_id),
  constraint member_calendars_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX member_calendars_feed ON member_calendars USING btree (feed_hash);
alter table member_calendars force row level security;
create policy owners_backup on member_calendars for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on member_calendars for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON member_calendars FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on member_calendars to darzi_app;
comment on column member_calendars.has_own_hours is 'Otherwise the member is in whenever the shop is open.';
comment on column member_calendars.feed_hash is 'SHA-256 of the secret in the address of the member''s iCalendar feed.';

create table member_hours (
  shop_id uuid not null,
  member_id uuid not null,
  weekday integer not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint member_hours_pkey PRIMARY KEY (shop_id, member_id, weekday, from_minute),
  constraint member_hours_check CHECK ((from_minute < to_minute)),
  constraint member_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint member_hours_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440))),
  constraint member_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint member_hours_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
alter table member_hours force row level security;
create policy owners_backup on member_hours for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on member_hours for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON member_hours FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on member_hours to darzi_app;

create table member_skills (
  shop_id uuid not null,
  member_id uuid not null,
  garment text not null,
  stage text not null,
  constraint member_skills_pkey PRIMARY KEY (shop_id, member_id, garment, stage),
  constraint member_skills_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
alter table member_skills force row level security;
create policy owners_backup on member_skills for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on member_skills for all using (shop_id = app_shop_id());
grant delete, insert, select, update on member_skills to darzi_app;

-- Who works in a shop, and as what.
create table members (
  shop_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  name text not null,
  email text not null,
  role text not null,
  is_active boolean not null default true,
  joined_at timestamp with time zone not null,
  constraint members_pkey PRIMARY KEY (shop_id, id),
  constraint members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'counter'::text, 'cutter'::text, 'stitcher'::text]))),
  constraint members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint members_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX members_account ON members USING btree (shop_id, account_id);
CREATE INDEX members_of_account ON members USING btree (account_id);
alter table members force row level security;
create policy crossing on members for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text, 'invitation'::text]));
create policy operator on members for select using (app_operator_id() IS NOT NULL);
create policy own on members for select using (account_id = app_user_id());
create policy owners_backup on members for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on members for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON members FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on members to darzi_app;

-- Filled when the book is cleared; a row goes once its customer is put back.
create table messaging_stops (
  shop_id uuid not null,
  customer_id uuid not null,
  phone text,
  said_at timestamp with time zone not null,
  said_by text not null,
  constraint messaging_stops_pkey PRIMARY KEY (shop_id, customer_id),
  constraint messaging_stops_said_by_check CHECK ((said_by = ANY (ARRAY['shop'::text, 'customer'::text]))),
  constraint messaging_stops_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX messaging_stops_by_phone ON messaging_stops USING btree (shop_id, phone);
alter table messaging_stops force row level security;
create policy owners_backup on messaging_stops for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on messaging_stops for all using (shop_id = app_shop_id());
grant delete, insert, select, update on messaging_stops to darzi_app;
comment on column messaging_stops.customer_id is 'Without a reference: the customer is gone meanwhile.';

create table notification_settings (
  shop_id uuid not null,
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
  quiet_from integer not null default 1260,
  quiet_to integer not null default 480,
  payment_days integer not null default 7,
  uncollected_days integer not null default 7,
  appointment_moved boolean not null default true,
  appointment_cancelled boolean not null default true,
  constraint notification_settings_pkey PRIMARY KEY (shop_id),
  constraint notification_settings_payment_days_check CHECK (((payment_days >= 1) AND (payment_days <= 90))),
  constraint notification_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  constraint notification_settings_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 1439))),
  constraint notification_settings_uncollected_days_check CHECK (((uncollected_days >= 1) AND (uncollected_days <= 90))),
  constraint notification_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table notification_settings force row level security;
create policy owners_backup on notification_settings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on notification_settings for all using (shop_id = app_shop_id());
grant delete, insert, select, update on notification_settings to darzi_app;
comment on column notification_settings.quiet_from is 'Minutes of the shop''s clock; nothing is sent from here to quiet_to.';

-- Those a shop has changed; until then the usual words count.
create table notification_templates (
  shop_id uuid not null,
  id uuid not null,
  event text not null,
  language text not null,
  subject text not null,
  message text not null,
  is_active boolean not null default true,
  whatsapp_template text,
  updated_at timestamp with time zone not null,
  constraint notification_templates_pkey PRIMARY KEY (shop_id, id),
  constraint notification_templates_shop_id_event_language_key UNIQUE (shop_id, event, language),
  constraint notification_templates_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint notification_templates_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table notification_templates force row level security;
create policy owners_backup on notification_templates for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on notification_templates for all using (shop_id = app_shop_id());
grant delete, insert, select, update on notification_templates to darzi_app;
comment on column notification_templates.whatsapp_template is 'The name under which WhatsApp has approved these words.';

create table notification_triggers (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  at timestamp with time zone not null,
  constraint notification_triggers_pkey PRIMARY KEY (shop_id, id),
  constraint notification_triggers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table notification_triggers force row level security;
create policy finding on notification_triggers for select using true;
create policy owners_backup on notification_triggers for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on notification_triggers for all using (shop_id = app_shop_id());
grant delete, insert, select, update on notification_triggers to darzi_app;

create table notifications (
  shop_id uuid not null,
  id uuid not null,
  event text not null,
  channel text not null,
  status text not null default 'pending'::text,
  occasion text,
  recipient text not null,
  recipient_name text not null default ''::text,
  customer_id uuid,
  order_id uuid,
  member_id uuid,
  language text not null,
  subject text not null default ''::text,
  message text not null,
  holes jsonb not null default '[]'::jsonb,
  whatsapp_template text,
  error text,
  attempts integer not null default 0,
  claimed_at timestamp with time zone,
  provider_id text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  appointment_id uuid,
  constraint notifications_pkey PRIMARY KEY (shop_id, id),
  constraint notifications_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'whatsapp'::text, 'push'::text, 'link'::text]))),
  constraint notifications_check CHECK (((status = 'failed'::text) = (error IS NOT NULL))),
  constraint notifications_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint notifications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text, 'opened'::text]))),
  constraint notifications_shop_id_appointment_id_fkey FOREIGN KEY (shop_id, appointment_id) REFERENCES appointments(shop_id, id) ON DELETE CASCADE,
  constraint notifications_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id) ON DELETE CASCADE,
  constraint notifications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint notifications_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint notifications_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX notifications_by_status ON notifications USING btree (shop_id, status, created_at DESC, id DESC);
CREATE INDEX notifications_newest ON notifications USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX notifications_of_appointment ON notifications USING btree (shop_id, appointment_id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX notifications_of_customer ON notifications USING btree (shop_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX notifications_of_order ON notifications USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX notifications_once ON notifications USING btree (shop_id, event, occasion) WHERE (occasion IS NOT NULL);
alter table notifications force row level security;
create policy owners_backup on notifications for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on notifications for all using (shop_id = app_shop_id());
grant delete, insert, select, update on notifications to darzi_app;
comment on column notifications.occasion is 'What it tells of: told once, whoever asks again. Of a test and of one sent by hand, none.';
comment on column notifications.holes is 'Json<string[]>';
comment on column notifications.claimed_at is 'A worker has begun to send it and has not said how it went.';
comment on column notifications.provider_id is 'What the provider calls it.';

create table online_payments (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  gateway text not null,
  amount_minor bigint not null,
  currency text not null,
  state text not null default 'created'::text,
  reference text,
  url text,
  transaction_id text,
  payment_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint online_payments_pkey PRIMARY KEY (shop_id, id),
  constraint online_payments_amount_minor_check CHECK ((amount_minor > 0)),
  constraint online_payments_check CHECK (((state = 'paid'::text) = (payment_id IS NOT NULL))),
  constraint online_payments_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'razorpay'::text]))),
  constraint online_payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'open'::text, 'paid'::text, 'failed'::text, 'expired'::text]))),
  constraint online_payments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint online_payments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint online_payments_shop_id_payment_id_fkey FOREIGN KEY (shop_id, payment_id) REFERENCES payments(shop_id, id)
);
CREATE UNIQUE INDEX online_payments_entry ON online_payments USING btree (shop_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE UNIQUE INDEX online_payments_id ON online_payments USING btree (id);
CREATE INDEX online_payments_of_order ON online_payments USING btree (shop_id, order_id, created_at DESC);
alter table online_payments force row level security;
create policy finding on online_payments for select using (app_crossing() = 'gateway'::text);
create policy owners_backup on online_payments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on online_payments for all using (shop_id = app_shop_id());
grant insert, select, update on online_payments to darzi_app;
comment on column online_payments.id is 'What the gateway knows it by: our own mark, sent along and returned with every event.';
comment on column online_payments.reference is 'The gateway''s name of its checkout.';
comment on column online_payments.transaction_id is 'The gateway''s name of the money, by which it is refunded.';

-- One row: what the operator stops in every shop.
create table operator_words (
  is_only boolean not null default true,
  blocked text[] not null default '{}'::text[],
  changed_at timestamp with time zone not null,
  constraint operator_words_pkey PRIMARY KEY (is_only),
  constraint operator_words_is_only_check CHECK (is_only)
);
alter table operator_words force row level security;
create policy operator on operator_words for all using (app_operator_id() IS NOT NULL) with check (app_operator_id() IS NOT NULL);
create policy owners_backup on operator_words for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy reading on operator_words for select using true;
grant insert, select, update on operator_words to darzi_app;

-- Written by the owner of the tables alone: npm run operator.
create table operators (
  account_id uuid not null,
  granted_at timestamp with time zone not null,
  constraint operators_pkey PRIMARY KEY (account_id),
  constraint operators_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
alter table operators force row level security;
create policy crossing on operators for select using (app_crossing() = 'sign_in'::text);
create policy owners on operators for all using true with check true;
create policy owners_backup on operators for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy resigning on operators for delete using ((app_crossing() = 'sign_in'::text) AND (account_id = app_user_id()));
grant delete, select on operators to darzi_app;

create table order_photos (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  piece_id uuid,
  file_id uuid not null,
  kind text not null,
  stage text,
  is_shared boolean not null default false,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  note text,
  constraint order_photos_pkey PRIMARY KEY (shop_id, id),
  constraint order_photos_kind_check CHECK ((kind = ANY (ARRAY['cloth'::text, 'style'::text, 'stage'::text, 'customer'::text]))),
  constraint order_photos_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint order_photos_shop_id_file_id_fkey FOREIGN KEY (shop_id, file_id) REFERENCES files(shop_id, id),
  constraint order_photos_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_photos_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id)
);
CREATE INDEX order_photos_of_file ON order_photos USING btree (shop_id, file_id);
CREATE INDEX order_photos_of_order ON order_photos USING btree (shop_id, order_id, id);
alter table order_photos force row level security;
create policy owners_backup on order_photos for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on order_photos for all using (shop_id = app_shop_id());
CREATE TRIGGER part_from_photo AFTER DELETE ON order_photos FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION part_from_photo();
grant delete, insert, select, update on order_photos to darzi_app;
comment on column order_photos.is_shared is 'Whether the customer sees it on the private link.';
comment on column order_photos.note is 'What is written upon it, as it was drawn: its notes one after the other.';

-- One physical garment each. The snapshot is what it is cut from, whatever the book says later.
create table order_pieces (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  person_id uuid not null,
  person_name text not null,
  garment_key text not null,
  garment_name text,
  styles jsonb not null default '[]'::jsonb,
  cloth jsonb not null default '{}'::jsonb,
  notes text,
  price_minor bigint not null,
  add_ons jsonb not null default '[]'::jsonb,
  add_ons_minor bigint not null default 0,
  is_urgent boolean not null default false,
  snapshot jsonb,
  stages jsonb not null,
  stage integer not null default 0,
  state text not null,
  reworks integer not null default 0,
  assigned_to uuid,
  stage_since timestamp with time zone not null,
  collection jsonb,
  cut_without jsonb not null default '[]'::jsonb,
  rack_place text,
  approval_asked_at timestamp with time zone,
  approval_asked_by text,
  constraint order_pieces_pkey PRIMARY KEY (shop_id, id),
  constraint order_pieces_add_ons_minor_check CHECK ((add_ons_minor >= 0)),
  constraint order_pieces_frozen_fields CHECK (((snapshot IS NULL) OR (snapshot ?& '{fields,needed}'::text[]))),
  constraint order_pieces_position_check CHECK (("position" > 0)),
  constraint order_pieces_price_minor_check CHECK ((price_minor >= 0)),
  constraint order_pieces_stage_check CHECK ((stage >= 0)),
  constraint order_pieces_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint order_pieces_shop_id_assigned_to_fkey FOREIGN KEY (shop_id, assigned_to) REFERENCES members(shop_id, id),
  constraint order_pieces_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_pieces_shop_id_person_id_fkey FOREIGN KEY (shop_id, person_id) REFERENCES persons(shop_id, id)
);
CREATE INDEX order_pieces_of_item ON order_pieces USING btree (shop_id, ((collection ->> 'itemId'::text))) WHERE (collection IS NOT NULL);
CREATE INDEX order_pieces_of_member ON order_pieces USING btree (shop_id, assigned_to, state, id) WHERE (assigned_to IS NOT NULL);
CREATE UNIQUE INDEX order_pieces_of_order ON order_pieces USING btree (shop_id, order_id, "position");
CREATE INDEX order_pieces_of_person ON order_pieces USING btree (shop_id, person_id, id DESC);
CREATE INDEX order_pieces_on_rack ON order_pieces USING btree (shop_id, lower(rack_place)) WHERE (rack_place IS NOT NULL);
alter table order_pieces force row level security;
create policy owners_backup on order_pieces for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy rating on order_pieces for select using true;
create policy tenant on order_pieces for all using (shop_id = app_shop_id());
CREATE TRIGGER figure_deletes AFTER DELETE ON order_pieces REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_gone_pieces();
CREATE TRIGGER figure_inserts AFTER INSERT ON order_pieces REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_new_pieces();
CREATE TRIGGER figure_updates AFTER UPDATE ON order_pieces REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_pieces();
grant delete, insert, select, update on order_pieces to darzi_app;
comment on column order_pieces.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').ChosenStyle[]>';
comment on column order_pieces.cloth is 'Json<import(''@darzi/tailoring/orders/piece.ts'').PieceCloth>';
comment on column order_pieces.price_minor is '0 while the order of a public form waits to be priced.';
comment on column order_pieces.add_ons is 'Json<import(''@darzi/tailoring/orders/piece.ts'').ChosenAddOn[]>';
comment on column order_pieces.snapshot is 'Json<import(''@darzi/tailoring/orders/piece.ts'').MeasurementSnapshot>';
comment on column order_pieces.stages is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Stage[]>';
comment on column order_pieces.stage is 'Where the piece is in `stages`, from 0; at the last one it waits for its customer.';
comment on column order_pieces.collection is 'Json<import(''@darzi/tailoring/collection/ordered.ts'').OrderedFromCollection>';
comment on column order_pieces.cut_without is 'Json<string[]>';
comment on column order_pieces.approval_asked_at is 'Its stage is done and waits for the approval; a step takes it away.';

-- Each step of an order's life. Never rewritten: an undo is a step of its own.
create table order_steps (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  at timestamp with time zone not null,
  member_id uuid,
  kind text not null,
  state_from text,
  state_to text not null,
  pieces jsonb not null default '[]'::jsonb,
  reason text,
  cause text,
  undoes uuid,
  turn bigint not null generated as identity,
  stopped jsonb not null default '[]'::jsonb,
  trial jsonb not null default '{}'::jsonb,
  exceptions jsonb not null default '[]'::jsonb,
  constraint order_steps_pkey PRIMARY KEY (shop_id, id),
  constraint order_steps_kind_check CHECK ((kind = ANY (ARRAY['taken'::text, 'approved'::text, 'moved'::text, 'delivered'::text, 'cancelled'::text, 'rework'::text, 'undone'::text]))),
  constraint order_steps_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint order_steps_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_steps_shop_id_undoes_fkey FOREIGN KEY (shop_id, undoes) REFERENCES order_steps(shop_id, id) DEFERRABLE
);
CREATE INDEX order_steps_exceptions ON order_steps USING btree (shop_id, at) INCLUDE (order_id) WHERE (exceptions <> '[]'::jsonb);
CREATE INDEX order_steps_of_order ON order_steps USING btree (shop_id, order_id, turn DESC);
CREATE INDEX order_steps_reworks ON order_steps USING btree (shop_id, at) INCLUDE (order_id, cause) WHERE (kind = 'rework'::text);
CREATE UNIQUE INDEX order_steps_undone ON order_steps USING btree (shop_id, undoes) WHERE (undoes IS NOT NULL);
alter table order_steps force row level security;
create policy owners_backup on order_steps for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on order_steps for all using (shop_id = app_shop_id());
CREATE TRIGGER figure_deletes AFTER DELETE ON order_steps REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_gone_steps();
CREATE TRIGGER figure_inserts AFTER INSERT ON order_steps REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_steps();
CREATE TRIGGER steps_for_webhooks AFTER INSERT ON order_steps FOR EACH ROW WHEN (((NOT app_restoring()) AND (new.state_from IS DISTINCT FROM new.state_to))) EXECUTE FUNCTION note_step_for_webhooks();
grant insert, select on order_steps to darzi_app;
comment on column order_steps.pieces is 'Json<{ id: string; from: number; to: number; stateFrom: string; stateTo: string; cutWithout?: string[] }[]>';
comment on column order_steps.turn is 'Counts up as steps are written: the last one of an order has the highest.';
comment on column order_steps.stopped is 'Json<string[]>';
comment on column order_steps.trial is 'Json<{ answer?: ''approved'' | ''change''; words?: string }>';
comment on column order_steps.exceptions is 'Json<{ kind: ''unready'' | ''owed'' | ''sizes'' | ''checks'' | ''trial''; tags: string[]; amountMinor?: number; by?: string }[]>';

create table order_tallies (
  shop_id uuid not null,
  tailor_state text not null,
  promised_on date not null,
  orders bigint not null,
  total_minor bigint not null,
  paid_minor bigint not null,
  give_back_minor bigint not null default 0,
  constraint order_tallies_pkey PRIMARY KEY (shop_id, tailor_state, promised_on),
  constraint order_tallies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table order_tallies force row level security;
create policy owners_backup on order_tallies for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on order_tallies for all using (shop_id = app_shop_id());
grant delete, insert, select, update on order_tallies to darzi_app;
comment on column order_tallies.promised_on is 'Of orders that are open; 0001-01-01 of all that are closed, and each night of those open from long ago.';

-- As they were accepted; nothing of them is changed afterwards.
create table order_terms (
  shop_id uuid not null,
  order_id uuid not null,
  price_minor bigint not null,
  advance_minor bigint not null,
  trial_minor bigint not null,
  remake_days integer not null,
  agreed_at timestamp with time zone not null,
  constraint order_terms_pkey PRIMARY KEY (shop_id, order_id),
  constraint order_terms_advance_minor_check CHECK ((advance_minor >= 0)),
  constraint order_terms_check CHECK (((advance_minor + trial_minor) <= price_minor)),
  constraint order_terms_price_minor_check CHECK ((price_minor > 0)),
  constraint order_terms_remake_days_check CHECK (((remake_days >= 0) AND (remake_days <= 90))),
  constraint order_terms_trial_minor_check CHECK ((trial_minor >= 0)),
  constraint order_terms_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE
);
alter table order_terms force row level security;
create policy owners_backup on order_terms for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on order_terms for all using (shop_id = app_shop_id());
grant delete, insert, select, update on order_terms to darzi_app;

create table orders (
  shop_id uuid not null,
  id uuid not null,
  number integer not null,
  customer_id uuid not null,
  state text not null,
  tailor_state text not null,
  priority text not null default 'medium'::text,
  source text not null,
  ordered_on date not null,
  trial_on date,
  promised_on date not null,
  workshop_on date,
  delivered_at timestamp with time zone,
  currency text not null,
  pieces_minor bigint not null default 0,
  discount_minor bigint not null default 0,
  total_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  notes text,
  assigned_to uuid,
  cancel_reason text,
  trial_answer text,
  trial_words text,
  tracking_token text not null,
  search_text text not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  sent_hash bytea,
  written_off_minor bigint not null default 0,
  kept_minor bigint,
  given_of_kept_minor bigint not null default 0,
  give_back_minor bigint generated always as (GREATEST((0)::bigint, (paid_minor -
CASE
    WHEN (state = 'cancelled'::text) THEN (COALESCE(kept_minor, (0)::bigint) - given_of_kept_minor)
    ELSE total_minor
END))) stored,
  exception_at timestamp with time zone,
  made_at timestamp with time zone,
  pays text,
  tax_minor bigint not null default 0,
  round_off_minor bigint not null default 0,
  rush_minor bigint not null default 0,
  billed_minor bigint,
  constraint orders_pkey PRIMARY KEY (shop_id, id),
  constraint orders_billed_minor_check CHECK ((billed_minor > 0)),
  constraint orders_check CHECK (((trial_on IS NULL) OR (trial_on <= promised_on))),
  constraint orders_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint orders_discount_minor_check CHECK ((discount_minor >= 0)),
  constraint orders_given_of_kept_minor_check CHECK ((given_of_kept_minor >= 0)),
  constraint orders_kept_minor_check CHECK ((kept_minor >= 0)),
  constraint orders_pays_check CHECK ((pays = ANY (ARRAY['online'::text, 'onDelivery'::text]))),
  constraint orders_priority_check CHECK ((priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint orders_rush_minor_check CHECK ((rush_minor >= 0)),
  constraint orders_source_check CHECK ((source = ANY (ARRAY['counter'::text, 'customer_form'::text, 'tailor_form'::text, 'collection'::text, 'quote'::text, 'house'::text]))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'in_progress'::text, 'ready'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint orders_tailor_state_check CHECK ((tailor_state = ANY (ARRAY['pending'::text, 'in_progress'::text, 'ready'::text, 'completed'::text, 'cancelled'::text]))),
  constraint orders_tax_minor_check CHECK ((tax_minor >= 0)),
  constraint orders_total_check CHECK ((total_minor = ((((pieces_minor - discount_minor) - written_off_minor) + tax_minor) + round_off_minor))),
  constraint orders_total_minor_check CHECK ((total_minor >= 0)),
  constraint orders_trial_answer_check CHECK ((trial_answer = ANY (ARRAY['approved'::text, 'change'::text]))),
  constraint orders_written_off_minor_check CHECK ((written_off_minor >= 0)),
  constraint orders_shop_id_assigned_to_fkey FOREIGN KEY (shop_id, assigned_to) REFERENCES members(shop_id, id),
  constraint orders_shop_id_created_by_fkey FOREIGN KEY (shop_id, created_by) REFERENCES members(shop_id, id),
  constraint orders_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id),
  constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX orders_approved ON orders USING btree (shop_id, approved_at) WHERE (approved_at IS NOT NULL);
CREATE INDEX orders_bill_differs ON orders USING btree (shop_id) WHERE (billed_minor <>
CASE
    WHEN (state = 'cancelled'::text) THEN (COALESCE(kept_minor, (0)::bigint) - given_of_kept_minor)
    ELSE total_minor
END);
CREATE INDEX orders_by_day ON orders USING btree (shop_id, ordered_on, customer_id) WHERE ((state <> 'cancelled'::text) AND (approved_at IS NOT NULL));
CREATE INDEX orders_by_made ON orders USING btree (shop_id, made_at) WHERE (made_at IS NOT NULL);
CREATE INDEX orders_by_priority ON orders USING btree (shop_id, priority, promised_on, id) INCLUDE (tailor_state);
CREATE INDEX orders_by_promise ON orders USING btree (shop_id, promised_on, id) INCLUDE (priority, tailor_state);
CREATE INDEX orders_by_state ON orders USING btree (shop_id, tailor_state, promised_on, id) INCLUDE (priority);
CREATE INDEX orders_by_state_priority ON orders USING btree (shop_id, tailor_state, priority, promised_on, id);
CREATE INDEX orders_newest ON orders USING btree (shop_id, created_at DESC, id DESC) INCLUDE (priority, tailor_state, promised_on);
CREATE UNIQUE INDEX orders_number ON orders USING btree (shop_id, number);
CREATE INDEX orders_of_customer ON orders USING btree (shop_id, customer_id, created_at DESC, id DESC) INCLUDE (promised_on, tailor_state, priority);
CREATE INDEX orders_of_member ON orders USING btree (shop_id, assigned_to, promised_on, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX orders_open ON orders USING btree (shop_id, promised_on, id) INCLUDE (priority, created_at) WHERE (tailor_state = ANY (ARRAY['pending'::text, 'in_progress'::text, 'ready'::text]));
CREATE INDEX orders_owing ON orders USING btree (shop_id, promised_on, id) INCLUDE (created_at) WHERE ((state <> 'cancelled'::text) AND (total_minor > paid_minor));
CREATE INDEX orders_search ON orders USING gin (shop_threes(shop_id, search_text)) WITH (fastupdate=off);
CREATE INDEX orders_state_newest ON orders USING btree (shop_id, tailor_state, created_at DESC, id DESC) INCLUDE (priority);
CREATE INDEX orders_to_give_back ON orders USING btree (shop_id, promised_on, id) INCLUDE (created_at) WHERE (give_back_minor > 0);
CREATE UNIQUE INDEX orders_tracking ON orders USING btree (tracking_token);
CREATE INDEX orders_unapproved ON orders USING btree (shop_id, promised_on, id) WHERE (state = 'pending'::text);
CREATE INDEX orders_with_exception ON orders USING btree (shop_id, promised_on, id) INCLUDE (created_at, exception_at) WHERE (exception_at IS NOT NULL);
alter table orders force row level security;
create policy finding on orders for select using true;
create policy owners_backup on orders for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on orders for all using (shop_id = app_shop_id());
CREATE TRIGGER figure_deletes AFTER DELETE ON orders REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_gone_orders();
CREATE TRIGGER figure_inserts AFTER INSERT ON orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_new_orders();
CREATE TRIGGER figure_updates AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_orders();
CREATE TRIGGER forget_beside AFTER DELETE ON orders FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION forget_beside_order();
CREATE TRIGGER judge_updates AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION judge_orders();
CREATE TRIGGER orders_delayed AFTER UPDATE OF promised_on ON orders FOR EACH ROW WHEN (((NOT app_restoring()) AND (new.promised_on > old.promised_on))) EXECUTE FUNCTION note_later_promise();
CREATE CONSTRAINT TRIGGER recount_insert AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION recount_of_order();
CREATE CONSTRAINT TRIGGER recount_update AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((NOT app_restoring()) AND ((old.customer_id <> new.customer_id) OR (old.ordered_on <> new.ordered_on) OR ((old.state = 'cancelled'::text) <> (new.state = 'cancelled'::text)) OR ((old.approved_at IS NULL) <> (new.approved_at IS NULL))))) EXECUTE FUNCTION recount_of_order();
CREATE TRIGGER stamp_made_insert BEFORE INSERT ON orders FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION stamp_made();
CREATE TRIGGER stamp_made_update BEFORE UPDATE OF state ON orders FOR EACH ROW WHEN (((NOT app_restoring()) AND (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION stamp_made();
CREATE TRIGGER tally_deletes AFTER DELETE ON orders REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION tally_gone_orders();
CREATE TRIGGER tally_inserts AFTER INSERT ON orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION tally_new_orders();
CREATE TRIGGER tally_updates AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION tally_orders();
grant delete, insert, select, update on orders to darzi_app;
comment on column orders.tailor_state is 'The tailor screens'' word for `state`, by tailoring''s table: what lists filter by.';
comment on column orders.workshop_on is 'The workshop''s own date: the promise less the shop''s buffer days.';
comment on column orders.paid_minor is 'Sum of the completed payments less refunds and reversals; kept by the ledger''s trigger.';
comment on column orders.tracking_token is '128 random bits, in the private link on the slip.';
comment on column orders.search_text is 'ASCII search keys: number, customer''s name and phone, names of the persons.';
comment on column orders.approved_at is 'When the shop took it on: as it was taken at the counter, at its approval when a form sent it. Empty while it waits, and of one called off before.';
comment on column orders.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';
comment on column orders.written_off_minor is 'Sum of what the ledger took off the price; kept by its trigger, and with it `total_minor`.';
comment on column orders.kept_minor is 'Once called off: what the shop kept then. What is held beyond it, less what was given back of it, is to be given back.';
comment on column orders.given_of_kept_minor is 'Sum of what the ledger gave back of what was kept; kept by its trigger.';
comment on column orders.give_back_minor is 'What the shop holds of an order and is to give back.';
comment on column orders.exception_at is 'When a step that still stands last went past something, as somebody stated.';
comment on column orders.made_at is 'When its last piece was ready, while it is ready or handed over; kept by a trigger. Meaningless before.';
comment on column orders.pays is 'How the customer chose to pay, where they were asked.';
comment on column orders.tax_minor is 'The tax its bill puts on top of the price, less what credit notes gave back of it; 0 where prices include it.';
comment on column orders.round_off_minor is 'By how much its bill rounds the total; below zero where it rounds down.';
comment on column orders.rush_minor is 'Surcharge for rush, of the whole order. It lies in pieces_minor.';
comment on column orders.billed_minor is 'What is left of the bill that stands, less its credit notes; null while none does.';

create table paper_heads (
  shop_id uuid not null,
  logo_id uuid,
  colour text,
  constraint paper_heads_pkey PRIMARY KEY (shop_id),
  constraint paper_heads_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint paper_heads_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint paper_heads_shop_id_logo_id_fkey FOREIGN KEY (shop_id, logo_id) REFERENCES files(shop_id, id)
);
alter table paper_heads force row level security;
create policy owners_backup on paper_heads for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on paper_heads for all using (shop_id = app_shop_id());
grant delete, insert, select, update on paper_heads to darzi_app;

-- Never changed: what is no longer right is put right by one more entry.
create table partner_entries (
  shop_id uuid not null,
  id uuid not null,
  partnership_id uuid not null,
  tailor_id uuid not null,
  work_id uuid,
  kind text not null,
  base_minor bigint not null,
  commission_minor bigint not null,
  payable_minor bigint not null,
  currency text not null,
  on_day date not null,
  order_number integer,
  note text,
  member_id uuid,
  created_at timestamp with time zone not null,
  reverses uuid,
  constraint partner_entries_pkey PRIMARY KEY (shop_id, id),
  constraint partner_entries_base_check CHECK (((base_minor = (commission_minor + payable_minor)) OR (kind = ANY (ARRAY['payout'::text, 'reversal'::text])))),
  constraint partner_entries_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'correction'::text, 'payout'::text, 'reversal'::text]))),
  constraint partner_entries_reverses_check CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
  constraint partner_entries_work_check CHECK (((kind = ANY (ARRAY['payout'::text, 'reversal'::text])) = (work_id IS NULL))),
  constraint partner_entries_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint partner_entries_shop_id_partnership_id_fkey FOREIGN KEY (shop_id, partnership_id) REFERENCES partnerships(shop_id, id),
  constraint partner_entries_shop_id_reverses_fkey FOREIGN KEY (shop_id, reverses) REFERENCES partner_entries(shop_id, id) DEFERRABLE,
  constraint partner_entries_shop_id_work_id_fkey FOREIGN KEY (shop_id, work_id) REFERENCES house_work(shop_id, id),
  constraint partner_entries_tailor_id_fkey FOREIGN KEY (tailor_id) REFERENCES shops(id)
);
CREATE INDEX partner_entries_in_turn ON partner_entries USING btree (shop_id, partnership_id, on_day, id);
CREATE INDEX partner_entries_of_work ON partner_entries USING btree (shop_id, work_id);
CREATE UNIQUE INDEX partner_entries_reversed ON partner_entries USING btree (shop_id, reverses);
alter table partner_entries force row level security;
create policy owners_backup on partner_entries for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on partner_entries for select using (tailor_id = app_shop_id());
create policy tenant on partner_entries for all using (shop_id = app_shop_id());
grant insert, select on partner_entries to darzi_app;
comment on column partner_entries.payable_minor is 'What the house owes the partner for it; of a payout what it no longer owes.';
comment on column partner_entries.reverses is 'The payout that was entered by mistake.';

create table partnerships (
  shop_id uuid not null,
  id uuid not null,
  tailor_id uuid not null,
  house_name text not null,
  tailor_name text not null,
  state text not null default 'invited'::text,
  rate_bp integer not null,
  tier text not null default 'standard'::text,
  invited_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  ended_by text,
  ended_at timestamp with time zone,
  proposed_rate_bp integer,
  proposed_at timestamp with time zone,
  rate_answer text,
  rate_answered_at timestamp with time zone,
  paused_at timestamp with time zone,
  constraint partnerships_pkey PRIMARY KEY (shop_id, id),
  constraint partnerships_answer_check CHECK (((rate_answer IS NULL) = (rate_answered_at IS NULL))),
  constraint partnerships_check CHECK ((shop_id <> tailor_id)),
  constraint partnerships_ended_by_check CHECK ((ended_by = ANY (ARRAY['house'::text, 'tailor'::text]))),
  constraint partnerships_proposed_check CHECK (((proposed_rate_bp IS NULL) = (proposed_at IS NULL))),
  constraint partnerships_proposed_rate_bp_check CHECK (((proposed_rate_bp >= 0) AND (proposed_rate_bp <= 10000))),
  constraint partnerships_rate_answer_check CHECK ((rate_answer = ANY (ARRAY['agreed'::text, 'declined'::text]))),
  constraint partnerships_rate_bp_check CHECK (((rate_bp >= 0) AND (rate_bp <= 10000))),
  constraint partnerships_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'paused'::text, 'declined'::text, 'ended'::text]))),
  constraint partnerships_tier_check CHECK ((tier = ANY (ARRAY['standard'::text, 'preferred'::text, 'premium'::text]))),
  constraint partnerships_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint partnerships_tailor_id_fkey FOREIGN KEY (tailor_id) REFERENCES shops(id)
);
CREATE INDEX partnerships_of_tailor ON partnerships USING btree (tailor_id, invited_at DESC);
CREATE UNIQUE INDEX partnerships_one ON partnerships USING btree (shop_id, tailor_id) WHERE (state = ANY (ARRAY['invited'::text, 'active'::text, 'paused'::text]));
alter table partnerships force row level security;
create policy owners_backup on partnerships for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on partnerships for select using (tailor_id = app_shop_id());
create policy partner_answers on partnerships for update using (tailor_id = app_shop_id());
create policy tenant on partnerships for all using (shop_id = app_shop_id());
grant insert, select, update on partnerships to darzi_app;
comment on column partnerships.shop_id is 'The house.';
comment on column partnerships.rate_bp is 'What the house keeps of an order, in basis points.';
comment on column partnerships.proposed_rate_bp is 'Waits for the partner''s word; rate_bp holds until then.';
comment on column partnerships.rate_answer is 'What the partner said to the last proposal; none while one waits.';
comment on column partnerships.paused_at is 'When the house paused it, or took it up again.';

-- Of one account each: a set of sizes as it was when it was shown.
create table passports (
  account_id uuid not null,
  id uuid not null,
  to_shop uuid,
  shop_name text,
  token text,
  person_name text not null,
  taken_on date not null,
  taken_by text,
  sizes jsonb,
  created_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint passports_pkey PRIMARY KEY (account_id, id),
  constraint passports_token_key UNIQUE (token),
  constraint passports_check CHECK (((to_shop IS NULL) = (token IS NOT NULL))),
  constraint passports_check1 CHECK (((withdrawn_at IS NULL) = (sizes IS NOT NULL))),
  constraint passports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passports_to_shop_fkey FOREIGN KEY (to_shop) REFERENCES shops(id)
);
CREATE INDEX passports_of_shop ON passports USING btree (to_shop, created_at DESC, id DESC) WHERE (withdrawn_at IS NULL);
alter table passports force row level security;
create policy finding on passports for select using true;
create policy of_shop on passports for all using (to_shop = app_shop_id());
create policy own on passports for all using (account_id = app_user_id());
create policy owners_backup on passports for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy shown on passports for select using ((to_shop = app_shop_id()) AND (withdrawn_at IS NULL));
grant delete, insert, select, update on passports to darzi_app;
comment on column passports.taken_by is 'The shop that took them; empty of those by photo.';
comment on column passports.sizes is 'Json<import(''@darzi/tailoring/passports/sizes.ts'').PassportSize[]>';

create table password_resets (
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX password_resets_account ON password_resets USING btree (account_id);
alter table password_resets force row level security;
create policy crossing on password_resets for all using (app_crossing() = 'sign_in'::text);
create policy owners_backup on password_resets for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on password_resets to darzi_app;

create table payments (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  method text not null,
  status text not null,
  amount_minor bigint not null,
  fee_minor bigint not null default 0,
  reference text,
  note text,
  reverses uuid,
  member_id uuid,
  member_name text,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  turn bigint not null generated as identity,
  sent_hash bytea,
  off_price_minor bigint not null default 0,
  off_kept_minor bigint not null default 0,
  late_turn bigint,
  names uuid,
  off_has_tax boolean not null default false,
  constraint payments_pkey PRIMARY KEY (shop_id, id),
  constraint payments_amount_check CHECK (((amount_minor <> 0) OR (off_price_minor <> 0))),
  constraint payments_check CHECK (((kind = ANY (ARRAY['refund'::text, 'reversal'::text])) = (reverses IS NOT NULL))),
  constraint payments_check1 CHECK (((kind <> ALL (ARRAY['advance'::text, 'payment'::text])) OR (amount_minor > 0))),
  constraint payments_check2 CHECK (((kind <> 'refund'::text) OR (amount_minor < 0))),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['advance'::text, 'payment'::text, 'refund'::text, 'write_off'::text, 'reversal'::text]))),
  constraint payments_names_check CHECK (((names IS NULL) OR ((kind = 'payment'::text) AND (reverses IS NULL)))),
  constraint payments_off_kept_check CHECK (
CASE kind
    WHEN 'refund'::text THEN ((off_kept_minor >= 0) AND (off_kept_minor <= (- amount_minor)))
    WHEN 'reversal'::text THEN true
    ELSE (off_kept_minor = 0)
END),
  constraint payments_off_price_check CHECK (
CASE kind
    WHEN 'write_off'::text THEN ((amount_minor = 0) AND (off_price_minor > 0))
    WHEN 'refund'::text THEN ((off_price_minor >= 0) AND (off_price_minor <= (- amount_minor)))
    WHEN 'reversal'::text THEN true
    ELSE (off_price_minor = 0)
END),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'pending'::text, 'failed'::text, 'refunded'::text]))),
  constraint payments_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint payments_shop_id_names_fkey FOREIGN KEY (shop_id, names) REFERENCES payments(shop_id, id) DEFERRABLE,
  constraint payments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint payments_shop_id_reverses_fkey FOREIGN KEY (shop_id, reverses) REFERENCES payments(shop_id, id) DEFERRABLE
);
CREATE INDEX payments_completed ON payments USING btree (shop_id, completed_at) INCLUDE (method, status, amount_minor) WHERE (completed_at IS NOT NULL);
CREATE INDEX payments_named ON payments USING btree (shop_id, names) WHERE (names IS NOT NULL);
CREATE INDEX payments_newest ON payments USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX payments_of_days ON payments USING btree (shop_id, completed_at) INCLUDE (order_id, status) WHERE (completed_at IS NOT NULL);
CREATE INDEX payments_of_order ON payments USING btree (shop_id, order_id, turn);
CREATE INDEX payments_refunds ON payments USING btree (shop_id, reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX payments_reversed ON payments USING btree (shop_id, reverses) WHERE (kind = 'reversal'::text);
alter table payments force row level security;
create policy owners_backup on payments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on payments for all using (shop_id = app_shop_id());
CREATE TRIGGER figure_deletes AFTER DELETE ON payments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_gone_payments();
CREATE TRIGGER figure_inserts AFTER INSERT ON payments REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_new_payments();
CREATE TRIGGER figure_updates AFTER UPDATE ON payments REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_payments();
CREATE TRIGGER sum_inserts AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION payments_changed();
CREATE TRIGGER sum_updates AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION payments_changed();
grant insert, select on payments to darzi_app;
comment on column payments.amount_minor is 'What the shop received: positive in, negative out (refund, reversal of a payment).';
comment on column payments.turn is 'Counts up as entries are written: the last one of an order has the highest.';
comment on column payments.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';
comment on column payments.off_price_minor is 'By how much the order costs less for it: a write-off, a refund taken off the price. Negative where that is reversed.';
comment on column payments.off_kept_minor is 'Of an order called off: by how much the shop keeps less of it. Negative where that is reversed.';
comment on column payments.late_turn is 'Its place among what moved after its order was called off; null of what moved before.';
comment on column payments.names is 'The failed payment whose money this is, seen after all.';
comment on column payments.off_has_tax is 'What it took off the price has the tax in it that a bill put on top then.';

create table payout_lines (
  shop_id uuid not null,
  payout_id uuid not null,
  work_id uuid not null,
  tailor_id uuid not null,
  amount_minor bigint not null,
  off_minor bigint not null default 0,
  tailor_entries uuid[] not null default '{}'::uuid[],
  constraint payout_lines_pkey PRIMARY KEY (shop_id, payout_id, work_id),
  constraint payout_lines_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint payout_lines_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint payout_lines_shop_id_payout_id_fkey FOREIGN KEY (shop_id, payout_id) REFERENCES partner_entries(shop_id, id),
  constraint payout_lines_shop_id_work_id_fkey FOREIGN KEY (shop_id, work_id) REFERENCES house_work(shop_id, id),
  constraint payout_lines_tailor_id_fkey FOREIGN KEY (tailor_id) REFERENCES shops(id)
);
CREATE INDEX payout_lines_of_work ON payout_lines USING btree (shop_id, work_id);
alter table payout_lines force row level security;
create policy owners_backup on payout_lines for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on payout_lines for select using (tailor_id = app_shop_id());
create policy tenant on payout_lines for all using (shop_id = app_shop_id());
grant insert, select on payout_lines to darzi_app;
comment on column payout_lines.amount_minor is 'What the payout paid for this order; below zero what it took back, as the house gave money back since.';
comment on column payout_lines.off_minor is 'By how much the partner’s order costs less for it.';
comment on column payout_lines.tailor_entries is 'The lines it made in the partner’s own ledger.';

-- By the hash of their token; each works once.
create table pending_sign_ins (
  token_hash bytea not null,
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint pending_sign_ins_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX pending_sign_ins_account ON pending_sign_ins USING btree (account_id);
alter table pending_sign_ins force row level security;
create policy crossing on pending_sign_ins for all using (app_crossing() = 'sign_in'::text);
create policy owners_backup on pending_sign_ins for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on pending_sign_ins to darzi_app;

-- Who is measured; several may stand under one customer record.
create table persons (
  shop_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  is_customer boolean not null default false,
  name text not null,
  relation text,
  sizing text,
  birth_year integer,
  notes text,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint persons_pkey PRIMARY KEY (shop_id, id),
  constraint persons_sizing_check CHECK ((sizing = ANY (ARRAY['men'::text, 'women'::text, 'boys'::text, 'girls'::text]))),
  constraint persons_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id)
);
CREATE INDEX persons_of_customer ON persons USING btree (shop_id, customer_id, id);
alter table persons force row level security;
create policy owners_backup on persons for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on persons for all using (shop_id = app_shop_id());
grant delete, insert, select, update on persons to darzi_app;

create table photo_consents (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  photo_id uuid,
  state text not null default 'asked'::text,
  asked_at timestamp with time zone not null,
  asked_by uuid,
  answered_at timestamp with time zone,
  answered_by text,
  account_id uuid,
  wording smallint,
  withdrawn_at timestamp with time zone,
  shown_at timestamp with time zone,
  constraint photo_consents_pkey PRIMARY KEY (shop_id, id),
  constraint photo_consents_answered_by_check CHECK ((answered_by = ANY (ARRAY['link'::text, 'account'::text]))),
  constraint photo_consents_check CHECK (((state = 'asked'::text) = (answered_at IS NULL))),
  constraint photo_consents_check1 CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  constraint photo_consents_check2 CHECK (((account_id IS NULL) OR (answered_by = 'account'::text))),
  constraint photo_consents_check3 CHECK (((answered_at IS NULL) = (wording IS NULL))),
  constraint photo_consents_check4 CHECK (((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
  constraint photo_consents_check5 CHECK (((shown_at IS NULL) OR (state = 'agreed'::text))),
  constraint photo_consents_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint photo_consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint photo_consents_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX photo_consents_agreed ON photo_consents USING btree (shop_id, answered_at) WHERE (state = 'agreed'::text);
CREATE INDEX photo_consents_of_account ON photo_consents USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX photo_consents_of_order ON photo_consents USING btree (shop_id, order_id, asked_at, id);
CREATE UNIQUE INDEX photo_consents_open ON photo_consents USING btree (shop_id, photo_id) WHERE (state = ANY (ARRAY['asked'::text, 'agreed'::text]));
alter table photo_consents force row level security;
create policy own on photo_consents for select using (account_id = app_user_id());
create policy owners_backup on photo_consents for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on photo_consents for all using (shop_id = app_shop_id());
grant insert, select, update on photo_consents to darzi_app;
comment on column photo_consents.order_id is 'Without a reference: what was said stays while the shop''s book is cleared.';
comment on column photo_consents.photo_id is 'Null once the photo itself was deleted.';
comment on column photo_consents.wording is 'The version of the sentences that were answered (tailoring/market/photo-consents).';
comment on column photo_consents.shown_at is 'Since when it stands in the portfolio; null while it does not.';

-- What search by photo compares: colours and texture of a photo of a piece or of the collection, never of a person.
create table photo_looks (
  shop_id uuid not null,
  file_id uuid not null,
  method smallint not null,
  look bytea not null,
  constraint photo_looks_pkey PRIMARY KEY (shop_id, file_id),
  constraint photo_looks_shop_id_file_id_fkey FOREIGN KEY (shop_id, file_id) REFERENCES files(shop_id, id) ON DELETE CASCADE
);
alter table photo_looks force row level security;
create policy owners_backup on photo_looks for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on photo_looks for all using (shop_id = app_shop_id());
grant delete, insert, select, update on photo_looks to darzi_app;
comment on column photo_looks.method is 'Looks of different methods are not compared; a photo without one of today’s is looked at anew.';

create table piece_checks (
  shop_id uuid not null,
  piece_id uuid not null,
  check_key text not null,
  round integer not null,
  name text not null,
  ticked_by text not null,
  member_id uuid not null,
  ticked_at timestamp with time zone not null,
  constraint piece_checks_pkey PRIMARY KEY (shop_id, piece_id, check_key, round),
  constraint piece_checks_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint piece_checks_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id) ON DELETE CASCADE
);
alter table piece_checks force row level security;
create policy owners_backup on piece_checks for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on piece_checks for all using (shop_id = app_shop_id());
grant delete, insert, select, update on piece_checks to darzi_app;
comment on column piece_checks.round is 'How often the piece had come back when it was ticked.';
comment on column piece_checks.name is 'What was ticked, in the words of that day.';

create table piece_stock (
  shop_id uuid not null,
  piece_id uuid not null,
  item_id uuid not null,
  quantity_milli bigint not null,
  taken_by uuid,
  constraint piece_stock_pkey PRIMARY KEY (shop_id, piece_id),
  constraint piece_stock_quantity_milli_check CHECK ((quantity_milli > 0)),
  constraint piece_stock_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES stock_items(shop_id, id),
  constraint piece_stock_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id) ON DELETE CASCADE,
  constraint piece_stock_shop_id_taken_by_fkey FOREIGN KEY (shop_id, taken_by) REFERENCES stock_movements(shop_id, id)
);
CREATE INDEX piece_stock_of_item ON piece_stock USING btree (shop_id, item_id);
alter table piece_stock force row level security;
create policy owners_backup on piece_stock for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on piece_stock for all using (shop_id = app_shop_id());
grant delete, insert, select, update on piece_stock to darzi_app;
comment on column piece_stock.taken_by is 'The movement that took it, once the piece was cut.';

create table plan_checkouts (
  shop_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  gateway text not null,
  amount_minor bigint not null,
  currency text not null,
  state text not null default 'created'::text,
  reference text,
  url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  transaction_id text,
  refund_state text,
  refund_since timestamp with time zone,
  constraint plan_checkouts_pkey PRIMARY KEY (shop_id, id),
  constraint plan_checkouts_id_key UNIQUE (id),
  constraint plan_checkouts_amount_minor_check CHECK ((amount_minor > 0)),
  constraint plan_checkouts_gateway_check CHECK ((gateway = ANY (ARRAY['stripe'::text, 'razorpay'::text]))),
  constraint plan_checkouts_refund_check CHECK ((((refund_state IS NULL) = (refund_since IS NULL)) AND ((refund_state IS NULL) OR ((state = 'paid'::text) AND (transaction_id IS NOT NULL))))),
  constraint plan_checkouts_refund_state_check CHECK ((refund_state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text]))),
  constraint plan_checkouts_state_check CHECK ((state = ANY (ARRAY['created'::text, 'open'::text, 'paid'::text, 'failed'::text, 'expired'::text]))),
  constraint plan_checkouts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint plan_checkouts_shop_id_invoice_id_fkey FOREIGN KEY (shop_id, invoice_id) REFERENCES plan_invoices(shop_id, id)
);
CREATE INDEX plan_checkouts_of_invoice ON plan_checkouts USING btree (shop_id, invoice_id, created_at DESC);
CREATE INDEX plan_checkouts_refunds ON plan_checkouts USING btree (shop_id) WHERE (refund_state = 'waiting'::text);
alter table plan_checkouts force row level security;
create policy finding on plan_checkouts for select using (app_crossing() = 'gateway'::text);
create policy operator on plan_checkouts for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on plan_checkouts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on plan_checkouts for all using (shop_id = app_shop_id());
grant insert, select, update on plan_checkouts to darzi_app;
comment on column plan_checkouts.refund_state is 'Of money nobody asked for any more when it came: how far it is on its way back.';

create table plan_invoices (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  issued_on date not null,
  due_on date not null,
  plan text not null,
  lines jsonb not null,
  total_minor bigint not null,
  currency text not null,
  buyer jsonb not null,
  state text not null default 'open'::text,
  paid_at timestamp with time zone,
  transaction_id text,
  lapsed_on date,
  created_at timestamp with time zone not null,
  constraint plan_invoices_pkey PRIMARY KEY (shop_id, id),
  constraint plan_invoices_number_key UNIQUE (number),
  constraint plan_invoices_check CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint plan_invoices_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'withdrawn'::text]))),
  constraint plan_invoices_total_minor_check CHECK ((total_minor > 0)),
  constraint plan_invoices_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX plan_invoices_newest ON plan_invoices USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX plan_invoices_open ON plan_invoices USING btree (due_on) WHERE ((state = 'open'::text) AND (lapsed_on IS NULL));
alter table plan_invoices force row level security;
create policy operator on plan_invoices for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on plan_invoices for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy plans on plan_invoices for select using (app_crossing() = 'plans'::text);
create policy tenant on plan_invoices for all using (shop_id = app_shop_id());
grant insert, select, update on plan_invoices to darzi_app;
comment on column plan_invoices.lines is 'Json<import(''@darzi/tailoring/plans/change-plan.ts'').PlanLine[]>';
comment on column plan_invoices.buyer is 'Json<{ name: string; address?: string; gstin?: string }>';
comment on column plan_invoices.lapsed_on is 'When the shop lost what this invoice was for, because it was not paid.';

create table plan_terms (
  shop_id uuid not null,
  period_from date,
  period_until date,
  next_plan text,
  trial_told integer,
  constraint plan_terms_pkey PRIMARY KEY (shop_id),
  constraint plan_terms_check CHECK (((period_from IS NULL) = (period_until IS NULL))),
  constraint plan_terms_check1 CHECK ((period_from < period_until)),
  constraint plan_terms_check2 CHECK (((next_plan IS NULL) OR (period_until IS NOT NULL))),
  constraint plan_terms_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table plan_terms force row level security;
create policy operator on plan_terms for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on plan_terms for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy plans on plan_terms for select using (app_crossing() = 'plans'::text);
create policy tenant on plan_terms for all using (shop_id = app_shop_id());
grant delete, insert, select, update on plan_terms to darzi_app;
comment on column plan_terms.period_until is 'The first day that is no longer paid for.';
comment on column plan_terms.next_plan is 'Begins when the period ends.';
comment on column plan_terms.trial_told is 'How many days before the trial’s end its owners were told last.';

create table platform_counters (
  name text not null,
  last integer not null,
  constraint platform_counters_pkey PRIMARY KEY (name)
);
alter table platform_counters force row level security;
create policy crossing on platform_counters for all using (app_crossing() = 'plans'::text);
create policy owners_backup on platform_counters for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant insert, select, update on platform_counters to darzi_app;

create table portfolio_photos (
  shop_id uuid not null,
  id uuid not null,
  caption text,
  created_at timestamp with time zone not null,
  constraint portfolio_photos_pkey PRIMARY KEY (shop_id, id),
  constraint portfolio_photos_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint portfolio_photos_shop_id_id_fkey FOREIGN KEY (shop_id, id) REFERENCES files(shop_id, id)
);
alter table portfolio_photos force row level security;
create policy finding on portfolio_photos for select using true;
create policy owners_backup on portfolio_photos for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on portfolio_photos for all using (shop_id = app_shop_id()) with check (shop_id = app_shop_id());
grant delete, insert, select, update on portfolio_photos to darzi_app;

create table purchase_lines (
  shop_id uuid not null,
  id uuid not null,
  purchase_id uuid not null,
  position integer not null,
  item_id uuid not null,
  quantity_milli bigint not null,
  cost_minor bigint,
  received_milli bigint not null default 0,
  constraint purchase_lines_pkey PRIMARY KEY (shop_id, id),
  constraint purchase_lines_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint purchase_lines_quantity_milli_check CHECK ((quantity_milli > 0)),
  constraint purchase_lines_received_milli_check CHECK ((received_milli >= 0)),
  constraint purchase_lines_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES stock_items(shop_id, id),
  constraint purchase_lines_shop_id_purchase_id_fkey FOREIGN KEY (shop_id, purchase_id) REFERENCES purchase_orders(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX purchase_lines_of ON purchase_lines USING btree (shop_id, purchase_id, "position");
CREATE INDEX purchase_lines_of_item ON purchase_lines USING btree (shop_id, item_id);
alter table purchase_lines force row level security;
create policy owners_backup on purchase_lines for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on purchase_lines for all using (shop_id = app_shop_id());
grant delete, insert, select, update on purchase_lines to darzi_app;

create table purchase_orders (
  shop_id uuid not null,
  id uuid not null,
  number integer not null,
  supplier_id uuid not null,
  state text not null default 'draft'::text,
  expected_on date,
  notes text,
  currency text not null,
  sent_at timestamp with time zone,
  sent_by text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint purchase_orders_pkey PRIMARY KEY (shop_id, id),
  constraint purchase_orders_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint purchase_orders_sent_by_check CHECK ((sent_by = ANY (ARRAY['mail'::text, 'whatsapp'::text, 'paper'::text]))),
  constraint purchase_orders_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'partly'::text, 'received'::text, 'cancelled'::text]))),
  constraint purchase_orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint purchase_orders_shop_id_supplier_id_fkey FOREIGN KEY (shop_id, supplier_id) REFERENCES suppliers(shop_id, id)
);
CREATE INDEX purchase_orders_newest ON purchase_orders USING btree (shop_id, created_at, id);
CREATE UNIQUE INDEX purchase_orders_number ON purchase_orders USING btree (shop_id, number);
alter table purchase_orders force row level security;
create policy owners_backup on purchase_orders for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on purchase_orders for all using (shop_id = app_shop_id());
grant delete, insert, select, update on purchase_orders to darzi_app;

create table push_devices (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamp with time zone not null,
  session_id uuid,
  constraint push_devices_pkey PRIMARY KEY (shop_id, id),
  constraint push_devices_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX push_devices_endpoint ON push_devices USING btree (shop_id, endpoint);
CREATE INDEX push_devices_of_member ON push_devices USING btree (shop_id, member_id);
CREATE INDEX push_devices_session ON push_devices USING btree (session_id);
alter table push_devices force row level security;
create policy ending on push_devices for all using true;
create policy owners_backup on push_devices for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on push_devices for all using (shop_id = app_shop_id());
grant delete, insert, select, update on push_devices to darzi_app;
comment on column push_devices.session_id is 'The session of this browser, without a reference: a backup holds the row. None as above.';

create table quote_offers (
  shop_id uuid not null,
  quote_id uuid not null,
  version integer not null,
  account_id uuid not null,
  price_minor bigint not null,
  trial_on date,
  ready_on date not null,
  valid_until date not null,
  words text,
  member_id uuid,
  created_at timestamp with time zone not null,
  advance_minor bigint not null default 0,
  trial_minor bigint not null default 0,
  remake_days integer not null default 0,
  constraint quote_offers_pkey PRIMARY KEY (shop_id, quote_id, version),
  constraint quote_offers_advance_minor_check CHECK ((advance_minor >= 0)),
  constraint quote_offers_check CHECK ((trial_on <= ready_on)),
  constraint quote_offers_check1 CHECK ((valid_until <= ready_on)),
  constraint quote_offers_check2 CHECK (((advance_minor + trial_minor) <= price_minor)),
  constraint quote_offers_price_minor_check CHECK ((price_minor > 0)),
  constraint quote_offers_remake_days_check CHECK (((remake_days >= 0) AND (remake_days <= 90))),
  constraint quote_offers_trial_minor_check CHECK ((trial_minor >= 0)),
  constraint quote_offers_version_check CHECK ((version > 0)),
  constraint quote_offers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint quote_offers_shop_id_quote_id_fkey FOREIGN KEY (shop_id, quote_id) REFERENCES quotes(shop_id, id) ON DELETE CASCADE
);
alter table quote_offers force row level security;
create policy own on quote_offers for all using (account_id = app_user_id());
create policy owners_backup on quote_offers for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on quote_offers for all using (shop_id = app_shop_id());
grant insert, select on quote_offers to darzi_app;
comment on column quote_offers.trial_minor is 'Due at the trial; what is left of the price is due at delivery.';

create table quotes (
  shop_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  request_id uuid not null,
  state text not null default 'asked'::text,
  shop_name text not null,
  shop_slug text not null,
  currency text not null,
  name text not null,
  phone text,
  garment text not null,
  words text not null,
  cloth text not null,
  needed_on date,
  budget_minor bigint,
  sizes jsonb,
  version integer not null default 0,
  order_id uuid,
  tracking_path text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sent_hash bytea,
  constraint quotes_pkey PRIMARY KEY (shop_id, id),
  constraint quotes_budget_minor_check CHECK ((budget_minor > 0)),
  constraint quotes_check CHECK (((state = 'accepted'::text) = (order_id IS NOT NULL))),
  constraint quotes_cloth_check CHECK ((cloth = ANY (ARRAY['own'::text, 'shop'::text, 'unsure'::text]))),
  constraint quotes_phone_check CHECK (((phone IS NOT NULL) OR (state <> ALL (ARRAY['asked'::text, 'quoted'::text, 'accepted'::text])))),
  constraint quotes_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'quoted'::text, 'accepted'::text, 'declined'::text, 'refused'::text, 'withdrawn'::text, 'closed'::text]))),
  constraint quotes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint quotes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint quotes_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX quotes_of_account ON quotes USING btree (account_id, updated_at DESC, id DESC);
CREATE INDEX quotes_of_request ON quotes USING btree (account_id, request_id);
CREATE INDEX quotes_of_shop ON quotes USING btree (shop_id, updated_at DESC, id DESC);
alter table quotes force row level security;
create policy own on quotes for all using (account_id = app_user_id());
create policy owners_backup on quotes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on quotes for all using (shop_id = app_shop_id());
grant delete, insert, select, update on quotes to darzi_app;
comment on column quotes.request_id is 'The same of all shops that were asked at once: accepting one closes the others.';
comment on column quotes.phone is 'Told to the shop once it has the order. Empty when its account was deleted without one.';
comment on column quotes.sizes is 'Json<import(''@darzi/tailoring/quotes/sizes.ts'').SharedSizes>';
comment on column quotes.version is 'Of the offer that stands; 0 before the first.';
comment on column quotes.sent_hash is 'Digest of what was sent under its request''s id, photos included; none of a request from before.';

-- The last ten of each member, so that they are at hand on the next device.
create table recent_searches (
  shop_id uuid not null,
  member_id uuid not null,
  address text not null,
  query text not null,
  results integer not null,
  is_capped boolean not null,
  searched_at timestamp with time zone not null,
  constraint recent_searches_pkey PRIMARY KEY (shop_id, member_id, address),
  constraint recent_searches_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint recent_searches_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
alter table recent_searches force row level security;
create policy owners_backup on recent_searches for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on recent_searches for all using (shop_id = app_shop_id());
grant delete, insert, select, update on recent_searches to darzi_app;
comment on column recent_searches.address is 'The search as the address of its screen has it, in one order; the same again is the same row.';

create table recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
alter table recovery_codes force row level security;
create policy crossing on recovery_codes for all using (app_crossing() = 'sign_in'::text);
create policy own on recovery_codes for all using (account_id = app_user_id());
create policy owners_backup on recovery_codes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on recovery_codes to darzi_app;

-- The evidence is what was reported and nothing around it, as it stood then.
create table reports (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  account_id uuid not null,
  by_shop boolean not null,
  reason text not null,
  words text,
  shop_name text not null,
  author text,
  writer_id uuid,
  said text,
  photos uuid[] not null default '{}'::uuid[],
  reported_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  decision text,
  decided_at timestamp with time zone,
  decided_by uuid,
  partner_id uuid,
  constraint reports_pkey PRIMARY KEY (shop_id, id),
  constraint reports_check CHECK (((kind <> 'shop'::text) OR (subject_id = shop_id))),
  constraint reports_check1 CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint reports_check2 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint reports_kind_check CHECK ((kind = ANY (ARRAY['review'::text, 'message'::text, 'shop'::text]))),
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['abuse'::text, 'false'::text, 'private'::text, 'spam'::text, 'fraud'::text, 'other'::text]))),
  constraint reports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'hidden'::text, 'noted'::text, 'dismissed'::text]))),
  constraint reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint reports_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES shops(id),
  constraint reports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint reports_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES accounts(id)
);
CREATE INDEX reports_decided ON reports USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX reports_of_subject ON reports USING btree (subject_id);
CREATE UNIQUE INDEX reports_once ON reports USING btree (account_id, kind, subject_id);
CREATE INDEX reports_waiting ON reports USING btree (reported_at, id) WHERE (state = 'waiting'::text);
alter table reports force row level security;
create policy operator on reports for all using (app_operator_id() IS NOT NULL);
create policy own on reports for all using ((account_id = app_user_id()) AND (NOT by_shop) AND (partner_id IS NULL));
create policy owners_backup on reports for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy partner on reports for all using (partner_id = app_shop_id());
create policy tenant on reports for all using ((shop_id = app_shop_id()) AND by_shop);
grant insert, select, update on reports to darzi_app;
comment on column reports.by_shop is 'Reported by a member of the shop, of what is said to it or of it.';
comment on column reports.author is 'Who is said to have written it, as the page names them.';
comment on column reports.writer_id is 'The account that wrote what is reported; null when the shop did, or nobody''s account is known.';
comment on column reports.partner_id is 'The partner whose member reported it: of what a house wrote to it.';

create table review_photos (
  shop_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  created_at timestamp with time zone not null,
  constraint review_photos_pkey PRIMARY KEY (shop_id, id),
  constraint review_photos_shop_id_id_fkey FOREIGN KEY (shop_id, id) REFERENCES files(shop_id, id),
  constraint review_photos_shop_id_review_id_fkey FOREIGN KEY (shop_id, review_id) REFERENCES reviews(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX review_photos_of ON review_photos USING btree (shop_id, review_id, created_at, id);
alter table review_photos force row level security;
create policy owners_backup on review_photos for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on review_photos for all using (shop_id = app_shop_id());
grant delete, insert, select, update on review_photos to darzi_app;
comment on column review_photos.id is 'Of the file.';

create table reviews (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  author text not null,
  stars integer not null,
  words text,
  garments text[] not null default '{}'::text[],
  reply text,
  replied_at timestamp with time zone,
  created_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (shop_id, id),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint reviews_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX reviews_newest ON reviews USING btree (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX reviews_once ON reviews USING btree (shop_id, order_id);
alter table reviews force row level security;
create policy counting on reviews for select using true;
create policy owners_backup on reviews for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on reviews for all using (shop_id = app_shop_id());
CREATE TRIGGER count_stars AFTER INSERT OR DELETE OR UPDATE OF stars, hidden_at ON reviews FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION count_stars();
grant delete, insert, select, update on reviews to darzi_app;
comment on column reviews.order_id is 'Without a reference: the review stays while the shop''s book is cleared.';
comment on column reviews.author is 'First name alone: the whole name of a customer is nobody''s to read.';
comment on column reviews.hidden_at is 'Since when the operator keeps it from the page; its stars do not count meanwhile.';

create table saved_garments (
  account_id uuid not null,
  item_id uuid not null,
  item_shop_id uuid not null,
  saved_at timestamp with time zone not null,
  constraint saved_garments_pkey PRIMARY KEY (account_id, item_shop_id, item_id),
  constraint saved_garments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table saved_garments force row level security;
create policy own on saved_garments for all using (account_id = app_user_id());
create policy owners_backup on saved_garments for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on saved_garments to darzi_app;

create table saved_views (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  feature text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamp with time zone not null,
  constraint saved_views_pkey PRIMARY KEY (shop_id, id),
  constraint saved_views_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint saved_views_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views USING btree (shop_id, member_id, feature, lower(name));
alter table saved_views force row level security;
create policy owners_backup on saved_views for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on saved_views for all using (shop_id = app_shop_id());
grant delete, insert, select, update on saved_views to darzi_app;

create table second_factors (
  account_id uuid not null,
  secret text not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint second_factors_pkey PRIMARY KEY (account_id),
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
alter table second_factors force row level security;
create policy crossing on second_factors for all using (app_crossing() = 'sign_in'::text);
create policy own on second_factors for all using (account_id = app_user_id());
create policy owners_backup on second_factors for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on second_factors to darzi_app;
comment on column second_factors.confirmed_at is 'When its first code was typed; before that it asks nobody.';
comment on column second_factors.last_step is 'The half minute of the last code that was taken: each counts once.';

create table security_events (
  id uuid not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  address text not null,
  device text not null,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX security_events_latest ON security_events USING btree (account_id, at DESC, id DESC);
alter table security_events force row level security;
create policy crossing on security_events for all using (app_crossing() = 'sign_in'::text);
create policy own on security_events for all using (account_id = app_user_id());
create policy owners_backup on security_events for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant insert, select on security_events to darzi_app;

-- What came with a measuring by photo that a customer sent, beside its sizes, which are the record's.
create table sent_scans (
  shop_id uuid not null,
  record_id uuid not null,
  account_id uuid not null,
  taken_at timestamp with time zone not null,
  sex text not null,
  size text,
  body_shape text,
  has_front boolean not null,
  has_side boolean not null,
  notices text[] not null,
  torso jsonb,
  is_own boolean not null,
  outline jsonb,
  constraint sent_scans_pkey PRIMARY KEY (shop_id, record_id),
  constraint sent_scans_body_shape_check CHECK ((body_shape = ANY (ARRAY['athletic'::text, 'slim'::text, 'regular'::text, 'plus'::text]))),
  constraint sent_scans_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text, 'unknown'::text]))),
  constraint sent_scans_size_check CHECK ((size = ANY (ARRAY['XS'::text, 'S'::text, 'M'::text, 'L'::text, 'XL'::text, 'XXL'::text]))),
  constraint sent_scans_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sent_scans_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint sent_scans_shop_id_record_id_fkey FOREIGN KEY (shop_id, record_id) REFERENCES measurement_records(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX sent_scans_newest ON sent_scans USING btree (shop_id, account_id, taken_at DESC, record_id DESC);
alter table sent_scans force row level security;
create policy owners_backup on sent_scans for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on sent_scans for all using (shop_id = app_shop_id());
grant delete, insert, select, update on sent_scans to darzi_app;
comment on column sent_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';
comment on column sent_scans.is_own is 'Of the account''s own person: it was sent without a name.';
comment on column sent_scans.outline is 'Json<import(''@darzi/contract/scan-outline.ts'').ScanOutline>';

-- Signed-in devices. The cookie holds the token, the table only its SHA-256.
create table sessions (
  id uuid not null,
  account_id uuid not null,
  shop_id uuid,
  token_hash bytea not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sessions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX sessions_account ON sessions USING btree (account_id, created_at DESC);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE UNIQUE INDEX sessions_token ON sessions USING btree (token_hash);
alter table sessions force row level security;
create policy crossing on sessions for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text]));
create policy own on sessions for all using (account_id = app_user_id());
create policy owners_backup on sessions for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
CREATE TRIGGER end_pushes AFTER DELETE ON sessions FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION end_pushes();
grant delete, insert, select, update on sessions to darzi_app;
comment on column sessions.confirmed_at is 'When who sits there last proved who they are.';

-- What operators did to a shop and why. Only ever added to.
create table shop_acts (
  shop_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  account_id uuid not null,
  operator_name text not null,
  kind text not null,
  reason text not null,
  subject text,
  constraint shop_acts_pkey PRIMARY KEY (shop_id, id),
  constraint shop_acts_kind_check CHECK ((kind = ANY (ARRAY['suspended'::text, 'lifted'::text, 'planChanged'::text, 'invoicePaid'::text]))),
  constraint shop_acts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX shop_acts_newest ON shop_acts USING btree (shop_id, at DESC, id DESC);
alter table shop_acts force row level security;
create policy operator on shop_acts for all using (app_operator_id() IS NOT NULL) with check (account_id = app_operator_id());
create policy owners_backup on shop_acts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_acts for select using (shop_id = app_shop_id());
grant insert, select on shop_acts to darzi_app;
comment on column shop_acts.subject is 'The plan it got, or the number of the invoice.';

-- Human numbers without gaps: taken under the row's lock, given back by a rollback.
create table shop_counters (
  shop_id uuid not null,
  name text not null,
  last integer not null,
  constraint shop_counters_pkey PRIMARY KEY (shop_id, name),
  constraint shop_counters_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_counters force row level security;
create policy owners_backup on shop_counters for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_counters for all using (shop_id = app_shop_id());
grant delete, insert, select, update on shop_counters to darzi_app;

create table shop_hours (
  shop_id uuid not null,
  weekday integer not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint shop_hours_pkey PRIMARY KEY (shop_id, weekday, from_minute),
  constraint shop_hours_check CHECK ((from_minute < to_minute)),
  constraint shop_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint shop_hours_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440))),
  constraint shop_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint shop_hours_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_hours force row level security;
create policy owners_backup on shop_hours for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_hours for all using (shop_id = app_shop_id());
CREATE TRIGGER listing_stale AFTER INSERT OR DELETE OR UPDATE ON shop_hours FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION note_calendar_change();
grant delete, insert, select, update on shop_hours to darzi_app;
comment on column shop_hours.weekday is '1 is Monday.';

create table shop_profiles (
  shop_id uuid not null,
  city text,
  state text,
  pincode text,
  experience_years integer,
  about text,
  specialties text[] not null default '{}'::text[],
  links jsonb not null default '{}'::jsonb,
  constraint shop_profiles_pkey PRIMARY KEY (shop_id),
  constraint shop_profiles_experience_years_check CHECK (((experience_years >= 0) AND (experience_years <= 99))),
  constraint shop_profiles_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_profiles force row level security;
create policy finding on shop_profiles for select using true;
create policy operator on shop_profiles for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on shop_profiles for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_profiles for all using (shop_id = app_shop_id()) with check (shop_id = app_shop_id());
CREATE TRIGGER refill_listing AFTER INSERT OR UPDATE ON shop_profiles FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION refill_listing_of_profile();
grant delete, insert, select, update on shop_profiles to darzi_app;
comment on column shop_profiles.links is 'Json<Record<string, string>>';

create table shop_tax (
  shop_id uuid not null,
  regime text not null default 'none'::text,
  tax_number text,
  state text,
  legal_name text,
  address text,
  includes_tax boolean not null default true,
  rate_bp integer not null default 0,
  tax_code text,
  prefix text not null default 'INV'::text,
  rounding text not null default 'none'::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint shop_tax_pkey PRIMARY KEY (shop_id),
  constraint shop_tax_prefix_check CHECK ((prefix ~ '^[A-Z0-9][A-Z0-9-]{0,3}$'::text)),
  constraint shop_tax_rate_bp_check CHECK (((rate_bp >= 0) AND (rate_bp <= 10000))),
  constraint shop_tax_regime_check CHECK ((regime = ANY (ARRAY['none'::text, 'gst'::text, 'composition'::text, 'vat'::text]))),
  constraint shop_tax_rounding_check CHECK ((rounding = ANY (ARRAY['none'::text, 'whole'::text]))),
  constraint shop_tax_state_check CHECK ((state ~ '^[0-9]{2}$'::text)),
  constraint shop_tax_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_tax force row level security;
create policy owners_backup on shop_tax for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_tax for all using (shop_id = app_shop_id());
grant delete, insert, select, update on shop_tax to darzi_app;
comment on column shop_tax.rate_bp is 'Hundredths of a percent; of a line until somebody says otherwise.';

create table shop_words (
  shop_id uuid not null,
  blocked text[] not null default '{}'::text[],
  changed_at timestamp with time zone not null,
  constraint shop_words_pkey PRIMARY KEY (shop_id),
  constraint shop_words_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_words force row level security;
create policy owners_backup on shop_words for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on shop_words for all using (shop_id = app_shop_id());
grant delete, insert, select, update on shop_words to darzi_app;

-- The tenants.
create table shops (
  id uuid not null,
  name text not null,
  kind text not null,
  phone text,
  email text,
  address text,
  country text not null,
  currency text not null,
  time_zone text not null,
  plan text not null,
  trial_ends_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  set_up_at timestamp with time zone,
  sample_customer_id uuid,
  sample_order_id uuid,
  gstin text,
  trn text,
  closed_at timestamp with time zone,
  demo_until timestamp with time zone,
  demo_template_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspended_reason text,
  photo_months smallint,
  constraint shops_pkey PRIMARY KEY (id),
  constraint shops_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint shops_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint shops_kind_check CHECK ((kind = ANY (ARRAY['tailor'::text, 'house'::text]))),
  constraint shops_photo_months_check CHECK ((photo_months = ANY (ARRAY[6, 12, 24, 36]))),
  constraint shops_sample_check CHECK (((sample_customer_id IS NULL) = (sample_order_id IS NULL))),
  constraint shops_suspended_check CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL))),
  constraint shops_id_sample_customer_id_fkey FOREIGN KEY (id, sample_customer_id) REFERENCES customers(shop_id, id),
  constraint shops_id_sample_order_id_fkey FOREIGN KEY (id, sample_order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX shops_by_name ON shops USING btree (name, id);
CREATE INDEX shops_country ON shops USING btree (country);
CREATE UNIQUE INDEX shops_demo_template ON shops USING btree ((true)) WHERE (demo_template_at IS NOT NULL);
CREATE INDEX shops_demo_until ON shops USING btree (demo_until) WHERE (demo_until IS NOT NULL);
CREATE INDEX shops_found_by ON shops USING gin (lower(((name || ' '::text) || COALESCE(address, ''::text))) gin_trgm_ops);
CREATE INDEX shops_newest ON shops USING btree (created_at DESC, id DESC);
alter table shops force row level security;
create policy collection on shops for select using ((app_crossing() = 'collection'::text) AND (demo_until IS NULL) AND (demo_template_at IS NULL) AND (suspended_at IS NULL));
create policy crossing on shops for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text, 'invitation'::text]));
create policy finding on shops for select using true;
create policy member on shops for select using (id IN ( SELECT m.shop_id
   FROM members m
  WHERE ((m.account_id = app_user_id()) AND m.is_active)));
create policy operator on shops for select using (app_operator_id() IS NOT NULL);
create policy owners_backup on shops for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy plans on shops for select using (app_crossing() = 'plans'::text);
create policy tenant on shops for all using (id = app_shop_id()) with check (id = app_shop_id());
CREATE TRIGGER figure_zone AFTER UPDATE ON shops FOR EACH ROW WHEN ((old.time_zone <> new.time_zone)) EXECUTE FUNCTION figure_zone();
CREATE TRIGGER refill_listing AFTER UPDATE OF name, currency, suspended_at, closed_at ON shops FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.currency IS DISTINCT FROM new.currency) OR (old.suspended_at IS DISTINCT FROM new.suspended_at) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION refill_listing_of_shop();
CREATE TRIGGER requests_follow_currency AFTER UPDATE OF currency ON shops FOR EACH ROW WHEN ((old.currency IS DISTINCT FROM new.currency)) EXECUTE FUNCTION requests_follow_currency();
grant delete, insert, select, update on shops to darzi_app;
comment on column shops.gstin is 'India''s tax number, 15 characters with its check character.';
comment on column shops.trn is 'The tax registration number of the Emirates, 15 digits.';
comment on column shops.closed_at is 'When its last owner deleted their account: it is not found and takes nothing any more, but its book stays.';
comment on column shops.demo_until is 'A visitor''s own demo: it is taken away then.';
comment on column shops.demo_template_at is 'The shop that demos are copies of, and when it was made: days in a copy are moved on by its age.';
comment on column shops.suspended_at is 'Nobody works in it and nobody finds it until the operator lifts that; customers still follow their orders.';
comment on column shops.photo_months is 'Months after delivery or cancelling for which the photos of an order are kept.';

create table stock_items (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  search_text text not null,
  category text not null,
  unit text not null,
  on_hand_milli bigint not null default 0,
  low_at_milli bigint,
  is_low boolean not null generated always as (((low_at_milli IS NOT NULL) AND (on_hand_milli <= low_at_milli))) stored,
  cost_minor bigint,
  supplier_id uuid,
  place text,
  barcode text,
  notes text,
  photo_id uuid,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  is_shown boolean not null default false,
  photo_width_mm integer,
  constraint stock_items_pkey PRIMARY KEY (shop_id, id),
  constraint stock_items_category_check CHECK ((category = ANY (ARRAY['fabric'::text, 'accessory'::text]))),
  constraint stock_items_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint stock_items_low_at_milli_check CHECK ((low_at_milli >= 0)),
  constraint stock_items_on_hand_milli_check CHECK ((on_hand_milli >= 0)),
  constraint stock_items_photo_width_mm_check CHECK (((photo_width_mm >= 10) AND (photo_width_mm <= 5000))),
  constraint stock_items_unit_check CHECK ((unit = ANY (ARRAY['m'::text, 'yd'::text, 'pc'::text]))),
  constraint stock_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint stock_items_shop_id_supplier_id_fkey FOREIGN KEY (shop_id, supplier_id) REFERENCES suppliers(shop_id, id)
);
CREATE UNIQUE INDEX stock_items_barcode ON stock_items USING btree (shop_id, barcode);
CREATE INDEX stock_items_by_name ON stock_items USING btree (shop_id, is_archived, name COLLATE "und-x-icu", id);
CREATE INDEX stock_items_low ON stock_items USING btree (shop_id, name COLLATE "und-x-icu", id) WHERE (is_low AND (NOT is_archived));
CREATE INDEX stock_items_newest ON stock_items USING btree (shop_id, is_archived, created_at, id);
CREATE INDEX stock_items_shown ON stock_items USING btree (shop_id, created_at, id) WHERE (is_shown AND (NOT is_archived));
alter table stock_items force row level security;
create policy owners_backup on stock_items for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on stock_items for all using (shop_id = app_shop_id());
grant insert, select on stock_items to darzi_app;
comment on column stock_items.on_hand_milli is 'Thousandths of the unit: 12 500 of metres are 12.5 m. Written by move_stock() alone.';
comment on column stock_items.cost_minor is 'Of one unit, as it was last bought.';
comment on column stock_items.is_shown is 'Customers may see its name and photo.';

create table stock_movements (
  shop_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  kind text not null,
  quantity_milli bigint not null,
  on_hand_milli bigint not null default 0,
  cost_minor bigint,
  reason text,
  piece_id uuid,
  purchase_line_id uuid,
  stocktake_id uuid,
  undoes uuid,
  member_id uuid,
  member_name text,
  at timestamp with time zone not null,
  constraint stock_movements_pkey PRIMARY KEY (shop_id, id),
  constraint stock_movements_check CHECK (((quantity_milli <> 0) OR (kind = 'counted'::text))),
  constraint stock_movements_check1 CHECK (((undoes IS NOT NULL) OR
CASE kind
    WHEN 'received'::text THEN (quantity_milli > 0)
    WHEN 'returned'::text THEN (quantity_milli > 0)
    WHEN 'used'::text THEN (quantity_milli < 0)
    WHEN 'wasted'::text THEN (quantity_milli < 0)
    ELSE true
END)),
  constraint stock_movements_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'used'::text, 'returned'::text, 'wasted'::text, 'counted'::text]))),
  constraint stock_movements_on_hand_milli_check CHECK ((on_hand_milli >= 0)),
  constraint stock_movements_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint stock_movements_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES stock_items(shop_id, id),
  constraint stock_movements_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id),
  constraint stock_movements_shop_id_purchase_line_id_fkey FOREIGN KEY (shop_id, purchase_line_id) REFERENCES purchase_lines(shop_id, id),
  constraint stock_movements_shop_id_stocktake_id_fkey FOREIGN KEY (shop_id, stocktake_id) REFERENCES stocktakes(shop_id, id),
  constraint stock_movements_shop_id_undoes_fkey FOREIGN KEY (shop_id, undoes) REFERENCES stock_movements(shop_id, id) DEFERRABLE
);
CREATE INDEX stock_movements_of_item ON stock_movements USING btree (shop_id, item_id, at DESC, id DESC);
CREATE INDEX stock_movements_of_piece ON stock_movements USING btree (shop_id, piece_id) WHERE (piece_id IS NOT NULL);
CREATE UNIQUE INDEX stock_movements_undone ON stock_movements USING btree (shop_id, undoes) WHERE (undoes IS NOT NULL);
alter table stock_movements force row level security;
create policy owners_backup on stock_movements for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on stock_movements for all using (shop_id = app_shop_id());
CREATE TRIGGER figure_inserts AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT app_restoring())) EXECUTE FUNCTION figure_stock();
CREATE TRIGGER move_stock BEFORE INSERT ON stock_movements FOR EACH ROW WHEN ((NOT app_restoring())) EXECUTE FUNCTION move_stock();
grant insert, select on stock_movements to darzi_app;
comment on column stock_movements.quantity_milli is 'Thousandths of the item''s unit, with the sign of the change.';
comment on column stock_movements.on_hand_milli is 'What there was after it.';

create table stocktake_counts (
  shop_id uuid not null,
  stocktake_id uuid not null,
  item_id uuid not null,
  expected_milli bigint not null,
  counted_milli bigint not null,
  member_name text,
  counted_at timestamp with time zone not null,
  version integer not null default 1,
  constraint stocktake_counts_pkey PRIMARY KEY (shop_id, stocktake_id, item_id),
  constraint stocktake_counts_counted_milli_check CHECK ((counted_milli >= 0)),
  constraint stocktake_counts_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES stock_items(shop_id, id),
  constraint stocktake_counts_shop_id_stocktake_id_fkey FOREIGN KEY (shop_id, stocktake_id) REFERENCES stocktakes(shop_id, id)
);
alter table stocktake_counts force row level security;
create policy owners_backup on stocktake_counts for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on stocktake_counts for all using (shop_id = app_shop_id());
grant delete, insert, select, update on stocktake_counts to darzi_app;
comment on column stocktake_counts.expected_milli is 'What the book said when it was counted; what moves afterwards does not touch the count.';

create table stocktakes (
  shop_id uuid not null,
  id uuid not null,
  state text not null default 'open'::text,
  member_id uuid,
  member_name text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint stocktakes_pkey PRIMARY KEY (shop_id, id),
  constraint stocktakes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'cancelled'::text]))),
  constraint stocktakes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX stocktakes_open ON stocktakes USING btree (shop_id) WHERE (state = 'open'::text);
alter table stocktakes force row level security;
create policy owners_backup on stocktakes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on stocktakes for all using (shop_id = app_shop_id());
grant delete, insert, select, update on stocktakes to darzi_app;

create table suggestion_marks (
  shop_id uuid not null,
  key text not null,
  mark text not null,
  member_id uuid,
  at timestamp with time zone not null,
  constraint suggestion_marks_pkey PRIMARY KEY (shop_id, key),
  constraint suggestion_marks_mark_check CHECK ((mark = ANY (ARRAY['dismissed'::text, 'applied'::text]))),
  constraint suggestion_marks_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint suggestion_marks_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id)
);
alter table suggestion_marks force row level security;
create policy owners_backup on suggestion_marks for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on suggestion_marks for all using (shop_id = app_shop_id());
grant delete, insert, select, update on suggestion_marks to darzi_app;
comment on column suggestion_marks.key is 'The rule and what it is about; when the figures change, so does the key.';

create table suggestion_settings (
  shop_id uuid not null,
  auto_suggestions boolean not null default true,
  image_recognition boolean not null default true,
  style_recommendations boolean not null default true,
  pricing_optimization boolean not null default true,
  quality_check boolean not null default true,
  language text,
  constraint suggestion_settings_pkey PRIMARY KEY (shop_id),
  constraint suggestion_settings_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint suggestion_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table suggestion_settings force row level security;
create policy owners_backup on suggestion_settings for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on suggestion_settings for all using (shop_id = app_shop_id());
grant delete, insert, select, update on suggestion_settings to darzi_app;

create table suppliers (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  phone text,
  email text,
  notes text,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint suppliers_pkey PRIMARY KEY (shop_id, id),
  constraint suppliers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX suppliers_name ON suppliers USING btree (shop_id, lower(name)) WHERE (NOT is_archived);
alter table suppliers force row level security;
create policy owners_backup on suppliers for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on suppliers for all using (shop_id = app_shop_id());
grant delete, insert, select, update on suppliers to darzi_app;

create table tracking_codes (
  id uuid not null,
  phone text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint tracking_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX tracking_codes_age ON tracking_codes USING btree (created_at);
CREATE INDEX tracking_codes_phone ON tracking_codes USING btree (phone, created_at DESC);
alter table tracking_codes force row level security;
create policy crossing on tracking_codes for all using (app_crossing() = ANY (ARRAY['tracking'::text, 'housekeeping'::text]));
create policy owners_backup on tracking_codes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on tracking_codes to darzi_app;

-- After the right code: this browser may see the orders of this phone, for an hour.
create table tracking_passes (
  token_hash bytea not null,
  phone text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint tracking_passes_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX tracking_passes_age ON tracking_passes USING btree (expires_at);
alter table tracking_passes force row level security;
create policy crossing on tracking_passes for all using (app_crossing() = ANY (ARRAY['tracking'::text, 'housekeeping'::text]));
create policy owners_backup on tracking_passes for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on tracking_passes to darzi_app;

create table try_ons (
  account_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  item_shop_id uuid not null,
  size text not null,
  colour text not null,
  fits boolean not null,
  zones jsonb not null,
  tried_at timestamp with time zone not null,
  constraint try_ons_pkey PRIMARY KEY (account_id, id),
  constraint try_ons_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
alter table try_ons force row level security;
create policy own on try_ons for all using (account_id = app_user_id());
create policy owners_backup on try_ons for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
grant delete, insert, select, update on try_ons to darzi_app;
comment on column try_ons.zones is 'Json<{ zone: import(''@darzi/tailoring/collection/finished.ts'').FitZone; easeMm: number; label: string }[]>';

create table verification_photos (
  shop_id uuid not null,
  id uuid not null,
  verification_id uuid not null,
  part text not null,
  created_at timestamp with time zone not null,
  constraint verification_photos_pkey PRIMARY KEY (shop_id, id),
  constraint verification_photos_part_check CHECK ((part = ANY (ARRAY['identity'::text, 'address'::text, 'work'::text]))),
  constraint verification_photos_shop_id_id_fkey FOREIGN KEY (shop_id, id) REFERENCES files(shop_id, id),
  constraint verification_photos_shop_id_verification_id_fkey FOREIGN KEY (shop_id, verification_id) REFERENCES verifications(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX verification_photos_of ON verification_photos USING btree (shop_id, verification_id, created_at, id);
alter table verification_photos force row level security;
create policy operator on verification_photos for select using ((app_operator_id() IS NOT NULL) AND (EXISTS ( SELECT
   FROM verifications v
  WHERE ((v.shop_id = verification_photos.shop_id) AND (v.id = verification_photos.verification_id) AND (v.state <> 'draft'::text)))));
create policy owners_backup on verification_photos for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on verification_photos for all using (shop_id = app_shop_id());
grant delete, insert, select, update on verification_photos to darzi_app;
comment on column verification_photos.id is 'Of the file.';

-- What a shop sent to be verified by, and what became of it. One is open at a time; the badge itself stands in listings.
create table verifications (
  shop_id uuid not null,
  id uuid not null,
  state text not null default 'draft'::text,
  words text,
  verified_for text[] not null default '{}'::text[],
  decision text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  lost_for text[] not null default '{}'::text[],
  lost_at timestamp with time zone,
  constraint verifications_pkey PRIMARY KEY (shop_id, id),
  constraint verifications_check CHECK (((state = 'draft'::text) = (sent_at IS NULL))),
  constraint verifications_check1 CHECK (((state = ANY (ARRAY['draft'::text, 'sent'::text])) = (decided_at IS NULL))),
  constraint verifications_check2 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint verifications_lost_check CHECK (((lost_at IS NULL) = (lost_for = '{}'::text[]))),
  constraint verifications_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'verified'::text, 'refused'::text, 'renewed'::text]))),
  constraint verifications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX verifications_decided ON verifications USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX verifications_of_shop ON verifications USING btree (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX verifications_open ON verifications USING btree (shop_id) WHERE (state = ANY (ARRAY['draft'::text, 'sent'::text]));
CREATE INDEX verifications_waiting ON verifications USING btree (sent_at, id) WHERE (state = 'sent'::text);
alter table verifications force row level security;
create policy operator on verifications for all using ((app_operator_id() IS NOT NULL) AND (state <> 'draft'::text));
create policy owners_backup on verifications for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on verifications for all using (shop_id = app_shop_id());
grant delete, insert, select, update on verifications to darzi_app;
comment on column verifications.lost_for is 'Parts that were verified and count no longer, for the shop changed what was checked.';

create table webhook_deliveries (
  shop_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  subject_id uuid not null,
  at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_at timestamp with time zone,
  claimed_until timestamp with time zone,
  tried_at timestamp with time zone,
  answer_code integer,
  answer text,
  failure text,
  took_ms integer,
  type text not null,
  order_state text,
  constraint webhook_deliveries_pkey PRIMARY KEY (shop_id, id),
  constraint webhook_deliveries_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL))),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_deliveries_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint webhook_deliveries_shop_id_webhook_id_fkey FOREIGN KEY (shop_id, webhook_id) REFERENCES webhooks(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries USING btree (shop_id, at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries USING btree (shop_id, webhook_id, at DESC, id DESC);
alter table webhook_deliveries force row level security;
create policy finding on webhook_deliveries for select using true;
create policy owners_backup on webhook_deliveries for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on webhook_deliveries for all using (shop_id = app_shop_id());
grant delete, insert, select, update on webhook_deliveries to darzi_app;
comment on column webhook_deliveries.event_id is 'The same on every telling of one event, so that its reader can leave out repeats.';
comment on column webhook_deliveries.claimed_until is 'A process is sending it; after that it is sent again.';
comment on column webhook_deliveries.type is 'What the event is called outside; a test is called so itself.';
comment on column webhook_deliveries.order_state is 'The state an order came into.';

create table webhooks (
  shop_id uuid not null,
  id uuid not null,
  url text not null,
  secret text not null,
  types text[] not null,
  state text not null default 'active'::text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint webhooks_pkey PRIMARY KEY (shop_id, id),
  constraint webhooks_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'stopped'::text]))),
  constraint webhooks_types_check CHECK ((cardinality(types) > 0)),
  constraint webhooks_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX webhooks_telling ON webhooks USING btree (shop_id) WHERE (state = 'active'::text);
alter table webhooks force row level security;
create policy finding on webhooks for select using true;
create policy owners_backup on webhooks for select using (current_setting('app.backing_up'::text, true) = 'on'::text);
create policy tenant on webhooks for all using (shop_id = app_shop_id());
grant delete, insert, select, update on webhooks to darzi_app;
comment on column webhooks.types is 'What the shop chose to be told of.';
comment on column webhooks.state is 'Paused by the shop, or stopped because nobody answered for days.';
comment on column webhooks.failing_since is 'The first of the tries that all failed.';
