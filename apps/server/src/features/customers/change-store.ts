import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { CustomersTable } from '../../db/types.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { searchTextOf } from './customer-store.ts'
import { familyNames } from './people-store.ts'

/** The record as it stands, locked until the transaction ends. Throws notFound, or customers.mergedAway with `into`. */
export async function lockCustomer(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('customers')
    .select([
      'id',
      'number',
      'name',
      'phone',
      'email',
      'address',
      'notes',
      'book_number',
      'tags',
      'photo_id',
      'state',
      'merged_into',
      'version',
      'orders_count',
      'spent_minor',
      'last_order_on',
      'earlier_orders',
      'earlier_spent_minor',
      'earlier_last_order_on',
      'awaits_quota',
    ] as const)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.merged_into) throw new AppError('customers.mergedAway', { into: row.merged_into })
  return row
}
export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>

type Change = Omit<Updateable<CustomersTable>, 'shop_id' | 'id' | 'number' | 'version' | 'created_at'>

/** Writes a change of a locked record; its version counts up, so that a screen with the old one is told. */
export async function changeCustomer(tx: Tx, { id, now }: { id: string; now: Date }, change: Change) {
  await tx
    .updateTable('customers')
    .set({ ...change, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The search text that a locked record has now; to be written after a change of its name, numbers or people. */
export async function newSearchText(tx: Tx, record: Pick<LockedCustomer, SearchColumn>): Promise<string> {
  const { name, phone, number, book_number: bookNumber } = record
  return searchTextOf({ name, phone, number, bookNumber }, await familyNames(tx, record.id))
}
type SearchColumn = 'id' | 'name' | 'phone' | 'number' | 'book_number'
