-- Second factor of an account: a code of an app beside the password, with codes to fall back on.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on column second_factors.confirmed_at is 'When its first code was typed; before that it asks nobody.';
comment on column second_factors.last_step is 'The half minute of the last code that was taken: each counts once.';

create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What was done about an account's safety, for its owner to read. Only ever added to.
create table security_events (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  kind text not null,
  address text not null,
  device text not null
);
create index security_events_latest on security_events (account_id, at desc, id desc);

alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set not null;
comment on column sessions.confirmed_at is 'When who sits there last proved who they are.';

do $$
declare owned text;
begin
  foreach owned in array array['second_factors', 'recovery_codes', 'security_events'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
    execute format('create policy crossing on %I using (app_crossing() = ''sign_in'')', owned);
  end loop;
end $$;
revoke update, delete on security_events from darzi_app;
