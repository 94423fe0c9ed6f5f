import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { type BodySizes, type FitLabel, fitInOneWord, fitOf } from '@darzi/tailoring/collection/fit.ts'
import { type BestSize, bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import { type Verdict, verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import type { StoredScan } from '../body-scans/api.ts'

export interface FitOfItem {
  best: BestSize | undefined
  /** How one size sits, in one word, and what beside it; undefined when too little is known. */
  saidOf(size: string): SaidOfSize | undefined
}

/** The words of shop-collection.fit. */
export interface SaidOfSize {
  word: FitLabel | 'changes'
  /** `size` is the one that fits best, or comes nearest. */
  beside?: { is: 'best' | 'part' | 'none' } | { is: 'rather' | 'nearest'; size: string }
}

/** How a garment's sizes sit on who was measured; undefined for what has no cut. */
export function fitOfItem(scan: StoredScan | undefined, item: CollectionItem): FitOfItem | undefined {
  return scan && fitOnBody(bodyOfScan(scan), item)
}

type Item = Pick<CollectionItem, 'cut' | 'cloth' | 'sizes'>

/** What is said of a size is what the verdict on it says: only one that fits is called the best. */
export function fitOnBody(body: BodySizes, { cut, cloth, sizes }: Item): FitOfItem | undefined {
  if (!cut) return undefined
  const best = bestSize(body, { sizes, cut, cloth })
  const of = (size: string | undefined) => {
    const finished = sizes.find((each) => each.size === size)
    return finished && { finished, cut, cloth }
  }
  const verdictOn = (size: string | undefined) => {
    const garment = of(size)
    return garment && verdictOf(body, garment).is
  }
  return {
    best,
    saidOf(size) {
      const garment = of(size)
      const label = garment && fitInOneWord(fitOf(body, garment), cut)
      const is = verdictOn(size)
      if (!label || !is) return undefined
      const word = is === 'changes' ? is : label
      return { word, beside: besideOf({ is, size, best, bestIs: verdictOn(best?.size) }) }
    },
  }
}

interface Beside {
  is: Verdict['is']
  size: string
  best: BestSize | undefined
  /** The verdict on the best. */
  bestIs: Verdict['is'] | undefined
}

function besideOf({ is, size, best, bestIs }: Beside): SaidOfSize['beside'] {
  if (best?.by === 'none') return { is: 'none' }
  if (is === 'part') return { is: 'part' }
  if (best?.by !== 'fit') return undefined
  if (best.size === size) return is === 'fits' ? { is: 'best' } : undefined
  if (bestIs === 'fits') return { is: 'rather', size: best.size }
  return is === 'fits' ? undefined : { is: 'nearest', size: best.size }
}
