-- Garments: what the shop sews. Tailoring's catalogue is the beginning; a row here is the shop's own copy of one type, or a
-- type of its own.

create table garments (
  shop_id uuid not null references shops (id),
  key text not null,
  name text,
  sizing text not null check (sizing in ('men', 'women', 'anyone')),
  is_active boolean not null default true,
  price_minor bigint check (price_minor > 0),
  lead_days integer not null check (lead_days between 0 and 365),
  fields jsonb not null,
  styles jsonb not null,
  add_ons jsonb not null,
  stages jsonb not null,
  cloth jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (shop_id, key)
);
comment on column garments.key is 'A key of tailoring''s catalogue, or the id of a type of the shop''s own.';
comment on column garments.name is 'The shop''s own name for it; without one the catalogue''s word in the reader''s language.';
comment on column garments.fields is 'Json<import(''@darzi/tailoring/garments/garment.ts'').GarmentField[]>';
comment on column garments.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').StyleGroup[]>';
comment on column garments.add_ons is 'Json<import(''@darzi/tailoring/garments/garment.ts'').AddOn[]>';
comment on column garments.stages is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Stage[]>';
comment on column garments.cloth is 'Json<import(''@darzi/tailoring/garments/garment.ts'').ClothNeed[]>';

alter table garments enable row level security;
alter table garments force row level security;
create policy tenant on garments using (shop_id = app_shop_id());
