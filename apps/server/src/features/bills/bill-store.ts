import type { BillContent } from '@darzi/contract/bills.ts'
import type { BillKind } from '@darzi/tailoring/bills/bill-rules.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'id',
  'kind',
  'number',
  'order_id',
  'credits',
  'issued_on',
  'issued_at',
  'member_name',
  'currency',
  'content',
  'sent_hash',
] as const
const bills = (tx: Tx) => tx.selectFrom('bills').select(columns)
export type BillRow = Awaited<ReturnType<ReturnType<typeof bills>['executeTakeFirstOrThrow']>>

export const findBill = (tx: Tx, id: string) => bills(tx).where('id', '=', id).executeTakeFirst()

/** Bills and credit notes of an order, newest first. */
export const billsOfOrder = (tx: Tx, orderId: string) =>
  bills(tx)
    .where('order_id', '=', orderId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfOrder)
    .execute()

/** More than an order ever gets: each bill but the last was given back. */
const mostOfOrder = 200

export interface BillsAsked {
  from: string
  to: string
  after: BillRow | undefined
  limit: number
}

/** Bills and credit notes issued between two days, oldest first; the page after this one. */
export function billsIssued(tx: Tx, { from, to, after, limit }: BillsAsked) {
  const rows = bills(tx).where('issued_on', '>=', from).where('issued_on', '<=', to)
  return (after ? rows.where(isAfter(after)) : rows)
    .orderBy('issued_on')
    .orderBy('issued_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

const isAfter = ({ issued_on, issued_at, id }: BillRow) =>
  sql<boolean>`(issued_on, issued_at, id) > (${issued_on}::date, ${issued_at}::timestamptz, ${id}::uuid)`

/** Credit notes of a bill, oldest first. */
export const creditsOf = (tx: Tx, billId: string) =>
  bills(tx).where('credits', '=', billId).orderBy('issued_at').orderBy('id').execute()

/** Bills of one order are issued and given back one after the other. */
export const lockOrderOfBill = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'customer_id'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

/** The sample of a new shop is thrown away whole, which a numbered bill cannot be. */
export async function isOfSample(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shops')
    .select('id')
    .where('sample_customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Who the customer is and where, to begin the buyer's lines with, and the language they read. */
export const buyerOf = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('customers')
    .select(['name', 'address', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()

/**
 * The next number of a series. The row stays locked until the bill stands or all of it is taken back, so that no number is left
 * out and none is given twice.
 */
export async function nextInSeries(
  tx: Tx,
  { shopId, series, year }: { shopId: string; series: string; year: string },
): Promise<number> {
  const { last } = await tx
    .insertInto('bill_series')
    .values({ shop_id: shopId, series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'series', 'year']).doUpdateSet({ last: sql`bill_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export interface NewBill {
  id: string
  kind: BillKind
  series: string
  year: string
  sequence: number
  number: string
  orderId: string
  issuedOn: string
  issuedAt: Date
  member: { id: string; name: string }
  currency: Currency
  content: BillContent
  /** Of what was sent under its id; see same-sending. */
  sentHash: Buffer
}

export async function insertBill(tx: Tx, shopId: string, bill: NewBill) {
  const { orderId, issuedOn, issuedAt, member, content, sentHash, ...same } = bill
  await tx
    .insertInto('bills')
    .values({
      ...same,
      shop_id: shopId,
      order_id: orderId,
      credits: content.credits?.id ?? null,
      issued_on: issuedOn,
      issued_at: issuedAt,
      member_id: member.id,
      member_name: member.name,
      total_minor: content.totalMinor,
      tax_minor: content.taxMinor,
      content: JSON.stringify(content),
      sent_hash: sentHash,
    })
    .execute()
}
