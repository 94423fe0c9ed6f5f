import { type PaymentMethodKey, paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../db/tx.ts'

export const entryColumns = [
  'id',
  'order_id',
  'kind',
  'method',
  'status',
  'amount_minor',
  'fee_minor',
  'reference',
  'note',
  'off_price_minor',
  'off_kept_minor',
  'late_turn',
  'reverses',
  'names',
  'member_name',
  'created_at',
  'completed_at',
  'sent_hash',
] as const

/** It came by a gateway's page; or its gateway sent it back, or was asked to and has not refused. */
const atGateway = sql<boolean>`(
  exists (select from online_payments paid where paid.shop_id = payments.shop_id and paid.payment_id = payments.id)
  or exists (select from gateway_refunds back where back.shop_id = payments.shop_id and back.payment_id = payments.id
    and (back.state = 'done' or (back.state = 'waiting' and back.asked_at is not null))))`.as('at_gateway')

/** The lines of an order's ledger in the order they were written. */
export async function entriesOf(tx: Tx, orderId: string) {
  return (await entryRows(tx, orderId).execute()).map(entryOf)
}

const entryRows = (tx: Tx, orderId: string | Expression<string>) =>
  tx
    .selectFrom('payments')
    .select(entryColumns)
    .select(atGateway)
    .where('order_id', '=', orderId)
    .orderBy('turn')
type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>

/** The same as a column of a statement that reads the order, for entriesRead; a digest of what was sent is none of it. */
export const entriesColumn = (tx: Tx, orderId: Expression<string>) =>
  jsonArrayFrom(entryRows(tx, orderId).clearSelect().select(shownColumns).select(atGateway))

const shownColumns = entryColumns.filter((column) => column !== 'sent_hash')

export const entriesRead = (rows: readonly ReadEntry[]): StoredEntry[] =>
  rows.map((row) =>
    entryOf({
      ...row,
      created_at: new Date(row.created_at),
      completed_at: row.completed_at === null ? null : new Date(row.completed_at),
      sent_hash: null,
    }),
  )
/** JSON has instants as texts. */
type ReadEntry = Omit<EntryRow, 'created_at' | 'completed_at' | 'sent_hash'> & {
  created_at: string
  completed_at: string | null
}

/** A line just written was never at a gateway before. */
type NewRow = Omit<EntryRow, 'at_gateway'> & Partial<Pick<EntryRow, 'at_gateway'>>

/** A row of the ledger as its rules know it. */
export const entryOf = ({ at_gateway: isAtGateway = false, ...row }: NewRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  amountMinor: row.amount_minor,
  offPriceMinor: row.off_price_minor,
  offKeptMinor: row.off_kept_minor,
  lateTurn: row.late_turn ?? undefined,
  reverses: row.reverses ?? undefined,
  names: row.names ?? undefined,
  isAtGateway,
  method: methodOf(row.method),
  row,
})

/** The ledger only ever holds keys of the table of methods. */
export function methodOf(key: string): PaymentMethodKey {
  const known = paymentMethodKeys.find((each) => each === key)
  if (!known) throw new Error(`no such payment method: ${key}`)
  return known
}

export type StoredEntry = ReturnType<typeof entryOf>

/** Which order an entry belongs to. */
export function findEntry(tx: Tx, id: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'reverses', 'sent_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How much of what was taken off an order's price was taken off with the tax of a bill. */
export async function offWithTax(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(off_price_minor), 0)::bigint`.as('minor'))
    .where('order_id', '=', orderId)
    .where('off_has_tax', '=', true)
    .where('status', 'in', ['completed', 'refunded'])
    .executeTakeFirstOrThrow()
  return row.minor
}

/** What is asked for by each line of an order's ledger. */
export const asksOf = (tx: Tx, orderId: string) =>
  tx.selectFrom('payments').select(['status', 'amount_minor']).where('order_id', '=', orderId).execute()

/** An awaited payment with what its code tells; undefined when it waits no more. */
export const findAwaited = (tx: Tx, id: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'payments.shop_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['payments.amount_minor', 'orders.number', 'orders.currency'])
    .where('payments.id', '=', id)
    .where('payments.status', '=', 'pending')
    .executeTakeFirst()

/** Whether a line was written in an order's ledger since, or money of an older one was seen. */
export async function hasEntriesSince(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const entry = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('late_turn', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Ways to pay that the shop does not offer at its counter. */
export async function methodsOff(tx: Tx): Promise<readonly string[]> {
  const row = await tx.selectFrom('counter_settings').select('methods_off').executeTakeFirst()
  return row?.methods_off ?? []
}

/** What the shop received on a day of its own zone, by method, less what it gave back; nothing of a method that comes to zero. */
export async function takenOn(tx: Tx, { day, timeZone }: { day: string; timeZone: string }) {
  const rows = await tx
    .selectFrom('payments')
    .select(['method', sql<number>`sum(amount_minor)::bigint`.as('amount')])
    .where('status', 'in', ['completed', 'refunded'])
    .where(sql<boolean>`completed_at >= (${day}::date)::timestamp at time zone ${timeZone}`)
    .where(sql<boolean>`completed_at < (${day}::date + 1)::timestamp at time zone ${timeZone}`)
    .groupBy('method')
    .having(sql`sum(amount_minor)`, '<>', 0)
    .orderBy(sql`sum(amount_minor)`, 'desc')
    .orderBy('method')
    .execute()
  return rows.map(({ method, amount }) => ({ method: methodOf(method), amountMinor: amount }))
}
