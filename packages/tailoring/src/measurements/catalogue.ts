/**
 * The measurement catalogue: every field the book knows by itself, each key once, whatever garments are sewn from it. A shop's
 * own fields stand beside it in the database. What a customer chooses from pictures (hook side, padding) is a style, not a size.
 */
import { baseFields, bodyFields } from './body-fields.ts'
import type { Field } from './field.ts'
import { garmentFields } from './garment-fields.ts'
import { gulfFields } from './gulf-fields.ts'

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
