import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { allowedActs, type Entry, type Ledger } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { entriesOf, type StoredEntry } from './payment-queries.ts'

interface Wanted extends Omit<Ledger, 'entries'> {
  orderId: string
  member: Member
}

/** An order's payments as this member sees them, oldest first, each with what the member may do with it. */
export async function readPayments(tx: Tx, { orderId, ...viewing }: Wanted): Promise<Payment[]> {
  return paymentsOf(await entriesOf(tx, orderId), viewing)
}

/** The same of lines that are at hand. */
export function paymentsOf(
  entries: readonly StoredEntry[],
  { member, ...standing }: Omit<Wanted, 'orderId'>,
): Payment[] {
  const ledger: Ledger = { ...standing, entries }
  const may = { take: member.may('payments.take'), reverse: member.may('payments.reverse') }
  return entries.map((entry) => shownEntry(entry, allowedFor(ledger, entry, may)))
}

function allowedFor(ledger: Ledger, entry: Entry, may: { take: boolean; reverse: boolean }): Payment['can'] {
  const acts = allowedActs(ledger, entry)
  return {
    complete: may.take && acts.complete,
    fail: may.take && acts.fail,
    refund: may.reverse && acts.refund,
    reverse: may.reverse && acts.reverse,
  }
}

function shownEntry(
  { row, id, kind, status, method, amountMinor, offPriceMinor, offKeptMinor, reverses, names }: StoredEntry,
  can: Payment['can'],
): Payment {
  return {
    id,
    kind,
    status,
    amountMinor,
    offPriceMinor,
    offKeptMinor,
    reverses,
    names,
    can,
    method,
    feeMinor: row.fee_minor,
    reference: row.reference ?? undefined,
    note: row.note ?? undefined,
    takenBy: row.member_name ?? undefined,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString(),
  }
}
