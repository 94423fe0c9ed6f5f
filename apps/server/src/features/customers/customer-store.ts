import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { Tx } from '../../db/tx.ts'
import { customerNumber } from './customer-number.ts'

/** What a shop writes down about a customer; totals follow from `earlier` and from the orders. */
export interface CustomerFields {
  name: string
  phone: string | null
  email: string | null
  address: string | null
  notes: string | null
  bookNumber: string | null
  tags: string[]
  earlier: { orders: number; spentMinor: number; lastOrderDate: string | null }
}

/** Whose book is written in, by whom and when. */
export interface WriteContext {
  shopId: string
  memberId: string | null
  now: Date
  newId(): string
}

export interface NewRecord extends CustomerFields {
  id: string
  /** The family, without the customer. */
  people: readonly { name: string }[]
  importId?: string
  /** Beyond the room of the shop's plan: it stands aside until there is some. */
  awaitsQuota?: boolean
  /** Of what was sent under an id of the sender's. */
  sentHash?: Buffer
}

/**
 * Locks the shop's book for adding until the transaction ends, and answers the last number given. What is asked
 * after it (is the phone taken, is there room) still holds when the record is written.
 */
export async function lockBook(tx: Tx, shopId: string): Promise<number> {
  const { last } = await tx
    .insertInto('shop_counters')
    .values({ shop_id: shopId, name: 'customers', last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'name']).doUpdateSet((row) => ({ last: row.ref('shop_counters.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Writes records into a locked book (see lockBook), numbered in their order after `last`. Their people come separately. */
export async function insertCustomers(
  tx: Tx,
  writeContext: WriteContext,
  records: readonly NewRecord[],
  last: number,
) {
  if (records.length === 0) return
  await Promise.all([
    tx
      .updateTable('shop_counters')
      .set({ last: last + records.length })
      .where('name', '=', 'customers')
      .execute(),
    tx
      .insertInto('customers')
      .values(records.map((record, index) => customerRow(writeContext, record, last + index + 1)))
      .execute(),
  ])
}

/** The row of a record with this number. */
export function customerRow(writeContext: WriteContext, record: NewRecord, number: number) {
  const names = record.people.map((person) => person.name)
  return {
    shop_id: writeContext.shopId,
    id: record.id,
    number,
    import_id: record.importId ?? null,
    sent_hash: record.sentHash ?? null,
    ...(record.awaitsQuota ? { state: 'archived' as const, awaits_quota: true } : {}),
    ...rowOf(record, { orders: 0, spentMinor: 0, lastOrderOn: null }),
    search_text: searchTextOf({ ...record, number }, names),
    created_by: writeContext.memberId,
    created_at: writeContext.now,
    updated_at: writeContext.now,
  }
}

/** What the shop's own orders add to the figures brought forward. */
interface OwnOrders {
  orders: number
  spentMinor: number
  lastOrderOn: string | null
}

/** The columns of a record's fields; totals are the figures brought forward and those of its orders together. */
export function rowOf(fields: CustomerFields, own: OwnOrders) {
  const { name, phone, email, address, notes, tags, earlier } = fields
  return {
    name,
    phone,
    email,
    address,
    notes,
    tags,
    book_number: fields.bookNumber,
    earlier_orders: earlier.orders,
    earlier_spent_minor: earlier.spentMinor,
    earlier_last_order_on: earlier.lastOrderDate,
    orders_count: earlier.orders + own.orders,
    spent_minor: earlier.spentMinor + own.spentMinor,
    last_order_on: laterDay(earlier.lastOrderDate, own.lastOrderOn),
  }
}

/** ISO days compare as text. */
function laterDay(dayA: string | null, dayB: string | null): string | null {
  if (dayA === null || dayB === null) return dayA ?? dayB
  return dayA > dayB ? dayA : dayB
}

interface Found {
  name: string
  phone: string | null
  number: number
  bookNumber: string | null
}

/** What finds a record: its own name and its family's, its phone and its numbers. */
export function searchTextOf({ name, phone, number, bookNumber }: Found, family: readonly string[]): string {
  return searchText({
    names: [name, ...family],
    phone: phone ?? undefined,
    number: customerNumber(number),
    bookNumber: bookNumber ?? undefined,
  })
}
