/** What a shop takes for a garment against what its list says: the middle of what was taken, once there is enough of it. */
import type { PastCase } from './confidence.ts'

interface Taken {
  /** What the list says; undefined when it says nothing. */
  listedMinor: number | undefined
  /** Of pieces taken of late, without add-ons. */
  takenMinor: readonly number[]
}

/** Fewer pieces are chance. */
export const fewestPieces = 3
/** The list is left alone while the middle is nearer than this to it. */
const toleratedShare = 0.1

/** The usual price to put on the list, or undefined when there is nothing to say. */
export function priceAdvice({ listedMinor, takenMinor }: Taken): { usualMinor: number } | undefined {
  if (takenMinor.length < fewestPieces) return undefined
  const usualMinor = middleOf(takenMinor)
  if (listedMinor === undefined) return { usualMinor }
  return Math.abs(usualMinor - listedMinor) > listedMinor * toleratedShare ? { usualMinor } : undefined
}

/** Whether each next piece was sold near the middle of those before it; in the order they were taken. */
export function priceCases(takenMinor: readonly number[]): PastCase[] {
  return takenMinor.flatMap((taken, place): PastCase[] => {
    if (place < fewestPieces) return []
    const before = takenMinor.slice(0, place)
    const usual = middleOf(before)
    const near = before.filter((each) => isNear(each, usual)).length / before.length
    return [{ score: near, cameTrue: isNear(taken, usual) }]
  })
}

/** The share of what was taken that lies near its middle: how strongly the middle speaks. */
export const nearShare = (takenMinor: readonly number[]) => {
  const usual = middleOf(takenMinor)
  return takenMinor.filter((each) => isNear(each, usual)).length / Math.max(1, takenMinor.length)
}

const isNear = (price: number, usual: number) => Math.abs(price - usual) <= usual * toleratedShare

/** The middle one; of two the lower, so that it is a price somebody paid. */
function middleOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
