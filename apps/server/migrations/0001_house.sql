-- The house: accounts, shops, who may come in, and what every write leaves behind.
--
-- Tenancy. The program owns the tables and connects as darzi_app, which is bound by forced row security. Exactly
-- one of app.shop_id and app.user_id is set for a request; with neither, every query sees zero rows. app.crossing
-- names one of the few doors of access/crossings.ts while it is open.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

do $$
begin
  if not exists (select from pg_roles where rolname = 'darzi_app') then
    create role darzi_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same cluster made it meanwhile
end
$$;
do $$
begin
  -- already so for a superuser's own databases, or where an administrator has prepared the role
  if not pg_has_role(current_user, 'darzi_app', 'member') then
    execute format('grant darzi_app to %I', current_user);
  end if;
end
$$;
do $$ begin execute format('grant usage on schema %I to darzi_app', current_schema()); end $$;

create function app_shop_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.shop_id', true), '')::uuid;
create function app_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
create function app_crossing() returns text language sql stable parallel safe
  return nullif(current_setting('app.crossing', true), '');
-- Whose request this is, as one word: the owner of an idempotency key.
create function app_scope() returns text language sql stable parallel safe
  return coalesce('shop:' || app_shop_id(), 'user:' || app_user_id(), 'public');

create table accounts (
  id uuid primary key,
  email text not null,
  name text not null,
  phone text,
  role text not null check (role in ('user', 'tailor', 'admin')),
  language text check (language in ('en', 'hi', 'pa')),
  password_hash text,
  -- set when the person has shown that the mailbox is theirs (a mailed link, or a provider's word)
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));
comment on table accounts is 'One person, one sign-in.';

create table identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_account on identities (account_id);
comment on table identities is 'An account''s sign-ins at outside providers (OpenID Connect issuer and subject).';

create table shops (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('tailor', 'house')),
  phone text,
  email text,
  address text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  time_zone text not null,
  plan text not null,
  trial_ends_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null
);
comment on table shops is 'The tenants.';

create table members (
  shop_id uuid not null references shops (id),
  id uuid not null,
  account_id uuid not null references accounts (id),
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'counter', 'cutter', 'stitcher')),
  is_active boolean not null default true,
  joined_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index members_account on members (shop_id, account_id);
create index members_of_account on members (account_id);
comment on table members is 'Who works in a shop, and as what.';

create table invitations (
  shop_id uuid not null references shops (id),
  id uuid not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'counter', 'cutter', 'stitcher')),
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, invited_by) references members (shop_id, id)
);
create unique index invitations_token on invitations (token_hash);
create unique index invitations_open on invitations (shop_id, lower(email)) where ended_at is null;
comment on table invitations is 'Open and ended invitations to a shop; ended when accepted, withdrawn or replaced.';

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  shop_id uuid references shops (id),
  token_hash bytea not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sessions_token on sessions (token_hash);
create index sessions_account on sessions (account_id, created_at desc);
create index sessions_expiry on sessions (expires_at);
comment on table sessions is 'Signed-in devices. The cookie holds the token, the table only its SHA-256.';

create table password_resets (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);

create table attempt_limits (
  kind text not null,
  key_hash bytea not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (kind, key_hash)
);
comment on table attempt_limits is 'Counts of guesses per address and per account, shared by all server processes.';

