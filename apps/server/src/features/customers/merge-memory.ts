import type { Selectable } from 'kysely'
import type { CustomersTable } from '../../db/types.ts'

/** How long a merge can be undone. */
export const mergeUndoDays = 30

/** What a merge moved and overwrote, so that it can be split again exactly. */
export interface MergeMemory {
  personIds: string[]
  noteIds: string[]
  /** Absent in merges made before there were orders. */
  orderIds?: string[]
  /** The first person of the record that went: it stood for its customer and becomes a family member. */
  customerPersonId: string
  /** Whether the record that went was active or archived. */
  goneState: 'active' | 'archived'
  /** The kept record waited for room of the plan and took that of the one that went. Absent: it stayed as it was. */
  tookQuota?: boolean
  /** The kept record's columns before the merge and after it: one that is still as it was after goes back. */
  before: MergedColumns
  after: MergedColumns
}

/** The columns of the kept record that a merge may write. */
export type MergedColumns = Pick<Selectable<CustomersTable>, MergedColumn>
type MergedColumn =
  | ('phone' | 'email' | 'address' | 'notes' | 'book_number' | 'photo_id' | 'tags')
  | ('orders_count' | 'spent_minor' | 'last_order_on')
  | ('earlier_orders' | 'earlier_spent_minor' | 'earlier_last_order_on')
