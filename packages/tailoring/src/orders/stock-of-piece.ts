/** What becomes of the cloth of the stock that was named for a piece and not taken yet, when something else is said of the piece. */
import type { PieceCloth } from './piece.ts'

interface Said {
  before: PieceCloth | undefined
  after: PieceCloth | undefined
  /** It becomes another garment. */
  isAnother: boolean
}

/**
 * `gone`: the piece is not cut from it any more: it is the customer's own cloth, or to be chosen later, or another type or code than was said,
 * or for another garment. `resized`: the quantity follows the metres. What is first said of a cloth, and its colour, change neither.
 */
export function stockAfter({ before, after, isAnother }: Said): 'kept' | 'gone' | 'resized' {
  const isElse = after?.source !== before?.source && after?.source !== 'shop'
  const isOther = (['type', 'code'] as const).some(
    (fact) => before?.[fact] !== undefined && after?.[fact] !== undefined && before[fact] !== after[fact],
  )
  if (isAnother || isElse || isOther) return 'gone'
  return after?.metres !== undefined && after.metres !== before?.metres ? 'resized' : 'kept'
}
