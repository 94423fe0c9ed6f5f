-- Mailed links that prove a mailbox is its account's: of the address the account has, or of the one it is to have.

create table email_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_account on email_links (account_id);
comment on table email_links is 'By the hash of their token; each works once.';
alter table email_links enable row level security;
alter table email_links force row level security;
create policy crossing on email_links using (app_crossing() = 'sign_in');
