/**
 * Bella takes her waist in by darts from a width the chest gives; for a waist that is larger she has nothing. Then the side seams
 * are let out, on front and back alike: the front's below its bust dart, the back's from the armhole down.
 */
import { at, between, distance, lengthOf } from '../geometry.ts'
import { letOut } from '../let-out.ts'
import type { BellaBack, BellaFront } from './bella-block.ts'

export interface Halves {
  f: BellaFront
  b: BellaBack
}

/** `leastMm` is what the whole lower edge has to measure, its darts sewn. Throws when no side seam makes that. */
export function bellaLetOut(halves: Halves, leastMm: number): Halves {
  let wider = halves
  // The seam slants more the further it is let out, and its end comes up with it: the rest is let out after.
  for (let round = 0; round < rounds; round++) {
    const missing = leastMm / 2 - halfEdge(wider)
    if (missing < 0.1) return wider
    wider = widerBy(wider, missing / 2)
  }
  throw new Error('No side seam lets this waist out')
}
const rounds = 30

function halfEdge({ f, b }: Halves): number {
  const front = distance(f.centre, at(f.waistDart.left, 0)) + distance(at(f.waistDart.right, 0), f.sideHem)
  return front + distance(b.centre, at(b.dart.left, 0)) + distance(at(b.dart.right, 0), at(b.side, 0))
}

function widerBy({ f, b }: Halves, mm: number): Halves {
  const low = at(b.side, 0)
  const side = letOut(b.side, [{ y: low[1], mm: low[0] + mm }])
  const hem = at(f.waistDart.right, 0)
  const out = between(hem, f.sideHem, 1 + mm / distance(hem, f.sideHem))
  const belowDart = lengthOf(side) - distance(f.bustDart.high, at(f.armhole, 0))
  const sideHem = between(f.bustDart.low, out, belowDart / distance(f.bustDart.low, out))
  return { f: { ...f, sideHem }, b: { ...b, side } }
}
