/**
 * The kandura, dishdasha or thobe as Gulf houses note it: many widths flat, from edge to edge, and what is left inside the seams
 * to let out later (`…_provision`). Where there is a range it is one in use there, in centimetres.
 */
import { centimetres, type Field, upper } from './field.ts'

const { half, length, depth, width } = upper

export const gulfFields = {
  length_front: length('fullLength', centimetres(60, 200)),
  length_back: length('fullLength', centimetres(60, 200)),
  thobe_length: length('fullLength', centimetres(60, 200)),
  half_chest: half('chest'),
  chest_front: width('crossFront'),
  chest_back: width('crossBack'),
  waist_front: width('waist'),
  waist_back: width('waist'),
  armhole_flat: half('armhole', centimetres(15, 45)),
  armhole_front: half('armhole', centimetres(15, 45)),
  daayer: half('hem', centimetres(50, 140)),
  sleeve_width: half('sleeveEnd'),
  collar_width: width('collar'),
  collar_height: depth('collar', centimetres(2, 6)),
  placket_length: length('placket', centimetres(20, 55)),
  placket_width: width('placket'),
  top_pocket_length: length('topPocket'),
  top_pocket_width: width('topPocket'),
  top_pocket_from_shoulder: length('topPocket'),
  side_pocket_length: length('sidePocket'),
  side_pocket_width: width('sidePocket'),
  side_pocket_from_shoulder: length('sidePocket'),
  side_pocket_opening: length('sidePocket'),
  chest_provision: width('chest'),
  waist_provision: width('waist'),
  hem_provision: width('hem'),
  occasion: {
    kind: 'text',
    part: 'other',
    drawing: 'none',
    choices: ['winter', 'summer', 'eid', 'occasion'],
  },
} as const satisfies Record<string, Field>
