import { isOrderable, isOwn, type Whose } from '../../body-scans/api.ts'

export type SizesFrom = 'scan' | 'shop'

interface Choosing {
  chosen: SizesFrom | undefined
  scan: Whose | undefined
  isUnknown: boolean
}

/**
 * By which sizes it is made, until another is chosen; undefined as long as it is not known whether there are own ones. The body of
 * another is never taken for the customer's: it must be chosen, and one of the book of a shop cannot be.
 */
export function sizesFrom({ chosen, scan, isUnknown }: Choosing): SizesFrom | undefined {
  if (chosen === 'shop') return 'shop'
  if (isOwn(scan) || (chosen === 'scan' && isOrderable(scan))) return 'scan'
  return isUnknown ? undefined : 'shop'
}
