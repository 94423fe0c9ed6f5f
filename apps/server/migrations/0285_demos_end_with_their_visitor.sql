-- A demo goes though its visitor kept things of their own, or somebody sent sizes to it. Its account goes along, unless the book of
-- another shop names it: then its id is answered, and it is erased as any account is.

create policy of_shop on body_scan_sendings to current_user using (to_shop = app_shop_id());
create policy of_shop on passports to current_user using (to_shop = app_shop_id());

drop function drop_demo(uuid, timestamptz, text[]);
create function drop_demo(gone uuid, at timestamptz, tables text[]) returns uuid
language plpgsql security definer set search_path from current as $$
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
end $$;
revoke execute on function drop_demo(uuid, timestamptz, text[]) from public;
grant execute on function drop_demo(uuid, timestamptz, text[]) to darzi_app;
