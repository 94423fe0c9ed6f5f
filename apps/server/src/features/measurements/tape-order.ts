import { fieldKeys } from '@darzi/tailoring/measurements/catalogue.ts'

const places = new Map<string, number>(fieldKeys.map((key, place) => [key, place]))

/** The catalogue's fields in its order, then the shop's own by name. */
export function byTapeOrder(valueA: Named, valueB: Named): number {
  const byPlace = placeOf(valueA) - placeOf(valueB)
  if (byPlace !== 0) return byPlace
  return (valueA.name ?? '').localeCompare(valueB.name ?? '') || valueA.field.localeCompare(valueB.field)
}

interface Named {
  field: string
  name?: string | undefined
}

const placeOf = ({ field }: Named) => places.get(field) ?? places.size
