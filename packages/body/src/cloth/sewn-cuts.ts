import type { Cut, FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { isHighJacket } from '../garment/high-jacket.ts'
import type { DesignKey } from '../pattern/design-key.ts'

const patternOfCut: Partial<Record<Cut, DesignKey>> = {
  shirt: 'shirt',
  tee: 'tee',
  kurta: 'kurta',
  jacket: 'sherwani',
  blouse: 'saree_blouse',
  dress: 'dress',
  skirt: 'skirt',
  trousers: 'trousers',
}

/** The pattern a garment is cut from, where it can be sewn on a body: a jacket with lapels cannot. */
export const patternOfSewn = (garment: { cut: Cut; finished: FinishedSize }): DesignKey | undefined =>
  garment.cut === 'jacket' && !isHighJacket(garment) ? undefined : patternOfCut[garment.cut]
