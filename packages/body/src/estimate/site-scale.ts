/**
 * Tape against photo: how much longer a tape is round a real body than the generated bodies say, site by site. Where a shop has
 * taken both of its customers, their pairs say it better than our start.
 */
import type { Site } from '../shapes.ts'

export interface SiteScale {
  scale: number
  /** How unsure the scale itself is. */
  sd: number
}
export type SiteScales = Partial<Record<Site, SiteScale>>

/** One customer's size by photo alone and by tape, mm. */
export interface TapePair {
  site: Site
  photoMm: number
  tapeMm: number
  /** Less for an old or careless reading; 1 where it is left out. */
  weight?: number
}

/**
 * Chest and waist: midway between the generated bodies and what calipers on real people suggest (the chest's is a guess). The
 * rest: so that generated people on the whole have the sizes of surveyed ones of their height and weight; much of it is
 * where the tape lies, as a neck's narrowest place against just below the Adam's apple. What is not known is said by `sd`,
 * which widens every ± until pairs have narrowed it.
 */
const startOf: Record<Site, SiteScale> = {
  neck: { scale: 1.08, sd: 0.025 },
  shoulder_width: { scale: 1.07, sd: 0.025 },
  chest: { scale: 1.03, sd: 0.018 },
  waist: { scale: 1.02, sd: 0.015 },
  bicep: { scale: 0.97, sd: 0.03 },
  forearm: { scale: 1.1, sd: 0.04 },
  wrist: { scale: 1.065, sd: 0.04 },
  sleeve_length: { scale: 1.06, sd: 0.025 },
  back_length: { scale: 1.035, sd: 0.025 },
  armhole: { scale: 1.02, sd: 0.03 },
  hips: { scale: 1, sd: 0.018 },
  thigh: { scale: 1.04, sd: 0.025 },
  knee: { scale: 0.985, sd: 0.025 },
  calf: { scale: 1, sd: 0.02 },
  ankle: { scale: 1.045, sd: 0.04 },
  inseam: { scale: 1.01, sd: 0.015 },
  outseam: { scale: 1.005, sd: 0.01 },
  crotch: { scale: 1.105, sd: 0.03 },
}

export const startScale = (site: Site): SiteScale => startOf[site]

/** As if the start were this many pairs. */
const startCounts = 6
/** A single pair strays about this much, by photo, tape and cloth together. */
const pairSd = 0.03
/** No pair counts as further off than this: a slip of the tape must not move a shop. */
const furthest = 0.06

/** The scales after a shop's pairs; sites without pairs are left out and keep their start. Impossible pairs are passed over. */
export function refitSiteScale(pairs: readonly TapePair[]): SiteScales {
  const scales: SiteScales = {}
  for (const [site, ofSite] of bySite(pairs)) scales[site] = refit(startScale(site), ofSite)
  return scales
}

function refit(start: SiteScale, pairs: readonly TapePair[]): SiteScale {
  const middle = median(pairs.map(ratioOf))
  let [sum, weights] = [startCounts * start.scale, startCounts]
  for (const pair of pairs) {
    const weight = pair.weight ?? 1
    sum += weight * limited(ratioOf(pair), middle)
    weights += weight
  }
  const told = weights - startCounts
  const sd = 1 / Math.sqrt(1 / start.sd ** 2 + told / pairSd ** 2)
  return { scale: sum / weights, sd }
}

const ratioOf = ({ tapeMm, photoMm }: TapePair) => tapeMm / photoMm

const limited = (ratio: number, middle: number) =>
  Math.min(middle + furthest, Math.max(middle - furthest, ratio))

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  // One lone pair may be the slip itself: it is held to what a body can differ by.
  return Math.min(1.12, Math.max(0.9, ((low ?? 1) + (high ?? 1)) / 2))
}

function bySite(pairs: readonly TapePair[]): Map<Site, TapePair[]> {
  const groups = new Map<Site, TapePair[]>()
  for (const pair of pairs) {
    const isPossible = pair.photoMm > 0 && pair.tapeMm > 0 && (pair.weight ?? 1) > 0
    if (!isPossible || !Number.isFinite(pair.photoMm + pair.tapeMm + (pair.weight ?? 1))) continue
    groups.set(pair.site, [...(groups.get(pair.site) ?? []), pair])
  }
  return groups
}
