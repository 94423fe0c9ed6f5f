-- Beside what a garment was cut by, a piece keeps which of that it needed: a field the shop needs from now on is no size that
-- an open order waits for. Pieces of before need what their garment needs today, of the fields they were frozen with.
alter table order_pieces no force row level security;
alter table garments no force row level security;
with known (key, needed) as (values
  ('shirt', '["neck","chest","waist","shoulder_width","sleeve_length","bicep","wrist","shirt_length"]'::jsonb),
  ('trousers', '["waist","hips","outseam","inseam","rise","thigh","knee","leg_opening"]'::jsonb),
  ('suit', '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back","outseam","inseam","rise","thigh","knee","leg_opening"]'::jsonb),
  ('blazer', '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back"]'::jsonb),
  ('prince_coat', '["neck","chest","waist","hips","shoulder_width","sleeve_length","jacket_length","cross_back"]'::jsonb),
  ('waistcoat', '["waistcoat_length","chest","waist","shoulder_width"]'::jsonb),
  ('kurta', '["kurta_length","chest","waist","shoulder_width","sleeve_length","neck","hem_width"]'::jsonb),
  ('pajama', '["pajama_length","waist","hips","thigh","mohri"]'::jsonb),
  ('churidar', '["churidar_length","waist","hips","thigh","mohri","knee","calf","ankle"]'::jsonb),
  ('sherwani', '["sherwani_length","chest","stomach","waist","hips","shoulder_width","sleeve_length","neck","bicep"]'::jsonb),
  ('shalwar_kameez', '["kameez_length","chest","waist","hips","shoulder_width","sleeve_length","armhole","bicep","neck","front_neck_depth","back_neck_depth","shalwar_length","shalwar_waist","thigh","knee","paincha"]'::jsonb),
  ('kameez', '["kameez_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","sleeve_round","front_neck_depth","back_neck_depth","neck_width","side_slit_length","hem_width"]'::jsonb),
  ('salwar', '["waist","hips","thigh","knee","calf","ankle","inseam","outseam","belt_height","salwar_ghera","paincha"]'::jsonb),
  ('saree_blouse', '["blouse_length","shoulder_width","shoulder_strap","chest","under_bust","upper_chest","waist","shoulder_to_apex","apex_to_apex","front_length","cross_front","cross_back","front_neck_depth","back_neck_depth","neck_width","armhole","sleeve_length","sleeve_round","bicep"]'::jsonb),
  ('lehenga_choli', '["lehenga_waist","hips","lehenga_length","lehenga_ghera","blouse_length","shoulder_width","shoulder_strap","chest","under_bust","upper_chest","waist","shoulder_to_apex","apex_to_apex","front_length","cross_front","cross_back","front_neck_depth","back_neck_depth","neck_width","armhole","sleeve_length","sleeve_round","bicep"]'::jsonb),
  ('anarkali', '["gown_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","front_neck_depth","neck_width","upper_body_length","yoke_length","anarkali_ghera"]'::jsonb),
  ('gown', '["gown_length","chest","waist","hips","shoulder_width","armhole","sleeve_length","front_neck_depth","neck_width","upper_body_length"]'::jsonb),
  ('dress', '["chest","waist","hips","shoulder_width","shoulder_to_apex","armhole","dress_length","skirt_length"]'::jsonb),
  ('abaya', '["abaya_length","shoulder_width","chest","waist","hips","sleeve_length","armhole"]'::jsonb),
  ('kandura', '["length_front","shoulder_width","chest","sleeve_length","neck"]'::jsonb),
  ('thobe', '["thobe_length","shoulder_width","chest","waist","sleeve_length","neck","armhole"]'::jsonb),
  ('agbada', '["neck","shoulder_width","chest","sleeve_length","wrist","inner_top_length","agbada_length","trouser_length"]'::jsonb),
  ('kaftan', '["neck","shoulder_width","chest","stomach","sleeve_length","wrist","top_length","trouser_length","thigh","ankle"]'::jsonb),
  ('buba_iro', '["chest","under_bust","shoulder_width","shoulder_to_apex","sleeve_length","waist","hips","buba_length","iro_length"]'::jsonb),
  ('buba_gown', '["chest","under_bust","shoulder_width","shoulder_to_apex","sleeve_length","waist","hips","gown_length"]'::jsonb),
  ('other', '[]'::jsonb)
), today as (
  select p.shop_id, p.id,
         coalesce(jsonb_path_query_array(g.fields, '$[*] ? (@.isNeeded == true).field'), k.needed, '[]') as needed
    from order_pieces p
    left join garments g on g.shop_id = p.shop_id and g.key = p.garment_key
    left join known k on k.key = p.garment_key
   where p.snapshot is not null and not p.snapshot ? 'needed'
)
update order_pieces p
   set snapshot = p.snapshot || jsonb_build_object('needed', (
         select coalesce(jsonb_agg(own.field order by own.place), '[]')
           from jsonb_array_elements_text(p.snapshot -> 'fields') with ordinality as own (field, place)
          where t.needed ? own.field
       ))
  from today t
 where p.shop_id = t.shop_id and p.id = t.id;
alter table order_pieces force row level security;
alter table garments force row level security;

alter table order_pieces add constraint order_pieces_frozen_needed check (snapshot is null or snapshot ? 'needed');
