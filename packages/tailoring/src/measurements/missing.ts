import type { GarmentField } from '../garments/garment.ts'

/** What a garment cannot be cut without, in its order. */
export const neededOf = (fields: readonly GarmentField[]): string[] =>
  fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field)

/** What of that is still to be measured; `measured` are the keys that have a value. */
export function missingOf(needed: readonly string[], measured: Iterable<string>): string[] {
  const has = new Set(measured)
  return needed.filter((field) => !has.has(field))
}
