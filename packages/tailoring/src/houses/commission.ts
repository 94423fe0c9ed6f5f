/** What a house keeps of an order that a partner sews, and what the partner gets: always the whole, to the coin. */

/** 20 % where nothing else was agreed. */
export const usualRateBp = 2000
export const wholeBp = 10_000

export interface Split {
  commissionMinor: number
  payableMinor: number
}

/** `rateBp` is in basis points; halves are rounded up. */
export function splitOf(baseMinor: number, rateBp: number): Split {
  const commissionMinor = Math.floor((baseMinor * rateBp + wholeBp / 2) / wholeBp)
  return { commissionMinor, payableMinor: baseMinor - commissionMinor }
}

interface Given {
  /** The price of the order when it was given to the partner. */
  baseMinor: number
  rateBp: number
  /** Given back to the customer or given up since then. */
  takenOffMinor: number
  isDelivered: boolean
}

/** What should stand in the books of an order; what stands there otherwise is put right by one more entry. */
export function owedOf({ baseMinor, rateBp, takenOffMinor, isDelivered }: Given): Split {
  if (!isDelivered) return { commissionMinor: 0, payableMinor: 0 }
  return splitOf(Math.max(0, baseMinor - takenOffMinor), rateBp)
}
