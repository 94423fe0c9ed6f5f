import type { GarmentField } from '../garments/garment.ts'

/** What a garment cannot be cut without, in its order. */
export const neededOf = (fields: readonly GarmentField[]): string[] =>
  fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field)

/** What all of these garments are cut by, each field once, in the order of the first that has it; needed by any is needed. */
export function fieldsOfAll(garments: readonly { fields: readonly GarmentField[] }[]): GarmentField[] {
  const all = garments.flatMap(({ fields }) => fields)
  const needed = new Set(neededOf(all))
  const keys = [...new Set(all.map(({ field }) => field))]
  return keys.map((field) => ({ field, isNeeded: needed.has(field) }))
}

/** What of that is still to be measured; `measured` are the keys that have a value. */
export function missingOf(needed: readonly string[], measured: Iterable<string>): string[] {
  const has = new Set(measured)
  return needed.filter((field) => !has.has(field))
}
