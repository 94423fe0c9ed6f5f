/** Where a tape lies for the girths that no joint tells. */
import type { Point } from './spatial.ts'

/** Just under the fold of the seat. */
export const thighBelowCrotchMm = 32

export const neckSpanMm = 45

/** The neck leans forwards, and the tape lies square to it: from the depth of its middle a little under the tape and at it. */
export function neckLean(lowZ: number, hereZ: number): Point {
  const lean = Math.max(0, Math.min(0.5, (hereZ - lowZ) / neckSpanMm))
  const long = Math.hypot(1, lean)
  return [0, 1 / long, lean / long]
}
