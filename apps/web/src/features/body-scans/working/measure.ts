import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { SiteScales } from '@darzi/body/estimate/site-scale.ts'
import type { Judgement } from '@darzi/body/judge/concerns.ts'
import { asUnsureAs, lessSure } from '@darzi/body/judge/doubts.ts'
import type { AskedPicture } from '@darzi/body/judge/judge-picture.ts'
import { judgeScan } from '@darzi/body/judge/judge-scan.ts'
import { judgeTogether } from '@darzi/body/judge/judge-together.ts'
import { sizesAgainstBuild } from '@darzi/body/judge/sizes-against-build.ts'
import { newId } from '../../../data/new-id.ts'
import { appliedScales } from '../../measurements/api.ts'
import type { Photos } from '../photo/shelf.ts'
import type { ScannedPerson } from '../scanned-person.ts'
import type { StoredScan } from '../stored-scan.ts'

export type Measured = { scan: StoredScan } | { judgement: Judgement }

interface ToMeasure {
  person: ScannedPerson
  photos: Photos
  now: Date
  /** How the tape of the shop that measures stands to photos; left out, the usual scale is taken. */
  siteScale?: SiteScales
}

/** From two photos that were looked at, or none, to numbers; or why there are none. */
export function measure({ person, photos, now, siteScale = {} }: ToMeasure): Measured {
  const pictures = (['front', 'side'] as const).flatMap((view) => {
    const photo = photos[view]
    return photo?.looked ? [{ view, ...photo.looked, tilt: photo.tilt } satisfies AskedPicture] : []
  })
  const judgement = judgeScan(person, pictures)
  if (judgement.errorCodes.length > 0) return { judgement }
  const seen = { front: photos.front?.looked?.seen, side: photos.side?.looked?.seen }
  const dress = { front: photos.front?.looked?.dress, side: photos.side?.looked?.dress }
  const {
    estimates: found,
    torso,
    outline,
    photoMm,
    usualMm,
    read,
    isUnusual,
  } = estimateBody({ person, ...seen, siteScale })
  const together = judgeTogether({ person, read, dress })
  if (together.errorCodes.length > 0) return { judgement: together }
  const hasBoth = seen.front !== undefined && seen.side !== undefined
  const {
    errorCodes,
    notices: ofBuild,
    ...sizes
  } = sizesAgainstBuild({ person, hasBoth, usualMm, estimates: found })
  if (errorCodes.length > 0) return { judgement: { errorCodes, notices: ofBuild } }
  const noticed = [...judgement.notices, ...together.notices, ...ofBuild].map(({ code }) => code)
  const notices = [...new Set([...noticed, ...(isUnusual ? (['unusualBuild'] as const) : [])])]
  const others = together.others.map((other) => estimateBody({ person: other, ...seen, siteScale }).estimates)
  const estimates = lessSure(asUnsureAs(sizes.estimates, others), notices)
  const quality = { hasFront: seen.front !== undefined, hasSide: seen.side !== undefined, notices }
  const facts = { id: newId(), takenAt: now.toISOString(), person, quality, tape: {} }
  const shopScale = appliedScales(siteScale, photoMm)
  return { scan: { ...facts, estimates, torso, outline, ...(hasPhotos(seen) && { photoMm }), shopScale } }
}

const hasPhotos = ({ front, side }: { front?: unknown; side?: unknown }) => Boolean(front ?? side)
