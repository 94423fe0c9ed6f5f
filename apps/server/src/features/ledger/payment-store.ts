import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { EntryKind, PaymentStatus } from '@darzi/tailoring/payments/ledger.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import { feeOf } from '@darzi/tailoring/payments/methods.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { entryColumns, entryOf, type StoredEntry } from './payment-queries.ts'
import { refundEntered } from './ports.ts'

/** Whose ledger is written in, by whom and when; what a public form brings has no member. */
export interface PaymentWriteContext {
  shopId: string
  memberId: string | null
  memberName: string | null
  now: Date
  newId(): string
}

export interface NewEntry {
  id: string
  orderId: string
  kind: EntryKind
  method: PaymentMethodKey
  status: Extract<PaymentStatus, 'completed' | 'pending'>
  amountMinor: number
  /** By how much the order costs less for it. */
  offPriceMinor?: number
  /** Of an order called off: by how much the shop keeps less for it. */
  offKeptMinor?: number
  /** The order was called off before. */
  isLate: boolean
  /** Of a reversal: the fee of what never was comes back with it. */
  feeMinor?: number
  reference?: string
  note?: string
  reverses?: string
  /** The failed payment whose money this is. */
  names?: string
  /** Of what was sent under its id; see same-sending. */
  sentHash?: Buffer
}

/** Writes one line of the ledger. The fee of money received follows from method and amount; a refund costs nothing more. */
export async function insertEntry(tx: Tx, writeContext: PaymentWriteContext, entry: NewEntry) {
  await tx.insertInto('payments').values(entryRow(writeContext, entry)).execute()
  await tellRefund(tx, writeContext, entry)
}

/** Whoever shares in the price of an order hears that it costs its customer less, or that again. */
async function tellRefund(tx: Tx, writeContext: PaymentWriteContext, { kind, orderId }: NewEntry) {
  if (kind === 'refund' || kind === 'reversal' || kind === 'write_off')
    await refundEntered.use()(tx, writeContext, orderId)
}

/** The same under an id that may be taken: then nothing is written and nothing answered. */
export async function insertNewEntry(
  tx: Tx,
  writeContext: PaymentWriteContext,
  entry: NewEntry,
): Promise<StoredEntry | undefined> {
  const row = await tx
    .insertInto('payments')
    .values(entryRow(writeContext, entry))
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .returning(entryColumns)
    .executeTakeFirst()
  if (!row) return undefined
  await tellRefund(tx, writeContext, entry)
  return entryOf(row)
}

function entryRow(writeContext: PaymentWriteContext, entry: NewEntry) {
  const { kind, method, status, amountMinor, offPriceMinor = 0, offKeptMinor = 0 } = entry
  const isReceived = kind === 'advance' || kind === 'payment'
  const feeMinor = isReceived ? feeOf(method, amountMinor) : (entry.feeMinor ?? 0)
  return {
    shop_id: writeContext.shopId,
    id: entry.id,
    order_id: entry.orderId,
    kind,
    method,
    status,
    amount_minor: amountMinor,
    fee_minor: feeMinor,
    off_price_minor: offPriceMinor,
    off_has_tax: offPriceMinor === 0 ? false : hasTax(entry),
    off_kept_minor: offKeptMinor,
    late_turn: entry.isLate ? nextLateTurn(entry.orderId) : null,
    reference: normaliseName(entry.reference ?? '') || null,
    note: normaliseLines(entry.note ?? '') || null,
    reverses: entry.reverses ?? null,
    names: entry.names ?? null,
    member_id: writeContext.memberId,
    member_name: writeContext.memberName,
    created_at: writeContext.now,
    completed_at: status === 'completed' ? writeContext.now : null,
    sent_hash: entry.sentHash ?? null,
  }
}

/** What is taken off while a bill puts tax on top is taken off that bill, tax included; a reversal takes back what was. */
const hasTax = ({ kind, orderId, reverses }: NewEntry) =>
  kind === 'reversal'
    ? sql<boolean>`coalesce((select off_has_tax from payments where id = ${reverses}), false)`
    : sql<boolean>`(select billed_minor is not null and tax_minor > 0 from orders where id = ${orderId})`

/** After all that moved since the order, which is held, was called off. */
const nextLateTurn = (orderId: string) =>
  sql<number>`(select coalesce(max(late_turn), 0) + 1 from payments where order_id = ${orderId})`

export interface Turn {
  status: PaymentStatus
  /** When the money was seen. */
  completedAt?: Date
  /** The money was seen once this order was called off. */
  lateFor?: string
  reference?: string
}

export async function turnEntry(tx: Tx, id: string, { status, completedAt, lateFor, reference }: Turn) {
  await tx
    .updateTable('payments')
    .set({
      status,
      ...(completedAt ? { completed_at: completedAt } : {}),
      ...(lateFor ? { late_turn: nextLateTurn(lateFor) } : {}),
      ...(reference ? { reference } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** When an order is called off, what was still awaited did not come: it ends as failed. Answers which payments. */
export async function stopAwaited(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('payments')
    .set({ status: 'failed' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The calling off is taken back: these payments may still come. */
export async function awaitAgain(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  await tx
    .updateTable('payments')
    .set({ status: 'pending' })
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
    .execute()
}

/** Holds an order's money until the transaction ends: two payments at once come one after the other. Throws notFound. */
export async function lockMoney(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'customer_id', 'state', 'currency', 'total_minor', 'paid_minor'])
    .select(['kept_minor', 'given_of_kept_minor'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
