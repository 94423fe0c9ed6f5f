import { kameezCloth, salwarCloth } from './cloth.ts'
import { makeGarment } from './make-garment.ts'
import { group } from './styles.ts'

const blouseNeeds = [
  ...(['blouse_length', 'shoulder_width', 'shoulder_strap', 'chest', 'under_bust', 'upper_chest'] as const),
  ...(['waist', 'shoulder_to_apex', 'apex_to_apex', 'front_length', 'cross_front', 'cross_back'] as const),
  ...(['front_neck_depth', 'back_neck_depth', 'neck_width', 'armhole'] as const),
  ...(['sleeve_length', 'sleeve_round', 'bicep'] as const),
]
const blouseWants = ['dori_length'] as const
const blouseNeck = group('neck', 'round', 'boat', 'sweetheart', 'square', 'v', 'deep_back')
const blouseStyles = [
  ...[blouseNeck, group('blouse_sleeve'), group('opening')],
  ...[group('blouse_cut'), group('padding')],
]
const blouseAddOns = ['lining', 'piping', 'latkan', 'dori', 'embroidery', 'lace'] as const
const gownNeeds = [
  ...(['gown_length', 'chest', 'waist', 'hips', 'shoulder_width', 'armhole'] as const),
  ...(['sleeve_length', 'front_neck_depth', 'neck_width', 'upper_body_length'] as const),
]

export const womenswear = [
  makeGarment('kameez', {
    sizing: 'women',
    leadDays: 7,
    needed: [
      ...(['kameez_length', 'chest', 'waist', 'hips', 'shoulder_width', 'armhole', 'sleeve_length'] as const),
      ...(['sleeve_round', 'front_neck_depth', 'back_neck_depth', 'neck_width'] as const),
      ...(['side_slit_length', 'hem_width'] as const),
    ],
    styles: [
      group('neck', 'round', 'boat', 'v', 'square', 'sweetheart', 'collar', 'ban', 'chinese'),
      ...[group('daman'), group('sleeve')],
    ],
    addOns: [
      ...(['side_pocket', 'front_pocket', 'kaf_patti', 'embroidery'] as const),
      ...(['piping', 'lace', 'lining', 'chak_patti', 'dori', 'latkan'] as const),
    ],
    cloth: kameezCloth,
  }),
  makeGarment('salwar', {
    sizing: 'women',
    leadDays: 5,
    needed: [
      ...(['waist', 'hips', 'thigh', 'knee', 'calf', 'ankle', 'inseam', 'outseam'] as const),
      ...(['belt_height', 'salwar_ghera', 'paincha'] as const),
    ],
    styles: [group('salwar_cut'), group('bottom'), group('trouser_pocket')],
    addOns: ['lace', 'piping', 'side_pocket'],
    cloth: salwarCloth,
  }),
  makeGarment('saree_blouse', {
    sizing: 'women',
    leadDays: 7,
    needed: blouseNeeds,
    wanted: blouseWants,
    styles: blouseStyles,
    addOns: blouseAddOns,
  }),
  makeGarment('lehenga_choli', {
    sizing: 'women',
    leadDays: 21,
    needed: ['lehenga_waist', 'hips', 'lehenga_length', 'lehenga_ghera', ...blouseNeeds],
    wanted: ['zip_side', 'can_can', ...blouseWants],
    styles: blouseStyles,
    addOns: blouseAddOns,
  }),
  makeGarment('anarkali', {
    sizing: 'women',
    leadDays: 14,
    needed: [...gownNeeds, 'yoke_length', 'anarkali_ghera'],
    styles: [group('neck', 'round', 'boat', 'v', 'square', 'sweetheart'), group('sleeve')],
    addOns: ['lining', 'piping', 'lace', 'embroidery', 'dori', 'latkan'],
  }),
  makeGarment('gown', {
    sizing: 'women',
    leadDays: 14,
    needed: gownNeeds,
    wanted: ['yoke_length', 'anarkali_ghera'],
    styles: [blouseNeck, group('blouse_sleeve'), group('padding')],
    addOns: ['lining', 'piping', 'lace', 'embroidery'],
  }),
  makeGarment('dress', {
    sizing: 'women',
    leadDays: 10,
    needed: [
      ...(['chest', 'waist', 'hips', 'shoulder_width', 'shoulder_to_apex'] as const),
      ...(['armhole', 'dress_length', 'skirt_length'] as const),
    ],
    styles: [group('neck', 'round', 'boat', 'v', 'square', 'sweetheart'), group('blouse_sleeve')],
    addOns: ['lining', 'piping', 'lace', 'embroidery', 'side_pocket'],
  }),
  makeGarment('abaya', {
    sizing: 'women',
    leadDays: 7,
    needed: ['abaya_length', 'shoulder_width', 'chest', 'waist', 'hips', 'sleeve_length', 'armhole'],
    styles: [group('sleeve', 'full', 'loose', 'straight', 'cuff')],
    addOns: ['lining', 'piping', 'lace', 'embroidery', 'side_pocket'],
  }),
]
