/**
 * From what a person says and what two photos showed to eighteen sizes, each with its ±: the build's expectation, the photos'
 * readings and the tape's are weighed by how far each strays. The same input gives the same numbers. Nothing here knows of
 * screens, and no picture is kept.
 */

import {
  type AvatarRequest,
  type Estimate,
  type Estimates,
  type Person,
  type Site,
  type Source,
  sites,
} from '../shapes.ts'
import type { Read } from '../silhouette/features.ts'
import { type BodyShape, bodyShapeOf } from './body-shape.ts'
import { drawingReadings } from './drawing-readings.ts'
import { type Belief, learn, learnTogether, mixed, type Reading } from './gaussian.ts'
import { type PhotoReadings, readPhotos } from './photo-readings.ts'
import type { ToEstimate } from './to-estimate.ts'
import { weigh } from './weigh.ts'

export interface EstimatedBody {
  estimates: Estimates
  /** Breadths and depths of the trunk, where both photos told them. */
  torso: AvatarRequest['torso']
  /** What they told of its outline beside that. */
  outline: AvatarRequest['outline']
  bodyShape: BodyShape
  /** What the photos alone say, without tape and scale, for the pairs a shop collects. */
  photoMm: Partial<Record<Site, number>>
  /** The same before what unusual bodies taught. */
  usualMm: Partial<Record<Site, number>>
  /** What was read of them; none without photos. */
  read: Read | undefined
  /** Far from the bodies learnt from: a tape makes the sizes sure. */
  isUnusual: boolean
}

/** Nine of ten lie within this many standard deviations. */
const nineOfTen = 1.645
const tapeSdMm = 8

export const estimateBody = (input: ToEstimate): EstimatedBody => estimateFrom(readPhotos(input), input)

/** The same of photos that have been read. */
export function estimateFrom(
  photos: PhotoReadings,
  { person, tape: typed = {} }: Pick<ToEstimate, 'person' | 'tape'>,
): EstimatedBody {
  const tape = possible(typed)
  const believed = (readings: readonly Reading[]) => {
    const beliefs = sexesOf(person).map((sex) =>
      weigh(sex, person, (belief, isWeighed) => {
        const strays = isWeighed ? photos.weighedBy : photos.strays
        const seen = learnTogether(belief, photos.readings, strays)
        const taped = learn(seen, readings)
        return { ...taped, agreement: seen.agreement + taped.agreement }
      }),
    )
    return mixed(shared(beliefs))
  }
  const read = tapeReadings(tape)
  const drawing = read.length > 0 ? drawingReadings(believed([]), read) : []
  const { mean, covariance } = believed(drawing)
  const fromPhoto = new Set(photos.readings.map(({ index }) => index))
  const estimates = bySite((site, index): Estimate => {
    const taped = tape[site]
    const believedSd = Math.sqrt(covariance[index]?.[index] ?? 0)
    const [honest = 1, doubt = 0] = [photos.honest[index], photos.doubt[index]]
    const sd = taped === undefined ? Math.hypot(believedSd * honest, doubt) : Math.min(believedSd, tapeSdMm)
    const from: Source = taped !== undefined ? 'tape' : fromPhoto.has(index) ? 'photo' : 'build'
    return { mm: toTenth(taped ?? mean[index] ?? 0), plusMinusMm: toTenth(nineOfTen * sd), from }
  })
  const { chest, waist, hips } = estimates
  const bodyShape = bodyShapeOf(person, { chest: chest.mm, waist: waist.mm, hips: hips.mm })
  const { torso, outline, photoMm, usualMm, read: seen, isUnusual } = photos
  return { estimates, torso, outline, bodyShape, photoMm, usualMm, read: seen, isUnusual }
}

/** What no tape can say is passed over. */
const possible = (tape: Partial<Record<Site, number>>): Partial<Record<Site, number>> =>
  Object.fromEntries(Object.entries(tape).filter(([, mm]) => Number.isFinite(mm) && mm > 0))

function tapeReadings(tape: Partial<Record<Site, number>>): Reading[] {
  return sites.flatMap((site, index) => {
    const mm = tape[site]
    return mm === undefined ? [] : [{ index, mm, sd: tapeSdMm }]
  })
}

const sexesOf = ({ sex }: Person) => (sex === 'unknown' ? (['male', 'female'] as const) : [sex])

/** Each belief's share: how well it foresaw the readings. */
function shared(beliefs: readonly (Belief & { agreement: number })[]) {
  const best = Math.max(...beliefs.map(({ agreement }) => agreement))
  const weights = beliefs.map(({ agreement }) => Math.exp(agreement - best))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return beliefs.map((belief, i) => ({ ...belief, share: (weights[i] ?? 0) / all }))
}

function bySite(estimate: (site: Site, index: number) => Estimate): Estimates {
  // Every site is among them.
  return Object.fromEntries(sites.map((site, index) => [site, estimate(site, index)])) as Estimates
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10
