import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import type { Judgement } from '@darzi/body/judge/concerns.ts'
import type { AskedPicture } from '@darzi/body/judge/judge-picture.ts'
import { judgeScan } from '@darzi/body/judge/judge-scan.ts'
import { newId } from '../../../data/new-id.ts'
import type { KeptScan } from '../kept-scan.ts'
import type { Photos } from '../photo/shelf.ts'
import type { ScannedPerson } from '../scanned-person.ts'

export type Measured = { scan: KeptScan } | { judgement: Judgement }

/** From two photos that were looked at, or none, to numbers; or why there are none. */
export function measure(person: ScannedPerson, photos: Photos, now: Date): Measured {
  const pictures = (['front', 'side'] as const).flatMap((view) => {
    const photo = photos[view]
    return photo?.looked ? [{ view, ...photo.looked, tilt: photo.tilt } satisfies AskedPicture] : []
  })
  const judgement = judgeScan(person, pictures)
  if (judgement.refusals.length > 0) return { judgement }
  const seen = { front: photos.front?.looked?.seen, side: photos.side?.looked?.seen }
  const { estimates, torso } = estimateBody({ person, ...seen })
  const quality = {
    ...{ hasFront: seen.front !== undefined, hasSide: seen.side !== undefined },
    notices: [...new Set(judgement.notices.map(({ code }) => code))],
  }
  return { scan: { id: newId(), takenAt: now.toISOString(), person, estimates, torso, quality, tape: {} } }
}
