/**
 * What a customer does with an order, and when: one table for the portal, the private link and the server. Before it, the life of its
 * quote (quotes/life) says the same of what was asked; after it, the life of a dispute (disputes/life) of what is argued about.
 */
import { addDays } from '../customers/days.ts'
import type { Result } from '../result.ts'
import type { OrderState, PieceState } from './life.ts'

export const customerActs = {
  /** By themselves; later on it is a matter for both sides. */
  cancel: ['pending', 'approved', 'in_progress'],
  answerTrial: ['in_progress'],
  /** On a gateway's page, or by UPI. */
  pay: ['pending', 'approved', 'in_progress', 'ready', 'delivered'],
  /** An order that the shop has not taken on has nothing to be judged yet; one it called off may have money to give back. */
  raiseDispute: ['approved', 'in_progress', 'ready', 'delivered', 'cancelled'],
  /** Free of charge, until the day that was agreed. */
  askRemake: ['delivered'],
  review: ['delivered'],
} as const satisfies Record<string, readonly OrderState[]>
export type CustomerAct = keyof typeof customerActs

export function customerMay(state: OrderState, act: CustomerAct): boolean {
  const from: readonly OrderState[] = customerActs[act]
  return from.includes(state)
}

export interface PieceAt {
  state: PieceState
  stage: number
  stages: readonly { key: string }[]
  /** How often it came back to be done again. */
  reworks: number
}

/**
 * Whether scissors went into its cloth: a piece at Cutting or past it, and one that was made and came back, wherever it stands now. Where
 * a list has no Cutting, any work counts.
 */
export function isCut({ state, stage, stages, reworks }: PieceAt): boolean {
  if (state === 'cancelled') return false
  if (reworks > 0) return true
  if (state === 'waiting') return false
  const cutting = stages.findIndex(({ key }) => key === 'cutting')
  return stage >= Math.max(cutting, 0)
}

interface ToCancel {
  state: OrderState
  pieces: readonly PieceAt[]
  paidMinor: number
  /** As agreed; without an agreement what was paid so far is the advance. */
  advanceMinor?: number | undefined
}

export interface CancelTerms {
  keptMinor: number
  backMinor: number
}

/**
 * Free before cutting; after it the shop keeps the advance, never more than was paid. An order of which a piece was made and came back, or
 * was handed over, is not called off: what is wrong with it is a matter for both sides.
 */
export function cancelTerms(
  order: ToCancel,
): Result<CancelTerms, 'orders.cancelTooLate', { state: OrderState }> {
  const { state, pieces, paidMinor, advanceMinor = paidMinor } = order
  if (!customerMay(state, 'cancel') || pieces.some(cameBack))
    return { refused: 'orders.cancelTooLate', params: { state } }
  const keptMinor = pieces.some(isCut) ? Math.min(paidMinor, advanceMinor) : 0
  return { ok: true, keptMinor, backMinor: paidMinor - keptMinor }
}

const cameBack = ({ state, reworks }: PieceAt) =>
  state === 'delivered' || (state !== 'cancelled' && reworks > 0)

export const milestoneKinds = ['advance', 'trial', 'delivery'] as const

export interface Milestone {
  kind: (typeof milestoneKinds)[number]
  dueMinor: number
  paidMinor: number
}

interface Agreed {
  totalMinor: number
  paidMinor: number
  advanceMinor: number
  trialMinor: number
}

/** What is due when, and how much of it was paid: money fills the first first. A discount comes off the last. */
export function milestonesOf({ totalMinor, paidMinor, advanceMinor, trialMinor }: Agreed): Milestone[] {
  const advance = Math.min(advanceMinor, totalMinor)
  const trial = Math.min(trialMinor, totalMinor - advance)
  const dues = { advance, trial, delivery: totalMinor - advance - trial }
  let left = paidMinor
  return milestoneKinds.flatMap((kind) => {
    const paid = Math.max(0, Math.min(left, dues[kind]))
    left -= paid
    return dues[kind] > 0 ? [{ kind, dueMinor: dues[kind], paidMinor: paid }] : []
  })
}

interface Delivered {
  state: OrderState
  /** The shop's day of the hand-over. */
  deliveredOn: string | undefined
  /** As agreed; 0 where none was. */
  remakeDays: number
  today: string
}

/** The last day on which a free remake may be asked for; undefined where none was agreed, and once that day has passed. */
export function remakeUntil({ state, deliveredOn, remakeDays, today }: Delivered): string | undefined {
  if (!customerMay(state, 'askRemake') || !deliveredOn || remakeDays <= 0) return undefined
  const last = remakeEnds({ deliveredOn, remakeDays })
  return last >= today ? last : undefined
}

/** The last day of a free remake, whatever day it is now. */
export const remakeEnds = ({ deliveredOn, remakeDays }: { deliveredOn: string; remakeDays: number }) =>
  addDays(deliveredOn, remakeDays)
