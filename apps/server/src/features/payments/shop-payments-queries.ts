import type { paymentQuery, ShopPayment } from '@darzi/contract/shop-payments.ts'
import { searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isExactInstant } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'
import type { Member } from '../../http/request-context.ts'
import { methodOf } from '../ledger/api.ts'
import { gatewayFacts } from '../online-payments/api.ts'

export type PaymentFilter = z.output<z.ZodObject<typeof paymentQuery>>

/** A line of a ledger with its order and its customer. */
const joined = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'payments.shop_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )

const isReversed = sql<boolean>`exists (select from payments reversal where reversal.shop_id = payments.shop_id
  and reversal.reverses = payments.id and reversal.kind = 'reversal')`

const rowsOf = (tx: Tx) =>
  joined(tx)
    .select([
      'payments.id',
      'payments.kind',
      'payments.method',
      'payments.status',
      'payments.amount_minor',
      'payments.off_price_minor',
      'payments.fee_minor',
      'payments.reference',
      'payments.note',
      'payments.member_name',
      'payments.created_at',
      'payments.completed_at',
      'orders.id as order_id',
      'orders.number',
      'orders.currency',
      'customers.id as customer_id',
      'customers.name as customer_name',
    ])
    .select(exactInstant('payments.created_at').as('created_exactly'))
    .select(isReversed.as('is_reversed'))
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const sorts: Record<'newest' | 'greatest', Sort<Row>> = {
  greatest: {
    by: sql`payments.amount_minor`,
    type: 'bigint',
    direction: 'desc',
    keyOf: (row) => row.amount_minor,
    isKey: (key) => Number.isSafeInteger(key),
  },
  newest: {
    by: sql`payments.created_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: (row) => row.created_exactly,
    isKey: (key) => typeof key === 'string' && isExactInstant(key),
  },
}

/** A page of the shop's payments, newest first. Throws request.malformed for a bad cursor. */
export async function paymentsPage(
  tx: Tx,
  filter: PaymentFilter & { after?: string; limit: number },
  member: Member,
) {
  const { from, most, page } = keyset(sorts, filter, 'payments.id')
  const { rows, next } = page(
    await from(narrowed(rowsOf(tx), filter))
      .limit(most)
      .execute(),
  )
  const facts = await gatewayFacts(
    tx,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({
      ...paymentOf(row, member),
      gateway: facts.gateways.get(row.id),
      gatewayRefund: facts.refunds.get(row.id),
    })),
    next,
  }
}

/** How many payments the filter leaves, counted up to `most`. */
export async function countPayments(tx: Tx, filter: PaymentFilter, most: number) {
  const some = narrowed(joined(tx).select('payments.id'), filter).limit(most + 1)
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, most), isCapped: count > most }
}

interface Narrowing {
  where(condition: ReturnType<typeof sql<boolean>>): this
}

const kinds = {
  received: sql<boolean>`payments.kind in ('advance', 'payment')`,
  refund: sql<boolean>`payments.kind = 'refund'`,
  reversal: sql<boolean>`payments.kind = 'reversal'`,
  write_off: sql<boolean>`payments.kind = 'write_off'`,
}

function narrowed<Q extends Narrowing>(query: Q, { q, status, method, kind }: PaymentFilter): Q {
  let rows = query
  if (status !== 'all') rows = rows.where(sql<boolean>`payments.status = ${status}`)
  if (method !== 'all') rows = rows.where(sql<boolean>`payments.method = ${method}`)
  if (kind !== 'all') rows = rows.where(kinds[kind])
  if (q) rows = rows.where(hasWords(q))
  return rows
}

/** Every word in the number of the order, its names or its customer's; or all of it in the payment's own reference. */
function hasWords(q: string) {
  const groups = searchTerms(q).map(
    (forms) =>
      sql`(${sql.join(
        forms.map(
          (form) =>
            sql`strpos(orders.search_text, ${form}) > 0 or strpos(customers.search_text, ${form}) > 0`,
        ),
        sql` or `,
      )})`,
  )
  const worded = groups.length > 0 ? sql`(${sql.join(groups, sql` and `)})` : sql`false`
  return sql<boolean>`(strpos(lower(payments.reference), ${q.toLowerCase()}) > 0 or ${worded})`
}

function paymentOf(row: Row, member: Member): ShopPayment {
  const isReceived = row.kind === 'advance' || row.kind === 'payment'
  const waits = row.status === 'pending' && member.may('payments.take')
  // What was refunded whole has the status of it.
  const canRefund = isReceived && row.status === 'completed' && !row.is_reversed
  return {
    id: row.id,
    kind: row.kind,
    method: methodOf(row.method),
    status: row.status,
    amountMinor: row.amount_minor,
    offPriceMinor: row.off_price_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    reference: row.reference ?? undefined,
    note: row.note ?? undefined,
    takenBy: row.member_name ?? undefined,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString(),
    order: { id: row.order_id, number: orderNumber(row.number) },
    customer: { id: row.customer_id, name: row.customer_name },
    isReversed: row.is_reversed,
    can: { complete: waits, fail: waits, refund: canRefund && member.may('payments.reverse') },
  }
}
