/** What the tables hold, printed from the migrated database by `npm run schema`. Never edited. */
import type { ColumnType } from 'kysely'

/** The database fills it in when it is left out. */
type Filled<T> = ColumnType<T, T | undefined, T>
/** The database computes it; it is only read. */
type Computed<T> = ColumnType<T, never, never>
/** Read as what it holds, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type JsonFilled<T> = ColumnType<T, string | undefined, string>

/** One person, one sign-in. */
export interface AccountsTable {
  id: string
  email: string
  name: string
  phone: string | null
  role: 'user' | 'tailor' | 'admin'
  language: 'en' | 'hi' | 'pa' | null
  password_hash: string | null
  email_verified_at: Date | null
  created_at: Date
}

/** Counts of guesses per address and per account, shared by all server processes. */
export interface AttemptLimitsTable {
  kind: string
  key_hash: Buffer
  window_start: Date
  attempts: number
}

/** One line per write: who, which route, about what; and one per download of records. Ids only. */
export interface AuditLinesTable {
  id: string
  at: Date
  shop_id: string | null
  account_id: string | null
  route: string
  subject_id: string | null
  request_id: string
  /** How many records a download has sent; of a write nothing. */
  rows_out: number | null
}

export interface CustomerImportRowsTable {
  shop_id: string
  import_id: string
  line: number
  cells: string[]
  outcome: 'added' | 'duplicate' | 'refused' | null
  problems: JsonOrNull<import('../features/customers/import-reading.ts').RefusedFor[]>
  customer_id: string | null
}

export interface CustomerImportsTable {
  shop_id: string
  id: string
  member_id: string
  state: 'uploaded' | 'running' | 'done' | 'undone'
  source: 'csv' | 'vcard'
  filename: string
  columns: Json<{ header: string; samples: string[]; suggested?: string }[]>
  mapping: JsonOrNull<import('../features/customers/import-reading.ts').ImportReading>
  rows_total: number
  added: Filled<number>
  duplicates: Filled<number>
  refused: Filled<number>
  created_at: Date
}

/** What a merge moved, so that it can be split again. */
export interface CustomerMergesTable {
  shop_id: string
  id: string
  kept_id: string
  gone_id: string
  before: Json<import('../features/customers/merge-memory.ts').MergeMemory>
  member_id: string | null
  at: Date
  undone_at: Date | null
}

export interface CustomerNotesTable {
  shop_id: string
  id: string
  customer_id: string
  person_id: string | null
  member_id: string | null
  author_name: string | null
  text: string
  is_pinned: Filled<boolean>
  deleted_at: Date | null
  created_at: Date
}

export interface CustomerTagTalliesTable {
  shop_id: string
  tag: string
  customers: number
}

export interface CustomerTalliesTable {
  shop_id: string
  state: string
  last_order_key: string
  orders_bucket: number
  customers: number
  orders: number
  spent_minor: number
  without_phone: number
}

export interface CustomersTable {
  shop_id: string
  id: string
  number: number
  name: string
  /** ASCII search keys of names, phone and numbers (tailoring/names/search-key). */
  search_text: string
  /** E.164; several records may share one. */
  phone: string | null
  email: string | null
  address: string | null
  notes: string | null
  book_number: string | null
  tags: Filled<string[]>
  photo_id: string | null
  state: Filled<'active' | 'archived' | 'merged'>
  merged_into: string | null
  /** Brought forward from before Darzi; part of orders_count. */
  earlier_orders: Filled<number>
  earlier_spent_minor: Filled<number>
  earlier_last_order_on: string | null
  orders_count: Filled<number>
  spent_minor: Filled<number>
  last_order_on: string | null
  last_order_key: Computed<string>
  import_id: string | null
  version: Filled<number>
  created_by: string | null
  created_at: Date
  updated_at: Date
}

/** What happened, in the order it did: timelines, the dashboard, live updates. Never rewritten. */
export interface EventsTable {
  shop_id: string
  id: string
  at: Date
  kind: string
  member_id: string | null
  actor_name: string | null
  subject_type: string
  subject_id: string
  holes: JsonFilled<Record<string, string | number>>
}

/** What lies in the file store, under <shop>/<id>/<size>. */
export interface FilesTable {
  shop_id: string
  id: string
  kind: 'photo' | 'import'
  content_type: string
  width: number | null
  height: number | null
  bytes: number
  created_at: Date
}

/** What a write answered, so that sending it again answers the same and writes nothing. */
export interface IdempotencyKeysTable {
  scope: string
  key: string
  route: string
  request_hash: Buffer
  status: number
  reply: JsonOrNull<unknown>
  created_at: Date
}

/** An account's sign-ins at outside providers (OpenID Connect issuer and subject). */
export interface IdentitiesTable {
  issuer: string
  subject: string
  account_id: string
  created_at: Date
}

/** Open and ended invitations to a shop; ended when accepted, withdrawn or replaced. */
export interface InvitationsTable {
  shop_id: string
  id: string
  email: string
  name: string
  role: 'owner' | 'manager' | 'counter' | 'cutter' | 'stitcher'
  token_hash: Buffer
  invited_by: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

/** Who works in a shop, and as what. */
export interface MembersTable {
  shop_id: string
  id: string
  account_id: string
  name: string
  email: string
  role: 'owner' | 'manager' | 'counter' | 'cutter' | 'stitcher'
  is_active: Filled<boolean>
  joined_at: Date
}

export interface PasswordResetsTable {
  token_hash: Buffer
  account_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Who is measured; several may stand under one customer record. */
export interface PersonsTable {
  shop_id: string
  id: string
  customer_id: string
  is_customer: Filled<boolean>
  name: string
  relation: string | null
  sizing: 'men' | 'women' | 'boys' | 'girls' | null
  birth_year: number | null
  notes: string | null
  removed_at: Date | null
  created_at: Date
}

export interface SavedViewsTable {
  shop_id: string
  id: string
  member_id: string
  room: string
  name: string
  query: string
  is_shared: Filled<boolean>
  created_at: Date
}

/** Signed-in devices. The cookie holds the token, the table only its SHA-256. */
export interface SessionsTable {
  id: string
  account_id: string
  shop_id: string | null
  token_hash: Buffer
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** Human numbers without gaps: taken under the row's lock, given back by a rollback. */
export interface ShopCountersTable {
  shop_id: string
  name: string
  last: number
}

/** The tenants. */
export interface ShopsTable {
  id: string
  name: string
  kind: 'tailor' | 'house'
  phone: string | null
  email: string | null
  address: string | null
  country: string
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  time_zone: string
  plan: string
  trial_ends_at: Date | null
  is_demo: Filled<boolean>
  created_at: Date
}

export interface DB {
  accounts: AccountsTable
  attempt_limits: AttemptLimitsTable
  audit_lines: AuditLinesTable
  customer_import_rows: CustomerImportRowsTable
  customer_imports: CustomerImportsTable
  customer_merges: CustomerMergesTable
  customer_notes: CustomerNotesTable
  customer_tag_tallies: CustomerTagTalliesTable
  customer_tallies: CustomerTalliesTable
  customers: CustomersTable
  events: EventsTable
  files: FilesTable
  idempotency_keys: IdempotencyKeysTable
  identities: IdentitiesTable
  invitations: InvitationsTable
  members: MembersTable
  password_resets: PasswordResetsTable
  persons: PersonsTable
  saved_views: SavedViewsTable
  sessions: SessionsTable
  shop_counters: ShopCountersTable
  shops: ShopsTable
}
