import { type MergeFields, mergeFields } from '@darzi/tailoring/customers/merge.ts'
import type { MergedColumns, MergeMemory } from '../../db/json-shapes.ts'
import type { LockedCustomer } from './change-store.ts'

/** How long a merge can be undone. */
export const mergeUndoDays = 30

/** The kept record's columns before and after another record is merged into it; which field wins is tailoring's. */
export function mergedColumns(
  kept: LockedCustomer,
  gone: LockedCustomer,
): Pick<MergeMemory, 'before' | 'after'> {
  const merged = mergeFields(fieldsOf(kept), fieldsOf(gone))
  const earlier = mergeFields(earlierOf(kept), earlierOf(gone))
  return {
    before: columnsOf(kept),
    after: {
      phone: merged.phone ?? null,
      email: merged.email ?? null,
      address: merged.address ?? null,
      notes: merged.notes ?? null,
      book_number: merged.bookNumber ?? null,
      tags: [...merged.tags],
      photo_id: merged.photoId ?? null,
      last_order_on: merged.lastOrderOn ?? null,
      orders_count: merged.totalOrders,
      spent_minor: merged.totalSpentMinor,
      earlier_orders: earlier.totalOrders,
      earlier_spent_minor: earlier.totalSpentMinor,
      earlier_last_order_on: earlier.lastOrderOn ?? null,
    },
  }
}

/**
 * The kept record's columns once the other is taken out again: what nobody changed since goes back to what it was;
 * what was changed stays. Counts and sums are taken out again, so that orders taken since stay too.
 */
export function splitColumns(now: LockedCustomer, { before, after }: MergeMemory): MergedColumns {
  const current = columnsOf(now)
  const back = <C extends keyof MergedColumns>(column: C): MergedColumns[C] =>
    isSame(current[column], after[column]) ? before[column] : current[column]
  const less = (column: 'orders_count' | 'spent_minor' | 'earlier_orders' | 'earlier_spent_minor') =>
    Math.max(0, current[column] - (after[column] - before[column]))
  return {
    phone: back('phone'),
    email: back('email'),
    address: back('address'),
    notes: back('notes'),
    book_number: back('book_number'),
    photo_id: back('photo_id'),
    tags: back('tags'),
    orders_count: less('orders_count'),
    spent_minor: less('spent_minor'),
    earlier_orders: less('earlier_orders'),
    earlier_spent_minor: less('earlier_spent_minor'),
    earlier_last_order_on: back('earlier_last_order_on'),
    last_order_on: back('last_order_on'),
  }
}

function columnsOf(record: LockedCustomer): MergedColumns {
  const { phone, email, address, notes, book_number, photo_id, tags, orders_count, spent_minor } = record
  const { earlier_orders, earlier_spent_minor, earlier_last_order_on, last_order_on } = record
  return {
    phone,
    email,
    address,
    notes,
    book_number,
    photo_id,
    tags,
    orders_count,
    spent_minor,
    earlier_orders,
    earlier_spent_minor,
    earlier_last_order_on,
    last_order_on,
  }
}

function fieldsOf(record: LockedCustomer): MergeFields {
  return {
    name: record.name,
    phone: record.phone ?? undefined,
    email: record.email ?? undefined,
    address: record.address ?? undefined,
    notes: record.notes ?? undefined,
    tags: record.tags,
    bookNumber: record.book_number ?? undefined,
    photoId: record.photo_id ?? undefined,
    totalOrders: record.orders_count,
    totalSpentMinor: record.spent_minor,
    lastOrderOn: record.last_order_on ?? undefined,
  }
}

/** The same, with the figures brought forward from before Darzi in place of the totals. */
function earlierOf(record: LockedCustomer): MergeFields {
  return {
    ...fieldsOf(record),
    totalOrders: record.earlier_orders,
    totalSpentMinor: record.earlier_spent_minor,
    lastOrderOn: record.earlier_last_order_on ?? undefined,
  }
}

const isSame = (one: MergedColumns[keyof MergedColumns], other: typeof one) =>
  JSON.stringify(one) === JSON.stringify(other)
