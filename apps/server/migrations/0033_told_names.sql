-- A version of somebody's sizes says who measured what, when and how: a field of the shop's own stands in it under the name it
-- had then, whatever the shop calls it later. What was measured before has the name of now, for nobody wrote down another.
alter table measurement_values add column name text;
comment on column measurement_values.name is 'Of a field of the shop: what it was called when this was measured. The catalogue''s have none.';

-- Under forced row security even the owner sees no rows of a shop.
alter table measurement_values no force row level security;
alter table measurement_fields no force row level security;
update measurement_values v
   set name = f.name
  from measurement_fields f
 where f.shop_id = v.shop_id and f.id::text = v.field;
alter table measurement_values force row level security;
alter table measurement_fields force row level security;
