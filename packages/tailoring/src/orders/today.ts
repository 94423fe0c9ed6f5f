/**
 * What a shop's day asks of its orders: which promise stands where, and the one act that each asks for. Days are ISO days in
 * the shop's own time zone.
 */
import { addDays } from '../customers/days.ts'
import { isOpen } from './due.ts'
import type { OrderState } from './life.ts'

/** `uncollected`: the shop kept its promise, and the customer has not come. */
export const promiseGroups = ['late', 'today', 'tomorrow', 'uncollected'] as const
export type PromiseGroup = (typeof promiseGroups)[number]

interface Promised {
  state: OrderState
  promisedOn: string
}

/** Undefined for what is due later or over, and for an order that nobody has approved: nothing was promised yet. */
export function promiseGroup({ state, promisedOn }: Promised, today: string): PromiseGroup | undefined {
  if (state === 'pending' || !isOpen(state)) return undefined
  if (promisedOn < today) return state === 'ready' ? 'uncollected' : 'late'
  if (promisedOn === today) return 'today'
  return promisedOn === addDays(today, 1) ? 'tomorrow' : undefined
}

/** Whether the customer is to try it on today, and has not answered yet. */
export const isTrialToday = (
  { state, trialOn, isTried }: { state: OrderState; trialOn?: string; isTried: boolean },
  today: string,
): boolean => trialOn === today && !isTried && (state === 'approved' || state === 'in_progress')

export type TodayAct = 'price' | 'approve' | 'begin' | 'finish' | 'handOver' | 'remind'

interface Standing extends Promised {
  /** The day its last piece was ready. */
  readyOn?: string
  /** Somebody can be called. */
  hasPhone: boolean
  /** A piece still has no price. */
  lacksPrice: boolean
}

/**
 * The one act of an order. What has been ready since before today and is past its promise waits for a customer to be reminded;
 * what has just become ready is handed over.
 */
export function todayAct(order: Standing, today: string): TodayAct | undefined {
  const { state, promisedOn, readyOn, hasPhone, lacksPrice } = order
  if (state === 'pending') return lacksPrice ? 'price' : 'approve'
  if (state === 'approved') return 'begin'
  if (state === 'in_progress') return 'finish'
  if (state !== 'ready') return undefined
  const hasWaited = promisedOn < today && readyOn !== undefined && readyOn < today
  return hasWaited && hasPhone ? 'remind' : 'handOver'
}

/** So many rows of each are shown; the list of orders has the rest. */
export const mostOfToday = {
  late: 10,
  today: 50,
  tomorrow: 20,
  uncollected: 10,
  approval: 10,
  trial: 30,
  sizes: 10,
} as const
export type TodaySection = keyof typeof mostOfToday
