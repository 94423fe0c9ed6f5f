import type { GarmentField } from '../garments/garment.ts'

/** What a garment still needs before it can be cut, in the garment's order; `measured` are the keys that have a value. */
export function missingFor(fields: readonly GarmentField[], measured: Iterable<string>): string[] {
  const has = new Set(measured)
  return fields.filter(({ field, isNeeded }) => isNeeded && !has.has(field)).map(({ field }) => field)
}
