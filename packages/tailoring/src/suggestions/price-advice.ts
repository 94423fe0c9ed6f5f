/** What a shop takes for a garment against what its list says: the middle of what was taken, once there is enough of it. */

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

/** The middle one; of two the lower, so that it is a price somebody paid. */
function middleOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
