/**
 * Whether the girths that photos told are a body's of this build. A coat, shirt or kurta that stands off adds four centimetres to
 * chest, waist and hips long before it shows in the outline's whole area (against-build), from the front alone hardly ever.
 */
import type { Belief } from '../estimate/gaussian.ts'
import { priorOf, weighingOf } from '../estimate/prior.ts'
import { startScale } from '../estimate/site-scale.ts'
import { type Estimates, type Person, type Site, sites } from '../shapes.ts'
import type { Judgement } from './concerns.ts'
import { widened } from './doubts.ts'

/**
 * The mean over the three girths of how far a photo's lies off what the survey expects of height, weight and sex, in its standard
 * deviations. One view's sizes lean more on the build, so cloth moves them less. How the bounds part good pictures from cloth:
 * docs/body-measuring.md, Gates.
 */
const bounds = {
  both: { doubt: 1.5, refuse: 3.2 },
  one: { doubt: 1.4, refuse: 2.6 },
} as const
const judgedBy = ['chest', 'waist', 'hips'] as const satisfies Site[]
/** What such clothes hang on. Of people with up to two centimetres of cloth on each side the others stay within their ±. */
const dressed: readonly Site[] = [...judgedBy, 'thigh']

interface Measured {
  person: Person & { ageYears?: number }
  hasBoth: boolean
  /** By photo alone, before any scale and what unusual bodies taught; without photos nothing is judged. */
  usualMm: Partial<Record<Site, number>>
  estimates: Estimates
}

/** The estimates go on with a wider ± where clothes may be in them. */
export function sizesAgainstBuild(measured: Measured): Judgement & { estimates: Estimates } {
  const { hasBoth, estimates } = measured
  const { off, build } = nearestBuild(measured)
  const { doubt, refuse } = bounds[hasBoth ? 'both' : 'one']
  const none = { errorCodes: [], notices: [], estimates }
  if (Math.abs(off) > refuse)
    return { ...none, errorCodes: [{ code: off > 0 ? 'moreThanWeight' : 'lessThanWeight' }] }
  if (off <= doubt) return none
  return { ...none, notices: [{ code: 'clothesStandOff' }], estimates: withCloth(estimates, build) }
}

/** Where the sex is not said, the one that these sizes fit better. */
function nearestBuild({ person, usualMm }: Measured): { off: number; build: Belief } {
  const sexes = person.sex === 'unknown' ? (['male', 'female'] as const) : [person.sex]
  const builds = sexes.map((sex) => {
    const build = priorOf(sex, person, weighingOf(person))
    return { build, off: offBuild(usualMm, build) }
  })
  return builds.reduce((one, other) => (Math.abs(other.off) < Math.abs(one.off) ? other : one))
}

function offBuild(usualMm: Measured['usualMm'], { mean, covariance }: Belief): number {
  const each = judgedBy.map((site) => {
    const mm = usualMm[site]
    const index = sites.indexOf(site)
    if (mm === undefined) return 0
    return (mm * startScale(site).scale - (mean[index] ?? 0)) / Math.sqrt(covariance[index]?.[index] || 1)
  })
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

/** All that a size is beyond the build may be cloth: no photo tells how much of it is. */
const withCloth = (estimates: Estimates, { mean }: Belief): Estimates =>
  widened(estimates, (site, index) =>
    dressed.includes(site) ? Math.max(0, estimates[site].mm - (mean[index] ?? estimates[site].mm)) : 0,
  )
