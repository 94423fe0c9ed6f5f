/**
 * The kandura, dishdasha or thobe as Gulf houses note it: many widths flat, from edge to edge, and what is left inside the seams
 * to let out later (`…_provision`). Ranges in centimetres: lengths, armhole, hem, placket and the height of the collar as they are in
 * use there; the others are ours and wide, in proportion to those and to a loose garment on the chests of the book.
 */
import { centimetres, type Field, upper } from './field.ts'

const { half, length, depth, width } = upper

export const gulfFields = {
  length_front: length('fullLength', centimetres(60, 200)),
  length_back: length('fullLength', centimetres(60, 200)),
  thobe_length: length('fullLength', centimetres(60, 200)),
  half_chest: half('chest', centimetres(35, 90)),
  chest_front: width('crossFront', centimetres(30, 90)),
  chest_back: width('crossBack', centimetres(30, 90)),
  waist_front: width('waist', centimetres(30, 90)),
  waist_back: width('waist', centimetres(30, 90)),
  armhole_flat: half('armhole', centimetres(15, 45)),
  armhole_front: half('armhole', centimetres(15, 45)),
  daayer: half('hem', centimetres(50, 140)),
  sleeve_width: half('sleeveEnd', centimetres(8, 40)),
  collar_width: width('collar', centimetres(25, 60)),
  collar_height: depth('collar', centimetres(2, 6)),
  placket_length: length('placket', centimetres(20, 55)),
  placket_width: width('placket', centimetres(1.5, 8)),
  top_pocket_length: length('topPocket', centimetres(8, 25)),
  top_pocket_width: width('topPocket', centimetres(6, 20)),
  top_pocket_from_shoulder: length('topPocket', centimetres(10, 45)),
  side_pocket_length: length('sidePocket', centimetres(12, 50)),
  side_pocket_width: width('sidePocket', centimetres(8, 35)),
  side_pocket_from_shoulder: length('sidePocket', centimetres(35, 130)),
  side_pocket_opening: length('sidePocket', centimetres(8, 30)),
  chest_provision: width('chest', centimetres(0.5, 12)),
  waist_provision: width('waist', centimetres(0.5, 12)),
  hem_provision: width('hem', centimetres(0.5, 25)),
  occasion: {
    kind: 'text',
    part: 'other',
    drawing: 'none',
    choices: ['winter', 'summer', 'eid', 'occasion'],
  },
} as const satisfies Record<string, Field>
