/**
 * What the weighted sums of the photo model are made of: every feature in standard deviations, how the main directions of
 * bodies bend together (a deep chest is rounder than a flat one of the same breadth), and how they differ by sex. Training and
 * product make them here.
 */
export interface Basis {
  mean: readonly number[]
  sd: readonly number[]
  /** Main directions among the features, each of them about one standard deviation long. */
  axes: readonly (readonly number[])[]
}

/** A feature further off than this is a fault of the mask, not of the person. */
const furthest = 3
/** So many of the directions are taken together in pairs. */
const bending = 6

/** `male` is 1 for a man, 0 for a woman and between them where it was not said. */
export function termsOf(features: readonly number[], male: number, { mean, sd, axes }: Basis): number[] {
  const standard = features.map((value, i) => {
    const off = (value - (mean[i] ?? 0)) / (sd[i] ?? 1)
    return Number.isNaN(off) ? 0 : held(off)
  })
  const along = axes.map((axis) => held(axis.reduce((sum, share, i) => sum + share * (standard[i] ?? 0), 0)))
  const bent = along.slice(0, bending)
  const pairs = bent.flatMap((one, i) => bent.slice(i).map((other) => one * other))
  const side = 2 * male - 1
  return [...standard, ...pairs, ...along.map((one) => one * side)]
}

const held = (value: number) => Math.max(-furthest, Math.min(furthest, value))
