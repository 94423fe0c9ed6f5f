/** Which sizes of the body each design is drafted from, in the order a tailor would take them; and which one cannot do without. */

import type { DesignKey } from './design-key.ts'
import type { InputKey, PatternInputs } from './inputs.ts'

const top = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'hips',
  'bicep',
  'wrist',
  'sleeve_length',
  'back_length',
  'front_length',
  'armpit_to_waist',
  'shoulder_slope',
  'outseam',
  'inseam',
  'hip_bone',
  'waist_to_hip_bone',
  'waist_to_seat',
] as const
const longTop = [...top, 'waist_to_knee'] as const
const woman = [
  'neck',
  'shoulder_width',
  'chest',
  'upper_chest',
  'under_bust',
  'waist',
  'waist_back',
  'bicep',
  'wrist',
  'sleeve_length',
  'back_length',
  'front_length',
  'shoulder_to_apex',
  'apex_to_apex',
  'armpit_to_waist',
  'shoulder_slope',
] as const
const legs = [
  'waist',
  'waist_back',
  'hip_bone',
  'hips',
  'seat_back',
  'knee',
  'outseam',
  'inseam',
  'crotch',
  'crotch_front',
  'waist_to_hip_bone',
  'waist_to_seat',
  'waist_to_knee',
] as const

const gores = [
  'waist',
  'hips',
  'outseam',
  'hip_bone',
  'waist_to_hip_bone',
  'waist_to_seat',
  'waist_to_knee',
] as const

export const neededSizes: Record<DesignKey, readonly InputKey[]> = {
  shirt: top,
  tee: top,
  kurta: longTop,
  sherwani: longTop,
  bandhgala: top,
  jacket: top,
  bodice_men: top,
  bodice_women: woman,
  saree_blouse: woman,
  dress: [...woman, 'hips', 'outseam', 'hip_bone', 'waist_to_hip_bone', 'waist_to_seat', 'waist_to_knee'],
  trousers: legs,
  pajama: ['ankle', ...legs],
  churidar: ['calf', 'ankle', ...legs],
  salwar: ['waist', 'hips', 'ankle', 'outseam', 'inseam'],
  skirt: gores,
  petticoat: gores.filter((key) => key !== 'waist_to_knee'),
}

/** What hangs from the shoulders needs the chest alone. */
const essential: Partial<Record<DesignKey, readonly InputKey[]>> = {
  bodice_women: ['chest', 'waist'],
  saree_blouse: ['chest', 'waist'],
  dress: ['chest', 'waist', 'hips'],
  trousers: ['waist', 'hips'],
  pajama: ['waist', 'hips'],
  churidar: ['waist', 'hips'],
  salwar: ['hips'],
  skirt: ['waist'],
  petticoat: ['waist', 'hips'],
}

/** What it is drawn from and nobody taped or typed. */
export const estimatedSizes = (design: DesignKey, inputs: PatternInputs): InputKey[] =>
  neededSizes[design].filter((key) => inputs[key].from !== 'measured')

/** Whether a tape has said enough that cloth may be bought by the draft. */
export const isMeasuredEnough = (
  design: DesignKey,
  measuredMm: Readonly<Record<string, number | undefined>>,
): boolean => (essential[design] ?? ['chest']).every((key) => (measuredMm[key] ?? 0) > 0)
