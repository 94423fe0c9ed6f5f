import type { Person, View } from '../shapes.ts'
import type { Concern, Judgement, Notice, Refusal } from './concerns.ts'
import type { Figure } from './figure.ts'

/**
 * The area of an outline over √(volume · height) is nearly the same for everybody who stands as asked: of generated bodies
 * from lean to heavy 1.42 ± 0.04 from the front, 0.88 ± 0.03 from the side, 1.25 ± 0.03 for both multiplied, since breadth
 * times depth is the volume. Real masks lie a little outside and real people are not as even: hence the wider spread.
 */
const expected = {
  front: { mean: 1.44, spread: 0.065 },
  side: { mean: 0.89, spread: 0.05 },
  both: { mean: 1.28, spread: 0.06 },
} as const

const doubtFrom = 2.3
const refuseFrom = 3.5

/** Whether the pictures show as much body as the scales said. Clothes that stand off show more. */
export function againstBuild(person: Person, figures: Partial<Record<View, Figure>>): Judgement {
  const { front, side } = figures
  const shares = { front: front && shareOf(front, person), side: side && shareOf(side, person) }
  const off = deviation(shares)
  if (off === undefined) return { refusals: [], notices: [] }
  const refused: Concern<Refusal>[] =
    Math.abs(off) > refuseFrom ? [{ code: off > 0 ? 'moreThanWeight' : 'lessThanWeight' }] : []
  const noticed: Concern<Notice>[] =
    Math.abs(off) > doubtFrom && refused.length === 0 ? [{ code: 'weightDoubtful' }] : []
  return { refusals: refused, notices: noticed }
}

function shareOf({ area, height }: Figure, { heightMm, weightKg }: Person): number {
  const mmPerPixel = heightMm / height
  const litresMm3 = weightKg * 1e6
  return (area * mmPerPixel ** 2) / Math.sqrt(litresMm3 * heightMm)
}

function deviation({ front, side }: { front?: number; side?: number }): number | undefined {
  if (front && side) return (front * side - expected.both.mean) / expected.both.spread
  if (front) return (front - expected.front.mean) / expected.front.spread
  return side && (side - expected.side.mean) / expected.side.spread
}
