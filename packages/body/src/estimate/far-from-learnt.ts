/**
 * How far a body is from those that were learnt from, and what follows: by where its photos' sizes lie off what height, weight and
 * sex let expect, in the survey's spreads, and by how far out it stands along the main directions of bodies (root of the mean square
 * of each, with what counts as one). Its ± is wider, what wild bodies taught is added to its sizes, and the survey, which has none
 * such, is believed less.
 *
 * Of 311 people like those learnt from, one in ten lies beyond 1; of 84 wild ones (the survey has none such) four in five do, and
 * there a ± that held for the others had to be 1.6 to 2.3 times as wide. With this nine of ten wild ones lie within, and of the
 * others no site's share leaves 85-95 (docs/body-measuring.md).
 */
import { type Person, sites } from '../shapes.ts'
import { type Build, priorOf } from './prior.ts'

/** What counts as one, of either. */
const one = { sizes: 1.3, directions: 1.3 }
/** From 1 on wider, by 1.15 so much; far out more. */
const beyond = { from: 1, to: 1.15, more: 0.9 }
const farOutMore = { from: 1.5, to: 2, more: 0.4 }

/** Times the usual ±. */
const unusualFrom = 1.4
/**
 * What wild bodies taught counts from here to there more and more: of 311 people like those learnt from before plain walls one lies
 * within it, in clutter, where things behind them push a size off, eight.
 */
const unlike = { from: 1.2, to: 1.6 }
/** The survey's spread there, times its own. */
const surveyCounts = 4

export interface FarOut {
  /** 1 is as far as one in ten of those like people learnt from. */
  far: number
  /** How much counts what wild bodies taught, 0..1. */
  share: number
  /** What the ± must be times. */
  wider: number
  /** What the survey's variance must be times where photos are weighed with it. */
  surveyVariance: number
  /** A tape is asked for, and why is said. */
  isUnusual: boolean
}

interface Found {
  /** By the index of the site, by the photos alone. */
  mm: readonly number[]
  along: readonly number[]
  build: Build & Pick<Person, 'sex'>
}

export function farOut({ mm, along, build }: Found): FarOut {
  const sexes = build.sex === 'unknown' ? (['male', 'female'] as const) : [build.sex]
  const offBuild = Math.min(...sexes.map((sex) => rootMeanSquare(off(mm, priorOf(sex, build, 1)))))
  const far = Math.max(offBuild / one.sizes, rootMeanSquare(along) / one.directions)
  const share = eased((far - unlike.from) / (unlike.to - unlike.from))
  const more = beyond.more * eased((far - beyond.from) / (beyond.to - beyond.from))
  const wider = 1 + more + farOutMore.more * held((far - farOutMore.from) / (farOutMore.to - farOutMore.from))
  return {
    far,
    share,
    wider,
    surveyVariance: 1 + (surveyCounts - 1) * share,
    isUnusual: wider >= unusualFrom,
  }
}

const off = (mm: readonly number[], { mean, covariance }: ReturnType<typeof priorOf>) =>
  sites.map((_, k) => ((mm[k] ?? 0) - (mean[k] ?? 0)) / Math.sqrt(covariance[k]?.[k] || 1))

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length))

/** From 0 to 1 without a corner. */
function eased(share: number): number {
  const inside = held(share)
  return inside * inside * (3 - 2 * inside)
}

const held = (share: number) => Math.max(0, Math.min(1, share))
