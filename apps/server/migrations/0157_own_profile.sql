-- What an account keeps of itself for ordering: addresses, the family it orders for, and the unit it reads sizes in.

alter table accounts add column unit text check (unit in ('in', 'cm'));

create table account_addresses (
  account_id uuid not null references accounts (id),
  id uuid not null,
  label text not null,
  lines text not null,
  city text not null,
  pincode text not null,
  is_default boolean not null,
  added_at timestamptz not null,
  primary key (account_id, id)
);
create unique index account_addresses_default on account_addresses (account_id) where is_default;

create table account_people (
  account_id uuid not null references accounts (id),
  id uuid not null,
  name text not null,
  relation text not null check (relation in ('partner', 'child', 'parent', 'sibling', 'other')),
  added_at timestamptz not null,
  primary key (account_id, id)
);
comment on table account_people is 'The family somebody orders for. What shops keep of them is found by their names.';

do $$
declare owned text;
begin
  foreach owned in array array['account_addresses', 'account_people'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
  end loop;
end
$$;
