/** Customers who came regularly and have stayed away longer than they used to. */
import type { PastCase } from './confidence.ts'

/** Days of a customer's orders, counted from any day, the earliest first. */
export type OrderDays = readonly number[]

/** Two gaps are the least that can be called a habit: the specification's repeat customer. */
const fewestOrders = 3
/** Later than usual by so much: a little late is nothing. After thrice the time they have gone elsewhere. */
export const lateFrom = 1.25
const lateTo = 3
/** A call has done its work when they order within this time. */
export const answerDays = 60

export interface Absence {
  usualGapDays: number
  awayDays: number
  /** How many times the usual gap they have been away. */
  late: number
}

/** How long somebody has been away on `today`; undefined for whoever is not expected. */
export function absenceOf(days: OrderDays, today: number): Absence | undefined {
  if (days.length < fewestOrders) return undefined
  const usualGapDays = usualOf(days)
  const awayDays = today - (days.at(-1) ?? today)
  const late = awayDays / usualGapDays
  return late >= lateFrom && late <= lateTo ? { usualGapDays, awayDays, late } : undefined
}

/** Each time a customer became late, and once more later: whether they came within the time. The nearer to usual, the surer. */
export function absenceCases(customers: readonly OrderDays[], today: number): PastCase[] {
  return customers.flatMap((days) =>
    days.flatMap((_, place): PastCase[] => {
      const known = days.slice(0, place + 1)
      const last = days[place] ?? 0
      return [lateFrom, 2].flatMap((late): PastCase[] => {
        const at = last + Math.ceil(late * usualOf(known))
        const next = days[place + 1]
        if (known.length < fewestOrders || (next !== undefined && next <= at)) return []
        if (at + answerDays > today) return []
        return [{ score: -late, cameTrue: next !== undefined && next <= at + answerDays }]
      })
    }),
  )
}

/** Orders of one week are one visit. */
const usualOf = (days: OrderDays) =>
  Math.max(7, middleOf(days.slice(1).map((day, place) => day - (days[place] ?? day))))

const middleOf = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)] ?? 0
