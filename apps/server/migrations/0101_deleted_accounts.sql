-- An account that was deleted leaves a row without a name, since the books of shops say who did what; and a shop without anybody is closed.

alter table accounts add column deleted_at timestamptz;
comment on column accounts.deleted_at is 'Its row then holds nothing of the person.';

alter table shops add column closed_at timestamptz;
comment on column shops.closed_at is 'When its last owner deleted their account: it is not found and takes nothing any more, but its book stays.';

-- The security log is only ever added to; it goes with its account, and only by the account itself.
create function forget_security_events() returns void
language sql security definer set search_path from current as $$
  delete from security_events where account_id = app_user_id()
$$;
revoke execute on function forget_security_events() from public;
grant execute on function forget_security_events() to darzi_app;

create or replace function find_form_shop(asked uuid) returns uuid
language sql stable security definer set search_path from current as $$
  select id from shops
   where id = coalesce(asked, (select shop_id from counter_settings where is_default_shop)) and closed_at is null
$$;

create or replace function find_shops(words text[], digits text, most integer)
returns table (id uuid, name text, phone text, address text, is_demo boolean)
language sql stable security definer set search_path from current as $$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where s.closed_at is null and case
     when digits <> '' then regexp_replace(coalesce(s.phone, ''), '\D', '', 'g') like '%' || right(digits, 9)
     else lower(s.name || ' ' || coalesce(s.address, '')) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
     end
   order by s.is_demo, s.name, s.id
   limit most
$$;
