-- Whoever a provider vouched for and whose second factor is still asked for: a session comes with the code alone.

create table pending_sign_ins (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  expires_at timestamptz not null
);
create index pending_sign_ins_account on pending_sign_ins (account_id);
comment on table pending_sign_ins is 'By the hash of their token; each works once.';

alter table pending_sign_ins enable row level security, force row level security;
create policy crossing on pending_sign_ins using (app_crossing() = 'sign_in');
grant select, insert, delete on pending_sign_ins to darzi_app;
