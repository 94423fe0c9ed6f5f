import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import type { DesignKey } from '../pattern/design-key.ts'

/** The cuts that can be sewn on a body, and the pattern each is cut from. */
export const patternOfCut: Partial<Record<Cut, DesignKey>> = {
  shirt: 'shirt',
  tee: 'tee',
  kurta: 'kurta',
  blouse: 'saree_blouse',
  dress: 'dress',
  skirt: 'skirt',
  trousers: 'trousers',
}
