/** How sure a body's sizes are as a whole, from the ± each carries; and the colour bands of the spec for such a share. */
import { forgivenMm } from './sizes-advice.ts'

/** The share of sizes that are surely within what a close garment's ease forgives; 0 of none. */
export function sureShare(plusMinusMm: readonly number[]): number {
  if (plusMinusMm.length === 0) return 0
  return plusMinusMm.filter((mm) => mm <= forgivenMm).length / plusMinusMm.length
}

export type Band = 'green' | 'blue' | 'yellow' | 'red'

export function bandOf(share: number): Band {
  if (share >= 0.9) return 'green'
  if (share >= 0.8) return 'blue'
  return share >= 0.7 ? 'yellow' : 'red'
}
