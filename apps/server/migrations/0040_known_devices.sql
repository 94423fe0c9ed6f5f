create table known_devices (
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_devices_token on known_devices (token_hash);
create index known_devices_age on known_devices (used_at);
comment on table known_devices is 'Browsers in which an account was signed in to before. The cookie holds the token, the table only its SHA-256.';
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy crossing on known_devices using (app_crossing() = 'sign_in');
