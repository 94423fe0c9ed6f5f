-- Body scans: measurings by photo, as numbers. A scan is its account's own; what is sent to a shop becomes a record of its book,
-- whose values then say how far off they may be and where each is from.

create table body_scans (
  account_id uuid not null references accounts (id),
  id uuid not null,
  version integer not null check (version > 0),
  name text,
  taken_at timestamptz not null,
  saved_at timestamptz not null,
  sex text not null check (sex in ('male', 'female', 'unknown')),
  height_mm numeric(7,2) not null check (height_mm > 0),
  weight_kg numeric(6,3) not null check (weight_kg > 0),
  size text check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  body_shape text check (body_shape in ('athletic', 'slim', 'regular', 'plus')),
  has_front boolean not null,
  has_side boolean not null,
  notices text[] not null,
  torso jsonb,
  primary key (account_id, id)
);
create index body_scans_newest on body_scans (account_id, taken_at desc, id desc);
comment on table body_scans is 'Measurings by photo that a person saved for themselves: numbers, never a picture.';
comment on column body_scans.version is 'Counts the savings: corrected by tape and saved again, it is the next.';
comment on column body_scans.name is 'Of whom it is, when not of the account''s own person.';
comment on column body_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';

create table body_scan_values (
  account_id uuid not null,
  scan_id uuid not null,
  site text not null,
  mm numeric(7,2) not null check (mm > 0),
  plus_minus_mm numeric(7,2) not null check (plus_minus_mm >= 0),
  source text not null check (source in ('tape', 'photo', 'build', 'typed')),
  tape_mm numeric(7,2) check (tape_mm > 0),
  primary key (account_id, scan_id, site),
  foreign key (account_id, scan_id) references body_scans (account_id, id) on delete cascade
);
comment on column body_scan_values.plus_minus_mm is 'Nine of ten people lie within it.';
comment on column body_scan_values.tape_mm is 'What a tape read here since.';

create table body_scan_sendings (
  account_id uuid not null,
  scan_id uuid not null,
  to_shop uuid not null references shops (id),
  version integer not null,
  shop_name text not null,
  record_id uuid not null,
  sent_at timestamptz not null,
  primary key (account_id, scan_id, to_shop, version),
  foreign key (account_id, scan_id) references body_scans (account_id, id) on delete cascade
);
comment on table body_scan_sendings is 'Which version of a scan which shop was sent; the record stays in the shop''s book.';

do $$
declare
  owned text;
begin
  foreach owned in array array['body_scans', 'body_scan_values', 'body_scan_sendings'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own on %I using (account_id = app_user_id())', owned);
  end loop;
end
$$;

alter table measurement_values add column plus_minus_mm numeric(7,2) check (plus_minus_mm >= 0);
alter table measurement_values add column source text check (source in ('tape', 'photo', 'build', 'typed'));
comment on column measurement_values.plus_minus_mm is 'Of a value by photo: nine of ten people lie within it.';
comment on column measurement_values.source is 'Where a value of a photo record is from; empty when the record''s way says it.';

create index measurement_records_by_photo on measurement_records (shop_id, taken_at desc) where how = 'photo';
create index customers_email on customers (shop_id, email) where email is not null;
