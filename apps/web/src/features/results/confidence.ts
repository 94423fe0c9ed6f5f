/** How sure the numbers are, said from the numbers themselves. */
import { type Estimates, type Site, type Source, sites } from '@darzi/body/shapes.ts'

/** What clothes hang on. */
const mainGirths = ['chest', 'waist', 'hips'] as const satisfies readonly Site[]

export const grades = ['high', 'fair', 'rough'] as const
export interface Confidence {
  grade: (typeof grades)[number]
  /** Nine of ten people lie within this of the number, over chest, waist and hips. */
  plusMinusMm: number
  /** The same as a share of the size, in percent. */
  percent: number
  /** How many of the sizes came from where. */
  from: Record<Source, number>
}

/** At most this many percent of the size. */
const limits = { high: 3.5, fair: 6 } as const

export function confidenceOf(estimates: Estimates): Confidence {
  const mean = (value: (site: Site) => number) =>
    mainGirths.reduce((sum, site) => sum + value(site), 0) / mainGirths.length
  const plusMinusMm = mean((site) => estimates[site].plusMinusMm)
  const percent = 100 * mean((site) => estimates[site].plusMinusMm / estimates[site].mm)
  const from: Record<Source, number> = { tape: 0, photo: 0, build: 0, typed: 0 }
  for (const site of sites) from[estimates[site].from]++
  const grade = percent <= limits.high ? 'high' : percent <= limits.fair ? 'fair' : 'rough'
  return { grade, plusMinusMm, percent, from }
}

/** Wider than this share of the size, or than this, and a tape is worth the minute. */
const wideShare = 0.05
const wideMm = 45
const mostAsked = 4

/**
 * The sizes to check with a tape first. While no tape has read any of the main girths the widest of these leads: a bias that the
 * photos may have there is in no ± of its own (decision 14). Then the widest of all.
 */
export function worthATape(estimates: Estimates): Site[] {
  const shareOf = (site: Site) => estimates[site].plusMinusMm / estimates[site].mm
  const widestFirst = (some: readonly Site[]) => [...some].sort((a, b) => shareOf(b) - shareOf(a))
  const isTaped = (site: Site) => estimates[site].from === 'tape'
  const main = mainGirths.some(isTaped) ? [] : widestFirst(mainGirths).slice(0, 1)
  const wide = sites
    .filter((site) => !isTaped(site) && !main.includes(site))
    .filter((site) => shareOf(site) > wideShare || estimates[site].plusMinusMm > wideMm)
  return [...main, ...widestFirst(wide)].slice(0, mostAsked)
}
