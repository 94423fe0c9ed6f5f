import { kurtaCloth, pajamaCloth, shirtCloth } from './cloth.ts'
import { makeGarment } from './make-garment.ts'
import { group } from './styles.ts'

const coatNeeds = [
  'neck',
  'chest',
  'waist',
  'hips',
  'shoulder_width',
  'sleeve_length',
  'jacket_length',
  'cross_back',
] as const
const coatWants = ['stomach', 'cross_front', 'bicep'] as const
const legs = ['outseam', 'inseam', 'rise', 'thigh', 'knee', 'leg_opening'] as const
const legStyles = [group('pleats'), group('pocket_line'), group('hem')]
const suitStyles = [group('lapel'), group('vents'), group('buttons'), group('lining')]

export const menswear = [
  makeGarment('shirt', {
    sizing: 'men',
    leadDays: 7,
    needed: ['neck', 'chest', 'waist', 'shoulder_width', 'sleeve_length', 'bicep', 'wrist', 'shirt_length'],
    wanted: ['stomach', 'hips', 'yoke', 'armhole'],
    styles: [
      group('collar'),
      group('sleeve', 'full', 'half'),
      group('cuff'),
      group('cuff_corner'),
      group('placket'),
      group('shirt_pocket'),
      group('yoke'),
    ],
    addOns: ['embroidery', 'piping'],
    cloth: shirtCloth,
  }),
  makeGarment('trousers', {
    sizing: 'anyone',
    leadDays: 7,
    needed: ['waist', 'hips', ...legs],
    wanted: ['front_rise', 'back_rise', 'fly'],
    styles: legStyles,
    addOns: ['lining'],
  }),
  makeGarment('suit', {
    sizing: 'anyone',
    leadDays: 14,
    needed: [...coatNeeds, ...legs],
    wanted: [...coatWants, 'front_rise', 'back_rise', 'fly'],
    styles: [...suitStyles, ...legStyles],
    addOns: ['embroidery'],
  }),
  makeGarment('blazer', {
    sizing: 'anyone',
    leadDays: 14,
    needed: coatNeeds,
    wanted: coatWants,
    styles: suitStyles,
    addOns: ['embroidery'],
  }),
  makeGarment('prince_coat', {
    sizing: 'men',
    leadDays: 14,
    needed: coatNeeds,
    wanted: coatWants,
    styles: [group('coat_collar', 'round', 'band'), group('coat_buttons'), group('vents'), group('lining')],
    addOns: ['embroidery', 'piping'],
  }),
  makeGarment('waistcoat', {
    sizing: 'men',
    leadDays: 7,
    needed: ['waistcoat_length', 'chest', 'waist', 'shoulder_width'],
    wanted: ['front_opening'],
    styles: [group('coat_collar'), group('coat_buttons')],
    addOns: ['embroidery', 'piping', 'lining'],
  }),
  makeGarment('kurta', {
    sizing: 'men',
    leadDays: 7,
    needed: ['kurta_length', 'chest', 'waist', 'shoulder_width', 'sleeve_length', 'neck', 'hem_width'],
    wanted: ['hips', 'side_slit_length'],
    styles: [
      group('neck', 'round', 'ban', 'v', 'collar', 'sherwani', 'chinese'),
      group('daman'),
      group('sleeve'),
    ],
    addOns: kurtaAddOns(),
    cloth: kurtaCloth,
  }),
  makeGarment('pajama', {
    sizing: 'anyone',
    leadDays: 5,
    needed: ['pajama_length', 'waist', 'hips', 'thigh', 'mohri'],
    styles: [group('bottom'), group('trouser_pocket')],
    cloth: pajamaCloth,
  }),
  makeGarment('churidar', {
    sizing: 'anyone',
    leadDays: 5,
    needed: ['churidar_length', 'waist', 'hips', 'thigh', 'mohri', 'knee', 'calf', 'ankle'],
    styles: [group('trouser_pocket')],
  }),
  makeGarment('sherwani', {
    sizing: 'men',
    leadDays: 21,
    needed: [
      'sherwani_length',
      'chest',
      'stomach',
      'waist',
      'hips',
      'shoulder_width',
      'sleeve_length',
      'neck',
      'bicep',
    ] as const,
    styles: [group('coat_collar', 'band', 'round'), group('coat_buttons'), group('lining')],
    addOns: ['embroidery', 'piping', 'side_pocket'],
  }),
  makeGarment('shalwar_kameez', {
    sizing: 'men',
    leadDays: 7,
    needed: [
      'kameez_length',
      'chest',
      'waist',
      'hips',
      'shoulder_width',
      'sleeve_length',
      'armhole',
      'bicep',
      'neck',
      'front_neck_depth',
      'back_neck_depth',
      'shalwar_length',
      'shalwar_waist',
      'thigh',
      'knee',
      'paincha',
    ] as const,
    styles: [
      group('neck', 'round', 'ban', 'v', 'collar', 'sherwani', 'chinese'),
      group('daman'),
      group('sleeve'),
      group('bottom'),
      group('trouser_pocket'),
    ],
    addOns: kurtaAddOns(),
  }),
]

function kurtaAddOns() {
  return [
    'side_pocket',
    'front_pocket',
    'kaf_patti',
    'embroidery',
    'piping',
    'lace',
    'lining',
    'chak_patti',
  ] as const
}
