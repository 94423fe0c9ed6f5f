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

CREATE OR REPLACE FUNCTION public.app_crossing()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.crossing'::text, true), ''::text);

CREATE OR REPLACE FUNCTION public.app_scope()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(('shop:'::text || app_shop_id()), ('user:'::text || app_user_id()), 'public'::text);

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
  select s.shop_id from calendar_settings s where s.booking_token = given and s.takes_bookings
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
  select case
    when asked is not null then (select id from shops where id = asked)
    else (select shop_id from counter_settings where is_default_shop)
    end
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
   order by o.created_at desc
   limit most
$function$;

CREATE OR REPLACE FUNCTION public.find_shops(words text[], digits text, most integer)
 RETURNS TABLE(id uuid, name text, phone text, address text, is_demo boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where case
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

CREATE OR REPLACE FUNCTION public.open_request(given_hash bytea, side text)
 RETURNS TABLE(session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text, member_name text, time_zone text, country text, currency text)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  session record;
begin
  -- set here and not by the function's own SET clause, which only a superuser may write for a name of ours
  perform set_config('app.crossing', 'session', true);
  select s.id, s.account_id, s.last_seen_at, a.role, a.language, m.shop_id, m.id as member_id, m.role as member_role, m.name,
         h.time_zone, h.country, h.currency
    into session
    from sessions s
    join accounts a on a.id = s.account_id
    left join members m on m.shop_id = s.shop_id and m.account_id = s.account_id and m.is_active
    left join shops h on h.id = m.shop_id
   where s.token_hash = given_hash and s.expires_at > now();
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
    session.member_role, session.name, session.time_zone, session.country, session.currency;
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
           total_minor = o.pieces_minor - o.discount_minor - ledger.off
      from (select coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off,
                   coalesce(sum(p.off_kept_minor), 0) as given
              from payments p
             where p.shop_id = entry.shop_id and p.order_id = entry.order_id and p.status in ('completed', 'refunded')) ledger
     where o.shop_id = entry.shop_id and o.id = entry.order_id;
  end loop;
  return null;
end
$function$;

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
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public'
AS $function$
  select array_to_tsvector(coalesce(array_agg(to_hex(hashtext(shop::text || three))), '{}')) from unnest(show_trgm(words)) three
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

CREATE OR REPLACE FUNCTION public.term_threes(shop uuid, term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public'
AS $function$
  select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
    from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
   where (place in (1, length(term) - 2) or (place % 3 = 1 and three ~ '[0-9]'))
     and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
$function$;

CREATE OR REPLACE FUNCTION public.words_condition(terms jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select concat_ws(' and ',
           string_agg('shop_threes(shop_id, search_text) @@ ' || quote_literal(threes) || '::tsquery', ' and '),
           coalesce(string_agg(said, ' and '), 'true'))
    from jsonb_array_elements(terms) forms,
         lateral (
           select case when count(*) = count(of_term) then string_agg('(' || of_term || ')', ' | ') end as threes,
                  '(' || string_agg(format('strpos(search_text, %L) > 0', term), ' or ') || ')' as said
             from jsonb_array_elements_text(forms) term, lateral (select term_threes(app_shop_id(), term) as of_term) cut
         ) alternatives
$function$;

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
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text]))),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['user'::text, 'tailor'::text, 'admin'::text])))
);
CREATE UNIQUE INDEX accounts_email ON accounts USING btree (lower(email));
alter table accounts force row level security;
create policy crossing on accounts for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text])) with check (app_crossing() = 'sign_in'::text);
create policy crossing_staff_language on accounts for select using (app_crossing() = 'staff_language'::text);
create policy own on accounts for all using (id = app_user_id()) with check (id = app_user_id());
grant delete, insert, select, update on accounts to darzi_app;

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
  constraint appointments_pkey PRIMARY KEY (shop_id, id),
  constraint appointments_booked_by_check CHECK ((booked_by = ANY (ARRAY['shop'::text, 'customer'::text]))),
  constraint appointments_check CHECK ((starts_at < ends_at)),
  constraint appointments_check1 CHECK (((customer_id IS NOT NULL) OR (guest_name IS NOT NULL))),
  constraint appointments_kind_check CHECK ((kind = ANY (ARRAY['fitting'::text, 'trial'::text, 'delivery'::text, 'homeVisit'::text]))),
  constraint appointments_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'done'::text, 'missed'::text, 'cancelled'::text]))),
  constraint appointments_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id) ON DELETE CASCADE,
  constraint appointments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint appointments_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint appointments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint appointments_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX appointments_by_start ON appointments USING btree (shop_id, starts_at, id);
