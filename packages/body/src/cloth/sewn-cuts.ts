import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { isBandhgala, isHighJacket } from '../garment/high-jacket.ts'
import type { DesignKey } from '../pattern/design-key.ts'

const patternOfCut: Record<Cut, DesignKey> = {
  shirt: 'shirt',
  tee: 'tee',
  kurta: 'kurta',
  jacket: 'jacket',
  blouse: 'saree_blouse',
  dress: 'dress',
  skirt: 'skirt',
  trousers: 'trousers',
}

/** Close trousers on a band hang as a churidar does: its cord's gathers are under what is worn over it. */
const sewnAs: Partial<Record<DesignKey, DesignKey>> = { churidar: 'trousers' }

/** The pattern a garment is cut from when it is sewn on a body. */
export const patternOfSewn = (garment: Pick<DrawnGarment, 'cut' | 'finished' | 'design'>): DesignKey =>
  (garment.design && (sewnAs[garment.design] ?? garment.design)) ??
  (isBandhgala(garment) ? 'bandhgala' : isHighJacket(garment) ? 'sherwani' : patternOfCut[garment.cut])
