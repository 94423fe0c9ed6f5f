import { figureOf } from '../judge/figure.ts'
import { hasJump } from '../judge/outline-jump.ts'
import { type AvatarRequest, type SeenPicture, type Site, sites } from '../shapes.ts'
import { type Read, readFeatures } from '../silhouette/features.ts'
import { heightAt, trunkShares } from '../silhouette/front-features.ts'
import { farOut } from './far-from-learnt.ts'
import type { Reading } from './gaussian.ts'
import { photoSizes } from './photo-model.ts'
import { type SiteScale, startScale } from './site-scale.ts'
import type { ToEstimate } from './to-estimate.ts'

export interface PhotoReadings {
  readings: Pick<Reading, 'index' | 'mm'>[]
  /** How the readings stray, together, mm². */
  strays: number[][]
  /** The same, as they count against the build: without the doubt of a scale, which only pairs with a tape can lessen. */
  weighedBy: number[][]
  /** By index of the site: see the model. */
  honest: number[]
  /** Far from the bodies learnt from: the ± is wider for it. */
  isUnusual: boolean
  /** By index of the site, mm: a thing behind the person may be in these sizes, and no photo tells how much of it. */
  doubt: number[]
  torso: AvatarRequest['torso']
  outline: AvatarRequest['outline']
  /** Before any scale: what a shop pairs with its tape. */
  photoMm: Partial<Record<Site, number>>
  /** The same before what unusual bodies taught: whoever wears much looks unusual, too, and is judged by these. */
  usualMm: Partial<Record<Site, number>>
  /** What all that was told by; none without photos. */
  read?: Read
}

const nothing: PhotoReadings = {
  readings: [],
  strays: [],
  weighedBy: [],
  honest: [],
  isUnusual: false,
  doubt: [],
  torso: undefined,
  outline: undefined,
  photoMm: {},
  usualMm: {},
}

/** A photo's reading strays by what the silhouette cannot tell and by what its scale does not know. */
export function readPhotos({ person, front, side, siteScale }: ToEstimate): PhotoReadings {
  const read = readFeatures(person, { front, side })
  return read ? readingsOf(read, { siteScale, isSpoilt: jumps(side) }) : nothing
}

/** What is read of pictures, as sizes that stray. `isSpoilt`: the outline jumps as no body's does. */
export function readingsOf(
  read: Read,
  { siteScale = {}, isSpoilt }: Pick<ToEstimate, 'siteScale'> & { isSpoilt: boolean },
): PhotoReadings {
  const { mm: usualMm, farMm, strays, honest, widening, jumped, counts, along } = photoSizes(read)
  const scales = sites.map((site) => asScale(siteScale[site] ?? startScale(site)))
  const scaleOf = (k: number) => scales[k]?.scale ?? 1
  // Whether a body is unusual does not hang on how a shop lays its tape.
  const scaled = sites.map((site, k) => (usualMm[k] ?? 0) * startScale(site).scale)
  const told = farOut({ mm: scaled, along, build: buildOf(read), widening })
  // A thing behind a person makes nobody unlike others: what unusual bodies taught is not for them.
  const far = isSpoilt ? { ...told, share: 0, surveyVariance: 1 } : told
  const mm = usualMm.map((each, k) => each + far.share * (farMm[k] ?? 0))
  const seen = strays.map((row, i) => row.map((shared, j) => shared * scaleOf(i) * scaleOf(j)))
  const unscaled = (k: number) => ((mm[k] ?? 0) * (scales[k]?.sd ?? 0)) ** 2
  return {
    readings: mm.map((each, index) => ({ index, mm: each * scaleOf(index) })),
    strays: seen.map((row, i) => row.map((shared, j) => (i === j ? shared + unscaled(i) : shared))),
    // A wider survey and photos that stray less are the same to the mean.
    weighedBy: seen.map((row) => row.map((shared) => (shared * counts ** 2) / far.surveyVariance)),
    honest: honest.map((times, k) => times * (far.wider[k] ?? 1)),
    isUnusual: far.isUnusual,
    doubt: isSpoilt ? jumped : [],
    torso: torsoOf(read),
    outline: read.outline,
    read,
    photoMm: bySite(mm),
    usualMm: bySite(usualMm),
  }
}

const bySite = (mm: readonly number[]): Record<Site, number> =>
  // Every site is among them.
  Object.fromEntries(sites.map((site, k) => [site, Math.round((mm[k] ?? 0) * 10) / 10])) as Record<
    Site,
    number
  >

function buildOf({ features }: Read): Parameters<typeof farOut>[0]['build'] {
  const { height = 1650, weight = 65, male = 0.5 } = features
  return { heightMm: height, weightKg: weight, sex: male === 1 ? 'male' : male === 0 ? 'female' : 'unknown' }
}

function jumps(side: SeenPicture | undefined): boolean {
  const figure = side && figureOf(side)
  return figure !== undefined && hasJump(figure)
}

const asScale = (scale: number | SiteScale): SiteScale =>
  typeof scale === 'number' ? { scale, sd: 0 } : scale

/** From crotch to just below the armpits, where the arms are apart; a single level that jumps is passed over. */
function torsoOf({ views, features, anchors }: Read): AvatarRequest['torso'] {
  if (views !== 'both') return undefined
  const levels = trunkShares.flatMap((share, i) => {
    const [breadthMm = Number.NaN, depthMm = Number.NaN] = [features[`trunk${i}`], features[`sideTrunk${i}`]]
    const isBelowArms = share < 0.93
    const isRead = !Number.isNaN(breadthMm) && !Number.isNaN(depthMm)
    return isBelowArms && isRead ? [{ heightMm: heightAt(anchors, share), breadthMm, depthMm }] : []
  })
  const calm = levels.map((level, i) => {
    const near = levels.slice(Math.max(0, i - 1), i + 2)
    const breadthMm = median(near.map((each) => each.breadthMm))
    return { ...level, breadthMm, depthMm: median(near.map((each) => each.depthMm)) }
  })
  return calm.length < 8 ? undefined : calm
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  )
}
