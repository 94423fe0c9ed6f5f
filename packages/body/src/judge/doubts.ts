/** What is doubtful and yet let through makes the sizes less sure, and by how much. */
import { type Estimates, type Site, sites } from '../shapes.ts'
import type { Notice } from './concerns.ts'

/** Round the trunk, where a turn of the body is mistaken for its breadth or depth. */
const girths: readonly Site[] = ['chest', 'waist', 'hips', 'thigh']

/**
 * Shares of the size. Turned from the side by 18° (0.056 of the height between the shoulders), a trunk half as broad again as deep
 * looks deeper by 5 %, by 3.4 % at what is asked: two in a hundred of a girth at the most. A crown 0.006 too low may be as much of
 * the height.
 */
const almostPosed = { girths: 0.02, others: 0.008 }

export function lessSure(estimates: Estimates, notices: readonly Notice[]): Estimates {
  if (!notices.includes('almostPosed')) return estimates
  return widened(
    estimates,
    (site) => estimates[site].mm * almostPosed[girths.includes(site) ? 'girths' : 'others'],
  )
}

/** Whichever of the tellings is true: the sizes are as unsure as they differ. */
export const asUnsureAs = (estimates: Estimates, others: readonly Estimates[]): Estimates =>
  widened(estimates, (site) =>
    Math.max(0, ...others.map((other) => Math.abs(other[site].mm - estimates[site].mm))),
  )

/** With so much more ± at each size that no tape told. */
export function widened(estimates: Estimates, moreMm: (site: Site, index: number) => number): Estimates {
  const entries = sites.map((site, index) => {
    const { mm, plusMinusMm, from } = estimates[site]
    const more = from === 'tape' ? 0 : moreMm(site, index)
    return [site, { mm, plusMinusMm: Math.round(10 * (plusMinusMm + more)) / 10, from }]
  })
  // Every site is among them.
  return Object.fromEntries(entries) as Estimates
}
