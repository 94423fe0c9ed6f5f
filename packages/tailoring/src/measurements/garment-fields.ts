/** Sizes of the garment itself: how long, how deep, how wide it is to be. Ranges are ours and wide where nothing else is said. */
import { type Field, inches, lower, upper } from './field.ts'

const { girth, length, depth, width } = upper

const lengths = {
  shirt_length: length('shortTop', inches(26, 34), inches(20, 34)),
  jacket_length: length('shortTop', inches(26, 34), inches(18, 34)),
  waistcoat_length: length('shortTop', inches(18, 32)),
  blouse_length: length('shortTop', undefined, inches(12, 18)),
  kurta_length: length('longTop', inches(30, 50)),
  sherwani_length: length('longTop', inches(34, 52)),
  kameez_length: length('longTop', inches(32, 54), inches(26, 58)),
  inner_top_length: length('longTop', inches(26, 50)),
  top_length: length('longTop', inches(26, 50)),
  buba_length: length('longTop', undefined, inches(18, 36)),
  dress_length: length('fullLength', undefined, inches(28, 64)),
  gown_length: length('fullLength', undefined, inches(40, 70)),
  abaya_length: length('fullLength', undefined, inches(46, 66)),
  agbada_length: length('fullLength', inches(40, 66)),
  upper_body_length: length('frontLength', undefined, inches(11, 20)),
  yoke_length: length('yoke', undefined, inches(5, 18)),
} as const satisfies Record<string, Field>

const tops = {
  front_opening: length('frontOpening', inches(6, 24)),
  front_neck_depth: depth('neckDepthFront', inches(2, 11)),
  back_neck_depth: depth('neckDepthBack', inches(0.5, 14)),
  neck_width: width('neckWidth', inches(3, 12)),
  shoulder_strap: width('strap', undefined, inches(0.5, 7)),
  sleeve_round: girth('sleeveEnd', inches(7, 20), inches(5, 20)),
  dori_length: length('dori', undefined, inches(4, 40)),
  hem_width: width('hem', inches(16, 50)),
  side_slit_length: length('sideSlit', inches(2, 34)),
  anarkali_ghera: girth('hem', undefined, inches(60, 500)),
} as const satisfies Record<string, Field>

const bottoms = {
  leg_opening: lower.girth('legOpening', inches(14, 22), inches(10, 30)),
  mohri: lower.girth('legOpening', inches(8, 26)),
  paincha: lower.girth('legOpening', inches(8, 28)),
  fly: lower.length('fly', inches(4, 12)),
  trouser_length: lower.length('outseam', inches(34, 48)),
  pajama_length: lower.length('outseam', inches(34, 48), inches(30, 46)),
  churidar_length: lower.length('outseam', inches(38, 60), inches(34, 60)),
  shalwar_length: lower.length('outseam', inches(34, 48), inches(30, 46)),
  shalwar_waist: lower.girth('waist', inches(28, 100), inches(24, 100)),
  belt_height: lower.depth('belt', inches(3, 14)),
  salwar_ghera: lower.girth('hem', inches(30, 200)),
  skirt_length: lower.length('waistToHem', undefined, inches(12, 48)),
  iro_length: lower.length('waistToHem', undefined, inches(24, 50)),
  lehenga_waist: lower.girth('waist', undefined, inches(24, 48)),
  lehenga_length: lower.length('waistToHem', undefined, inches(32, 50)),
  lehenga_ghera: lower.girth('hem', undefined, inches(60, 500)),
  zip_side: { kind: 'text', part: 'lower', drawing: 'none', choices: ['left', 'right', 'back'] },
  can_can: { kind: 'bool', part: 'lower', drawing: 'none' },
} as const satisfies Record<string, Field>

export const garmentFields = { ...lengths, ...tops, ...bottoms }
