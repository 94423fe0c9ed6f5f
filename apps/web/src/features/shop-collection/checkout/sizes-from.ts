export type SizesFrom = 'scan' | 'shop'

interface Choosing {
  chosen: SizesFrom | undefined
  hasScan: boolean
  isUnknown: boolean
}

/** By which sizes it is made, until another is chosen; undefined as long as it is not known whether there are own ones. */
export function sizesFrom({ chosen, hasScan, isUnknown }: Choosing): SizesFrom | undefined {
  if (chosen === 'shop') return 'shop'
  if (hasScan) return 'scan'
  return isUnknown ? undefined : 'shop'
}
