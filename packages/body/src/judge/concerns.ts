/**
 * Judging a picture before anything is measured on it. Promises: what would make the numbers wrong is named by a code, which
 * the screen turns into a sentence of what to change; a refused picture gives no numbers. It never looks at a face.
 */
import type { View } from '../shapes.ts'

/** A picture with one of these gives no numbers. */
export const refusals = [
  ...([
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
  ] as const),
  ...(['backView', 'notFront', 'notSide', 'sitting', 'bent', 'tilted', 'cameraTilted'] as const),
  ...(['armsOnBody', 'armsTooHigh', 'armsInFront', 'legsTogether', 'looseClothes'] as const),
  ...(['moreThanWeight', 'lessThanWeight'] as const),
] as const
export type Refusal = (typeof refusals)[number]

/** With one of these the numbers stand, a little less sure. */
export const notices = [
  'littleRoom',
  'slightTilt',
  'weightDoubtful',
  'outlineJumps',
  'clothesStandOff',
] as const
export type Notice = (typeof notices)[number]

export interface Concern<Code = Refusal | Notice> {
  code: Code
  /** Of which picture; none when it is about what was typed. */
  view?: View
}

export interface Judgement {
  refusals: readonly Concern<Refusal>[]
  notices: readonly Concern<Notice>[]
}

export const isFit = ({ refusals }: Judgement): boolean => refusals.length === 0
