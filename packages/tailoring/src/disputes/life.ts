/** The whole life of a dispute about an order: who may do what, when, and what it becomes. One table, for all three sides and the server. */
import type { Result } from '../result.ts'

/** `agreed` and `declined` are the shop's own answers to a request for a remake: the operator has no part in it yet. */
export const disputeStates = ['raised', 'answered', 'agreed', 'declined', 'withdrawn', 'decided'] as const
export type DisputeState = (typeof disputeStates)[number]
export const disputeSides = ['customer', 'shop', 'operator'] as const
export type DisputeSide = (typeof disputeSides)[number]
/** `remake` asks for what was agreed, within its days; all others are complaints. */
export const disputeKinds = ['remake', 'fit', 'lateness', 'damage', 'money', 'other'] as const
export type DisputeKind = (typeof disputeKinds)[number]
export const disputeOutcomes = ['nothing', 'remake', 'part', 'whole'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** How long a shop has to answer; after that the operator may decide without it. */
export const answerDays = 3

/** How many photos each side shows. */
export const mostDisputePhotos = 6

interface Act {
  by: DisputeSide
  from: readonly DisputeState[]
  to: DisputeState
  /** Of a request for a remake alone, or of complaints alone; undefined: of both. */
  of?: 'remake' | 'complaint'
  /** Of one that was not answered: only while there is time, or only once it is over. */
  when?: { raised: 'inTime' | 'overdue' }
}

export const disputeActs = {
  answer: { by: 'shop', from: ['raised'], to: 'answered', of: 'complaint', when: { raised: 'inTime' } },
  /** Makes it again, free of charge; a shop that comes late to it still may. */
  agree: { by: 'shop', from: ['raised'], to: 'agreed', of: 'remake' },
  /** The customer may complain of it next. */
  decline: { by: 'shop', from: ['raised'], to: 'declined', of: 'remake', when: { raised: 'inTime' } },
  withdraw: { by: 'customer', from: ['raised', 'answered'], to: 'withdrawn' },
  decide: { by: 'operator', from: ['raised', 'answered'], to: 'decided', when: { raised: 'overdue' } },
} as const satisfies Record<string, Act>
export type DisputeAct = keyof typeof disputeActs
// the keys of a closed table
export const disputeActNames = Object.keys(disputeActs) as DisputeAct[]

/** A customer may raise another only once none is open. */
export const openDisputeStates: readonly DisputeState[] = ['raised', 'answered']

/** A remake that was answered or decided: it is not asked for again before the next hand-over. */
export const isSettledRemake = ({ kind, state }: { kind: DisputeKind; state: DisputeState }): boolean =>
  kind === 'remake' && ['agreed', 'declined', 'decided'].includes(state)

export interface DisputeNow {
  kind: DisputeKind
  state: DisputeState
  /** ISO instant until which the shop may answer. */
  answerBy: string
}

/** The shop let its time to answer go by: the operator may decide without it. */
export const isUnanswered = ({ state, answerBy }: Omit<DisputeNow, 'kind'>, now: string): boolean =>
  state === 'raised' && now > answerBy

export function mayActOnDispute(
  { kind, state, answerBy }: DisputeNow,
  { act, side, now }: { act: DisputeAct; side: DisputeSide; now: string },
): Result<
  { to: DisputeState },
  'disputes.notFromHere' | 'disputes.tooLate' | 'disputes.shopFirst',
  { state: DisputeState }
> {
  const { by, from, to, of, when }: Act = disputeActs[act]
  const params = { state }
  const isOther = of !== undefined && of !== (kind === 'remake' ? 'remake' : 'complaint')
  if (by !== side || isOther || !from.includes(state)) return { refused: 'disputes.notFromHere', params }
  const isOverdue = isUnanswered({ state, answerBy }, now)
  if (when?.raised === 'inTime' && isOverdue) return { refused: 'disputes.tooLate', params }
  if (state === 'raised' && when?.raised === 'overdue' && !isOverdue)
    return { refused: 'disputes.shopFirst', params }
  return { ok: true, to }
}

/** What a side may do now; its buttons follow it. */
export const disputeActsOpen = (
  dispute: DisputeNow,
  asked: { side: DisputeSide; now: string },
): DisputeAct[] => disputeActNames.filter((act) => 'ok' in mayActOnDispute(dispute, { act, ...asked }))

/** How much is to be given back, of what was paid. */
export function refundOf(
  outcome: DisputeOutcome,
  { paidMinor, partMinor }: { paidMinor: number; partMinor?: number },
): Result<{ refundMinor: number }, 'disputes.refundMissing' | 'disputes.refundTooMuch', { paid: number }> {
  if (outcome === 'nothing' || outcome === 'remake') return { ok: true, refundMinor: 0 }
  const paid = Math.max(0, paidMinor)
  if (outcome === 'whole')
    return paid > 0
      ? { ok: true, refundMinor: paid }
      : { refused: 'disputes.refundTooMuch', params: { paid } }
  if (!partMinor || partMinor <= 0) return { refused: 'disputes.refundMissing', params: { paid } }
  return partMinor <= paid
    ? { ok: true, refundMinor: partMinor }
    : { refused: 'disputes.refundTooMuch', params: { paid } }
}
