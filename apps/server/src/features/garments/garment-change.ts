import type { Garment } from '@darzi/contract/garments.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'

export interface GarmentChange extends Partial<Omit<Garment, 'key' | 'isOwn' | 'version' | 'priceMinor'>> {
  /** null takes the price away. */
  priceMinor?: number | null
}

/** A type with what was said of it; what was left out stays. Its own names are stored as names are. */
export function changed<G extends Omit<Garment, 'key'>>(garment: G, said: GarmentChange): G {
  const { name, priceMinor, styles, addOns, stages, ...rest } = said
  return {
    ...garment,
    ...withoutUndefined(rest),
    ...(name === undefined ? {} : { name: normaliseName(name) || undefined }),
    ...(priceMinor === undefined ? {} : { priceMinor: priceMinor ?? undefined }),
    ...(styles && {
      styles: styles.map((group) => ({ ...tidy(group), options: group.options.map(tidy) })),
    }),
    ...(addOns && { addOns: addOns.map(tidy) }),
    ...(stages && { stages: stages.map(tidy) }),
  }
}

/** An own name that is blank is none. */
function tidy<N extends { name?: string }>({ name, ...named }: N) {
  const own = name && normaliseName(name)
  return own ? { ...named, name: own } : named
}

function withoutUndefined<T extends object>(given: T): T {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  // The same object without the keys that say nothing.
  return Object.fromEntries(entries) as T
}
