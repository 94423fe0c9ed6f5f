import { makeGarment } from './make-garment.ts'
import { group } from './styles.ts'

const gulfStyles = [
  ...[group('gulf_cut'), group('gulf_collar'), group('gulf_cuff'), group('gulf_placket')],
  ...[
    group('chest_pocket'),
    group('gulf_hem'),
    group('stiffening'),
    group('gulf_buttons'),
    group('tarboosh'),
  ],
]
const iroNeeds = [
  ...(['chest', 'under_bust', 'shoulder_width', 'shoulder_to_apex', 'sleeve_length'] as const),
  ...(['waist', 'hips'] as const),
]

export const gulfAndAfrican = [
  makeGarment('kandura', {
    sizing: 'men',
    leadDays: 7,
    needed: ['length_front', 'shoulder_width', 'chest', 'sleeve_length', 'neck'],
    wanted: [
      ...(['length_back', 'armhole_flat', 'armhole_front', 'upper_chest', 'half_chest'] as const),
      ...(['chest_front', 'chest_back', 'waist', 'waist_front', 'waist_back', 'daayer'] as const),
      ...(['sleeve_width', 'elbow', 'wrist', 'collar_width', 'collar_height'] as const),
      ...(['top_pocket_length', 'top_pocket_width', 'top_pocket_from_shoulder'] as const),
      ...(['side_pocket_length', 'side_pocket_width', 'side_pocket_from_shoulder'] as const),
      ...(['side_pocket_opening', 'placket_length', 'placket_width'] as const),
      ...(['chest_provision', 'waist_provision', 'hem_provision', 'occasion'] as const),
    ],
    styles: gulfStyles,
    addOns: ['embroidery', 'pen_pocket', 'phone_pocket'],
  }),
  makeGarment('thobe', {
    sizing: 'men',
    leadDays: 7,
    needed: ['thobe_length', 'shoulder_width', 'chest', 'waist', 'sleeve_length', 'neck', 'armhole'],
    styles: gulfStyles,
    addOns: ['embroidery', 'pen_pocket', 'phone_pocket'],
  }),
  makeGarment('agbada', {
    sizing: 'men',
    leadDays: 14,
    needed: [
      ...(['neck', 'shoulder_width', 'chest', 'sleeve_length', 'wrist'] as const),
      ...(['inner_top_length', 'agbada_length', 'trouser_length'] as const),
    ],
    addOns: ['embroidery'],
  }),
  makeGarment('kaftan', {
    sizing: 'men',
    leadDays: 10,
    needed: [
      ...(['neck', 'shoulder_width', 'chest', 'stomach', 'sleeve_length', 'wrist'] as const),
      ...(['top_length', 'trouser_length', 'thigh', 'ankle'] as const),
    ],
    addOns: ['embroidery', 'piping', 'front_pocket', 'side_pocket'],
  }),
  makeGarment('buba_iro', {
    sizing: 'women',
    leadDays: 10,
    needed: [...iroNeeds, 'buba_length', 'iro_length'],
    addOns: ['lining', 'lace', 'embroidery'],
  }),
  makeGarment('buba_gown', {
    sizing: 'women',
    leadDays: 10,
    needed: [...iroNeeds, 'gown_length'],
    addOns: ['lining', 'lace', 'embroidery'],
  }),
]
