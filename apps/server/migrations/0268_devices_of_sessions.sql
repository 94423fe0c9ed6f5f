-- A browser is told of news as long as it is signed in: where its session ends, from afar too, its pushes end.

alter table account_devices add column session_id uuid;
alter table push_devices add column session_id uuid;
comment on column account_devices.session_id is 'The session of this browser; of one allowed before this was kept, none.';
comment on column push_devices.session_id is 'The session of this browser, without a reference: a backup holds the row. None as above.';
create index account_devices_session on account_devices (session_id);
create index push_devices_session on push_devices (session_id);

create policy ending on account_devices to current_user using (true);
create policy ending on push_devices to current_user using (true);

-- One that names no session may be of any: it goes with the first that ends.
create function end_pushes() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from account_devices where session_id = old.id or (session_id is null and account_id = old.account_id);
  delete from push_devices where session_id = old.id;
  delete from push_devices d using members m
   where d.session_id is null and m.shop_id = d.shop_id and m.id = d.member_id and m.account_id = old.account_id;
  return null;
end
$$;
create trigger end_pushes after delete on sessions for each row execute function end_pushes();

-- Signed in anew, a browser stays told: what its session had goes to the next one of the same account.
create function move_pushes(ended bytea, next uuid) returns void language plpgsql security definer set search_path from current as $$
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
$$;
revoke execute on function move_pushes(bytea, uuid) from public;
grant execute on function move_pushes(bytea, uuid) to darzi_app;
