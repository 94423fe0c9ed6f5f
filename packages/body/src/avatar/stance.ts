/** Where the parts of this person stand: heights over the floor, the arm's root and direction, the feet. */
import { type Curve, curveThrough } from './curve.ts'
import { placeOf, survey } from './form.ts'
import { type Given, within } from './given.ts'

export interface Stance {
  heights: Record<
    'crotch' | 'hips' | 'waist' | 'chest' | 'armpit' | 'shoulder' | 'neck' | 'chin' | 'knee' | 'ankle',
    number
  >
  footMm: number
  /** Height of a torso ring: 0 crotch, 1 hips, 2 waist, 3 chest, 4 shoulder point, 5 upper neck. */
  torsoY: Curve
  /** Height of a leg ring: 0 floor, 1 knee, 2 crotch, 3 hips. */
  legY: Curve
}

/** The torso ring around which a tape takes the neck. */
export const neckRing = 4.65

export function stanceOf({ maleness, heightMm: tall, sites }: Given): Stance {
  const up = (name: keyof typeof survey.male.heights) => {
    const t = (sex: 'male' | 'female') => {
      const [base = 0, height = 0, inseam = 0, outseam = 0] = survey[sex].heights[name]
      return base + height * tall + inseam * sites.inseam + outseam * sites.outseam
    }
    return maleness * t('male') + (1 - maleness) * t('female')
  }
  const place = (name: Parameters<typeof placeOf>[0]) => placeOf(name, maleness)
  const [crotch, waist] = [sites.inseam, sites.outseam]
  const hipShare = (place('hipsUp') - place('crotchUp')) / (place('waistUp') - place('crotchUp'))
  // Under a belly that hangs the waist is taken low; the seat stays where it is.
  const hips = crotch + Math.min(Math.max(hipShare * (waist - crotch), 0.038 * tall), (waist - crotch) / 2)
  const nape = up('nape')
  // Along the spine's curve the back is a little longer than it is high.
  const lift = within(waist + 0.96 * sites.back_length - nape, -0.02 * tall, 0.02 * tall)
  const chin = tall * (1 - place('chinUp'))
  const shoulder = within(up('shoulder') + lift, waist + 0.14 * tall, chin - 0.035 * tall)
  const chest = within(up('chest') + lift / 2, waist + 0.06 * tall, shoulder - 0.06 * tall)
  const upperNeck = Math.min(shoulder + place('neckUp') * tall, chin - 0.004 * tall)
  const knee = within(up('knee'), 0.45 * crotch, 0.7 * crotch)
  const torsoY = curveThrough([0, 1, 2, 3, 4, 5], [crotch, hips, waist, chest, shoulder, upperNeck])
  return {
    heights: {
      crotch,
      hips: torsoY(1),
      waist,
      chest,
      shoulder,
      chin,
      knee,
      armpit: within(up('armpit') + lift, chest + 0.015 * tall, shoulder - 0.03 * tall),
      neck: torsoY(neckRing),
      ankle: up('ankle'),
    },
    footMm: up('foot'),
    torsoY,
    legY: curveThrough([0, 1, 2, 3], [0, knee, crotch, torsoY(1)]),
  }
}
