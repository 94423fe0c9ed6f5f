/** Our sizes under FreeSewing's names. Its "hips" are the hip bone and its "seat" is our hips. */
import type { InputKey } from './inputs.ts'

const names = {
  ankle: 'ankle',
  biceps: 'bicep',
  bustSpan: 'apex_to_apex',
  chest: 'chest',
  crossSeam: 'crotch',
  crossSeamFront: 'crotch_front',
  highBust: 'upper_chest',
  hips: 'hip_bone',
  hpsToBust: 'shoulder_to_apex',
  hpsToWaistBack: 'nape_to_waist',
  hpsToWaistFront: 'front_length',
  inseam: 'inseam',
  knee: 'knee',
  neck: 'neck',
  seat: 'hips',
  seatBack: 'seat_back',
  shoulderSlope: 'shoulder_slope',
  shoulderToShoulder: 'shoulder_width',
  shoulderToWrist: 'sleeve_length',
  underbust: 'under_bust',
  upperLeg: 'thigh',
  waist: 'waist',
  waistBack: 'waist_back',
  waistToArmpit: 'armpit_to_waist',
  waistToFloor: 'outseam',
  waistToHips: 'waist_to_hip_bone',
  waistToKnee: 'waist_to_knee',
  waistToSeat: 'waist_to_seat',
  wrist: 'wrist',
} as const satisfies Record<string, InputKey>

export function freesewingBody(sizes: Record<InputKey, number>): Record<string, number> {
  const body = Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [theirs, sizes[ours]]))
  return { ...body, waistToUpperLeg: sizes.outseam - sizes.inseam }
}
