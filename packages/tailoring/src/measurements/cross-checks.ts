/** Sizes of one body that cannot well stand beside each other; all of them are named, since any may be the slip. */
import { type LengthUnit, showLength, toMm } from '../units/length.ts'
import type { Doubt, DoubtCode } from './doubt.ts'

export type Measured = Readonly<Record<string, number>>

interface PairCheck {
  code: DoubtCode
  field: string
  than: string
  isOdd: (field: number, than: number) => boolean
  isOfLegs?: boolean
}

const notBelow = (field: number, than: number) => field >= than
const above = (field: number, than: number) => field > than
/** A shalwar's paincha hangs loose, and may be wider than the knee it is worn over. */
const farAbove = (field: number, than: number) => field > 1.4 * than

const pairs: PairCheck[] = [
  { code: 'inseamNotBelowOutseam', field: 'inseam', than: 'outseam', isOdd: notBelow },
  { code: 'hipsBelowThigh', field: 'hips', than: 'thigh', isOdd: (hips, thigh) => hips < thigh },
  { code: 'kneeNotBelowThigh', field: 'knee', than: 'thigh', isOdd: notBelow },
  { code: 'bottomAboveKnee', field: 'leg_opening', than: 'knee', isOdd: above, isOfLegs: true },
  { code: 'bottomAboveKnee', field: 'mohri', than: 'knee', isOdd: above, isOfLegs: true },
  { code: 'bottomAboveKnee', field: 'paincha', than: 'knee', isOdd: farAbove, isOfLegs: true },
  { code: 'wristNotBelowBicep', field: 'wrist', than: 'bicep', isOdd: notBelow },
  { code: 'underBustNotBelowBust', field: 'under_bust', than: 'chest', isOdd: notBelow },
  {
    code: 'frontNeckTooDeep',
    field: 'front_neck_depth',
    than: 'blouse_length',
    isOdd: (depth, length) => depth >= length / 2,
  },
]

export function pairChecks(values: Measured, unit: LengthUnit, isFlared: boolean): Doubt[] {
  const odd = pairs.flatMap(({ code, field, than, isOdd, isOfLegs }) => {
    const [value, other] = [values[field], values[than]]
    if (value === undefined || other === undefined || (isFlared && isOfLegs)) return []
    if (!isOdd(value, other)) return []
    const params = { value: showLength(value, unit), other: showLength(other, unit), unit }
    return [{ field, beside: [than], code, params }]
  })
  return [...odd, ...checkRise(values, unit)]
}

const riseSlackMm = toMm(3, 'in')

/** What the legs leave of the outer seam is about the rise. */
function checkRise(values: Measured, unit: LengthUnit): Doubt[] {
  const { inseam, outseam } = values
  const field = values.rise === undefined ? 'front_rise' : 'rise'
  const rise = values[field]
  if (inseam === undefined || outseam === undefined || rise === undefined || inseam >= outseam) return []
  if (Math.abs(outseam - inseam - rise) <= riseSlackMm + 0.02) return []
  const params = { value: showLength(rise, unit), expected: showLength(outseam - inseam, unit), unit }
  return [{ field, beside: ['inseam', 'outseam'], code: 'riseDoesNotFit', params }]
}
