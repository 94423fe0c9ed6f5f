import { inUnit } from '../units/length.ts'
import { easeOf } from './ease.ts'
import type { FinishedSize, FitZone } from './finished.ts'
import {
  type BodySizes,
  carries,
  type FitLabel,
  fitOf,
  type GarmentToFit,
  goesOn,
  untoldOf,
  type ZoneFit,
} from './fit.ts'

export type LetterSize = 'S' | 'M' | 'L' | 'XL'

/** The first guess, from the chest in inches: below 36 S, below 40 M, below 44 L, else XL; M while it is unknown. */
export function sizeAdvice(chestInches: number | undefined): LetterSize {
  if (chestInches === undefined || !Number.isFinite(chestInches)) return 'M'
  if (chestInches < 36) return 'S'
  if (chestInches < 40) return 'M'
  return chestInches < 44 ? 'L' : 'XL'
}

/** What speaks against a size: the zone that sits worst on it, and how. */
export interface SizeReason {
  zone: FitZone
  easeMm: number
  label: FitLabel
}

export type BestSize =
  /** The true fit chose it; `instead` tells of the guess it took the place of. */
  | { by: 'fit'; size: string; guess: string; instead?: SizeReason & { size: string } }
  /** As far as it is told, it goes on; how it sits at `untold`, which it covers, is not known. */
  | { by: 'part'; size: string; guess: string; untold: readonly FitZone[] }
  /** Too little is known of the body or of the tape: the guess stays, or the nearest there is to it. */
  | { by: 'guess'; size: string; guess: string }
  /** None goes on: the one that comes nearest, and where it is short. */
  | { by: 'none'; size: string; guess: string; short: SizeReason }

/** The size to begin with: the guess from the chest, corrected by how each size really sits. Undefined without any size. */
export function bestSize(
  body: BodySizes,
  garment: Omit<GarmentToFit, 'finished'> & { sizes: readonly FinishedSize[] },
): BestSize | undefined {
  const { sizes, ...rest } = garment
  const guess = sizeAdvice(body.chest === undefined ? undefined : inUnit(body.chest, 'in'))
  const tried = sizes.map((finished) => {
    const zones = fitOf(body, { ...rest, finished })
    return { finished, zones, awayBy: awayFromIdeal(zones, rest), isKnown: isTold(zones, rest) }
  })
  const fallback = (sizes.find(({ size }) => size === guess) ?? sizes[Math.floor((sizes.length - 1) / 2)])
    ?.size
  if (fallback === undefined) return undefined
  const known = tried.filter(({ isKnown }) => isKnown)
  if (known.length === 0) return { by: 'guess', size: fallback, guess }
  const wearable = known.filter(({ zones }) => goesOn(zones))
  const best = nearest(wearable.filter((one) => isUnpulled(one, rest))) ?? nearest(wearable)
  if (!best) {
    const closest = leastShort(known)
    return { by: 'none', size: closest.finished.size, guess, short: closest.short }
  }
  const size = best.finished.size
  const untold = untoldOf(body, { ...rest, finished: best.finished })
  if (untold.length > 0) return { by: 'part', size, guess, untold }
  const guessed = tried.find(({ finished }) => finished.size === guess)
  const worst = guessed && size !== guess ? worstOf(guessed.zones, rest) : undefined
  return { by: 'fit', size, guess, ...(worst && { instead: { ...worst, size: guess } }) }
}

type Tried = { finished: FinishedSize; zones: ZoneFit[]; awayBy: number }
type Rest = Omit<GarmentToFit, 'finished'>

const isTold = (zones: readonly ZoneFit[], { cut }: Rest) =>
  zones.some(({ zone }) => carries[cut].includes(zone))

/** Goes on without stretching: what a woven cloth of this size would do. */
const isUnpulled = ({ zones }: Tried, { cut }: Rest) =>
  zones.every(({ zone, easeMm }) => easeMm >= (easeOf[cut][zone]?.least ?? 0))

/** The first of equals: the smaller, as sizes stand in their order. */
function nearest(tried: readonly Tried[]): Tried | undefined {
  return tried.reduce<Tried | undefined>(
    (best, one) => (best && best.awayBy <= one.awayBy ? best : one),
    undefined,
  )
}

/**
 * Mean square of how far each zone is from the middle of its good range, in such ranges; what carries the cut counts four
 * times, and so does tightness: what is loose is taken in, what is tight seldom let out.
 */
function awayFromIdeal(zones: readonly ZoneFit[], rest: Rest): number {
  let [sum, weights] = [0, 0]
  for (const one of zones) {
    const weight = weightOf(one.zone, rest)
    const away = awayOf(one, rest)
    sum += weight * away ** 2 * (away < -1 ? 4 : 1)
    weights += weight
  }
  return weights > 0 ? sum / weights : Number.POSITIVE_INFINITY
}

/** A size is chosen by what carries it, then by shoulders, waist and hips; a cuff or a collar is soon altered. */
function weightOf(zone: FitZone, { cut }: Rest): number {
  if (carries[cut].includes(zone)) return 4
  return ['shoulder_width', 'waist', 'hips', 'thigh'].includes(zone) ? 1 : 0.25
}

/** 0 in the middle between tight and loose, −1 where it begins to be tight, 1 where it begins to be loose. */
function awayOf({ zone, easeMm }: ZoneFit, { cut }: Rest): number {
  const rule = easeOf[cut][zone]
  if (!rule) return 0
  return (easeMm - (rule.tight + rule.regular) / 2) / ((rule.regular - rule.tight) / 2)
}

function worstOf(zones: readonly ZoneFit[], rest: Rest): SizeReason | undefined {
  const inOrder = [...zones].sort((a, b) => blame(b, rest) - blame(a, rest))
  const [worst] = inOrder
  return worst && { zone: worst.zone, easeMm: worst.easeMm, label: worst.label }
}

const blame = (zone: ZoneFit, rest: Rest) =>
  (zone.label === 'too_small' ? 100 : 0) + Math.abs(awayOf(zone, rest)) * weightOf(zone.zone, rest)

function leastShort(tried: readonly Tried[]): Tried & { short: SizeReason } {
  const shorts = tried.map((one) => {
    const tooSmall = one.zones.filter(({ label }) => label === 'too_small')
    const most = tooSmall.reduce((a, b) => (b.easeMm < a.easeMm ? b : a))
    return { ...one, short: { zone: most.zone, easeMm: most.easeMm, label: most.label } }
  })
  return shorts.reduce((a, b) => (b.short.easeMm > a.short.easeMm ? b : a))
}
