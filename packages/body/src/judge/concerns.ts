/**
 * Judging a picture before anything is measured on it. Promises: what would make the numbers wrong is named by a code, which
 * the screen turns into a sentence of what to change; a refused picture gives no numbers. It never looks at a face.
 */
import type { View } from '../shapes.ts'

/** A picture with one of these gives no numbers. */
export const errorCodes = [
  'noPerson',
  'twoPeople',
  'turned',
  'tooDark',
  'blurred',
  'headCut',
  'feetCut',
  'sideCut',
  'tooFar',
  'unclear',
  'backView',
  'notFront',
  'notSide',
  'sitting',
  'bent',
  'tilted',
  'cameraTilted',
  'armsOnBody',
  'armsTooHigh',
  'armsInFront',
  'legsTogether',
  'looseClothes',
  'moreThanWeight',
  'lessThanWeight',
  'notOnePerson',
] as const
export type AppError = (typeof errorCodes)[number]

/** With one of these the numbers stand, a little less sure. */
export const notices = [
  'littleRoom',
  'slightTilt',
  'weightDoubtful',
  'outlineJumps',
  'clothesStandOff',
  'almostPosed',
  'photosDiffer',
  'unusualBuild',
] as const
export type Notice = (typeof notices)[number]

export interface Concern<Code = AppError | Notice> {
  code: Code
  /** Of which picture; none when it is about what was typed. */
  view?: View
}

export interface Judgement {
  errorCodes: readonly Concern<AppError>[]
  notices: readonly Concern<Notice>[]
}

export const isFit = ({ errorCodes }: Judgement): boolean => errorCodes.length === 0
