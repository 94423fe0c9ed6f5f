/** The girths that are closed on the person's own numbers. */
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
