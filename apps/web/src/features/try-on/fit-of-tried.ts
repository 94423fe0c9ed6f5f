import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { type BodySizes, fitOf, goesOn, untoldOf } from '@darzi/tailoring/collection/fit.ts'

interface Tried {
  item: Pick<CollectionItem, 'cut' | 'cloth' | 'sizes'>
  size: string
}

/**
 * In one word, how what was tried on before sits on the body that is shown: the account's own answer was of whoever was measured
 * last on that day. Nothing is said of what cannot be worn here or has no such size any more.
 */
export function fitOfTried(
  body: BodySizes,
  { item: { cut, cloth, sizes }, size }: Tried,
): 'fits' | 'short' | 'untold' | undefined {
  const finished = sizes.find((each) => each.size === size)
  if (!cut || !finished) return undefined
  const zones = fitOf(body, { cut, cloth, finished })
  if (zones.some(({ label }) => label === 'too_small')) return 'short'
  return goesOn(zones) && untoldOf(body, { cut, finished }).length === 0 ? 'fits' : 'untold'
}
