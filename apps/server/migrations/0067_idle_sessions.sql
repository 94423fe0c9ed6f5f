-- A device that nobody has used for two weeks is signed out, however long its session would last (http/session-cookie.ts, idleDays).
create or replace function open_request(given_hash bytea, side text)
 RETURNS TABLE(session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text, member_name text, time_zone text, country text, currency text)
 LANGUAGE plpgsql
AS $$
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
    session.member_role, session.name, session.time_zone, session.country, session.currency;
end
$$;
