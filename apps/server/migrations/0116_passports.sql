-- Passports: a set of sizes its account shows to a shop, or to whoever holds a link, until the account withdraws it. Withdrawn, the
-- sizes are gone from the row, and neither the shop nor the link finds it.

create table passports (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  to_shop uuid references shops (id),
  shop_name text,
  token text unique,
  person_name text not null,
  taken_on date not null,
  taken_by text,
  sizes jsonb,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (account_id, id),
  check ((to_shop is null) = (token is not null)),
  check ((withdrawn_at is null) = (sizes is not null))
);
create index passports_of_shop on passports (to_shop, created_at desc, id) where withdrawn_at is null;
comment on table passports is 'Of one account each: a set of sizes as it was when it was shown.';
comment on column passports.taken_by is 'The shop that took them; empty of those by photo.';
comment on column passports.sizes is 'Json<import(''@darzi/tailoring/passports/sizes.ts'').PassportSize[]>';

alter table passports enable row level security;
alter table passports force row level security;
create policy own on passports using (account_id = app_user_id());
create policy shown on passports for select using (to_shop = app_shop_id() and withdrawn_at is null);
create policy finding on passports for select to current_user using (true);

create function find_passport(asked text)
returns table (person_name text, taken_on date, taken_by text, sizes jsonb)
language sql stable security definer set search_path from current as $$
  select p.person_name, p.taken_on, p.taken_by, p.sizes from passports p
   where p.token = asked and p.withdrawn_at is null
$$;
