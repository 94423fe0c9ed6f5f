/** What the trade measures for each garment: the domain facts' table (3.1), written down a second time for the test. */
const blouse =
  'blouse_length shoulder_width shoulder_strap chest under_bust upper_chest waist shoulder_to_apex apex_to_apex front_length cross_front cross_back front_neck_depth back_neck_depth neck_width armhole sleeve_length sleeve_round bicep dori_length'
const coat =
  'neck chest stomach waist hips shoulder_width sleeve_length jacket_length cross_back cross_front bicep'
const trousers = 'waist hips inseam outseam rise front_rise back_rise thigh knee leg_opening fly'
const gown =
  'gown_length chest waist hips shoulder_width armhole sleeve_length front_neck_depth neck_width yoke_length anarkali_ghera upper_body_length'
const iro = 'chest under_bust shoulder_width shoulder_to_apex sleeve_length waist hips'

const table: Record<string, string> = {
  shirt: 'neck chest waist shoulder_width sleeve_length bicep wrist shirt_length stomach hips yoke armhole',
  trousers,
  suit: `${coat} ${trousers}`,
  blazer: coat,
  prince_coat: coat,
  waistcoat: 'waistcoat_length chest waist shoulder_width front_opening',
  kurta: 'kurta_length chest waist shoulder_width sleeve_length neck hem_width hips side_slit_length',
  pajama: 'pajama_length waist hips thigh mohri',
  churidar: 'churidar_length waist hips thigh mohri knee calf ankle',
  sherwani: 'sherwani_length chest stomach waist hips shoulder_width sleeve_length neck bicep',
  shalwar_kameez:
    'kameez_length chest waist hips shoulder_width sleeve_length armhole bicep neck front_neck_depth back_neck_depth shalwar_length shalwar_waist thigh knee paincha',
  kameez:
    'kameez_length chest waist hips shoulder_width armhole sleeve_length sleeve_round front_neck_depth back_neck_depth neck_width side_slit_length hem_width',
  salwar: 'waist hips thigh knee calf ankle inseam outseam belt_height salwar_ghera paincha',
  saree_blouse: blouse,
  lehenga_choli: `lehenga_waist hips lehenga_length lehenga_ghera zip_side can_can ${blouse}`,
  anarkali: gown,
  gown,
  dress: 'chest waist hips shoulder_width shoulder_to_apex armhole dress_length skirt_length',
  kandura:
    'length_front length_back shoulder_width armhole_flat armhole_front chest upper_chest half_chest chest_front chest_back waist waist_front waist_back daayer sleeve_length sleeve_width elbow wrist neck collar_width collar_height top_pocket_length top_pocket_width top_pocket_from_shoulder side_pocket_length side_pocket_width side_pocket_from_shoulder side_pocket_opening placket_length placket_width chest_provision waist_provision hem_provision occasion',
  thobe: 'thobe_length shoulder_width chest waist sleeve_length neck armhole',
  abaya: 'abaya_length shoulder_width chest waist hips sleeve_length armhole',
  agbada: 'neck shoulder_width chest sleeve_length wrist inner_top_length agbada_length trouser_length',
  kaftan: 'neck shoulder_width chest stomach sleeve_length wrist top_length trouser_length thigh ankle',
  buba_iro: `${iro} buba_length iro_length`,
  buba_gown: `${iro} gown_length`,
  other:
    'neck shoulder_width chest waist bicep forearm wrist sleeve_length back_length armhole hips thigh knee calf ankle inseam outseam crotch height weight',
}

export const domainFields: Record<string, string[]> = Object.fromEntries(
  Object.entries(table).map(([garment, fields]) => [garment, [...new Set(fields.split(' '))]]),
)
