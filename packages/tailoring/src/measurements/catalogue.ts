/**
 * The measurement catalogue: every field the book knows by itself, each key once, whatever garments are sewn from it. A shop's
 * own fields stand beside it in the database. What a customer chooses from pictures (hook side, padding) is a style, not a size.
 */
import { type Field, inches, lower, upper } from './field.ts'
import { garmentFields } from './garment-fields.ts'
import { gulfFields } from './gulf-fields.ts'

/**
 * The body: one key per place of the tape, whatever is sewn from it. `chest` is also a woman's bust, `sleeve_length`
 * every sleeve, `bicep` the round of the arm. First the twenty every book has, in the book's order.
 */
const { girth, length, depth, width } = upper

/** Ranges of shops' programs for grown people; a woman's own where they name one, else widened by us for her build. */
const baseUpper = {
  neck: girth('neck', inches(14, 19), inches(11, 17)),
  shoulder_width: width('shoulder', inches(15, 22), inches(13, 18)),
  chest: girth('chest', inches(34, 52), inches(30, 48)),
  waist: girth('waist', inches(28, 46), inches(24, 42)),
  bicep: girth('bicep', inches(11, 18), inches(8, 18)),
  forearm: girth('forearm', inches(8, 15), inches(7, 14)),
  wrist: girth('wrist', inches(6, 9), inches(5, 9)),
  sleeve_length: length('sleeve', inches(22, 36), inches(2, 28)),
  back_length: length('backLength', inches(14, 22), inches(12, 20)),
  armhole: girth('armhole', inches(14, 20), inches(12, 20)),
} as const satisfies Record<string, Field>

const baseLower = {
  hips: lower.girth('hips', inches(34, 52)),
  thigh: lower.girth('thigh', inches(20, 32), inches(18, 34)),
  knee: lower.girth('knee', inches(14, 20), inches(12, 20)),
  calf: lower.girth('calf', inches(11, 20), inches(10, 20)),
  ankle: lower.girth('ankle', inches(7, 14), inches(6, 13)),
  inseam: lower.length('inseam', inches(26, 36), inches(24, 36)),
  outseam: lower.length('outseam', inches(38, 48), inches(34, 48)),
  crotch: lower.length('crotch', inches(20, 40)),
} as const satisfies Record<string, Field>

const baseOther = {
  height: { kind: 'length', part: 'other', drawing: 'height', men: inches(56, 84), women: inches(52, 78) },
  weight: { kind: 'weight', part: 'other', drawing: 'scales', men: [35, 200], women: [30, 180] },
} as const satisfies Record<string, Field>

const baseFields = { ...baseUpper, ...baseLower, ...baseOther }

/** Further places of the body; the ranges are ours and wide. */
const bodyFields = {
  stomach: girth('stomach', inches(28, 60), inches(24, 56)),
  upper_chest: girth('upperChest', inches(32, 52), inches(28, 48)),
  under_bust: girth('underBust', undefined, inches(24, 44)),
  elbow: girth('elbow', inches(8, 17)),
  cross_front: width('crossFront', inches(12, 20), inches(10, 18)),
  cross_back: width('crossBack', inches(13, 21), inches(11, 18)),
  front_length: length('frontLength', inches(14, 24), inches(11, 20)),
  shoulder_to_apex: length('apexDrop', undefined, inches(7, 14)),
  apex_to_apex: width('apexWidth', undefined, inches(5, 11)),
  yoke: depth('yoke', inches(2, 8)),
  rise: lower.length('frontRise', inches(9, 14)),
  front_rise: lower.length('frontRise', inches(8, 16)),
  back_rise: lower.length('backRise', inches(10, 20)),
} as const satisfies Record<string, Field>

const table = { ...baseFields, ...bodyFields, ...garmentFields, ...gulfFields }

export type FieldKey = keyof typeof table
export type BaseFieldKey = keyof typeof baseFields

export interface MeasurementField extends Field {
  key: FieldKey
  /** Of its name and of its hint in the words. */
  nameKey: string
  hintKey: string
}

function isKeyOf<Table extends object>(of: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(of, key)
}

const keysOf = <Table extends object>(of: Table) => Object.keys(of).filter((key) => isKeyOf(of, key))

/** In the order of the book: first the base twenty. */
export const fieldKeys: readonly FieldKey[] = keysOf(table)

/** The twenty of every book in its order: ten of the upper body, eight of the lower, height and weight. */
export const baseFieldKeys: readonly BaseFieldKey[] = keysOf(baseFields)

export const catalogue: readonly MeasurementField[] = fieldKeys.map((key) => ({
  ...table[key],
  key,
  nameKey: `measurement-fields.${key}.name`,
  hintKey: `measurement-fields.${key}.hint`,
}))

const byKey = new Map<string, MeasurementField>(catalogue.map((field) => [field.key, field]))

/** The field of a key; undefined for a field of the shop's own. */
export const fieldOf = (key: string): MeasurementField | undefined => byKey.get(key)

export const isFieldKey = (key: string): key is FieldKey => isKeyOf(table, key)