CREATE INDEX appointments_of_customer ON appointments USING btree (shop_id, customer_id, starts_at);
CREATE INDEX appointments_of_order ON appointments USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX appointments_one_at_once ON appointments USING btree (shop_id, member_id, starts_at) WHERE ((state = 'booked'::text) AND (overbook_reason IS NULL));
CREATE UNIQUE INDEX appointments_token ON appointments USING btree (token);
alter table appointments force row level security;
create policy tenant on appointments for all using (shop_id = app_shop_id());
grant delete, insert, select, update on appointments to darzi_app;
comment on column appointments.overbook_reason is 'Why it stands although the time was taken, or nobody was in.';

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
  constraint audit_lines_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_lines_shop ON audit_lines USING btree (shop_id, id DESC);
alter table audit_lines force row level security;
create policy own on audit_lines for all using ((shop_id IS NULL) AND (account_id = app_user_id()));
create policy public_write on audit_lines for insert with check ((app_shop_id() IS NULL) AND (app_user_id() IS NULL) AND (shop_id IS NULL));
create policy tenant on audit_lines for all using (shop_id = app_shop_id());
grant delete, insert, select, update on audit_lines to darzi_app;
comment on column audit_lines.rows_out is 'How many records a download has sent; of a write nothing.';

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
create policy own on body_scan_sendings for all using (account_id = app_user_id());
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
grant delete, insert, select, update on body_scans to darzi_app;
comment on column body_scans.version is 'Counts the savings: corrected by tape and saved again, it is the next.';
comment on column body_scans.name is 'Of whom it is, when not of the account''s own person.';
comment on column body_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';

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
create policy tenant on calendar_settings for all using (shop_id = app_shop_id());
grant delete, insert, select, update on calendar_settings to darzi_app;
comment on column calendar_settings.booking_token is 'The secret of the page by which customers book.';
comment on column calendar_settings.has_own_hours is 'The shop has said its hours; until then the usual ones count.';

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
  constraint collection_items_pkey PRIMARY KEY (shop_id, id),
  constraint collection_items_category_check CHECK ((category = ANY (ARRAY['tops'::text, 'bottoms'::text, 'outerwear'::text, 'accessories'::text]))),
  constraint collection_items_check CHECK ((original_price_minor > price_minor)),
  constraint collection_items_cut_check CHECK ((cut = ANY (ARRAY['shirt'::text, 'tee'::text, 'kurta'::text, 'jacket'::text, 'blouse'::text, 'dress'::text, 'trousers'::text, 'skirt'::text]))),
  constraint collection_items_price_minor_check CHECK ((price_minor > 0)),
  constraint collection_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint collection_items_shop_id_photo_id_fkey FOREIGN KEY (shop_id, photo_id) REFERENCES files(shop_id, id)
);
CREATE INDEX collection_items_by_id ON collection_items USING btree (id);
CREATE INDEX collection_items_newest ON collection_items USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX collection_items_offered ON collection_items USING btree (created_at DESC, id DESC) WHERE (is_listed AND (removed_at IS NULL));
CREATE INDEX collection_items_photo ON collection_items USING btree (shop_id, photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX collection_items_search ON collection_items USING gin (search_text gin_trgm_ops) WHERE (is_listed AND (removed_at IS NULL));
alter table collection_items force row level security;
create policy crossing on collection_items for select using ((app_crossing() = 'collection'::text) AND is_listed AND (removed_at IS NULL));
create policy tenant on collection_items for all using (shop_id = app_shop_id());
grant delete, insert, select, update on collection_items to darzi_app;
comment on column collection_items.garment_name is 'The shop''s own name for the garment type, as it was when the item was written.';
comment on column collection_items.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').StyleGroup[]>';
comment on column collection_items.sizes is 'Json<import(''@darzi/tailoring/collection/finished.ts'').FinishedSize[]>';
comment on column collection_items.colours is 'Json<{ name: string; hex: string }[]>';
comment on column collection_items.cloth is 'Json<import(''@darzi/tailoring/collection/finished.ts'').ClothOfGarment>';

-- How the counter works in this shop; a shop without a row has the defaults.
create table counter_settings (
  shop_id uuid not null,
  buffer_days integer not null default 2,
  upi_id text,
  slip_note text,
  slip_size text not null default '80'::text,
  is_default_shop boolean not null default false,
  ready_needs_photo boolean not null default false,
  constraint counter_settings_pkey PRIMARY KEY (shop_id),
  constraint counter_settings_buffer_days_check CHECK (((buffer_days >= 0) AND (buffer_days <= 60))),
  constraint counter_settings_slip_size_check CHECK ((slip_size = ANY (ARRAY['58'::text, '80'::text, 'a5'::text]))),
  constraint counter_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX counter_settings_default ON counter_settings USING btree (is_default_shop) WHERE is_default_shop;
alter table counter_settings force row level security;
create policy choosing on counter_settings for all using true with check true;
create policy finding on counter_settings for select using true;
create policy tenant on counter_settings for all using (shop_id = app_shop_id());
grant delete, insert, select, update on counter_settings to darzi_app;
comment on column counter_settings.is_default_shop is 'Public forms without a shop in their link come here; the platform''s operator sets it.';
comment on column counter_settings.ready_needs_photo is 'Nothing becomes ready without a photo of the work, taken since its last rework.';

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
create policy tenant on customer_merges for all using (shop_id = app_shop_id());
grant delete, insert, select, update on customer_merges to darzi_app;
comment on column customer_merges.before is 'Json<import(''./json-shapes.ts'').MergeMemory>';

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
  constraint customers_shop_id_merged_into_fkey FOREIGN KEY (shop_id, merged_into) REFERENCES customers(shop_id, id),
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
CREATE INDEX customers_email ON customers USING btree (shop_id, email) WHERE (email IS NOT NULL);
CREATE INDEX customers_merged ON customers USING btree (shop_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE UNIQUE INDEX customers_number ON customers USING btree (shop_id, number);
CREATE INDEX customers_phone_anywhere ON customers USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX customers_search ON customers USING gin (shop_threes(shop_id, search_text)) WITH (fastupdate=off);
CREATE INDEX customers_tagged ON customers USING gin (shop_id, tags) WITH (fastupdate=off);
CREATE INDEX customers_with_photo ON customers USING btree (shop_id, photo_id) WHERE (photo_id IS NOT NULL);
alter table customers force row level security;
create policy finding on customers for select using true;
create policy tenant on customers for all using (shop_id = app_shop_id());
CREATE TRIGGER tally_deletes AFTER DELETE ON customers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION customers_deleted();
CREATE TRIGGER tally_inserts AFTER INSERT ON customers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION customers_inserted();
CREATE TRIGGER tally_updates AFTER UPDATE ON customers REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION customers_updated();
grant delete, insert, select, update on customers to darzi_app;
comment on column customers.search_text is 'ASCII search keys of names, phone and numbers (tailoring/names/search-key).';
comment on column customers.phone is 'E.164; several records may share one.';
comment on column customers.earlier_orders is 'Brought forward from before Darzi; part of orders_count.';
comment on column customers.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';

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
create policy tenant on days_off for all using (shop_id = app_shop_id());
grant delete, insert, select, update on days_off to darzi_app;
comment on column days_off.member_id is 'Whose holiday; of nobody: the shop is closed.';

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
create policy tenant on drafts for all using (shop_id = app_shop_id());
grant delete, insert, select, update on drafts to darzi_app;

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
create policy tenant on events for all using (shop_id = app_shop_id());
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
create policy tenant on files for all using (shop_id = app_shop_id());
grant delete, insert, select, update on files to darzi_app;

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
alter table garments force row level security;
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
grant delete, insert, select, update on identities to darzi_app;

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
grant delete, insert, select, update on known_devices to darzi_app;

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
create policy tenant on measurement_records for all using (shop_id = app_shop_id());
CREATE TRIGGER tally_inserts AFTER INSERT ON measurement_records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_measurements();
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
create policy tenant on member_calendars for all using (shop_id = app_shop_id());
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
create policy tenant on member_hours for all using (shop_id = app_shop_id());
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
create policy own on members for select using (account_id = app_user_id());
create policy tenant on members for all using (shop_id = app_shop_id());
grant delete, insert, select, update on members to darzi_app;

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
  constraint order_photos_pkey PRIMARY KEY (shop_id, id),
  constraint order_photos_kind_check CHECK ((kind = ANY (ARRAY['cloth'::text, 'style'::text, 'stage'::text, 'customer'::text]))),
  constraint order_photos_shop_id_file_id_fkey FOREIGN KEY (shop_id, file_id) REFERENCES files(shop_id, id),
  constraint order_photos_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_photos_shop_id_piece_id_fkey FOREIGN KEY (shop_id, piece_id) REFERENCES order_pieces(shop_id, id)
);
CREATE INDEX order_photos_of_order ON order_photos USING btree (shop_id, order_id, id);
alter table order_photos force row level security;
create policy tenant on order_photos for all using (shop_id = app_shop_id());
grant delete, insert, select, update on order_photos to darzi_app;
comment on column order_photos.is_shared is 'Whether the customer sees it on the private link.';

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
CREATE INDEX order_pieces_of_member ON order_pieces USING btree (shop_id, assigned_to, state, id) WHERE (assigned_to IS NOT NULL);
CREATE UNIQUE INDEX order_pieces_of_order ON order_pieces USING btree (shop_id, order_id, "position");
CREATE INDEX order_pieces_of_person ON order_pieces USING btree (shop_id, person_id, id DESC);
CREATE INDEX order_pieces_on_rack ON order_pieces USING btree (shop_id, lower(rack_place)) WHERE (rack_place IS NOT NULL);
alter table order_pieces force row level security;
create policy tenant on order_pieces for all using (shop_id = app_shop_id());
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
  constraint order_steps_pkey PRIMARY KEY (shop_id, id),
  constraint order_steps_kind_check CHECK ((kind = ANY (ARRAY['taken'::text, 'approved'::text, 'moved'::text, 'delivered'::text, 'cancelled'::text, 'rework'::text, 'undone'::text]))),
  constraint order_steps_shop_id_member_id_fkey FOREIGN KEY (shop_id, member_id) REFERENCES members(shop_id, id),
  constraint order_steps_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_steps_shop_id_undoes_fkey FOREIGN KEY (shop_id, undoes) REFERENCES order_steps(shop_id, id)
);
CREATE INDEX order_steps_of_order ON order_steps USING btree (shop_id, order_id, turn DESC);
CREATE UNIQUE INDEX order_steps_undone ON order_steps USING btree (shop_id, undoes) WHERE (undoes IS NOT NULL);
alter table order_steps force row level security;
create policy tenant on order_steps for all using (shop_id = app_shop_id());
grant insert, select on order_steps to darzi_app;
comment on column order_steps.pieces is 'Json<{ id: string; from: number; to: number; stateFrom: string; stateTo: string; cutWithout?: string[] }[]>';
comment on column order_steps.turn is 'Counts up as steps are written: the last one of an order has the highest.';
comment on column order_steps.stopped is 'Json<string[]>';
comment on column order_steps.trial is 'Json<{ answer?: ''approved'' | ''change''; words?: string }>';

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
create policy tenant on order_tallies for all using (shop_id = app_shop_id());
grant delete, insert, select, update on order_tallies to darzi_app;
comment on column order_tallies.promised_on is 'Of orders that are open; 0001-01-01 of all that are closed, and each night of those open from long ago.';

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
  constraint orders_pkey PRIMARY KEY (shop_id, id),
  constraint orders_check CHECK (((trial_on IS NULL) OR (trial_on <= promised_on))),
  constraint orders_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint orders_discount_minor_check CHECK ((discount_minor >= 0)),
  constraint orders_given_of_kept_minor_check CHECK ((given_of_kept_minor >= 0)),
  constraint orders_kept_minor_check CHECK ((kept_minor >= 0)),
  constraint orders_priority_check CHECK ((priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint orders_source_check CHECK ((source = ANY (ARRAY['counter'::text, 'customer_form'::text, 'tailor_form'::text, 'collection'::text]))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'in_progress'::text, 'ready'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint orders_tailor_state_check CHECK ((tailor_state = ANY (ARRAY['pending'::text, 'in_progress'::text, 'ready'::text, 'completed'::text, 'cancelled'::text]))),
  constraint orders_total_check CHECK ((total_minor = ((pieces_minor - discount_minor) - written_off_minor))),
  constraint orders_total_minor_check CHECK ((total_minor >= 0)),
  constraint orders_trial_answer_check CHECK ((trial_answer = ANY (ARRAY['approved'::text, 'change'::text]))),
  constraint orders_written_off_minor_check CHECK ((written_off_minor >= 0)),
  constraint orders_shop_id_assigned_to_fkey FOREIGN KEY (shop_id, assigned_to) REFERENCES members(shop_id, id),
  constraint orders_shop_id_created_by_fkey FOREIGN KEY (shop_id, created_by) REFERENCES members(shop_id, id),
  constraint orders_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id),
  constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX orders_approved ON orders USING btree (shop_id, approved_at) WHERE (approved_at IS NOT NULL);
CREATE INDEX orders_by_priority ON orders USING btree (shop_id, priority, promised_on, id) INCLUDE (tailor_state);
CREATE INDEX orders_by_promise ON orders USING btree (shop_id, promised_on, id) INCLUDE (priority, tailor_state);
CREATE INDEX orders_by_state ON orders USING btree (shop_id, tailor_state, promised_on, id) INCLUDE (priority);
CREATE INDEX orders_by_state_priority ON orders USING btree (shop_id, tailor_state, priority, promised_on, id);
CREATE INDEX orders_newest ON orders USING btree (shop_id, created_at DESC, id DESC) INCLUDE (priority, tailor_state, promised_on);
CREATE UNIQUE INDEX orders_number ON orders USING btree (shop_id, number);
CREATE INDEX orders_of_customer ON orders USING btree (shop_id, customer_id, created_at DESC, id DESC) INCLUDE (promised_on, tailor_state, priority);
CREATE INDEX orders_of_member ON orders USING btree (shop_id, assigned_to, promised_on, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX orders_open ON orders USING btree (shop_id, promised_on, id) INCLUDE (priority, created_at) WHERE (tailor_state = ANY (ARRAY['pending'::text, 'in_progress'::text, 'ready'::text]));
CREATE INDEX orders_search ON orders USING gin (shop_threes(shop_id, search_text)) WITH (fastupdate=off);
CREATE INDEX orders_state_newest ON orders USING btree (shop_id, tailor_state, created_at DESC, id DESC) INCLUDE (priority);
CREATE INDEX orders_to_give_back ON orders USING btree (shop_id, promised_on, id) INCLUDE (created_at) WHERE (give_back_minor > 0);
CREATE UNIQUE INDEX orders_tracking ON orders USING btree (tracking_token);
alter table orders force row level security;
create policy finding on orders for select using true;
create policy tenant on orders for all using (shop_id = app_shop_id());
CREATE TRIGGER tally_deletes AFTER DELETE ON orders REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_orders();
CREATE TRIGGER tally_inserts AFTER INSERT ON orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_new_orders();
CREATE TRIGGER tally_updates AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();
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
  constraint payments_pkey PRIMARY KEY (shop_id, id),
  constraint payments_amount_check CHECK (((amount_minor <> 0) OR (off_price_minor <> 0))),
  constraint payments_check CHECK (((kind = ANY (ARRAY['refund'::text, 'reversal'::text])) = (reverses IS NOT NULL))),
  constraint payments_check1 CHECK (((kind <> ALL (ARRAY['advance'::text, 'payment'::text])) OR (amount_minor > 0))),
  constraint payments_check2 CHECK (((kind <> 'refund'::text) OR (amount_minor < 0))),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['advance'::text, 'payment'::text, 'refund'::text, 'write_off'::text, 'reversal'::text]))),
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
  constraint payments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint payments_shop_id_reverses_fkey FOREIGN KEY (shop_id, reverses) REFERENCES payments(shop_id, id)
);
CREATE INDEX payments_completed ON payments USING btree (shop_id, completed_at) INCLUDE (method, status, amount_minor) WHERE (completed_at IS NOT NULL);
CREATE INDEX payments_newest ON payments USING btree (shop_id, created_at DESC, id DESC);
CREATE INDEX payments_of_order ON payments USING btree (shop_id, order_id, turn);
CREATE INDEX payments_refunds ON payments USING btree (shop_id, reverses) WHERE (reverses IS NOT NULL);
CREATE UNIQUE INDEX payments_reversed ON payments USING btree (shop_id, reverses) WHERE (kind = 'reversal'::text);
alter table payments force row level security;
create policy tenant on payments for all using (shop_id = app_shop_id());
CREATE TRIGGER sum_inserts AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION payments_changed();
CREATE TRIGGER sum_updates AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION payments_changed();
grant insert, select on payments to darzi_app;
comment on column payments.amount_minor is 'What the shop received: positive in, negative out (refund, reversal of a payment).';
comment on column payments.turn is 'Counts up as entries are written: the last one of an order has the highest.';
comment on column payments.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';
comment on column payments.off_price_minor is 'By how much the order costs less for it: a write-off, a refund taken off the price. Negative where that is reversed.';
comment on column payments.off_kept_minor is 'Of an order called off: by how much the shop keeps less of it. Negative where that is reversed.';
comment on column payments.late_turn is 'Its place among what moved after its order was called off; null of what moved before.';

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
create policy tenant on persons for all using (shop_id = app_shop_id());
grant delete, insert, select, update on persons to darzi_app;

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
create policy tenant on piece_stock for all using (shop_id = app_shop_id());
grant delete, insert, select, update on piece_stock to darzi_app;
comment on column piece_stock.taken_by is 'The movement that took it, once the piece was cut.';

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
create policy tenant on purchase_orders for all using (shop_id = app_shop_id());
grant delete, insert, select, update on purchase_orders to darzi_app;

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
grant delete, insert, select, update on recovery_codes to darzi_app;

