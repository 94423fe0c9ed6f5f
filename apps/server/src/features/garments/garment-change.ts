import type { Garment } from '@darzi/contract/garments.ts'
import type { Stage } from '@darzi/tailoring/garments/garment.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'

export interface GarmentChange extends Partial<Omit<Garment, 'key' | 'isOwn' | 'version' | 'priceMinor'>> {
  /** null takes the price away. */
  priceMinor?: number | null
}

/** A type with what was said of it; what was left out stays. Its own names are stored as names are. */
export function changed<G extends Omit<Garment, 'key'>>(garment: G, said: GarmentChange): G {
  const { name, priceMinor, styles, addOns, stages, checks, ...rest } = said
  return {
    ...garment,
    ...withoutUndefined(rest),
    ...(name === undefined ? {} : { name: normaliseName(name) || undefined }),
    ...(priceMinor === undefined ? {} : { priceMinor: priceMinor ?? undefined }),
    ...(styles && {
      styles: styles.map((group) => ({ ...tidy(group), options: group.options.map(tidy) })),
    }),
    ...(addOns && { addOns: addOns.map(tidy) }),
    ...(stages && { stages: stages.map(tidyStage) }),
    ...(checks && { checks: checks.map(({ key, name }) => ({ key, name: normaliseName(name) })) }),
  }
}

/** A stage says nothing it does not mean: blank names and marks that are off are none. */
function tidyStage({ names, isTrial, isOptional, needsApproval, ...named }: Stage): Stage {
  const said = Object.entries(names ?? {}).flatMap(([language, name]) => {
    const own = normaliseName(name ?? '')
    return own ? [[language, own]] : []
  })
  return {
    ...tidy(named),
    ...(said.length > 0 && { names: Object.fromEntries(said) }),
    ...(isTrial && { isTrial }),
    ...(isOptional && { isOptional }),
    ...(needsApproval && { needsApproval }),
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
