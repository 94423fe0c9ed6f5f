/** How far what photos say strays, by itself, together and with unsure pictures: from what was left out of training. */
import type { Unsure } from '@darzi/body/estimate/photo-model.ts'
import { sites } from '@darzi/body/shapes.ts'
import { type Straying, type Told, weighedAll } from './honest.ts'
import { covariance, type Matrix, mean, quantile, ridge } from './least-squares.ts'

/** Of what is seen of sites that stray together. */
const togetherCounts = 0.95
/** Generated people vary more than real ones, so less than half is not believed. */
const countsTried = [0.5, 0.6, 0.7, 0.85, 1]

export function strayingOf(told: readonly Told[]): Straying {
  const off = told.map(({ example, mm }) => sites.map((site, k) => (mm[k] ?? 0) - example.sitesMm[site]))
  // So that nine of ten lie within 1.645 of it.
  const strays = sites.map((_, k) => {
    const sizes = off.map((row) => Math.abs(row[k] ?? 0))
    return rounded(quantile(sizes, 0.9) / 1.645, 2)
  })
  const before = { strays, together: togetherOf(off), unsure: growth(told, off, strays) }
  return { ...before, counts: bestCount(told, before) }
}

/** How the sites stray together: the lower half, believed nearly wholly. */
function togetherOf(off: Matrix): number[][] {
  const shared = covariance(off)
  const sd = shared.map((row, i) => Math.sqrt(row[i] ?? 1))
  return shared.map((row, i) =>
    row.slice(0, i).map((value, j) => rounded((togetherCounts * value) / ((sd[i] ?? 1) * (sd[j] ?? 1)), 2)),
  )
}

/** The share that misses least, all sites together. */
function bestCount(told: readonly Told[], straying: Omit<Straying, 'counts'>): number {
  const missed = countsTried.map((counts) => {
    const all = weighedAll(told, { ...straying, counts })
    return mean(all.map((row) => mean(row.map(({ mm }, k) => mm / (straying.strays[k] ?? 1)))))
  })
  return countsTried[missed.indexOf(Math.min(...missed))] ?? 1
}

/** How straying grows with the pictures' own unsureness, from the errors of all sites together. */
function growth(told: readonly Told[], off: Matrix, strays: readonly number[]): Unsure {
  const rows = told.map(({ picture }) => [1, Math.log(picture.soft), Math.log(picture.restless)])
  const sizes = off.map((row) => [Math.log(mean(row.map((each, k) => Math.abs(each) / (strays[k] ?? 1))))])
  const [, soft = 0, restless = 0] = ridge(rows, sizes, [0, 1, 1]).map(([slope = 0]) =>
    rounded(Math.max(0, slope), 2),
  )
  const middle = mean(
    told.map(({ picture }) => soft * Math.log(picture.soft) + restless * Math.log(picture.restless)),
  )
  return { middle: rounded(middle, 3), soft, restless }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
