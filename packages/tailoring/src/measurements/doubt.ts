/** What looks like a slip; its sentence stands under its code in the words. */
export interface Doubt {
  field: string
  code: DoubtCode
  /** For the sentence; lengths as shown in `unit`, which is a hole itself. */
  holes: Record<string, string>
  /** Of a slip of the unit: what it would be if meant in the other. */
  insteadMm?: number
}

export const doubtCodes = [
  'outOfRange',
  'cmTypedAsInches',
  'inchesTypedAsCm',
  'weightOutOfRange',
  'changedMuch',
  'inseamNotBelowOutseam',
  'riseDoesNotFit',
  'hipsBelowThigh',
  'kneeNotBelowThigh',
  'bottomAboveKnee',
  'wristNotBelowBicep',
  'underBustNotBelowBust',
  'frontNeckTooDeep',
] as const
export type DoubtCode = (typeof doubtCodes)[number]
