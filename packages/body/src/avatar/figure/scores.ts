/** Which body of the shape space a person's sizes tell: a first answer, then twice what is still missing. */
import type { Site } from '../../shapes.ts'
import type { Given } from '../given.ts'
import type { Figure } from './figure-data.ts'
import { toldBy } from './figure-data.ts'
import { bodyOf, type HalfBody } from './half-body.ts'
import { sizesOfHalf } from './measured.ts'

/** Bodies further out than so many spreads were not seen: the figure follows no further, what is left is closed smoothly. */
const within = 3.4
const rounds = 3

export function nearestBody(figure: Figure, { maleness, heightMm, sites }: Given): HalfBody {
  const wanted = (site: Site) => (sites as Partial<Record<Site, number>>)[site] ?? Number.NaN
  const asked = toldBy.map((site) => Math.log(wanted(site) / heightMm))
  const aim = [...asked]
  let body = bodyOf(figure, scoresOf(figure, maleness, aim), heightMm)
  for (let round = 0; round < rounds; round++) {
    const found = sizesOfHalf(figure, body, heightMm)
    toldBy.forEach((site, k) => {
      const off = (asked[k] ?? 0) - Math.log((found[site] ?? Number.NaN) / heightMm)
      if (Number.isFinite(off)) aim[k] = (aim[k] ?? 0) + Math.max(-0.25, Math.min(0.25, 0.8 * off))
    })
    body = bodyOf(figure, scoresOf(figure, maleness, aim), heightMm)
  }
  return body
}

function scoresOf({ sizes }: Figure, maleness: number, told: readonly number[]): number[] {
  const standard = told.map((x, k) => {
    const score = (x - (sizes.mean[k] ?? 0)) / (sizes.sd[k] ?? 1)
    return Number.isFinite(score) ? 4 * Math.tanh(score / 4) : 0
  })
  const given = [1, maleness, ...standard]
  return sizes.rows.map((row) => {
    const score = row.reduce((sum, w, k) => sum + w * (given[k] ?? 0), 0)
    return within * Math.tanh(score / within)
  })
}
