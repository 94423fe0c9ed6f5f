import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { type Verdict, verdictOf } from '@darzi/tailoring/collection/verdict.ts'

interface Tried {
  item: Pick<CollectionItem, 'cut' | 'cloth' | 'sizes'>
  size: string
}

/** The words of try-on.later. */
const said = {
  fits: 'fits',
  changes: 'changes',
  too_small: 'short',
  part: 'untold',
  untold: 'untold',
} as const satisfies Record<Verdict['is'], string>

/**
 * In one word, the verdict on what was tried on before, on the body that is shown: the account's own answer was of whoever was measured
 * last on that day. Nothing is said of what cannot be worn here or has no such size any more.
 */
export function fitOfTried(
  body: BodySizes,
  { item: { cut, cloth, sizes }, size }: Tried,
): (typeof said)[Verdict['is']] | undefined {
  const finished = sizes.find((each) => each.size === size)
  if (!cut || !finished) return undefined
  return said[verdictOf(body, { cut, cloth, finished }).is]
}
