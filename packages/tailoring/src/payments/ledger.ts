/**
 * The ledger of an order: what was received, what was given back, what was taken off the price, what is still owed. An entry
 * is never edited. A pending one turns completed or failed, and there a failed one ends: its money, seen after all, is a new
 * entry that names it. A completed one may be refunded in parts, or reversed whole when it was a mistake. Money that really
 * came is entered whatever is owed: what is held beyond the price is to be given back.
 */
import type { Result } from '../result.ts'

export const paymentStatuses = ['completed', 'pending', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const entryKinds = ['advance', 'payment', 'refund', 'write_off', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Entry {
  id: string
  kind: EntryKind
  status: PaymentStatus
  /** What the shop received: positive in, negative out; nothing of a write-off. */
  amountMinor: number
  /** By how much the order costs less for it; negative where that is reversed. */
  offPriceMinor: number
  /** Of an order called off, which keeps its price: by how much the shop keeps less for it; negative where that is reversed. */
  offKeptMinor: number
  /** Of a refund or reversal: the entry it takes back. */
  reverses?: string
  /** The failed payment whose money this is, seen after all. */
  names?: string
  /** Its place among what moved after its order was called off; nothing of what moved before. */
  lateTurn?: number
  /** A payment gateway moved this money, or was asked to and has not refused. */
  isAtGateway?: boolean
}

export interface Ledger {
  /** What the order costs now. Of one that was called off: what the shop keeps of the money. */
  totalMinor: number
  entries: readonly Entry[]
  /** What still comes in for an order that was called off is to be given back. */
  isCancelled?: boolean
}

type LedgerError =
  | 'payments.aboveBalance'
  | 'payments.aboveAwaited'
  | 'payments.orderCancelled'
  | 'payments.notPending'
  | 'payments.notFailed'
  | 'payments.namedBefore'
  | 'payments.notRefundable'
  | 'payments.aboveRefundable'
  | 'payments.notReversible'
  | 'payments.refundsFirst'
  | 'payments.movedByGateway'
type LedgerResult<Allowed = unknown> = Result<Allowed, LedgerError, { mostMinor: number }>

const refuse = (refused: LedgerError, mostMinor = 0) => ({ refused, params: { mostMinor } })

/** What the shop holds: the sum of what was completed, refunds and reversals taken off. */
export const paidMinor = (entries: readonly Entry[]): number =>
  entries.filter(counts).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What was taken off the price since it was agreed. */
export const writtenOffMinor = (entries: readonly Entry[]): number =>
  entries.filter(counts).reduce((sum, { offPriceMinor }) => sum + offPriceMinor, 0)

/** What was given back since of the money kept of an order called off. */
export const givenOfKeptMinor = (entries: readonly Entry[]): number =>
  entries.filter(counts).reduce((sum, { offKeptMinor }) => sum + offKeptMinor, 0)

/** What was asked for and not seen yet. */
export const awaitedMinor = (entries: readonly Pick<Entry, 'status' | 'amountMinor'>[]): number =>
  entries.filter(({ status }) => status === 'pending').reduce((sum, { amountMinor }) => sum + amountMinor, 0)

interface Standing extends Pick<Ledger, 'totalMinor' | 'isCancelled'> {
  paidMinor: number
}

/** What is still owed; below zero stands what must be given back. Of an order that was called off nothing is owed. */
export const owedMinor = ({ totalMinor, isCancelled, paidMinor: paid }: Standing): number =>
  isCancelled ? Math.min(0, totalMinor - paid) : totalMinor - paid

export const balanceMinor = (ledger: Ledger): number =>
  owedMinor({ ...ledger, paidMinor: paidMinor(ledger.entries) })

/**
 * Whether this much may be taken now. Money that was seen for an order called off is written down, to be given back; it is
 * not asked for. What is asked for and awaited is never more than is owed together.
 */
export function takeResult(
  ledger: Ledger,
  amountMinor: number,
  status: 'completed' | 'pending' = 'completed',
): LedgerResult {
  if (ledger.isCancelled) return status === 'pending' ? refuse('payments.orderCancelled') : { ok: true }
  const balance = balanceMinor(ledger)
  if (amountMinor > balance) return refuse('payments.aboveBalance', Math.max(0, balance))
  if (status === 'completed') return { ok: true }
  const most = Math.max(0, balance - awaitedMinor(ledger.entries))
  return amountMinor > most ? refuse('payments.aboveAwaited', most) : { ok: true }
}

/** How an awaited entry may turn out: money that was seen is there, also when the balance was paid another way meanwhile. */
export const settleResult = ({ status }: Pick<Entry, 'status'>): LedgerResult =>
  status === 'pending' ? { ok: true } : refuse('payments.notPending')

/** Whether money that was seen may name this payment as the one it was sent for: a failed one, and once only. */
export function nameResult(entries: readonly Entry[], failed: Entry | undefined): LedgerResult {
  if (failed?.status !== 'failed') return refuse('payments.notFailed')
  return isNamed(entries, failed) ? refuse('payments.namedBefore') : { ok: true }
}

/** Its money was seen after all, by an entry that stands. */
export const isNamed = (entries: readonly Entry[], { id }: Pick<Entry, 'id'>): boolean =>
  entries.some((entry) => entry.names === id && !isReversed(entries, entry))

/** What of the money held is to be given back. */
const toGiveBackMinor = (ledger: Ledger): number => Math.max(0, -balanceMinor(ledger))

/** Whether this much of what is owed may be given up: not what is awaited, else it could not be written down when it comes. */
export function writeOffResult(ledger: Ledger, amountMinor: number): LedgerResult {
  if (ledger.isCancelled) return refuse('payments.orderCancelled')
  const balance = Math.max(0, balanceMinor(ledger))
  if (amountMinor > balance) return refuse('payments.aboveBalance', balance)
  const most = Math.max(0, balance - awaitedMinor(ledger.entries))
  return amountMinor > most ? refuse('payments.aboveAwaited', most) : { ok: true }
}

/** What of an entry can still be given back. */
export function refundableMinor(entries: readonly Entry[], entry: Entry): number {
  const isReceived = entry.kind === 'advance' || entry.kind === 'payment'
  if (!isReceived || !counts(entry) || isReversed(entries, entry)) return 0
  return (
    entry.amountMinor + liveRefunds(entries, entry).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  )
}

interface Refund {
  amountMinor: number
  /** The order costs that much less: the customer does not owe it anew. */
  isOffPrice?: boolean
}

export function refundResult(
  ledger: Ledger,
  entry: Entry,
  { amountMinor, isOffPrice }: Refund,
): LedgerResult<{ status: PaymentStatus } & Off> {
  const most = refundableMinor(ledger.entries, entry)
  if (most <= 0) return refuse('payments.notRefundable')
  if (amountMinor > most) return refuse('payments.aboveRefundable', most)
  return {
    ok: true,
    status: amountMinor === most ? 'refunded' : 'completed',
    // What was to be given back anyhow changes nothing; what goes beyond it the order costs less.
    offPriceMinor: isOffPrice && !ledger.isCancelled ? Math.max(0, amountMinor - toGiveBackMinor(ledger)) : 0,
    offKeptMinor: offKeptBy(ledger, [...ledger.entries, lateRefund(ledger, amountMinor)]),
  }
}

type Off = Pick<Entry, 'offPriceMinor' | 'offKeptMinor'>

/** By how much the shop keeps less of an order called off once these are its entries; less than nothing where it keeps more again. */
function offKeptBy({ isCancelled, totalMinor, entries }: Ledger, then: readonly Moved[]): number {
  if (!isCancelled) return 0
  const keptThen = totalMinor + givenOfKeptMinor(entries)
  return totalMinor - keptMinor(keptThen, then)
}

const lateRefund = ({ entries }: Ledger, amountMinor: number): Moved => ({
  id: 'the refund',
  kind: 'refund',
  status: 'completed',
  amountMinor: -amountMinor,
  lateTurn: 1 + Math.max(0, ...entries.map(({ lateTurn = 0 }) => lateTurn)),
})

/**
 * Whether an entry can be reversed, and by how much: a payment without refunds, a write-off, or a refund that was not given:
 * its money is still there, and to be given back where it is not owed. What a gateway moved was no mistake of the counter's.
 */
export function reverseResult(ledger: Ledger, entry: Entry): LedgerResult<{ amountMinor: number } & Off> {
  const { entries, isCancelled } = ledger
  const isOver = entry.kind === 'reversal' || (entry.kind === 'write_off' && isCancelled)
  if (isOver || !counts(entry) || isReversed(entries, entry)) return refuse('payments.notReversible')
  if (entry.isAtGateway) return refuse('payments.movedByGateway')
  if (liveRefunds(entries, entry).length > 0) return refuse('payments.refundsFirst')
  return {
    ok: true,
    amountMinor: 0 - entry.amountMinor,
    offPriceMinor: 0 - entry.offPriceMinor,
    // What never came, the shop cannot have kept; what never left, it was not given of it.
    offKeptMinor: offKeptBy(
      ledger,
      entries.filter((each) => each.id !== entry.id),
    ),
  }
}

/** What may be done with an entry now; who may do it is another question. */
export function allowedActs(ledger: Ledger, entry: Entry) {
  return {
    complete: 'ok' in settleResult(entry),
    fail: 'ok' in settleResult(entry),
    refund: refundableMinor(ledger.entries, entry) > 0,
    reverse: 'ok' in reverseResult(ledger, entry),
  }
}

export const isReversed = (entries: readonly Entry[], { id }: Pick<Entry, 'id'>): boolean =>
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

/** What of an entry says how much of an order called off the shop keeps. */
export type Moved = Pick<Entry, 'id' | 'kind' | 'status' | 'amountMinor' | 'reverses' | 'lateTurn'>

/**
 * What the shop keeps of an order called off: what it kept then, yet never more than it held at any time since. So what was
 * given back came first out of what was to be given back anyhow, and money that came late is never kept. A line that was
 * reversed counts as never having been, and its reversal neither: the answer hangs on no order of corrections.
 */
export function keptMinor(keptThenMinor: number, entries: readonly Moved[]): number {
  const reversed = new Set(entries.flatMap(({ kind, reverses }) => (kind === 'reversal' ? [reverses] : [])))
  const live = entries.filter((each) => each.kind !== 'reversal' && counts(each) && !reversed.has(each.id))
  let held = sumOf(live.filter(({ lateTurn }) => lateTurn === undefined))
  let kept = Math.min(keptThenMinor, held)
  for (const { amountMinor } of inTurn(live)) {
    held += amountMinor
    kept = Math.min(kept, held)
  }
  return kept
}

/** Whether an entry's money was really there. */
export const counts = ({ status }: Pick<Entry, 'status'>) => status === 'completed' || status === 'refunded'

const sumOf = (entries: readonly Moved[]) => entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const inTurn = (entries: readonly Moved[]) =>
  entries
    .flatMap(({ lateTurn, amountMinor }) => (lateTurn === undefined ? [] : [{ lateTurn, amountMinor }]))
    .sort((one, other) => one.lateTurn - other.lateTurn)
