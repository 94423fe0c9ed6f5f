/** Which open orders may not be ready by their day, by how long orders like them took. */
import type { PastCase } from './confidence.ts'

export interface MadeOrder {
  garment: string
  /** Days from taking to the promise, and to being ready. */
  leadDays: number
  madeInDays: number
}

export interface OpenOrder {
  garment: string
  leadDays: number
  /** Days since it was taken. */
  ageDays: number
}

/** Of one garment so many tell enough; before that all garments speak together. */
const fewestAlike = 10
/** More likely late than not. */
export const riskFrom = 0.5

/** The share of orders like it that took longer than its promise, of those not made by this age. Undefined when there are none. */
export function delayRisk(made: readonly MadeOrder[], { garment, leadDays, ageDays }: OpenOrder) {
  const still = made.filter(({ madeInDays }) => madeInDays > ageDays)
  const alike = still.filter((order) => order.garment === garment)
  const like = alike.length >= fewestAlike ? alike : still
  if (like.length < fewestAlike) return undefined
  const late = like.filter(({ madeInDays }) => madeInDays > leadDays).length
  return { risk: late / like.length, like: like.length, usualDays: middleOf(like.map((o) => o.madeInDays)) }
}

/** What the rule would have said half way to each promise, from what had been made before; in the order they were made. */
export function delayCases(made: readonly MadeOrder[]): PastCase[] {
  return made.flatMap((order, place): PastCase[] => {
    const ageDays = Math.floor(order.leadDays / 2)
    if (order.madeInDays <= ageDays) return []
    const told = delayRisk(made.slice(0, place), { ...order, ageDays })
    return told ? [{ score: told.risk, cameTrue: order.madeInDays > order.leadDays }] : []
  })
}

const middleOf = (days: readonly number[]) =>
  days.toSorted((a, b) => a - b)[Math.floor((days.length - 1) / 2)] ?? 0
