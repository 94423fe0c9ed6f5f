/** Switching the options of a style group on and off: the catalogue's keep their order, the shop's own stand behind them. */
import type { Named } from '@darzi/tailoring/garments/garment.ts'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'

const table = new Map<string, readonly string[]>(Object.entries(styleOptions))

/** The catalogue's options of a group; none for a group of the shop's own. */
export const knownOptions = (group: string): readonly string[] => table.get(group) ?? []

export function switched(group: string, options: readonly Named[], key: string): Named[] {
  if (options.some((option) => option.key === key)) return options.filter((option) => option.key !== key)
  const order = knownOptions(group)
  const placeOf = (option: Named) => {
    const place = order.indexOf(option.key)
    return place < 0 ? order.length : place
  }
  return [...options, { key }].sort((a, b) => placeOf(a) - placeOf(b))
}
