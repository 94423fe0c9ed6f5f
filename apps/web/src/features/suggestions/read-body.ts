import { bodyShapeOf } from '@darzi/body/estimate/body-shape.ts'
import { adviseCloth, adviseCut } from '@darzi/tailoring/suggestions/body-advice.ts'
import { bandOf, sureShare } from '@darzi/tailoring/suggestions/sureness.ts'
import type { StoredScan } from '../body-scans/api.ts'

/** A scan as a tailor reads it: what a tape read counts before the photo, and the sizes before what a person says of their build. */
export function readBody({ person, estimates, tape }: StoredScan) {
  const sizeOf = (site: 'chest' | 'waist' | 'hips') => tape[site] ?? estimates[site].mm
  const sizes = { chest: sizeOf('chest'), waist: sizeOf('waist'), hips: sizeOf('hips') }
  const shape = bodyShapeOf(person, sizes)
  const { sex, heightMm } = person
  const body = { shape, sex, heightMm, chestMm: sizes.chest, waistMm: sizes.waist, hipsMm: sizes.hips }
  const strays = Object.values(estimates).map(({ plusMinusMm }) => plusMinusMm)
  const share = sureShare(strays)
  return {
    shape,
    saidShape: person.bodyShape === shape ? undefined : person.bodyShape,
    sizes,
    cuts: adviseCut(body),
    cloths: adviseCloth(body),
    sure: { share, band: bandOf(share), sizes: Math.round(share * strays.length), of: strays.length },
  }
}
