/** What looks like a slip; its sentence stands under its code in the words. */
export interface Doubt {
  /** The one to lay the tape on again. */
  field: string
  /** The other sizes it is about: the slip may as well be in one of them. */
  beside?: readonly string[]
  code: DoubtCode
  /** For the sentence; lengths as shown in `unit`, which is a hole itself. */
  params: Record<string, string>
  /** Of a slip of the unit: what it would be if meant in the other. */
  insteadMm?: number
}

/** All sizes a doubt is about. */
export const fieldsOf = ({ field, beside = [] }: Doubt): string[] => [field, ...beside]

export const doubtCodes = [
  'outOfRange',
  'cmTypedAsInches',
  'inchesTypedAsCm',
  'weightOutOfRange',
  'weightInOtherUnit',
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
