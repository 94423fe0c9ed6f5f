-- Of a size by photo: what the photos alone said, before any scale, and the shop's own scale where one was applied. A later refit
-- counts its pairs against the first, so that a scale never feeds on itself. And what a shop was sent beside the sizes, so
-- that it may look at the whole measuring: its own copy, of the version that was sent.

alter table body_scan_values add column photo_mm numeric(7,2) check (photo_mm > 0);
alter table body_scan_values add column shop_scale numeric(6,4) check (shop_scale > 0);
comment on column body_scan_values.photo_mm is 'What the photos alone said, before any scale; empty where they said nothing.';
comment on column body_scan_values.shop_scale is 'The shop''s own tape against photo, where it was applied; empty is the usual scale.';

alter table measurement_values add column photo_mm numeric(7,2) check (photo_mm > 0);
alter table measurement_values add column shop_scale numeric(6,4) check (shop_scale > 0);
comment on column measurement_values.photo_mm is 'What the photos alone said, before any scale; empty where they said nothing.';
comment on column measurement_values.shop_scale is 'The shop''s own tape against photo, where it was applied; empty is the usual scale.';

create table sent_scans (
  shop_id uuid not null references shops (id),
  record_id uuid not null,
  account_id uuid not null references accounts (id),
  taken_at timestamptz not null,
  sex text not null check (sex in ('male', 'female', 'unknown')),
  size text check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  body_shape text check (body_shape in ('athletic', 'slim', 'regular', 'plus')),
  has_front boolean not null,
  has_side boolean not null,
  notices text[] not null,
  torso jsonb,
  primary key (shop_id, record_id),
  foreign key (shop_id, record_id) references measurement_records (shop_id, id) on delete cascade
);
create index sent_scans_newest on sent_scans (shop_id, account_id, taken_at desc, record_id desc);
comment on table sent_scans is 'What came with a measuring by photo that a customer sent, beside its sizes, which are the record''s.';
comment on column sent_scans.torso is 'Json<{ heightMm: number; breadthMm: number; depthMm: number }[]>';

alter table sent_scans enable row level security;
alter table sent_scans force row level security;
create policy tenant on sent_scans using (shop_id = app_shop_id());
