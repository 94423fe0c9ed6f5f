import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { type FitLabel, fitInOneWord, fitOf } from '@darzi/tailoring/collection/fit.ts'
import { type BestSize, bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import type { StoredScan } from '../body-scans/api.ts'

export interface FitOfItem {
  best: BestSize | undefined
  /** How one size sits, in one word; undefined when too little is known. */
  labelOf(size: string): FitLabel | undefined
}

/** How a garment's sizes sit on who was measured; undefined for what has no cut. */
export function fitOfItem(scan: StoredScan | undefined, item: CollectionItem): FitOfItem | undefined {
  const { cut, cloth, sizes } = item
  if (!scan || !cut) return undefined
  const body = bodyOfScan(scan)
  return {
    best: bestSize(body, { sizes, cut, cloth }),
    labelOf: (size) => {
      const finished = sizes.find((each) => each.size === size)
      return finished && fitInOneWord(fitOf(body, { finished, cut, cloth }), cut)
    },
  }
}
