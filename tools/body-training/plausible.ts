/** Which generated bodies could be people: what the survey says of real ones of the same height, weight and sex decides. */
import { priorOf } from '@darzi/body/estimate/prior.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import { kgOfLitre } from './examples.ts'
import type { TrueBody } from './true-sizes.ts'

type Body = Pick<TrueBody, 'heightMm' | 'volume' | 'sitesMm'>

/** Nineteen of twenty real people have no size further from what their build foretells, in standard deviations. */
const furthest = 3

export function isLikePeople(body: Body, isMale: boolean): boolean {
  const { heightMm, volume, sitesMm } = body
  const foretold = priorOf(isMale ? 'male' : 'female', { heightMm, weightKg: volume * kgOfLitre }, 1)
  return (
    isWhole(body) &&
    sites.every((site, i) => {
      const off = sitesMm[site] * startScale(site).scale - (foretold.mean[i] ?? 0)
      return Math.abs(off) < furthest * Math.sqrt(foretold.covariance[i]?.[i] ?? 0)
    })
  )
}

/** Measured everywhere, and of a build that comes into a shop. */
export function isWhole({ heightMm, volume, sitesMm }: Body): boolean {
  const bulk = (volume * kgOfLitre) / (heightMm / 1000) ** 2
  return bulk > 15.5 && bulk < 40 && Object.values(sitesMm).every((mm) => Number.isFinite(mm) && mm > 50)
}
