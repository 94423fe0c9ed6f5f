-- The collection: garments a shop offers in sizes or made to measure, what people save of it for later and try on, and the
-- orders that come from it.

create table collection_items (
  shop_id uuid not null references shops (id),
  id uuid not null,
  name text not null,
  description text,
  category text not null check (category in ('tops', 'bottoms', 'outerwear', 'accessories')),
  cut text check (cut in ('shirt', 'tee', 'kurta', 'jacket', 'blouse', 'dress', 'trousers', 'skirt')),
  garment_key text not null,
  garment_name text,
  styles jsonb not null default '[]',
  price_minor bigint not null check (price_minor > 0),
  original_price_minor bigint,
  sizes jsonb not null,
  is_made_to_measure boolean not null,
  colours jsonb not null,
  cloth jsonb not null,
  photo_id uuid,
  is_listed boolean not null,
  search_text text not null,
  version integer not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, photo_id) references files (shop_id, id),
  check (original_price_minor > price_minor)
);
create index collection_items_newest on collection_items (shop_id, created_at desc, id desc);
create index collection_items_offered on collection_items (created_at desc, id desc) where is_listed and removed_at is null;
create index collection_items_by_id on collection_items (id);
create index collection_items_search on collection_items using gin (search_text gin_trgm_ops)
  where is_listed and removed_at is null;
create index collection_items_photo on collection_items (shop_id, photo_id) where photo_id is not null;
comment on column collection_items.garment_name is 'The shop''s own name for the garment type, as it was when the item was written.';
comment on column collection_items.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').StyleGroup[]>';
comment on column collection_items.sizes is 'Json<import(''@darzi/tailoring/collection/finished.ts'').FinishedSize[]>';
comment on column collection_items.colours is 'Json<{ name: string; hex: string }[]>';
comment on column collection_items.cloth is 'Json<import(''@darzi/tailoring/collection/finished.ts'').ClothOfGarment>';

alter table collection_items enable row level security;
alter table collection_items force row level security;
create policy tenant on collection_items using (shop_id = app_shop_id());
-- What is offered is for all to see.
create policy crossing on collection_items for select
  using (app_crossing() = 'collection' and is_listed and removed_at is null);
create policy collection on shops for select using (app_crossing() = 'collection');

create table saved_garments (
  account_id uuid not null references accounts (id),
  item_id uuid not null,
  item_shop_id uuid not null,
  saved_at timestamptz not null,
  primary key (account_id, item_shop_id, item_id),
  foreign key (item_shop_id, item_id) references collection_items (shop_id, id)
);
alter table saved_garments enable row level security;
alter table saved_garments force row level security;
create policy own on saved_garments using (account_id = app_user_id());

create table try_ons (
  account_id uuid not null references accounts (id),
  id uuid not null,
  item_id uuid not null,
  item_shop_id uuid not null,
  size text not null,
  colour text not null,
  fits boolean not null,
  zones jsonb not null,
  tried_at timestamptz not null,
  primary key (account_id, id),
  foreign key (item_shop_id, item_id) references collection_items (shop_id, id)
);
comment on column try_ons.zones is 'Json<{ zone: import(''@darzi/tailoring/collection/finished.ts'').FitZone; easeMm: number; label: string }[]>';
alter table try_ons enable row level security;
alter table try_ons force row level security;
create policy own on try_ons using (account_id = app_user_id());

alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check
  check (source in ('counter', 'customer_form', 'tailor_form', 'collection'));
alter table order_pieces add column collection jsonb;
comment on column order_pieces.collection is 'Json<import(''@darzi/tailoring/collection/ordered.ts'').OrderedFromCollection>';
