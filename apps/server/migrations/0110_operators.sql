-- Operators: who runs this server. An account becomes one by a command alone (npm run operator), never through the program.
-- A request of theirs is a side of its own: app.operator_id is set instead of a shop's or an account's, and only once a second factor
-- is in force. What an operator may see and change stands in the policies named `operator`.

create table operators (
  account_id uuid primary key references accounts on delete cascade,
  granted_at timestamptz not null
);
comment on table operators is 'Written by the owner of the tables alone: npm run operator.';

create function app_operator_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.operator_id', true), '')::uuid;

alter table operators enable row level security;
alter table operators force row level security;
create policy crossing on operators for select using (app_crossing() = 'sign_in');
create policy resigning on operators for delete using (app_crossing() = 'sign_in' and account_id = app_user_id());
create policy owners on operators to current_user using (true) with check (true);
revoke insert, update on operators from darzi_app;

create or replace function app_scope() returns text language sql stable parallel safe
  return coalesce('operator:' || app_operator_id(), 'shop:' || app_shop_id(), 'user:' || app_user_id(), 'public');

-- open_request() for an operator's route. `operator_state`: none, noSecondFactor or admitted; the tenant is set for the last alone.
create function open_operator(given_hash bytea)
returns table (session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text,
  member_name text, time_zone text, country text, currency text, operator_state text)
language plpgsql volatile as $$
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
$$;

-- Every act of an operator is a line of the audit, under their own name; they read the lines of all.
create policy operator_reads on audit_lines for select using (app_operator_id() is not null);
create policy operator_writes on audit_lines for insert with check (shop_id is null and account_id = app_operator_id());
create index audit_lines_newest on audit_lines (at desc, id desc);
create index audit_lines_account on audit_lines (account_id, at desc, id desc);

-- Whose lines they are.
create policy operator on accounts for select using (app_operator_id() is not null);
create policy operator on shops for select using (app_operator_id() is not null);
create policy operator on members for select using (app_operator_id() is not null);

-- Messages of the contact page are answered by mail, or closed without an answer; once.
alter table contact_messages add column answer text;
alter table contact_messages add column answered_at timestamptz;
alter table contact_messages add column answered_by uuid;
alter table contact_messages add constraint contact_messages_answered check ((answered_at is null) = (answered_by is null));
comment on column contact_messages.answer is 'Null of a message that was closed without an answer.';
create index contact_messages_waiting on contact_messages (sent_at desc, id desc) where answered_at is null;
create policy operator on contact_messages using (app_operator_id() is not null);
grant update (answer, answered_at, answered_by) on contact_messages to darzi_app;