create table idempotency_keys (
  scope text not null,
  key text not null,
  route text not null,
  request_hash bytea not null,
  status integer not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
comment on column idempotency_keys.reply is 'Json<unknown>';
comment on table idempotency_keys is 'What a write answered, so that sending it again answers the same and writes nothing.';

create table audit_lines (
  id uuid primary key,
  at timestamptz not null,
  shop_id uuid,
  account_id uuid,
  route text not null,
  subject_id text,
  request_id text not null
);
create index audit_lines_shop on audit_lines (shop_id, id desc);
comment on table audit_lines is 'One line per write: who, which route, about what. Ids only.';

create table events (
  shop_id uuid not null references shops (id),
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  member_id uuid,
  actor_name text,
  subject_type text not null,
  subject_id uuid not null,
  holes jsonb not null default '{}',
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index events_subject on events (shop_id, subject_type, subject_id, id desc);
create index events_newest on events (shop_id, id desc);
comment on column events.holes is 'Json<Record<string, string | number>>';
comment on table events is 'What happened, in the order it did: timelines, the dashboard, live updates. Never rewritten.';

create table shop_counters (
  shop_id uuid not null references shops (id),
  name text not null,
  last integer not null,
  primary key (shop_id, name)
);
comment on table shop_counters is 'Human numbers without gaps: taken under the row''s lock, given back by a rollback.';

create table files (
  shop_id uuid not null references shops (id),
  id uuid not null,
  kind text not null check (kind in ('photo', 'import')),
  content_type text not null,
  width integer,
  height integer,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
comment on table files is 'What lies in the file store, under <shop>/<id>/<size>.';

create table saved_views (
  shop_id uuid not null references shops (id),
  id uuid not null,
  member_id uuid not null,
  room text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create unique index saved_views_name on saved_views (shop_id, member_id, room, lower(name));

-- Row security ------------------------------------------------------------------------------------------------

alter table accounts enable row level security;
alter table accounts force row level security;
create policy own on accounts using (id = app_user_id()) with check (id = app_user_id());
create policy crossing on accounts using (app_crossing() in ('session', 'sign_in'))
  with check (app_crossing() = 'sign_in');

alter table identities enable row level security;
alter table identities force row level security;
create policy own on identities using (account_id = app_user_id());
create policy crossing on identities using (app_crossing() = 'sign_in');

alter table sessions enable row level security;
alter table sessions force row level security;
create policy own on sessions using (account_id = app_user_id());
create policy crossing on sessions using (app_crossing() in ('session', 'sign_in'));

alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy crossing on password_resets using (app_crossing() = 'sign_in');

alter table shops enable row level security;
alter table shops force row level security;
create policy tenant on shops using (id = app_shop_id()) with check (id = app_shop_id());
create policy member on shops for select
  using (id in (select m.shop_id from members m where m.account_id = app_user_id() and m.is_active));
create policy crossing on shops using (app_crossing() in ('session', 'sign_in', 'invitation'));

alter table members enable row level security;
alter table members force row level security;
create policy tenant on members using (shop_id = app_shop_id());
create policy own on members for select using (account_id = app_user_id());
create policy crossing on members using (app_crossing() in ('session', 'sign_in', 'invitation'));

alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant on invitations using (shop_id = app_shop_id());
create policy crossing on invitations using (app_crossing() = 'invitation');

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy scope on idempotency_keys using (scope = app_scope());
create policy crossing on idempotency_keys for all using (app_crossing() = 'housekeeping');

alter table audit_lines enable row level security;
alter table audit_lines force row level security;
create policy tenant on audit_lines using (shop_id = app_shop_id());
create policy own on audit_lines using (shop_id is null and account_id = app_user_id());
create policy public_write on audit_lines for insert
  with check (app_shop_id() is null and app_user_id() is null and shop_id is null);

do $$
declare
  owned text;
begin
  foreach owned in array array['events', 'shop_counters', 'files', 'saved_views'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

-- The session door: one statement finds the session, and sets the tenant of the transaction. `side` is what the
-- route asks for: shop or user. Without a live session nothing is answered and nothing is set.
create function open_request(given_hash bytea, side text)
returns table (session_id uuid, account_id uuid, account_role text, language text, shop_id uuid, member_id uuid, member_role text,
  member_name text, time_zone text, country text, currency text)
language plpgsql volatile as $$
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
$$;

grant select, insert, update, delete on all tables in schema public to darzi_app;
alter default privileges in schema public grant select, insert, update, delete on tables to darzi_app;
