/** A shop's years as they might have been, the same for the same seed: for the figures that tell how sure suggestions are. */
import type { OrderDays } from './call-back-advice.ts'
import type { MadeOrder } from './delay-advice.ts'
import type { Measured } from './odd-sizes.ts'
import type { DailyUse } from './reorder-advice.ts'

export interface History {
  days: number
  made: MadeOrder[]
  customers: OrderDays[]
  items: DailyUse[]
  /** Of each garment what its pieces took. */
  metres: number[][]
  pricesMinor: number[][]
  people: Measured[][]
}

const days = 900

export function aHistory(seed: number): History {
  const random = numbersOf(seed)
  const about = (middle: number, spread: number) =>
    middle + (random() + random() + random() + random() - 2) * spread
  const many = <T>(length: number, make: (place: number) => T) =>
    Array.from({ length }, (_, place) => make(place))
  return {
    days,
    made: many(500, (place) => {
      const kind = place % 3
      const usual = [6, 10, 18][kind] ?? 10
      const leadDays = Math.max(2, Math.round(about(usual * 1.15, usual * 0.6)))
      return {
        garment: `garment${kind}`,
        leadDays,
        madeInDays: Math.max(1, Math.round(about(usual, usual * 0.7))),
      }
    }),
    customers: many(160, () => {
      const gap = 25 + random() * 120
      const orders: number[] = [Math.floor(random() * 200)]
      // One in seven goes to another shop after each order.
      while (random() > 0.14) {
        const next = (orders.at(-1) ?? 0) + Math.max(5, Math.round(about(gap, gap * 0.8)))
        if (next > days) break
        orders.push(next)
      }
      return orders
    }),
    items: many(12, () => {
      const busy = 0.1 + random() * 0.5
      return many(300, () => (random() < busy ? Math.round(about(3000, 1500)) : 0))
    }),
    metres: many(6, () => {
      const usual = 1.5 + random() * 3
      return many(60, () => Math.max(0.5, Math.round(about(usual, usual * 0.12) * 20) / 20))
    }),
    pricesMinor: many(6, () => {
      const usual = 60_000 + random() * 300_000
      return many(60, () => Math.round(about(usual, usual * 0.12) / 1000) * 1000)
    }),
    people: many(400, () => {
      const chest = 850 + random() * 300
      const at = [0, 20 + random() * 120, 150 + random() * 70]
      const slip = random() < 0.4 ? about(0, chest * 0.12) : 0
      // Some bodies do change: what looks odd is not always wrong.
      const grown = random() < 0.15 ? chest * 0.08 : 0
      return at.map((day, place) => ({
        day,
        mm: {
          chest: Math.max(500, chest + about(0, 12) + (place === 1 ? slip : 0) + (place > 0 ? grown : 0)),
        },
      }))
    }),
  }
}

function numbersOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}
