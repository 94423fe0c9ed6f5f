/** What every design is drafted from, and the eases of the shop's usual fits. */
import type { InputKey } from '../inputs.ts'
import type { LengthKey, SetOptions } from '../options.ts'
import type { Pattern } from '../pattern.ts'

export interface Order {
  sizes: Record<InputKey, number>
  options: SetOptions
  /** Whether the size was taken on the body by hand: then nothing is put in its place. */
  isTaped: (key: InputKey) => boolean
}

export type DraftDesign = (order: Order) => Pick<Pattern, 'pieces' | 'finished'> & {
  /** Lengths as they came out, where this body may keep the draft from what was ordered. */
  drawn?: Partial<Record<LengthKey, number>>
}

/** How much larger than the body the garment is around the chest; the trade has no standard, these are usual. */
export const chestEaseMm = {
  shirt: { slim: 90, regular: 130, loose: 190 },
  tee: { slim: 50, regular: 90, loose: 150 },
  kurta: { slim: 90, regular: 130, loose: 190 },
  sherwani: { slim: 130, regular: 160, loose: 210 },
  jacket: { slim: 110, regular: 140, loose: 190 },
  bodice: { slim: 60, regular: 90, loose: 120 },
  blouse: { slim: 25, regular: 45, loose: 70 },
  trousers: { slim: 30, regular: 50, loose: 90 },
} as const satisfies Record<string, Record<string, number>>

/**
 * By so much of the way from the waist to the armpit armholes are cut deeper than FreeSewing has them: 26 cm under the neck point for a
 * chest of a metre, as drafting systems of the trade have it. A tighter one slides out along the arm and draws the cloth from the neck.
 */
export const armholeDepth = 0.09

/** Around waist and hips no fit has less: half of what it has at the chest. A belly is dressed closer than the chest, never tight. */
export const leastEaseOf = (garment: keyof typeof chestEaseMm, fit: string): number =>
  easeOf(garment, fit) / 2

/** What is held up by its waist sits close there in every fit. */
export const heldUpEaseMm = 10

export function easeOf(garment: keyof typeof chestEaseMm, fit: string): number {
  const table: Record<string, number> = chestEaseMm[garment]
  const ease = table[fit]
  if (ease === undefined) throw new Error(`No ease for ${fit}`)
  return ease
}
