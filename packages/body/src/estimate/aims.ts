import type { Site } from '../shapes.ts'

/** Mean absolute error that is aimed at on generated people nobody learnt from, mm; see docs/body-measuring.md. */
export const aims: Partial<Record<Site, number>> = {
  neck: 10,
  shoulder_width: 11,
  chest: 15,
  waist: 15,
  bicep: 8,
  forearm: 5,
  wrist: 8,
  sleeve_length: 11,
  hips: 10,
  thigh: 11,
  knee: 8,
  calf: 8,
  ankle: 8,
  inseam: 11,
  outseam: 11,
}
