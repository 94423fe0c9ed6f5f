-- Backups of a shop, and what puts one back: rows are written as they were, so triggers stand still meanwhile.

-- `key` is a derived key: of the passphrase, for the backups a job makes; of chance, for what was cleared and can still be put back.
create table backups (
  shop_id uuid not null references shops,
  id uuid not null,
  kind text not null check (kind in ('manual', 'scheduled', 'cleared', 'uploaded')),
  made_at timestamptz not null,
  made_by text,
  is_whole boolean not null default false,
  parts integer not null default 0,
  bytes bigint not null default 0,
  records bigint not null default 0,
  photos integer not null default 0,
  key bytea,
  expires_at timestamptz,
  primary key (shop_id, id)
);
comment on column backups.parts is 'Its bytes lie in the file store, under <shop>/backups/<id>/<part>.';

create table backup_settings (
  shop_id uuid primary key references shops,
  every text not null default 'off' check (every in ('off', 'day', 'week')),
  key bytea,
  salt bytea,
  last_at timestamptz,
  last_failed_at timestamptz
);
comment on column backup_settings.key is 'Made of the passphrase once, by scrypt with `salt`; the passphrase itself is kept nowhere.';

do $$
declare owned text;
begin
  foreach owned in array array['backups', 'backup_settings'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id()) with check (shop_id = app_shop_id())', owned);
    execute format('grant select, insert, update, delete on %I to darzi_app', owned);
  end loop;
end $$;

-- Whether this transaction puts rows back as they were: sums and tallies come with them, so nothing is to be reckoned.
create function app_restoring() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.restoring', true), '') = 'on';

-- The columns of a shop's table that no other shop may have the same of: secret links, and the default shop.
create function links_of(target text) returns text[] language sql stable set search_path from current as $$
  select coalesce(array_agg(distinct a.attname::text), '{}')
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
   where i.indrelid = format('public.%I', target)::regclass and i.indisunique and a.attname <> 'shop_id'
     and not exists (select from pg_attribute s where s.attrelid = i.indrelid and s.attname = 'shop_id'
                        and s.attnum = any (i.indkey::int2[]))
$$;

-- The columns of a shop's table that name an account.
create function accounts_of(target text) returns text[] language sql stable set search_path from current as $$
  select coalesce(array_agg(distinct a.attname::text), '{}')
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
   where f.contype = 'f' and f.conrelid = format('public.%I', target)::regclass and f.confrelid = 'public.accounts'::regclass
$$;

-- How many rows of the shop a table holds, and their digest whatever their order: without what belongs to this copy alone.
create function count_rows(target text) returns table (records bigint, digest text)
language plpgsql stable set search_path from current as $$
begin
  return query execute format($sql$
    select count(*), encode(sha256(coalesce(string_agg(said, '' order by said collate "C"), '')::bytea), 'hex')
      from (select encode(sha256(convert_to((to_jsonb(t) - %L::text[])::text, 'UTF8')), 'hex') as said
              from %I t where shop_id = app_shop_id()) rows $sql$,
    array['shop_id'] || links_of(target) || accounts_of(target), target);
end $$;

-- Refuses what is no table of a shop, or is asked outside of a restore.
create function require_restoring(target text) returns void language plpgsql stable set search_path from current as $$
begin
  if not app_restoring() or app_shop_id() is null or not exists (
    select from pg_attribute where attrelid = format('public.%I', target)::regclass and attname = 'shop_id') then
    raise exception 'no restore of % is under way', target;
  end if;
end $$;

-- Writes rows of a backup, given as a list of objects: of the columns they name, the rest by default. Accounts are renamed as told;
-- links that another shop may hold become fresh ones where `keeps_links` is false.
create function restore_rows(target text, given jsonb, accounts jsonb, keeps_links boolean) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  named text;
  read text;
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
           else format('r.%I', a.attname) end, ', ' order by a.attnum)
    into named, read
    from pg_attribute a
   where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
     and a.attgenerated = '' and a.attname <> 'shop_id' and (given -> 0) ? a.attname::text;
  execute format('insert into %1$I (shop_id, %2$s) overriding system value
    select app_shop_id(), %3$s from jsonb_populate_recordset(null::%1$I, $1) r', target, named, read)
    using given, accounts;
  get diagnostics done = row_count;
  return done;
end $$;

-- Takes all rows of the shop out of a table, also of one that is only ever added to.
create function empty_table(target text) returns bigint
language plpgsql security definer set search_path from current as $$
declare done bigint;
begin
  perform require_restoring(target);
  execute format('delete from %I where shop_id = app_shop_id()', target);
  get diagnostics done = row_count;
  return done;
end $$;

-- Lets the tables of shops be put back as they are: their triggers stand still while that goes on, and references in a circle can
-- wait for the end of the transaction. Run after every migration that changed something (db/migrate.ts).
create function make_restorable() returns void language plpgsql set search_path from current as $$
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
end $$;

revoke execute on function make_restorable(), restore_rows(text, jsonb, jsonb, boolean), empty_table(text) from public;
grant execute on function restore_rows(text, jsonb, jsonb, boolean), empty_table(text) to darzi_app;

-- The last migration of this data: a backup says with which one it was made.
create function last_migration() returns text language sql stable security definer set search_path from current as $$
  select max(name) from darzi_migrations
$$;
