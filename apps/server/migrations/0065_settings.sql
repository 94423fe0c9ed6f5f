-- What a shop says of itself: its tax numbers, its profile, and the photos of its work.

alter table shops add column gstin text, add column trn text;
comment on column shops.gstin is 'India''s tax number, 15 characters with its check character.';
comment on column shops.trn is 'The tax registration number of the Emirates, 15 digits.';

create table shop_profiles (
  shop_id uuid primary key references shops,
  city text,
  state text,
  pincode text,
  experience_years integer check (experience_years between 0 and 99),
  about text,
  specialties text[] not null default '{}',
  links jsonb not null default '{}'
);
comment on column shop_profiles.links is 'Json<Record<string, string>>';

-- In the order they are shown; the id is the file's.
create table portfolio_photos (
  shop_id uuid not null references shops,
  id uuid not null,
  caption text,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, id) references files (shop_id, id)
);

do $$
declare owned text;
begin
  foreach owned in array array['shop_profiles', 'portfolio_photos'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id()) with check (shop_id = app_shop_id())', owned);
    execute format('grant select, insert, update, delete on %I to darzi_app', owned);
  end loop;
end $$;
