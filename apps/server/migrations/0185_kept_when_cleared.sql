-- What customers said of a shop's orders, and the operator decided, outlives the clearing of its book: rows of these tables name their
-- order by its id alone, and are found again when the order is put back. Where an order is deleted for good they go along.

alter table reviews drop constraint reviews_shop_id_order_id_fkey;
alter table disputes drop constraint disputes_shop_id_order_id_fkey;
alter table photo_consents drop constraint photo_consents_shop_id_order_id_fkey;
alter table photo_consents drop constraint photo_consents_shop_id_photo_id_fkey;
alter table account_orders drop constraint account_orders_order_shop_id_order_id_fkey;
alter table account_order_news drop constraint account_order_news_order_shop_id_order_id_fkey;
alter table account_appointments drop constraint account_appointments_appointment_shop_id_appointment_id_fkey;
alter table saved_garments drop constraint saved_garments_item_shop_id_item_id_fkey;
alter table try_ons drop constraint try_ons_item_shop_id_item_id_fkey;

comment on column reviews.order_id is 'Without a reference: the review stays while the shop''s book is cleared.';
comment on column disputes.order_id is 'Without a reference: the dispute stays while the shop''s book is cleared.';
comment on column photo_consents.order_id is 'Without a reference: what was said stays while the shop''s book is cleared.';

do $$
declare
  owned text;
begin
  foreach owned in array array['account_orders', 'account_order_news'] loop
    execute format('create policy of_shop on %I to current_user using (order_shop_id = app_shop_id())', owned);
  end loop;
  create policy of_shop on account_appointments to current_user using (appointment_shop_id = app_shop_id());
end $$;

-- These triggers stand still while a book is cleared or put back (make_restorable).
create function forget_beside_order() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from reviews where shop_id = old.shop_id and order_id = old.id;
  delete from disputes where shop_id = old.shop_id and order_id = old.id;
  delete from photo_consents where shop_id = old.shop_id and order_id = old.id;
  delete from account_orders where order_shop_id = old.shop_id and order_id = old.id;
  delete from account_order_news where order_shop_id = old.shop_id and order_id = old.id;
  return null;
end
$$;
create trigger forget_beside after delete on orders for each row execute function forget_beside_order();

create function forget_beside_appointment() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from account_appointments where appointment_shop_id = old.shop_id and appointment_id = old.id;
  return null;
end
$$;
create trigger forget_beside after delete on appointments for each row execute function forget_beside_appointment();

create function part_from_photo() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update photo_consents set photo_id = null where shop_id = old.shop_id and photo_id = old.id;
  return null;
end
$$;
create trigger part_from_photo after delete on order_photos for each row execute function part_from_photo();

-- Takes the rows of the shop out of a table, also of one that is only ever added to. Rows that a table of `staying` refers to stay, and
-- their ids are answered.
drop function empty_table(text);
create function empty_table(target text, staying text[]) returns uuid[]
language plpgsql security definer set search_path from current as $$
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
end $$;
revoke execute on function empty_table(text, text[]) from public;
grant execute on function empty_table(text, text[]) to darzi_app;

-- A row that stayed is written as the backup has it.
create or replace function restore_rows(target text, given jsonb, accounts jsonb, keeps_links boolean) returns bigint
language plpgsql security definer set search_path from current as $$
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
end $$;

-- How many rows of the shop a table holds, but for those named in `beyond`, and their digest whatever their order: without what belongs
-- to this copy alone.
drop function count_rows(text);
create function count_rows(target text, beyond text[] default '{}') returns table (records bigint, digest text)
language plpgsql stable set search_path from current as $$
begin
  return query execute format($sql$
    select count(*), encode(sha256(coalesce(string_agg(said, '' order by said collate "C"), '')::bytea), 'hex')
      from (select encode(sha256(convert_to((to_jsonb(t) - %L::text[])::text, 'UTF8')), 'hex') as said
              from %I t where shop_id = app_shop_id() %s) rows $sql$,
    array['shop_id'] || links_of(target) || accounts_of(target), target,
    case when cardinality(beyond) > 0 then format('and id::text <> all (%L::text[])', beyond) end);
end $$;

-- As before; and no account keeps what it had in a demo.
create or replace function drop_demo(gone uuid, at timestamptz, tables text[]) returns void
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
  delete from account_orders where order_shop_id = gone;
  delete from account_order_news where order_shop_id = gone;
  delete from account_appointments where appointment_shop_id = gone;
  delete from shops where id = gone;
  perform set_config('app.crossing', 'sign_in', true);
  delete from sessions where account_id = visitor;
  delete from known_devices where account_id = visitor;
  delete from accounts where id = visitor;
  perform set_config('app.crossing', '', true);
  perform set_config('app.shop_id', '', true);
end $$;
