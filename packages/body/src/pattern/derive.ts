/**
 * Sizes a draft needs and a book seldom holds, from those it does. Shares are of FreeSewing's own reference bodies and of the
 * trade's scye rules; they are starting points, so whatever is derived is shown as such and may be typed over.
 */
import type { Sex, Site } from '../shapes.ts'

/** In the order they follow from one another. */
export const furtherSizes = [
  'upper_chest',
  'under_bust',
  'shoulder_to_apex',
  'apex_to_apex',
  'nape_to_waist',
  'front_length',
  'armpit_to_waist',
  'shoulder_slope',
  'hip_bone',
  'waist_to_hip_bone',
  'waist_to_seat',
  'waist_to_knee',
  'waist_back',
  'seat_back',
  'crotch_front',
] as const
export type FurtherSize = (typeof furtherSizes)[number]

interface Known {
  sizeOf(key: Site | FurtherSize): number
  sex: Sex
  heightMm: number
  measuredMm: Readonly<Record<string, number | undefined>>
}

type Rule = (known: Known) => number

const woman = (sex: Sex) => sex === 'female'
const riseOf = ({ sizeOf }: Known) => Math.max(120, sizeOf('outseam') - sizeOf('inseam'))

export const derived: Record<FurtherSize, Rule> = {
  upper_chest: ({ sizeOf, sex }) => sizeOf('chest') * (woman(sex) ? 0.94 : 0.98),
  /** Over a belly the trunk draws in less under the bust. */
  under_bust: ({ sizeOf, sex }) =>
    Math.max(
      sizeOf('chest') * (woman(sex) ? 0.86 : 0.92),
      Math.min(sizeOf('chest') * 0.97, sizeOf('waist') * 0.93),
    ),
  shoulder_to_apex: ({ sizeOf, sex, heightMm }) =>
    woman(sex) ? heightMm * 0.155 + (sizeOf('chest') - 900) * 0.08 : heightMm * 0.16,
  apex_to_apex: ({ sizeOf }) => sizeOf('chest') * 0.195,
  /** From the neck point of the shoulder, over the shoulder blade: a finger above the nape. */
  nape_to_waist: ({ sizeOf }) => sizeOf('back_length') + 20,
  /** Over bust or belly, whichever takes more; of a belly, what shirts sewn on such avatars ask for to hang level. */
  front_length: ({ sizeOf, sex }) => {
    const belly = Math.max(0, sizeOf('waist') - 0.85 * sizeOf('chest')) * 0.15
    const bust = woman(sex) ? Math.max(-10, (sizeOf('chest') - 850) * 0.06) : 0
    return sizeOf('nape_to_waist') + (belly > 0 ? Math.max(belly, bust) : bust)
  },
  /** The scye: a tenth of the chest and 12 cm below the neck point; by the armhole where a tape has been around it. */
  armpit_to_waist: ({ sizeOf, measuredMm }) => {
    const armhole = measuredMm.armhole
    const scye = armhole ? armhole * 0.47 : sizeOf('chest') * 0.1 + 120
    return Math.max(60, sizeOf('nape_to_waist') - scye)
  },
  shoulder_slope: () => 13,
  hip_bone: ({ sizeOf }) => sizeOf('waist') + (sizeOf('hips') - sizeOf('waist')) * 0.6,
  waist_to_hip_bone: (known) => riseOf(known) * 0.42,
  waist_to_seat: (known) => riseOf(known) * 0.82,
  waist_to_knee: ({ sizeOf, heightMm }) => sizeOf('outseam') - heightMm * 0.285,
  waist_back: ({ sizeOf }) => sizeOf('waist') * 0.5,
  seat_back: ({ sizeOf }) => sizeOf('hips') * 0.52,
  crotch_front: ({ sizeOf }) => sizeOf('crotch') * 0.48,
}
