import type { Site } from '@darzi/body/shapes.ts'

/** As a tailor takes them, from the neck down. */
export const siteParts = {
  upper: ['neck', 'shoulder_width', 'chest', 'waist', 'back_length', 'armhole'],
  arm: ['sleeve_length', 'bicep', 'forearm', 'wrist'],
  lower: ['hips', 'thigh', 'knee', 'calf', 'ankle', 'inseam', 'outseam', 'crotch'],
} as const satisfies Record<string, readonly Site[]>

export const partNames = ['upper', 'arm', 'lower'] as const satisfies readonly (keyof typeof siteParts)[]
