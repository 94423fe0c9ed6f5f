/** What the database keeps as JSON and features read: named here, so that the printed types of the tables need no feature. */
import type { ColumnMapping, ImportField } from '@darzi/tailoring/customers/import.ts'
import type { DateOrder } from '@darzi/tailoring/customers/import-dates.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'

/** How the rows of an import are read: stored with it, so that a run of any day reads what its preview showed. */
export interface ImportReading {
  columns: ColumnMapping
  dateOrder: DateOrder
  /** The shop's day when it was started. */
  today: string
  currency: Currency
  country: string
}

/** Why a row was refused; `params` fill the sentence problems.<code>. */
export interface RefusedFor {
  field: ImportField
  code: string
  params: Record<string, string | number>
}

/** What a merge moved and overwrote, so that it can be split again exactly. */
export interface MergeMemory {
  personIds: string[]
  noteIds: string[]
  /** Absent in merges made before there were orders. */
  orderIds?: string[]
  /** Absent in merges made before messages were kept, which left them as they were. */
  messaging?: MergedMessaging
  /** The first person of the record that went: it stood for its customer and becomes a family member. */
  customerPersonId: string
  /** Whether the record that went was active or archived. */
  goneState: 'active' | 'archived'
  /** The remaining record waited for the plan's quota and took that of the one that went. Absent: it stayed as it was. */
  tookQuota?: boolean
  /** The remaining record's columns before the merge and after it: one that is still as it was after goes back. */
  before: MergedColumns
  after: MergedColumns
}

/** What the remaining record's customer had said of messages, and what stands for them after the merge. */
export interface MergedMessaging {
  before: MessagingColumns
  after: MessagingColumns
}

export interface MessagingColumns {
  consent: 'unasked' | 'given' | 'withdrawn'
  consent_at: string | null
  consent_by: 'shop' | 'customer' | null
  prefers: 'email' | 'sms' | 'whatsapp' | null
  birthday: string | null
}

/** The columns of the remaining record that a merge may write. */
export interface MergedColumns {
  phone: string | null
  email: string | null
  address: string | null
  notes: string | null
  book_number: string | null
  photo_id: string | null
  tags: string[]
  orders_count: number
  spent_minor: number
  last_order_on: string | null
  earlier_orders: number
  earlier_spent_minor: number
  earlier_last_order_on: string | null
}
