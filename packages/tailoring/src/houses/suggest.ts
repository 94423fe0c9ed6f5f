/** Whom to give an order to: who sews it first, of those the better tier, of those who has least to do. A person chooses. */
export const tiers = ['standard', 'preferred', 'premium'] as const
export type Tier = (typeof tiers)[number]

export interface Candidate {
  tier: Tier
  sewsAll: boolean
  openOrders: number
}

export function suggested<Partner extends Candidate>(partners: readonly Partner[]): Partner[] {
  return [...partners].sort(
    (one, other) =>
      Number(other.sewsAll) - Number(one.sewsAll) ||
      tiers.indexOf(other.tier) - tiers.indexOf(one.tier) ||
      one.openOrders - other.openOrders,
  )
}
