-- A piece keeps what its garment was cut by when it was ordered, and which of that it needed. Pieces of before kept only their
-- sizes and followed the garment: they keep what it is cut by and needs today, the shop's own list where it has one, so that
-- editing the garment leaves them alone, and a field the shop needs from now on is no size that an open order waits for.
alter table order_pieces no force row level security;
alter table garments no force row level security;
-- The catalogue's lists: of so many fields in front a garment has need.
with known (key, needs, fields) as (values
  ('shirt', 8, '["neck","chest","waist","shoulder_width","sleeve_length","bicep","wrist","shirt_length","stomach","hips","yoke","armhole"]'::jsonb),
  ('trousers', 8, '["waist","hips","outseam","inseam","rise","thigh","knee","leg_opening","front_rise","back_rise","fly"]'::jsonb),
  ('suit', 14, '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back","outseam","inseam","rise","thigh","knee","leg_opening","stomach","cross_front","bicep","front_rise","back_rise","fly"]'::jsonb),
  ('blazer', 8, '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back","stomach","cross_front","bicep"]'::jsonb),
  ('prince_coat', 8, '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back","stomach","cross_front","bicep"]'::jsonb),
  ('waistcoat', 4, '["waistcoat_length","chest","waist","shoulder_width","front_opening"]'::jsonb),
  ('kurta', 7, '["kurta_length","chest","waist","shoulder_width","sleeve_length","neck","hem_width","hips","side_slit_length"]'::jsonb),
  ('pajama', 5, '["pajama_length","waist","hips","thigh","mohri"]'::jsonb),
  ('churidar', 8, '["churidar_length","waist","hips","thigh","mohri","knee","calf","ankle"]'::jsonb),
  ('sherwani', 9, '["sherwani_length","chest","stomach","waist","hips","shoulder_width","sleeve_length","neck","bicep"]'::jsonb),
  ('shalwar_kameez', 16, '["kameez_length","chest","waist","hips","shoulder_width","sleeve_length","armhole","bicep","neck","front_neck_depth","back_neck_depth","shalwar_length","shalwar_waist","thigh","knee","paincha"]'::jsonb),
  ('kameez', 13, '["kameez_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","sleeve_round","front_neck_depth","back_neck_depth","neck_width","side_slit_length","hem_width"]'::jsonb),
  ('salwar', 11, '["waist","hips","thigh","knee","calf","ankle","inseam","outseam","belt_height","salwar_ghera","paincha"]'::jsonb),
  ('saree_blouse', 19, '["blouse_length","shoulder_width","shoulder_strap","chest","under_bust","upper_chest","waist","shoulder_to_apex","apex_to_apex","front_length","cross_front","cross_back","front_neck_depth","back_neck_depth","neck_width","armhole","sleeve_length","sleeve_round","bicep","dori_length"]'::jsonb),
  ('lehenga_choli', 23, '["lehenga_waist","hips","lehenga_length","lehenga_ghera","blouse_length","shoulder_width","shoulder_strap","chest","under_bust","upper_chest","waist","shoulder_to_apex","apex_to_apex","front_length","cross_front","cross_back","front_neck_depth","back_neck_depth","neck_width","armhole","sleeve_length","sleeve_round","bicep","zip_side","can_can","dori_length"]'::jsonb),
  ('anarkali', 12, '["gown_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","front_neck_depth","neck_width","upper_body_length","yoke_length","anarkali_ghera"]'::jsonb),
  ('gown', 10, '["gown_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","front_neck_depth","neck_width","upper_body_length","yoke_length","anarkali_ghera"]'::jsonb),
  ('dress', 8, '["chest","waist","hips","shoulder_width","shoulder_to_apex","armhole","dress_length","skirt_length"]'::jsonb),
  ('abaya', 7, '["abaya_length","shoulder_width","chest","waist","hips","sleeve_length","armhole"]'::jsonb),
  ('kandura', 5, '["length_front","shoulder_width","chest","sleeve_length","neck","length_back","armhole_flat","armhole_front","upper_chest","half_chest","chest_front","chest_back","waist","waist_front","waist_back","daayer","sleeve_width","elbow","wrist","collar_width","collar_height","top_pocket_length","top_pocket_width","top_pocket_from_shoulder","side_pocket_length","side_pocket_width","side_pocket_from_shoulder","side_pocket_opening","placket_length","placket_width","chest_provision","waist_provision","hem_provision","occasion"]'::jsonb),
  ('thobe', 7, '["thobe_length","shoulder_width","chest","waist","sleeve_length","neck","armhole"]'::jsonb),
  ('agbada', 8, '["neck","shoulder_width","chest","sleeve_length","wrist","inner_top_length","agbada_length","trouser_length"]'::jsonb),
  ('kaftan', 10, '["neck","shoulder_width","chest","stomach","sleeve_length","wrist","top_length","trouser_length","thigh","ankle"]'::jsonb),
  ('buba_iro', 9, '["chest","under_bust","shoulder_width","shoulder_to_apex","sleeve_length","waist","hips","buba_length","iro_length"]'::jsonb),
  ('buba_gown', 8, '["chest","under_bust","shoulder_width","shoulder_to_apex","sleeve_length","waist","hips","gown_length"]'::jsonb),
  ('other', 0, '["neck","shoulder_width","chest","waist","bicep","forearm","wrist","sleeve_length","back_length","armhole","hips","thigh","knee","calf","ankle","inseam","outseam","crotch","height","weight"]'::jsonb)
), today as (
  select p.shop_id, p.id,
         coalesce(p.snapshot -> 'fields', jsonb_path_query_array(g.fields, '$[*].field'), k.fields, '[]') as fields,
         coalesce(
           jsonb_path_query_array(g.fields, '$[*] ? (@.isNeeded == true).field'),
           k.fields - array(
             select jsonb_array_elements_text(k.fields) offset k.needs
           ),
           '[]'
         ) as needed
    from order_pieces p
    left join garments g on g.shop_id = p.shop_id and g.key = p.garment_key
    left join known k on k.key = p.garment_key
   where p.snapshot is not null
)
update order_pieces p
   set snapshot = p.snapshot || jsonb_build_object('fields', t.fields, 'needed', (
         select coalesce(jsonb_agg(own.field order by own.place), '[]')
           from jsonb_array_elements_text(t.fields) with ordinality as own (field, place)
          where t.needed ? own.field
       ))
  from today t
 where p.shop_id = t.shop_id and p.id = t.id;
alter table order_pieces force row level security;
alter table garments force row level security;

alter table order_pieces add constraint order_pieces_frozen_fields check (snapshot is null or snapshot ?& '{fields,needed}');
