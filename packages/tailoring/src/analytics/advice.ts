/**
 * What to do next, by stated rules over the figures that are shown and nothing else. Too few cases say nothing. The most money or the
 * most people first.
 */
import { daysLeftOf, rateOf } from './rates.ts'

export interface Advised {
  promises: { due: number; kept: number }
  owed: readonly { age: string; orders: number; minor: number }[]
  rework: readonly { cause: string; pieces: number }[]
  /** Pieces ordered in the same days. */
  pieces: number
  hours: readonly { hour: number; orders: number }[]
  customers: { total: number; repeat: number }
  orders: { now: number; before: number }
  cancelled: { now: number }
  stock: readonly { id: string; name: string; used: number; onHand: number }[]
  days: number
}

export type Advice =
  | { key: 'collect'; orders: number; minor: number }
  | { key: 'promiseLater'; due: number; late: number }
  | { key: 'rework'; cause: string; pieces: number; share: number }
  | { key: 'reorder'; id: string; name: string; days: number }
  | { key: 'cancelled'; orders: number; share: number }
  | { key: 'callBack'; orders: number; before: number }
  | { key: 'bringBack'; total: number; repeat: number }
  | { key: 'peak'; from: number; to: number; share: number }

export const limits = {
  /** Fewer cases are chance. */
  fewest: 8,
  promisesKept: 0.9,
  rework: 0.03,
  cancelled: 0.1,
  fewerOrders: 0.2,
  repeat: 0.25,
  stockDays: 14,
  /** Three hours that take in this much of the day are worth another pair of hands. */
  peak: 0.45,
  peakHours: 3,
} as const

/** Everything there is to say, the most pressing first. */
export function adviceOf(figures: Advised): Advice[] {
  const rules = [collect, promiseLater, rework, reorder, cancelled, callBack, bringBack, peak]
  return rules.flatMap((rule) => rule(figures))
}

function collect({ owed }: Advised): Advice[] {
  const old = owed.filter(({ age }) => age === 'to60' || age === 'to90' || age === 'over90')
  const minor = old.reduce((sum, each) => sum + each.minor, 0)
  const orders = old.reduce((sum, each) => sum + each.orders, 0)
  return minor > 0 ? [{ key: 'collect', orders, minor }] : []
}

function promiseLater({ promises: { due, kept } }: Advised): Advice[] {
  const rate = rateOf(kept, due)
  if (rate === undefined || due < limits.fewest || rate >= limits.promisesKept) return []
  return [{ key: 'promiseLater', due, late: due - kept }]
}

function rework({ rework: causes, pieces }: Advised): Advice[] {
  const worst = [...causes].sort((a, b) => b.pieces - a.pieces)[0]
  const share = worst && rateOf(worst.pieces, pieces)
  if (!worst || share === undefined || pieces < limits.fewest || share < limits.rework) return []
  return [{ key: 'rework', cause: worst.cause, pieces: worst.pieces, share }]
}

function reorder({ stock, days }: Advised): Advice[] {
  const lasting = stock.flatMap(({ id, name, used, onHand }) => {
    const left = daysLeftOf({ onHand, used, days })
    return left !== undefined && left < limits.stockDays
      ? [{ key: 'reorder' as const, id, name, days: left }]
      : []
  })
  return lasting.sort((a, b) => a.days - b.days).slice(0, 3)
}

function cancelled({ cancelled: { now }, orders }: Advised): Advice[] {
  const share = rateOf(now, orders.now)
  if (share === undefined || orders.now < limits.fewest || share <= limits.cancelled) return []
  return [{ key: 'cancelled', orders: now, share }]
}

function callBack({ orders: { now, before } }: Advised): Advice[] {
  if (before < limits.fewest || now >= before * (1 - limits.fewerOrders)) return []
  return [{ key: 'callBack', orders: now, before }]
}

function bringBack({ customers: { total, repeat } }: Advised): Advice[] {
  const rate = rateOf(repeat, total)
  if (rate === undefined || total < 4 * limits.fewest || rate >= limits.repeat) return []
  return [{ key: 'bringBack', total, repeat }]
}

function peak({ hours }: Advised): Advice[] {
  const all = hours.reduce((sum, { orders }) => sum + orders, 0)
  if (all < 4 * limits.fewest) return []
  const within = (from: number) =>
    hours
      .filter(({ hour }) => hour >= from && hour < from + limits.peakHours)
      .reduce((sum, { orders }) => sum + orders, 0)
  const starts = Array.from({ length: 25 - limits.peakHours }, (_, from) => ({ from, orders: within(from) }))
  const [busiest] = starts.sort((a, b) => b.orders - a.orders || a.from - b.from)
  if (!busiest || busiest.orders / all < limits.peak) return []
  return [
    { key: 'peak', from: busiest.from, to: busiest.from + limits.peakHours, share: busiest.orders / all },
  ]
}