create table saved_garments (
  account_id uuid not null,
  item_id uuid not null,
  item_shop_id uuid not null,
  saved_at timestamp with time zone not null,
  constraint saved_garments_pkey PRIMARY KEY (account_id, item_shop_id, item_id),
  constraint saved_garments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint saved_garments_item_shop_id_item_id_fkey FOREIGN KEY (item_shop_id, item_id) REFERENCES collection_items(shop_id, id)
);
alter table saved_garments force row level security;
create policy own on saved_garments for all using (account_id = app_user_id());
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
create policy tenant on sent_scans for all using (shop_id = app_shop_id());
grant delete, insert, select, update on sent_scans to darzi_app;
comment on column sent_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';
comment on column sent_scans.is_own is 'Of the account''s own person: it was sent without a name.';

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
grant delete, insert, select, update on sessions to darzi_app;
comment on column sessions.confirmed_at is 'When who sits there last proved who they are.';

-- Human numbers without gaps: taken under the row's lock, given back by a rollback.
create table shop_counters (
  shop_id uuid not null,
  name text not null,
  last integer not null,
  constraint shop_counters_pkey PRIMARY KEY (shop_id, name),
  constraint shop_counters_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table shop_counters force row level security;
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
create policy tenant on shop_hours for all using (shop_id = app_shop_id());
grant delete, insert, select, update on shop_hours to darzi_app;
comment on column shop_hours.weekday is '1 is Monday.';

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
  constraint shops_pkey PRIMARY KEY (id),
  constraint shops_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint shops_currency_check CHECK ((currency = ANY (ARRAY['AED'::text, 'USD'::text, 'INR'::text, 'EUR'::text]))),
  constraint shops_kind_check CHECK ((kind = ANY (ARRAY['tailor'::text, 'house'::text]))),
  constraint shops_sample_check CHECK (((sample_customer_id IS NULL) = (sample_order_id IS NULL))),
  constraint shops_id_sample_customer_id_fkey FOREIGN KEY (id, sample_customer_id) REFERENCES customers(shop_id, id),
  constraint shops_id_sample_order_id_fkey FOREIGN KEY (id, sample_order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX shops_country ON shops USING btree (country);
CREATE INDEX shops_found_by ON shops USING gin (lower(((name || ' '::text) || COALESCE(address, ''::text))) gin_trgm_ops);
alter table shops force row level security;
create policy collection on shops for select using (app_crossing() = 'collection'::text);
create policy crossing on shops for all using (app_crossing() = ANY (ARRAY['session'::text, 'sign_in'::text, 'invitation'::text]));
create policy finding on shops for select using true;
create policy member on shops for select using (id IN ( SELECT m.shop_id
   FROM members m
  WHERE ((m.account_id = app_user_id()) AND m.is_active)));
create policy tenant on shops for all using (id = app_shop_id()) with check (id = app_shop_id());
grant delete, insert, select, update on shops to darzi_app;

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
  constraint stock_items_pkey PRIMARY KEY (shop_id, id),
  constraint stock_items_category_check CHECK ((category = ANY (ARRAY['fabric'::text, 'accessory'::text]))),
  constraint stock_items_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint stock_items_low_at_milli_check CHECK ((low_at_milli >= 0)),
  constraint stock_items_on_hand_milli_check CHECK ((on_hand_milli >= 0)),
  constraint stock_items_unit_check CHECK ((unit = ANY (ARRAY['m'::text, 'yd'::text, 'pc'::text]))),
  constraint stock_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint stock_items_shop_id_supplier_id_fkey FOREIGN KEY (shop_id, supplier_id) REFERENCES suppliers(shop_id, id)
);
CREATE UNIQUE INDEX stock_items_barcode ON stock_items USING btree (shop_id, barcode);
CREATE INDEX stock_items_by_name ON stock_items USING btree (shop_id, is_archived, name COLLATE "und-x-icu", id);
CREATE INDEX stock_items_low ON stock_items USING btree (shop_id, name COLLATE "und-x-icu", id) WHERE (is_low AND (NOT is_archived));
CREATE INDEX stock_items_newest ON stock_items USING btree (shop_id, is_archived, created_at, id);
alter table stock_items force row level security;
create policy tenant on stock_items for all using (shop_id = app_shop_id());
grant insert, select on stock_items to darzi_app;
comment on column stock_items.on_hand_milli is 'Thousandths of the unit: 12 500 of metres are 12.5 m. Written by move_stock() alone.';
comment on column stock_items.cost_minor is 'Of one unit, as it was last bought.';

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
  constraint stock_movements_shop_id_undoes_fkey FOREIGN KEY (shop_id, undoes) REFERENCES stock_movements(shop_id, id)
);
CREATE INDEX stock_movements_of_item ON stock_movements USING btree (shop_id, item_id, at DESC, id DESC);
CREATE INDEX stock_movements_of_piece ON stock_movements USING btree (shop_id, piece_id) WHERE (piece_id IS NOT NULL);
CREATE UNIQUE INDEX stock_movements_undone ON stock_movements USING btree (shop_id, undoes) WHERE (undoes IS NOT NULL);
alter table stock_movements force row level security;
create policy tenant on stock_movements for all using (shop_id = app_shop_id());
CREATE TRIGGER move_stock BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION move_stock();
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
  constraint suggestion_settings_pkey PRIMARY KEY (shop_id),
  constraint suggestion_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
alter table suggestion_settings force row level security;
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
  constraint try_ons_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint try_ons_item_shop_id_item_id_fkey FOREIGN KEY (item_shop_id, item_id) REFERENCES collection_items(shop_id, id)
);
alter table try_ons force row level security;
create policy own on try_ons for all using (account_id = app_user_id());
grant delete, insert, select, update on try_ons to darzi_app;
comment on column try_ons.zones is 'Json<{ zone: import(''@darzi/tailoring/collection/finished.ts'').FitZone; easeMm: number; label: string }[]>';
