import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import { scalesOf } from '../measurements/api.ts'

type Pairs = ApiReply<'GET /api/body-scans/pairs'>['pairs']

/** How a shop's tape stands to photos at each site it has pairs of, in the book's order; percent against what photos say now. */
export function photoScales(pairs: Pairs) {
  const fitted = scalesOf(pairs)
  return sites.flatMap((site) => {
    const scale = fitted[site]
    if (!scale) return []
    const start = startScale(site).scale
    return [
      {
        site,
        pairs: pairs.filter((pair) => pair.site === site).length,
        percent: 100 * (scale.scale / start - 1),
        /** Nine of ten shops' true figure lies within it. */
        within: (100 * 1.645 * scale.sd) / start,
      },
    ]
  })
}
