/**
 * Several sizes from one body, as a shop cuts them out of one nest: every size of the body moves by what the trade gives for a
 * step, and each size is drafted anew. Lengths that were ordered stay; widths that were ordered move with the body.
 */
import type { DesignKey } from './design-key.ts'
import { draftPattern } from './draft-pattern.ts'
import { type InputKey, inputKeys, type PatternInputs } from './inputs.ts'
import { neededSizes } from './needed-sizes.ts'
import { type ChosenOptions, type LengthKey, optionsOf } from './options.ts'
import type { Pattern } from './pattern.ts'
import type { Steps } from './size-steps.ts'

export interface SizedPattern {
  /** Steps away from the body's own size. */
  step: number
  /** Of the body: the girth by which the size goes. */
  girth: 'chest' | 'waist'
  girthMm: number
  pattern: Pattern
}

/** From the smallest to the largest; fails where one of them makes no pattern. */
export async function draftSizes(
  design: DesignKey,
  { inputs, chosen }: { inputs: PatternInputs; chosen: ChosenOptions },
  { smaller, larger, mm }: Steps,
): Promise<SizedPattern[]> {
  const girth = neededSizes[design].includes('chest') ? 'chest' : 'waist'
  const steps = Array.from({ length: smaller + larger + 1 }, (_, k) => k - smaller)
  return Promise.all(
    steps.map(async (step) => {
      const graded = gradedInputs(inputs, step * mm)
      const pattern = await draftPattern(design, graded, gradedOptions(design, chosen, step * mm))
      return { step, girth, girthMm: graded[girth].value, pattern }
    }),
  )
}

/** In mm for each mm around chest, waist and hips: the trade's steps of 4 cm. What is not here stays. */
const growth: Partial<Record<InputKey, number>> = {
  neck: 0.25,
  shoulder_width: 0.25,
  chest: 1,
  waist: 1,
  hips: 1,
  hip_bone: 1,
  upper_chest: 0.95,
  under_bust: 1,
  waist_back: 0.5,
  seat_back: 0.52,
  bicep: 0.33,
  forearm: 0.2,
  wrist: 0.12,
  armhole: 0.45,
  thigh: 0.55,
  knee: 0.3,
  calf: 0.28,
  ankle: 0.15,
  crotch: 0.5,
  crotch_front: 0.24,
  apex_to_apex: 0.19,
  shoulder_to_apex: 0.08,
  back_length: 0.12,
  nape_to_waist: 0.12,
  front_length: 0.15,
  sleeve_length: 0.12,
  outseam: 0.12,
  waist_to_seat: 0.1,
  waist_to_hip_bone: 0.05,
  waist_to_knee: 0.05,
}

function gradedInputs(inputs: PatternInputs, aroundMm: number): PatternInputs {
  const graded = { ...inputs }
  for (const key of inputKeys) {
    const { value, ...rest } = inputs[key]
    graded[key] = { ...rest, value: value + (growth[key] ?? 0) * aroundMm }
  }
  return graded
}

const widthGrowth: Partial<Record<LengthKey, number>> = {
  hem_width: 0.5,
  sleeve_opening: 0.2,
  leg_opening: 0.15,
  neck_width: 0.06,
}

function gradedOptions(design: DesignKey, chosen: ChosenOptions, aroundMm: number): ChosenOptions {
  const moved = optionsOf[design].flatMap((option) => {
    const [mm, grows] = [chosen[option.key], widthGrowth[option.key as LengthKey]]
    if (option.kind !== 'length' || typeof mm !== 'number' || grows === undefined) return []
    return [[option.key, Math.min(option.to, Math.max(option.from, mm + grows * aroundMm))] as const]
  })
  return { ...chosen, ...Object.fromEntries(moved) }
}
