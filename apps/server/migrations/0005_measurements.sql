-- Measurements: the book of sizes. A record is never changed: a correction is a new version. The program may neither update
-- nor delete what was measured.

create table measurement_fields (
  shop_id uuid not null references shops (id),
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('girth', 'half_girth', 'length', 'depth', 'width', 'angle', 'text', 'bool')),
  part text not null check (part in ('upper', 'lower', 'other')),
  hint text,
  min_mm numeric(7,2),
  max_mm numeric(7,2),
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index measurement_fields_name on measurement_fields (shop_id, lower(name)) where is_active;
comment on table measurement_fields is 'A shop''s own fields, beside the catalogue in tailoring.';

create table measurement_records (
  shop_id uuid not null references shops (id),
  id uuid not null,
  person_id uuid not null,
  profile text not null check (profile in ('body', 'garment')),
  garment_key text,
  version integer not null check (version > 0),
  how text not null check (how in ('tape', 'photo', 'garment', 'imported')),
  unit text not null check (unit in ('in', 'cm')),
  notes text,
  photo_id uuid,
  taken_at timestamptz not null,
  member_id uuid,
  member_name text,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, person_id) references persons (shop_id, id),
  foreign key (shop_id, photo_id) references files (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((profile = 'garment') = (garment_key is not null))
);
create unique index measurement_versions on measurement_records (shop_id, person_id, profile, coalesce(garment_key, ''), version);
create index measurement_records_newest on measurement_records (shop_id, taken_at desc, id desc);
create index measurement_records_of_person on measurement_records (shop_id, person_id, taken_at desc, id desc);
comment on table measurement_records is 'One measuring of one person: the body, or the finished garment they like. Immutable.';

create table measurement_values (
  shop_id uuid not null,
  record_id uuid not null,
  field text not null,
  typed text not null,
  unit text check (unit in ('in', 'cm', 'lb', 'kg', 'deg')),
  mm numeric(7,2) check (mm >= 0),
  kg numeric(6,3) check (kg >= 0),
  degrees numeric(5,2),
  words text,
  is_yes boolean,
  kept_warning text,
  primary key (shop_id, record_id, field),
  foreign key (shop_id, record_id) references measurement_records (shop_id, id),
  check (num_nonnulls(mm, kg, degrees, words, is_yes) = 1)
);
comment on column measurement_values.field is 'A key of tailoring''s catalogue, or the id of a field of the shop.';
comment on column measurement_values.typed is 'As it was typed, in `unit`; mm (or kg, degrees) is what it means.';
comment on column measurement_values.kept_warning is 'The code of the doubt this value raised and that was answered with "keep".';

do $$
declare
  owned text;
begin
  foreach owned in array array['measurement_fields', 'measurement_records', 'measurement_values'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;
revoke update, delete on measurement_records, measurement_values from darzi_app;
