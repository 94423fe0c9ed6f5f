/**
 * The ledger of an order: what was received, what was given back, what is still owed. An entry is never edited. A pending
 * one turns completed or failed; a completed one may be refunded in parts, or reversed whole when it was a mistake.
 */
import type { Ruling } from '../ruling.ts'

export const paymentStatuses = ['completed', 'pending', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const entryKinds = ['advance', 'payment', 'refund', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Entry {
  id: string
  kind: EntryKind
  status: PaymentStatus
  /** What the shop received: positive in, negative out. */
  amountMinor: number
  /** Of a refund or reversal: the entry it takes back. */
  reverses?: string
}

export interface Ledger {
  totalMinor: number
  entries: readonly Entry[]
  /** Nothing more is taken for an order that was called off. */
  isCancelled?: boolean
}

type LedgerRefusal =
  | 'payments.aboveBalance'
  | 'payments.orderCancelled'
  | 'payments.notPending'
  | 'payments.notRefundable'
  | 'payments.aboveRefundable'
  | 'payments.notReversible'
  | 'payments.refundsFirst'
type LedgerRuling<Allowed = unknown> = Ruling<Allowed, LedgerRefusal, { mostMinor: number }>

const refuse = (refused: LedgerRefusal, mostMinor = 0) => ({ refused, because: { mostMinor } })
const counts = ({ status }: Entry) => status === 'completed' || status === 'refunded'

/** What the shop holds: the sum of what was completed, refunds and reversals taken off. */
export const paidMinor = (entries: readonly Entry[]): number =>
  entries.filter(counts).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What is still owed; nothing for an order that was called off. */
export const balanceMinor = ({ totalMinor, entries, isCancelled }: Ledger): number =>
  isCancelled ? 0 : totalMinor - paidMinor(entries)

/** Whether this much may be taken now. */
export function takeRuling(ledger: Ledger, amountMinor: number): LedgerRuling {
  if (ledger.isCancelled) return refuse('payments.orderCancelled')
  const most = Math.max(0, balanceMinor(ledger))
  return amountMinor > most ? refuse('payments.aboveBalance', most) : { ok: true }
}

/** How a pending entry may turn out: money that was seen must still be owed. */
export function settleRuling(ledger: Ledger, entry: Entry, to: 'completed' | 'failed'): LedgerRuling {
  if (entry.status !== 'pending') return refuse('payments.notPending')
  return to === 'failed' ? { ok: true } : takeRuling(ledger, entry.amountMinor)
}

/** What of an entry can still be given back. */
export function refundableMinor(entries: readonly Entry[], entry: Entry): number {
  const isReceived = entry.kind === 'advance' || entry.kind === 'payment'
  if (!isReceived || !counts(entry) || isReversed(entries, entry)) return 0
  return (
    entry.amountMinor + liveRefunds(entries, entry).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  )
}

export function refundRuling(
  entries: readonly Entry[],
  entry: Entry,
  amountMinor: number,
): LedgerRuling<{ status: PaymentStatus }> {
  const most = refundableMinor(entries, entry)
  if (most <= 0) return refuse('payments.notRefundable')
  if (amountMinor > most) return refuse('payments.aboveRefundable', most)
  return { ok: true, status: amountMinor === most ? 'refunded' : 'completed' }
}

/**
 * Whether an entry can be reversed, and by how much: a payment without refunds, or a refund that was not given (while the
 * money is still owed).
 */
export function reverseRuling(ledger: Ledger, entry: Entry): LedgerRuling<{ amountMinor: number }> {
  const { entries } = ledger
  if (entry.kind === 'reversal' || !counts(entry) || isReversed(entries, entry))
    return refuse('payments.notReversible')
  if (liveRefunds(entries, entry).length > 0) return refuse('payments.refundsFirst')
  if (entry.kind !== 'refund') return { ok: true, amountMinor: -entry.amountMinor }
  const most = Math.max(0, ledger.totalMinor - paidMinor(entries))
  const back = -entry.amountMinor
  return back > most ? refuse('payments.aboveBalance', most) : { ok: true, amountMinor: back }
}

/** What may be done with an entry now; who may do it is another question. */
export function allowedActs(ledger: Ledger, entry: Entry) {
  return {
    complete: 'ok' in settleRuling(ledger, entry, 'completed'),
    fail: 'ok' in settleRuling(ledger, entry, 'failed'),
    refund: refundableMinor(ledger.entries, entry) > 0,
    reverse: 'ok' in reverseRuling(ledger, entry),
  }
}

export const isReversed = (entries: readonly Entry[], { id }: Entry): boolean =>
  entries.some(({ kind, reverses }) => kind === 'reversal' && reverses === id)

const liveRefunds = (entries: readonly Entry[], { id }: Entry): Entry[] =>
  entries.filter((each) => each.kind === 'refund' && each.reverses === id && !isReversed(entries, each))

/** What the shop holds of the advance; the rest of what was paid came later. */
export const advanceMinor = (entries: readonly Entry[]): number =>
  paidMinor(entries.filter((entry) => rootOf(entries, entry).kind === 'advance'))

/** The money received that an entry is or takes back. */
function rootOf(entries: readonly Entry[], entry: Entry): Entry {
  const before = entry.reverses ? entries.find(({ id }) => id === entry.reverses) : undefined
  return before ? rootOf(entries, before) : entry
}
