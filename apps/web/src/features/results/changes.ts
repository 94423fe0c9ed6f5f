import type { Estimates, Site } from '@darzi/body/shapes.ts'

export interface Change {
  site: Site
  fromMm: number
  toMm: number
  /** Whether it is more than both measurings may be off by together. */
  isSure: boolean
}

/** What two measurings of one person say of each size, in the order of `sites`. */
export function changesBetween(earlier: Estimates, later: Estimates, sites: readonly Site[]): Change[] {
  return sites.map((site) => {
    const [before, after] = [earlier[site], later[site]]
    const doubtMm = Math.hypot(before.plusMinusMm, after.plusMinusMm)
    return {
      site,
      fromMm: before.mm,
      toMm: after.mm,
      isSure: Math.abs(after.mm - before.mm) > doubtMm,
    }
  })
}

interface Whose {
  name?: string | undefined
  forPerson?: string | undefined
}

/** Two of one person may be compared; of whom one without a name is: the account's own. */
export const isOfSame = (one: Whose, other: Whose): boolean =>
  one.name === other.name && one.forPerson === other.forPerson
