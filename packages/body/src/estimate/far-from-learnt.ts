/**
 * How far a body is from those that were learnt from, and what follows: by where its photos' sizes lie off what height, weight and
 * sex let expect, in the survey's spreads, and by how far out it stands along the main directions of bodies (root of the mean square
 * of each, with what counts as one). Its ± is wider, what wild bodies taught is added to its sizes, and the survey, which has none
 * such, is believed less.
 *
 * One in ten people like those learnt from lies beyond 1, and four in five wild ones do, such as the survey has none of. How much
 * wider a ± they asked for differs by site and by build, and was learnt from what was left out of the learning of the addition
 * (`widening` of the photo model; docs/body-measuring.md).
 */
import { type Person, sites } from '../shapes.ts'
import { type Build, priorOf } from './prior.ts'

/** What counts as one, of either. */
const one = { sizes: 1.3, directions: 1.3 }
/** The ± gets wider from the first to the second by 0.9, and far out by more; times the model's widening. */
const beyond = { from: 0.9, to: 1.1, more: 0.9 }
const farOutMore = { from: 1.5, to: 2, more: 0.4 }
const unusualFrom = 1.07
/**
 * What wild bodies taught counts from here to there more and more. Opened at 0.9 it made the chests of people like those learnt
 * from 0.4 mm worse in clutter, where things behind them push a size off.
 */
const unlike = { from: 1, to: 1.4 }
/** The survey's spread there, times its own. */
const surveyCounts = 9
/** kg/m²: up to the first of each pair one build, from the second on the next. */
const betweenBuilds = { leanAndMiddling: [22, 24], middlingAndHeavy: [28, 30] } as const

export interface FarOut {
  /** 1 is as far as one in ten of those like people learnt from. */
  far: number
  /** How much counts what wild bodies taught, 0..1. */
  share: number
  /** How much wider the ± becomes, times the model's widening: 0 for somebody like those learnt from. */
  wider: number[]
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
  /** By build, lean, middling and heavy, and by site: see the photo model. */
  widening?: readonly (readonly number[])[]
}

export function farOut({ mm, along, build, widening = [] }: Found): FarOut {
  const sexes = build.sex === 'unknown' ? (['male', 'female'] as const) : [build.sex]
  const offBuild = Math.min(...sexes.map((sex) => rootMeanSquare(off(mm, priorOf(sex, build, 1)))))
  const far = Math.max(offBuild / one.sizes, rootMeanSquare(along) / one.directions)
  const share = eased((far - unlike.from) / (unlike.to - unlike.from))
  const more = widerBy(far)
  const builds = buildsOf(build)
  return {
    far,
    share,
    wider: sites.map((_, k) => 1 + more * dot(builds, (b) => widening[b]?.[k] ?? 1)),
    surveyVariance: 1 + (surveyCounts - 1) * share,
    isUnusual: far >= unusualFrom,
  }
}

/** How much wider the ± is of a body so far out, before what is learnt of its build and the site. */
export const widerBy = (far: number): number =>
  beyond.more * eased((far - beyond.from) / (beyond.to - beyond.from)) +
  farOutMore.more * held((far - farOutMore.from) / (farOutMore.to - farOutMore.from))

/** How much somebody is lean, of a middling build and heavy: one in all. */
function buildsOf({ heightMm, weightKg }: Build): [number, number, number] {
  const bulk = weightKg / (heightMm / 1000) ** 2
  const [[lean, notLean], [notHeavy, heavy]] = [betweenBuilds.leanAndMiddling, betweenBuilds.middlingAndHeavy]
  const shares = {
    lean: eased((notLean - bulk) / (notLean - lean)),
    heavy: eased((bulk - notHeavy) / (heavy - notHeavy)),
  }
  return [shares.lean, 1 - shares.lean - shares.heavy, shares.heavy]
}

const dot = (shares: readonly number[], value: (k: number) => number) =>
  shares.reduce((sum, share, k) => sum + share * value(k), 0)

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
