/** What is solved for: how the learned parts are stretched to the person's own numbers. */
import { neckRing } from './stance.ts'

/** Natural logarithms of what each site's ring is widened by, and the few lengths that are solved with them. */
export interface Stretch {
  ln: Record<FittedGirth, number>
  /** How far the arm's root is moved outwards, mm. */
  shoulderMm: number
  /** The arm's middle line from root to wrist, mm. */
  reachMm: number
  /** How far the joint of trunk and legs is moved, mm. */
  crotchMm: number
  armDegrees: number
}

export const fittedGirths = [
  'neck',
  'chest',
  'waist',
  'hips',
  'bicep',
  'forearm',
  'wrist',
  'thigh',
  'knee',
  'calf',
  'ankle',
] as const
export type FittedGirth = (typeof fittedGirths)[number]

/** Where on its tube a girth is taken. */
export const ringOf = {
  neck: neckRing,
  chest: 3,
  waist: 2,
  hips: 1,
  knee: 1.03,
  calf: 0.72,
  ankle: 0.26,
} as const
