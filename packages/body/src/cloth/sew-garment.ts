/** From a garment of a collection to cloth on a body: the pattern of its cut, brought to its tape, sewn and left to hang. */
import type { DrawnGarment } from '../garment/garment.ts'
import { draftPattern } from '../pattern/draft-pattern.ts'
import { patternInputs, valuesOf } from '../pattern/inputs.ts'
import type { DesignKey } from '../pattern/pattern.ts'
import { sewingOf } from '../pattern/sewing.ts'
import type { Avatar, Estimates, Sex } from '../shapes.ts'
import type { Draped } from './cloth.ts'
import { drape } from './drape.ts'
import { gradedTo } from './grade-sewing.ts'
import { patternOfCut } from './sewn-cuts.ts'

export interface ToSew {
  avatar: Avatar
  person: { sex: Sex; heightMm: number }
  estimates: Estimates
  garment: DrawnGarment
}

/** Throws for a cut that is not sewn (see sewn-cuts.ts) and for a body no draft can be made for. */
export async function sewGarment({ avatar, person, estimates, garment }: ToSew): Promise<Draped> {
  const design = patternOfCut[garment.cut]
  if (!design) throw new Error(`No pattern is sewn for a ${garment.cut}`)
  const { finished } = garment
  const inputs = patternInputs({ sex: person.sex, heightMm: person.heightMm, measuredMm: {}, estimates })
  const sizes = valuesOf(inputs)
  const sewing = sewingOf(
    await draftPattern(design, inputs, {
      length: finished.lengthMm,
      ...sleeveOf(design, finished.sleeveMm, sizes.sleeve_length),
    }),
  )
  if (!sewing) throw new Error(`A ${design} is not sewn`)
  const chest = sizes.nape_to_waist - sizes.armpit_to_waist + belowArmpitMm
  const waist = sizes.nape_to_waist
  const levels = { nape: waist - sizes.back_length, chest, waist, hips: waist + sizes.waist_to_seat }
  return drape(avatar, gradedTo(finished, sewing, levels), garment.cloth)
}

const belowArmpitMm = 20

/** A half sleeve is drafted as one; a tee's always is. */
function sleeveOf(design: DesignKey, sleeveMm: number | undefined, armMm: number) {
  if (design === 'tee' || sleeveMm === undefined) return {}
  return { sleeve: sleeveMm < 0.6 * armMm ? 'half' : 'full' }
}
