import { type FinishedSize, type FitZone, fitZones } from './finished.ts'

/** How much each measurement grows from one size to the next, in mm. */
export interface GradeSteps {
  zonesMm: Partial<Record<FitZone, number>>
  lengthMm: number
  sleeveMm: number
}

/** Usual steps between neighbouring sizes of an adult's range; a beginning for the shop, which edits every number. */
export const usualSteps: GradeSteps = {
  zonesMm: {
    neck: 12,
    shoulder_width: 12,
    chest: 50,
    waist: 50,
    hips: 50,
    bicep: 18,
    forearm: 12,
    wrist: 8,
    thigh: 28,
    knee: 18,
    calf: 14,
  },
  lengthMm: 15,
  sleeveMm: 8,
}

export const usualSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/**
 * The range that follows from one size: each step away adds or takes away the steps, for the zones the base has. Sizes stand
 * in the order of `names`, in which the base's must be; no measurement falls under 1 cm.
 */
export function graded(base: FinishedSize, names: readonly string[], steps: GradeSteps): FinishedSize[] {
  const from = names.indexOf(base.size)
  return names.map((size, place) =>
    place === from ? base : stepped(base, { size, by: place - from, steps }),
  )
}

const leastMm = 10

function stepped(base: FinishedSize, to: { size: string; by: number; steps: GradeSteps }): FinishedSize {
  const { size, by, steps } = to
  const grown = (mm: number, step: number) => Math.max(leastMm, mm + by * step)
  const zonesMm: FinishedSize['zonesMm'] = {}
  for (const zone of fitZones) {
    const mm = base.zonesMm[zone]
    if (mm !== undefined) zonesMm[zone] = grown(mm, steps.zonesMm[zone] ?? 0)
  }
  const lengthMm = grown(base.lengthMm, steps.lengthMm)
  if (base.sleeveMm === undefined) return { size, zonesMm, lengthMm }
  return { size, zonesMm, lengthMm, sleeveMm: grown(base.sleeveMm, steps.sleeveMm) }
}
