import type { ClothOfGarment, Cut, FitZone } from './finished.ts'

/**
 * Where one word of fit ends and the next begins, in mm of ease (garment less body): under `least` it cannot be worn, under
 * `tight` it is tight, then close, then regular, and loose beyond. Habits of the trade, not a standard: a shirt's chest is
 * commonly cut 9 cm over the body when slim, 12 to 16 when regular, 20 when loose.
 */
export interface EaseRule {
  least: number
  tight: number
  close: number
  regular: number
}

const ease = (least: number, tight: number, close: number, regular: number): EaseRule => ({
  least,
  tight,
  close,
  regular,
})

/** The seam is taped over the curve of the back, the bones straight across: a seam that sits is some centimetres longer. */
const upper = {
  neck: ease(0, 8, 20, 40),
  shoulder_width: ease(-12, 5, 22, 60),
  bicep: ease(0, 25, 60, 110),
  forearm: ease(0, 25, 60, 120),
  wrist: ease(0, 12, 45, 90),
}

const lower = {
  waist: ease(0, 5, 20, 45),
  hips: ease(0, 25, 60, 120),
  thigh: ease(0, 20, 60, 130),
  knee: ease(0, 30, 80, 160),
  calf: ease(0, 30, 90, 180),
}

/** Zones a cut does not name are not judged on it. */
export const easeOf: Record<Cut, Partial<Record<FitZone, EaseRule>>> = {
  shirt: { ...upper, chest: ease(0, 40, 90, 170), waist: ease(0, 40, 100, 200), hips: ease(0, 20, 60, 150) },
  tee: {
    ...upper,
    chest: ease(0, 20, 60, 130),
    waist: ease(0, 20, 80, 180),
    hips: ease(0, 10, 50, 140),
    bicep: ease(0, 10, 45, 110),
  },
  kurta: { ...upper, chest: ease(0, 45, 100, 180), waist: ease(0, 45, 120, 230), hips: ease(0, 35, 90, 220) },
  /** Worn over a shirt, whose cloth needs room too. */
  jacket: {
    ...upper,
    chest: ease(20, 60, 110, 170),
    waist: ease(20, 60, 120, 190),
    hips: ease(10, 40, 80, 150),
    bicep: ease(15, 40, 80, 130),
    forearm: ease(15, 40, 80, 130),
    wrist: ease(15, 40, 90, 140),
  },
  /** The saree blouse sits on the body. */
  blouse: {
    ...upper,
    chest: ease(0, 10, 35, 70),
    waist: ease(0, 10, 35, 80),
    bicep: ease(0, 8, 30, 60),
    forearm: ease(0, 8, 30, 60),
    shoulder_width: ease(-20, 2, 15, 45),
  },
  dress: { ...upper, chest: ease(0, 20, 60, 120), waist: ease(0, 20, 70, 150), hips: ease(0, 20, 70, 200) },
  trousers: lower,
  skirt: { waist: lower.waist, hips: ease(0, 20, 70, 400) },
}

/** Of what a hand can pull a cloth to, half is what one wears without noticing. */
const wornShare = 0.5

/** How much a zone of this finished length gives on the body before it will not go on, in mm. */
export function giveMm(finishedMm: number, cloth: Pick<ClothOfGarment, 'stretchPercent'>): number {
  return (Math.max(0, finishedMm) * wornShare * Math.max(0, cloth.stretchPercent)) / 100
}

/**
 * The ease at which each word ends on a cloth that gives this much. Stretch lets a garment on and does no more: it gives no
 * room, so from tight upwards the words go by the ease alone.
 */
export function boundsOf(rule: EaseRule, giveMm: number): EaseRule {
  return { ...rule, least: rule.least - giveMm }
}
