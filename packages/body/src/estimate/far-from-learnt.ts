/**
 * How far a body is from those that were learnt from, and how much wider its ± must be for that: by where its photos' sizes lie
 * off what height, weight and sex let expect, in the survey's spreads, and by how far out it stands along the main directions of
 * bodies (root of the mean square of each, with what counts as one).
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
const farOut = { from: 1.5, to: 2, more: 0.4 }

interface Found {
  /** By the index of the site, by the photos alone. */
  mm: readonly number[]
  along: readonly number[]
  build: Build & Pick<Person, 'sex'>
}

export function widerFarOut({ mm, along, build }: Found): number {
  const sexes = build.sex === 'unknown' ? (['male', 'female'] as const) : [build.sex]
  const offBuild = Math.min(...sexes.map((sex) => rootMeanSquare(off(mm, priorOf(sex, build, 1)))))
  const far = Math.max(offBuild / one.sizes, rootMeanSquare(along) / one.directions)
  const share = held((far - beyond.from) / (beyond.to - beyond.from))
  const eased = share * share * (3 - 2 * share)
  return 1 + beyond.more * eased + farOut.more * held((far - farOut.from) / (farOut.to - farOut.from))
}

/** From here on a tape is asked for, and why is said. */
export const isUnusual = (wider: number): boolean => wider >= 1.4

const off = (mm: readonly number[], { mean, covariance }: ReturnType<typeof priorOf>) =>
  sites.map((_, k) => ((mm[k] ?? 0) - (mean[k] ?? 0)) / Math.sqrt(covariance[k]?.[k] || 1))

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length))

const held = (share: number) => Math.max(0, Math.min(1, share))
