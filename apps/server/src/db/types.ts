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

export interface AccountAddressesTable {
  account_id: string
  id: string
  label: string
  lines: string
  city: string
  pincode: string
  is_default: boolean
  added_at: Date
}

export interface AccountAppointmentsTable {
  account_id: string
  appointment_shop_id: string
  appointment_id: string
  added_at: Date
}

export interface AccountDevicesTable {
  account_id: string
  id: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created_at: Date
  /** The session of this browser; of one allowed before this was kept, none. */
  session_id: string | null
}

/** What is not here is told. */
export interface AccountMutedTable {
  account_id: string
  event: 'messages' | 'quotes' | 'orders'
  way: 'email' | 'push'
}

export interface AccountOrderNewsTable {
  account_id: string
  event: string
  occasion: string
  order_shop_id: string
  order_id: string
  /** Null while it may still be taken back. */
  told_at: Date | null
}

export interface AccountOrdersTable {
  account_id: string
  order_shop_id: string
  order_id: string
  /** Also its private link. Not of an order placed under a phone a shop knew already: sizes of somebody else may stand there. */
  sees_all: boolean
  added_at: Date
}

/** The family somebody orders for. What shops keep of them is found by their names. */
export interface AccountPeopleTable {
  account_id: string
  id: string
  name: string
  relation: 'partner' | 'child' | 'parent' | 'sibling' | 'other'
  added_at: Date
}

/** Phones whose one-time code the account has typed in: what shops keep under them is shown to it. */
export interface AccountPhonesTable {
  account_id: string
  phone: string
  proven_at: Date
}

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
  /** Its row then holds nothing of the person. */
  deleted_at: Date | null
  unit: 'in' | 'cm' | null
}

/** The holder has the token, the table only its SHA-256. */
export interface ApiKeysTable {
  shop_id: string
  id: string
  name: string
  /** The first letters of the token, by which people tell keys apart. */
  start: string
  token_hash: Buffer
  scopes: string[]
  /** The owner who made it: what the key does, it does for them. */
  member_id: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface AppointmentsTable {
  shop_id: string
  id: string
  kind: 'fitting' | 'trial' | 'delivery' | 'homeVisit'
  state: Filled<'booked' | 'done' | 'missed' | 'cancelled'>
  starts_at: Date
  ends_at: Date
  member_id: string | null
  customer_id: string | null
  guest_name: string | null
  guest_phone: string | null
  order_id: string | null
  piece_id: string | null
  wants_woman: Filled<boolean>
  address: string | null
  notes: string | null
  /** Why it stands although the time was taken, or nobody was in. */
  overbook_reason: string | null
  booked_by: 'shop' | 'customer'
  token: string
  version: Filled<number>
  created_by: string | null
  created_at: Date
  /** The start it was last reminded of; nobody is reminded of the same start again. */
  reminded_for: Date | null
  /** Of the page by which a customer booked; a language on the customer’s record goes before it. */
  guest_language: 'en' | 'hi' | 'pa' | null
  /** The start its customer knows of; none once they know that it is cancelled. */
  known_starts_at: Date | null
  /** How often its customer was told of a change. */
  told_changes: Filled<number>
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
  /** The key it was asked with; account_id is then the owner who made the key. */
  key_id: string | null
}

export interface BackupSettingsTable {
  shop_id: string
  every: Filled<'off' | 'day' | 'week'>
  /** Made of the passphrase once, by scrypt with `salt`; the passphrase itself is kept nowhere. */
  key: Buffer | null
  salt: Buffer | null
  last_at: Date | null
  last_failed_at: Date | null
}

export interface BackupsTable {
  shop_id: string
  id: string
  kind: 'manual' | 'scheduled' | 'cleared' | 'uploaded'
  made_at: Date
  made_by: string | null
  is_whole: Filled<boolean>
  /** Its bytes lie in the file store, under <shop>/backups/<id>/<part>. */
  parts: Filled<number>
  bytes: Filled<number>
  records: Filled<number>
  photos: Filled<number>
  key: Buffer | null
  expires_at: Date | null
}

/** What everybody is told on every screen while it holds, of two that of the later beginning. */
export interface BannersTable {
  id: string
  words: Json<Record<'en' | 'hi' | 'pa', string>>
  begins_at: Date
  ends_at: Date
  created_at: Date
  created_by: string
}

/** The last number given in a series and year; whoever issues holds the row until the bill stands. */
export interface BillSeriesTable {
  shop_id: string
  series: string
  year: string
  last: number
}

export interface BillsTable {
  shop_id: string
  id: string
  kind: 'tax_invoice' | 'bill_of_supply' | 'plain' | 'vat_full' | 'vat_simplified' | 'credit_note'
  series: string
  year: string
  sequence: number
  number: string
  order_id: string
  credits: string | null
  issued_on: string
  issued_at: Date
  member_id: string | null
  member_name: string | null
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  total_minor: number
  tax_minor: number
  content: Json<unknown>
  /** A digest of what was sent under its id: another content under the same id is a mistake of the sender. */
  sent_hash: Buffer | null
}

/** Which version of a scan which shop was sent; the record stays in the shop's book. */
export interface BodyScanSendingsTable {
  account_id: string
  scan_id: string
  to_shop: string
  version: number
  shop_name: string
  record_id: string
  sent_at: Date
}

export interface BodyScanValuesTable {
  account_id: string
  scan_id: string
  site: string
  mm: string
  /** Nine of ten people lie within it. */
  plus_minus_mm: string
  source: 'tape' | 'photo' | 'build' | 'typed'
  /** What a tape read here since. */
  tape_mm: string | null
  /** What the photos alone said, before any scale; empty where they said nothing. */
  photo_mm: string | null
  /** The shop's own tape against photo, where it was applied; empty is the usual scale. */
  shop_scale: string | null
}

/** Measurings by photo that a person saved for themselves: numbers, never a picture. */
export interface BodyScansTable {
  account_id: string
  id: string
  /** Counts the savings: corrected by tape and saved again, it is the next. */
  version: number
  /** Of whom it is, when not of the account's own person. */
  name: string | null
  taken_at: Date
  saved_at: Date
  sex: 'male' | 'female' | 'unknown'
  height_mm: string
  weight_kg: string
  size: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  body_shape: 'athletic' | 'slim' | 'regular' | 'plus' | null
  has_front: boolean
  has_side: boolean
  notices: string[]
  torso: JsonOrNull<{ heightMm: number; breadthMm: number; depthMm: number }[]>
  outline: JsonOrNull<import('@darzi/contract/scan-outline.ts').ScanOutline>
}

export interface CalendarSettingsTable {
  shop_id: string
  takes_bookings: Filled<boolean>
  /** The secret of the page by which customers book. */
  booking_token: string
  step_minutes: Filled<number>
  notice_minutes: Filled<number>
  horizon_days: Filled<number>
  /** The shop has said its hours; until then the usual ones count. */
  has_own_hours: Filled<boolean>
}

/** A sending of the cart, so that the same again answers the same orders. */
export interface CartCheckoutsTable {
  account_id: string
  id: string
  sent_hash: Buffer
  orders: JsonOrNull<import('@darzi/contract/cart.ts').CartOrder[]>
  created_at: Date
}

/** Names a garment that may be gone: what a person meant to buy stays theirs to see and to take out. */
export interface CartLinesTable {
  account_id: string
  id: string
  item_id: string
  size: string | null
  is_made_to_measure: boolean
  colour: string
  styles: JsonFilled<{ group: string; option: string }[]>
  count: number
  name: string
  /** What it cost when it was put in. */
  price_minor: number
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  updated_at: Date
}

export interface CollectionItemsTable {
  shop_id: string
  id: string
  name: string
  description: string | null
  category: 'tops' | 'bottoms' | 'outerwear' | 'accessories'
  cut: 'shirt' | 'tee' | 'kurta' | 'jacket' | 'blouse' | 'dress' | 'trousers' | 'skirt' | null
  garment_key: string
  /** The shop's own name for the garment type, as it was when the item was written. */
  garment_name: string | null
  styles: JsonFilled<import('@darzi/tailoring/garments/garment.ts').StyleGroup[]>
  price_minor: number
  original_price_minor: number | null
  sizes: Json<import('@darzi/tailoring/collection/finished.ts').FinishedSize[]>
  is_made_to_measure: boolean
  colours: Json<{ name: string; hex: string }[]>
  cloth: Json<import('@darzi/tailoring/collection/finished.ts').ClothOfGarment>
  photo_id: string | null
  is_listed: boolean
  search_text: string
  version: Filled<number>
  removed_at: Date | null
  created_at: Date
  updated_at: Date
  other_words: JsonFilled<import('@darzi/tailoring/collection/other-words.ts').OtherWords>
}

export interface ContactMessagesTable {
  id: string
  sent_at: Date
  name: string
  email: string
  topic: 'shop' | 'house' | 'order' | 'data' | 'trouble' | 'other'
  message: string
  language: string
  /** Null of a message that was closed without an answer. */
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
}

export interface ConversationMessagesTable {
  shop_id: string
  conversation_id: string
  id: string
  /** The customer of the conversation, whoever wrote; empty of one with a partner. */
  account_id: string | null
  from_shop: boolean
  author: string
  member_id: string | null
  words: string
  sent_at: Date
  /** When the other side first saw it. */
  read_at: Date | null
  photo_id: string | null
  /** Since when the operator keeps its words and its photo from both sides. */
  hidden_at: Date | null
  /** Of a photo that came with the request for a quote: its place among them, from 1. */
  brief_position: number | null
}

export interface ConversationsTable {
  shop_id: string
  id: string
  account_id: string | null
  quote_id: string | null
  order_id: string | null
  created_at: Date
  shop_name: string
  /** The other side's: of the customer, or of the partner. */
  customer_name: string
  order_number: number | null
  garments: JsonFilled<{ key: string; name?: string }[]>
  last_at: Date
  /** Nobody writes any more: its quote came to nothing. */
  closed_at: Date | null
  /** When the customer first wrote what the shop has not read; it is told of it once. */
  shop_unread_since: Date | null
  /** When the shop first wrote what the other side, customer or partner, has not read. */
  customer_unread_since: Date | null
  /** The shop_unread_since it was told of: of one stretch of unread lines it is told once. */
  shop_told_of: Date | null
  customer_told_of: Date | null
  /** The work at a partner it is about, and its own id; without a reference, for a backup has no work. Empty of those with a customer. */
  work_id: string | null
}

/** How the counter works in this shop; a shop without a row has the defaults. */
export interface CounterSettingsTable {
  shop_id: string
  buffer_days: Filled<number>
  upi_id: string | null
  slip_note: string | null
  slip_size: Filled<'58' | '80' | 'a5'>
  /** Public forms without a shop in their link come here; the platform's operator sets it. */
  is_default_shop: Filled<boolean>
  /** Nothing becomes ready without a photo of the work, taken since its last rework. */
  ready_needs_photo: Filled<boolean>
  /** Keys of payment methods that are not offered; online: not by the link. */
  methods_off: Filled<string[]>
  /** Surcharge for an urgent piece: hundredths of a percent of its price with add-ons. */
  rush_percent_bp: number | null
  /** Surcharge for each urgent piece, as an amount. */
  rush_minor: number | null
  /** Days in which an urgent piece is promised, where its garment usually takes longer. */
  rush_lead_days: number | null
}

export interface CustomerActivityTable {
  shop_id: string
  customer_id: string
  /** Of the first order; 0001-01-01 of whoever ordered before the shop used Darzi. */
  first_on: string | null
  months: Filled<string[]>
}

export interface CustomerImportRowsTable {
  shop_id: string
  import_id: string
  line: number
  cells: string[]
  outcome: 'added' | 'duplicate' | 'refused' | null
  problems: JsonOrNull<import('./json-shapes.ts').RefusedFor[]>
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
  mapping: JsonOrNull<import('./json-shapes.ts').ImportReading>
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
  before: Json<import('./json-shapes.ts').MergeMemory>
  member_id: string | null
  at: Date
  undone_at: Date | null
}

export interface CustomerMessagingTable {
  shop_id: string
  customer_id: string
  consent: Filled<'unasked' | 'given' | 'withdrawn'>
  consent_at: Date | null
  consent_by: 'shop' | 'customer' | null
  prefers: 'email' | 'sms' | 'whatsapp' | null
  /** Month and day, MM-DD. */
  birthday: string | null
  /** The secret of the page on which the customer says no, or yes again. */
  token: string
  /** What stood when messages were stopped, restored when they are allowed again. */
  consent_before: 'unasked' | 'given' | null
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
  language: 'en' | 'hi' | 'pa' | null
  /** Digest of what was sent under this id; none where the sender named no id. */
  sent_hash: Buffer | null
  awaits_quota: Filled<boolean>
}

export interface DayClosingsTable {
  shop_id: string
  id: string
  closed_on: string
  currency: string
  float_minor: number
  /** Cash of the ledger that day as it stood then. */
  cash_minor: number
  counted_minor: number
  difference_minor: Computed<number | null>
  /** Notes and coins: [{"valueMinor": 50000, "count": 3}]; empty when only the sum was typed. */
  counted: JsonFilled<unknown>
  reason: string | null
  corrects: string | null
  member_id: string
  member_name: string
  created_at: Date
  sent_hash: Buffer | null
}

/** What happened on a day of the shop, in parts that are added up. */
export interface DayFiguresTable {
  shop_id: string
  figure: 'ordered' | 'hour' | 'promised' | 'made' | 'owed' | 'paid' | 'garment' | 'rework' | 'pending' | 'stock' | 'first' | 'active' | 'exception'
  day: string
  /** ordered: the order's tailor_state. hour: 00 to 23. promised: kept, late or open. paid: method. garment: its key. rework: cause. stock: item. active: the month (YYYY-MM) of the customer's first order. exception: its kind. */
  key: Filled<string>
  part: Filled<number>
  times: number
  /** Minor units; made: days from order to ready. rework: pieces. stock: thousandths used. */
  amount: number
}

export interface DaysOffTable {
  shop_id: string
  id: string
  /** Whose holiday; of nobody: the shop is closed. */
  member_id: string | null
  first_on: string
  last_on: string
  reason: string
  created_at: Date
}

export interface DisputePhotosTable {
  shop_id: string
  /** Of the file. */
  id: string
  dispute_id: string
  by_shop: boolean
  created_at: Date
}

export interface DisputesTable {
  shop_id: string
  id: string
  account_id: string | null
  /** Without a reference: the dispute stays while the shop's book is cleared. */
  order_id: string
  order_number: number
  shop_name: string
  customer_name: string
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  kind: 'remake' | 'fit' | 'lateness' | 'damage' | 'money' | 'other'
  words: string
  state: Filled<'raised' | 'answered' | 'agreed' | 'declined' | 'withdrawn' | 'decided'>
  raised_at: Date
  /** Until then the shop may answer; afterwards the operator may decide without it. */
  answer_by: Date
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
  outcome: 'nothing' | 'remake' | 'part' | 'whole' | null
  /** What the shop owes the customer by the decision; it is given back among the order's payments. */
  refund_minor: Filled<number>
  decision: string | null
  decided_at: Date | null
  decided_by: string | null
  /** What of the refund goes back through the gateway it came by; the rest the shop gives back by hand. */
  sent_back_minor: Filled<number>
  sent_back_entries: Filled<string[]>
  /** As the gateway answers; one refused of several counts as refused. */
  sent_back_state: 'waiting' | 'done' | 'refused' | null
  /** The member who agreed to it at the counter, without the customer asking in their account. */
  taken_by: string | null
}

export interface DraftsTable {
  shop_id: string
  member_id: string
  key: string
  label: string
  content: string
  version: number
  changed_at: Date
}

/** By the hash of their token; each works once. */
export interface EmailLinksTable {
  token_hash: Buffer
  account_id: string
  email: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
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
  params: JsonFilled<Record<string, string | number>>
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

/** Only a domain that was verified counts as taken; a claim that was not lapses after some days (tailoring/fronts/domain.ts). */
export interface FrontDomainsTable {
  shop_id: string
  domain: string
  /** Stands in the TXT record _darzi-verify of the domain. */
  token: string
  claimed_at: Date
  checked_at: Date | null
  verified_at: Date | null
}

export interface FrontsTable {
  shop_id: string
  slug: string | null
  is_published: Filled<boolean>
  published_at: Date | null
  main_colour: Filled<string>
  accent_colour: Filled<string>
  tagline: string | null
  about: string | null
  logo_id: string | null
}

export interface GarmentsTable {
  shop_id: string
  /** A key of tailoring's catalogue, or the id of a type of the shop's own. */
  key: string
  /** The shop's own name for it; without one the catalogue's word in the reader's language. */
  name: string | null
  sizing: 'men' | 'women' | 'anyone'
  is_active: Filled<boolean>
  price_minor: number | null
  lead_days: number
  fields: Json<import('@darzi/tailoring/garments/garment.ts').GarmentField[]>
  styles: Json<import('@darzi/tailoring/garments/garment.ts').StyleGroup[]>
  add_ons: Json<import('@darzi/tailoring/garments/garment.ts').AddOn[]>
  stages: Json<import('@darzi/tailoring/garments/garment.ts').Stage[]>
  cloth: Json<import('@darzi/tailoring/garments/garment.ts').ClothNeed[]>
  version: Filled<number>
  updated_at: Date
  checks: JsonFilled<import('@darzi/tailoring/garments/garment.ts').Check[]>
}

export interface GatewayEventsTable {
  gateway: string
  id: string
  kind: string
  received_at: Date
}

export interface GatewayRefundsTable {
  shop_id: string
  payment_id: string
  online_id: string
  state: Filled<'waiting' | 'done' | 'refused'>
  reference: string | null
  created_at: Date
  settled_at: Date | null
  /** Written while the order is held, before the gateway is called. */
  asked_at: Date | null
}

export interface HouseWorkTable {
  shop_id: string
  id: string
  /** Without a reference: what was owed for it outlives a book that is cleared. */
  order_id: string
  partnership_id: string
  tailor_id: string
  /** The order in the partner’s own book, which only the partner reads. */
  tailor_order_id: string
  tailor_name: string
  /** The price of the order when it was given. */
  base_minor: number
  rate_bp: number
  /** Of the partner’s order, as it last said. */
  state: 'pending' | 'approved' | 'in_progress' | 'ready' | 'delivered' | 'cancelled'
  assigned_at: Date
  changed_at: Date
  /** By how much the order cost less already when it was given: the base is without it. */
  off_before_minor: Filled<number>
  /** The day the partner was asked to be done by. */
  due_on: string | null
  /** The house took it back before anything was cut. */
  taken_back_at: Date | null
  /** The house’s own order was called off after the partner had cut: the partner says what becomes of it. */
  called_off_at: Date | null
  /** The house asked for it back after the partner had cut. */
  asked_back_at: Date | null
  asked_back_why: string | null
  /** The partner’s no to that; asked once more, it is empty again. */
  kept_at: Date | null
  /** The house last put something right that the partner’s order took over. */
  corrected_at: Date | null
  /** The house last changed something that did not reach the partner’s order: it was cut already, or the garment is not sewn there. */
  missed_at: Date | null
  /** The house took its calling off back, and the partner’s order could not come back: the house gives its own again. */
  again_at: Date | null
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

export interface InboxReadsTable {
  shop_id: string
  member_id: string
  /** The key of a line of the inbox; the lines themselves are what the shop's tables say now. */
  item: string
  read_at: Date
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

/** Browsers in which an account was signed in to before. The cookie holds the token, the table only its SHA-256. */
export interface KnownDevicesTable {
  account_id: string
  token_hash: Buffer
  used_at: Date
}

/** How strangers find a shop. Name, city, currency and search_text are kept by triggers from the shop's own rows. */
export interface ListingsTable {
  shop_id: string
  is_listed: Filled<boolean>
  slug: string | null
  languages: Filled<string[]>
  has_woman: Filled<boolean>
  latitude: string | null
  longitude: string | null
  listed_at: Date | null
  verified_at: Date | null
  /** What the operator has seen: identity, address, work. */
  verified_for: Filled<string[]>
  name: Filled<string>
  city: string | null
  currency: Filled<string>
  is_demo: Filled<boolean>
  search_text: Filled<string>
  reviews: Filled<number>
  stars: Filled<number>
  /** Promises kept and broken, orders made and pieces called back, of the last year (day_figures). */
  kept: Filled<number>
  late: Filled<number>
  made: Filled<number>
  reworked: Filled<number>
  rating: Computed<string | null>
  /** Told once there are five promises: one late order is no habit. */
  kept_percent: Computed<number | null>
  rework_percent: Computed<number | null>
  /** Best first: stars weighed with an average of 3.5, promises kept, rework, and whether it was verified. Sample shops last. */
  rank: Computed<number | null>
  /** Of a shop that is suspended or closed: kept by the trigger of its shop. */
  is_held: Filled<boolean>
  /** The first day with a free time that customers may book; empty where they cannot. */
  free_on: string | null
  /** Its calendar changed since free_on was asked for. */
  free_is_stale: Filled<boolean>
}

/** A shop's own fields, beside the catalogue in tailoring. */
export interface MeasurementFieldsTable {
  shop_id: string
  id: string
  name: string
  kind: 'girth' | 'half_girth' | 'length' | 'depth' | 'width' | 'angle' | 'text' | 'bool'
  part: 'upper' | 'lower' | 'other'
  hint: string | null
  min_mm: string | null
  max_mm: string | null
  is_active: Filled<boolean>
  created_at: Date
}

/** One measuring of one person: the body, or the finished garment they like. Immutable. */
export interface MeasurementRecordsTable {
  shop_id: string
  id: string
  person_id: string
  profile: 'body' | 'garment'
  garment_key: string | null
  version: number
  how: 'tape' | 'photo' | 'garment' | 'imported'
  unit: 'in' | 'cm'
  notes: string | null
  photo_id: string | null
  taken_at: Date
  member_id: string | null
  member_name: string | null
  created_at: Date
  /** Who sent these sizes by the shop's form, as they called themselves; empty when the shop took them. */
  sent_by: string | null
}

export interface MeasurementTalliesTable {
  shop_id: string
  records: number
  /** Who was measured at least once. */
  people: number
}

export interface MeasurementValuesTable {
  shop_id: string
  record_id: string
  /** A key of tailoring's catalogue, or the id of a field of the shop. */
  field: string
  /** As it was typed, in `unit`; mm (or kg, degrees) is what it means. */
  typed: string
  unit: 'in' | 'cm' | 'lb' | 'kg' | 'deg' | null
  mm: string | null
  kg: string | null
  degrees: string | null
  words: string | null
  is_yes: boolean | null
  /** The code of the doubt this value raised and that was answered with "keep". */
  kept_warning: string | null
  /** Of a value by photo: nine of ten people lie within it. */
  plus_minus_mm: string | null
  /** Where a value of a photo record is from; empty when the record's way says it. */
  source: 'tape' | 'photo' | 'build' | 'typed' | null
  /** What the photos alone said, before any scale; empty where they said nothing. */
  photo_mm: string | null
  /** The shop's own tape against photo, where it was applied; empty is the usual scale. */
  shop_scale: string | null
  /** Of a field of the shop: what it was called when this was measured. The catalogue's have none. */
  name: string | null
}

export interface MemberCalendarsTable {
  shop_id: string
  member_id: string
  takes_appointments: Filled<boolean>
  is_woman: Filled<boolean>
  /** Otherwise the member is in whenever the shop is open. */
  has_own_hours: Filled<boolean>
  /** SHA-256 of the secret in the address of the member's iCalendar feed. */
  feed_hash: Buffer | null
  feed_made_at: Date | null
}

export interface MemberHoursTable {
  shop_id: string
  member_id: string
  weekday: number
  from_minute: number
  to_minute: number
}

export interface MemberSkillsTable {
  shop_id: string
  member_id: string
  garment: string
  stage: string
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

/** Filled when the book is cleared; a row goes once its customer is put back. */
export interface MessagingStopsTable {
  shop_id: string
  /** Without a reference: the customer is gone meanwhile. */
  customer_id: string
  phone: string | null
  said_at: Date
  said_by: 'shop' | 'customer'
}

export interface NotificationSettingsTable {
  shop_id: string
  email_enabled: Filled<boolean>
  sms_enabled: Filled<boolean>
  whatsapp_enabled: Filled<boolean>
  push_enabled: Filled<boolean>
  link_enabled: Filled<boolean>
  order_confirmation: Filled<boolean>
  trial_reminder: Filled<boolean>
  order_ready: Filled<boolean>
  order_delayed: Filled<boolean>
  payment_reminder: Filled<boolean>
  uncollected: Filled<boolean>
  customer_birthday: Filled<boolean>
  daily_report: Filled<boolean>
  weekly_report: Filled<boolean>
  /** Minutes of the shop's clock; nothing is sent from here to quiet_to. */
  quiet_from: Filled<number>
  quiet_to: Filled<number>
  payment_days: Filled<number>
  uncollected_days: Filled<number>
  appointment_moved: Filled<boolean>
  appointment_cancelled: Filled<boolean>
}

/** Those a shop has changed; until then the usual words count. */
export interface NotificationTemplatesTable {
  shop_id: string
  id: string
  event: string
  language: 'en' | 'hi' | 'pa'
  subject: string
  message: string
  is_active: Filled<boolean>
  /** The name under which WhatsApp has approved these words. */
  whatsapp_template: string | null
  updated_at: Date
}

export interface NotificationTriggersTable {
  shop_id: string
  id: string
  kind: string
  subject_id: string
  at: Date
}

export interface NotificationsTable {
  shop_id: string
  id: string
  event: string
  channel: 'email' | 'sms' | 'whatsapp' | 'push' | 'link'
  status: Filled<'pending' | 'sent' | 'failed' | 'opened'>
  /** What it tells of: told once, whoever asks again. Of a test and of one sent by hand, none. */
  occasion: string | null
  recipient: string
  recipient_name: Filled<string>
  customer_id: string | null
  order_id: string | null
  member_id: string | null
  language: 'en' | 'hi' | 'pa'
  subject: Filled<string>
  message: string
  holes: JsonFilled<string[]>
  whatsapp_template: string | null
  error: string | null
  attempts: Filled<number>
  /** A worker has begun to send it and has not said how it went. */
  claimed_at: Date | null
  /** What the provider calls it. */
  provider_id: string | null
  created_at: Date
  sent_at: Date | null
  appointment_id: string | null
}

export interface OnlinePaymentsTable {
  shop_id: string
  /** What the gateway knows it by: our own mark, sent along and returned with every event. */
  id: string
  order_id: string
  gateway: 'stripe' | 'razorpay'
  amount_minor: number
  currency: string
  state: Filled<'created' | 'open' | 'paid' | 'failed' | 'expired'>
  /** The gateway's name of its checkout. */
  reference: string | null
  url: string | null
  /** The gateway's name of the money, by which it is refunded. */
  transaction_id: string | null
  payment_id: string | null
  created_at: Date
  expires_at: Date
  settled_at: Date | null
}

/** One row: what the operator stops in every shop. */
export interface OperatorWordsTable {
  is_only: Filled<boolean>
  blocked: Filled<string[]>
  changed_at: Date
}

/** Written by the owner of the tables alone: npm run operator. */
export interface OperatorsTable {
  account_id: string
  granted_at: Date
}

export interface OrderPhotosTable {
  shop_id: string
  id: string
  order_id: string
  piece_id: string | null
  file_id: string
  kind: 'cloth' | 'style' | 'stage' | 'customer'
  stage: string | null
  /** Whether the customer sees it on the private link. */
  is_shared: Filled<boolean>
  removed_at: Date | null
  created_at: Date
  /** What is written upon it, as it was drawn: its notes one after the other. */
  note: string | null
}

/** One physical garment each. The snapshot is what it is cut from, whatever the book says later. */
export interface OrderPiecesTable {
  shop_id: string
  id: string
  order_id: string
  position: number
  person_id: string
  person_name: string
  garment_key: string
  garment_name: string | null
  styles: JsonFilled<import('@darzi/tailoring/garments/garment.ts').ChosenStyle[]>
  cloth: JsonFilled<import('@darzi/tailoring/orders/piece.ts').PieceCloth>
  notes: string | null
  /** 0 while the order of a public form waits to be priced. */
  price_minor: number
  add_ons: JsonFilled<import('@darzi/tailoring/orders/piece.ts').ChosenAddOn[]>
  add_ons_minor: Filled<number>
  is_urgent: Filled<boolean>
  snapshot: JsonOrNull<import('@darzi/tailoring/orders/piece.ts').MeasurementSnapshot>
  stages: Json<import('@darzi/tailoring/garments/garment.ts').Stage[]>
  /** Where the piece is in `stages`, from 0; at the last one it waits for its customer. */
  stage: Filled<number>
  state: 'waiting' | 'working' | 'done' | 'delivered' | 'cancelled'
  reworks: Filled<number>
  assigned_to: string | null
  stage_since: Date
  collection: JsonOrNull<import('@darzi/tailoring/collection/ordered.ts').OrderedFromCollection>
  cut_without: JsonFilled<string[]>
  rack_place: string | null
  /** Its stage is done and waits for the approval; a step takes it away. */
  approval_asked_at: Date | null
  approval_asked_by: string | null
}

/** Each step of an order's life. Never rewritten: an undo is a step of its own. */
export interface OrderStepsTable {
  shop_id: string
  id: string
  order_id: string
  at: Date
  member_id: string | null
  kind: 'taken' | 'approved' | 'moved' | 'delivered' | 'cancelled' | 'rework' | 'undone'
  state_from: string | null
  state_to: string
  pieces: JsonFilled<{ id: string; from: number; to: number; stateFrom: string; stateTo: string; cutWithout?: string[] }[]>
  reason: string | null
  cause: string | null
  undoes: string | null
  /** Counts up as steps are written: the last one of an order has the highest. */
  turn: Filled<number>
  stopped: JsonFilled<string[]>
  trial: JsonFilled<{ answer?: 'approved' | 'change'; words?: string }>
  exceptions: JsonFilled<{ kind: 'unready' | 'owed' | 'sizes' | 'checks' | 'trial'; tags: string[]; amountMinor?: number; by?: string }[]>
}

export interface OrderTalliesTable {
  shop_id: string
  tailor_state: string
  /** Of orders that are open; 0001-01-01 of all that are closed, and each night of those open from long ago. */
  promised_on: string
  orders: number
  total_minor: number
  paid_minor: number
  give_back_minor: Filled<number>
}

/** As they were accepted; nothing of them is changed afterwards. */
export interface OrderTermsTable {
  shop_id: string
  order_id: string
  price_minor: number
  advance_minor: number
  trial_minor: number
  remake_days: number
  agreed_at: Date
}

export interface OrdersTable {
  shop_id: string
  id: string
  number: number
  customer_id: string
  state: 'pending' | 'approved' | 'in_progress' | 'ready' | 'delivered' | 'cancelled'
  /** The tailor screens' word for `state`, by tailoring's table: what lists filter by. */
  tailor_state: 'pending' | 'in_progress' | 'ready' | 'completed' | 'cancelled'
  priority: Filled<'high' | 'medium' | 'low'>
  source: 'counter' | 'customer_form' | 'tailor_form' | 'collection' | 'quote' | 'house'
  ordered_on: string
  trial_on: string | null
  promised_on: string
  /** The workshop's own date: the promise less the shop's buffer days. */
  workshop_on: string | null
  delivered_at: Date | null
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  pieces_minor: Filled<number>
  discount_minor: Filled<number>
  total_minor: Filled<number>
  /** Sum of the completed payments less refunds and reversals; kept by the ledger's trigger. */
  paid_minor: Filled<number>
  notes: string | null
  assigned_to: string | null
  cancel_reason: string | null
  trial_answer: 'approved' | 'change' | null
  trial_words: string | null
  /** 128 random bits, in the private link on the slip. */
  tracking_token: string
  /** ASCII search keys: number, customer's name and phone, names of the persons. */
  search_text: string
  version: Filled<number>
  created_by: string | null
  created_at: Date
  updated_at: Date
  /** When the shop took it on: as it was taken at the counter, at its approval when a form sent it. Empty while it waits, and of one called off before. */
  approved_at: Date | null
  /** Digest of what was sent under this id; none where the sender named no id. */
  sent_hash: Buffer | null
  /** Sum of what the ledger took off the price; kept by its trigger, and with it `total_minor`. */
  written_off_minor: Filled<number>
  /** Once called off: what the shop kept then. What is held beyond it, less what was given back of it, is to be given back. */
  kept_minor: number | null
  /** Sum of what the ledger gave back of what was kept; kept by its trigger. */
  given_of_kept_minor: Filled<number>
  /** What the shop holds of an order and is to give back. */
  give_back_minor: Computed<number | null>
  /** When a step that still stands last went past something, as somebody stated. */
  exception_at: Date | null
  /** When its last piece was ready, while it is ready or handed over; kept by a trigger. Meaningless before. */
  made_at: Date | null
  /** How the customer chose to pay, where they were asked. */
  pays: 'online' | 'onDelivery' | null
  /** The tax its bill puts on top of the price, less what credit notes gave back of it; 0 where prices include it. */
  tax_minor: Filled<number>
  /** By how much its bill rounds the total; below zero where it rounds down. */
  round_off_minor: Filled<number>
  /** Surcharge for rush, of the whole order. It lies in pieces_minor. */
  rush_minor: Filled<number>
  /** What is left of the bill that stands, less its credit notes; null while none does. */
  billed_minor: number | null
}

export interface PaperHeadsTable {
  shop_id: string
  logo_id: string | null
  colour: string | null
}

/** Never changed: what is no longer right is put right by one more entry. */
export interface PartnerEntriesTable {
  shop_id: string
  id: string
  partnership_id: string
  tailor_id: string
  work_id: string | null
  kind: 'order' | 'correction' | 'payout' | 'reversal'
  base_minor: number
  commission_minor: number
  /** What the house owes the partner for it; of a payout what it no longer owes. */
  payable_minor: number
  currency: string
  on_day: string
  order_number: number | null
  note: string | null
  member_id: string | null
  created_at: Date
  /** The payout that was entered by mistake. */
  reverses: string | null
}

export interface PartnershipsTable {
  /** The house. */
  shop_id: string
  id: string
  tailor_id: string
  house_name: string
  tailor_name: string
  state: Filled<'invited' | 'active' | 'paused' | 'declined' | 'ended'>
  /** What the house keeps of an order, in basis points. */
  rate_bp: number
  tier: Filled<'standard' | 'preferred' | 'premium'>
  invited_at: Date
  answered_at: Date | null
  ended_by: 'house' | 'tailor' | null
  ended_at: Date | null
  /** Waits for the partner's word; rate_bp holds until then. */
  proposed_rate_bp: number | null
  proposed_at: Date | null
  /** What the partner said to the last proposal; none while one waits. */
  rate_answer: 'agreed' | 'declined' | null
  rate_answered_at: Date | null
  /** When the house paused it, or took it up again. */
  paused_at: Date | null
}

/** Of one account each: a set of sizes as it was when it was shown. */
export interface PassportsTable {
  account_id: string
  id: string
  to_shop: string | null
  shop_name: string | null
  token: string | null
  person_name: string
  taken_on: string
  /** The shop that took them; empty of those by photo. */
  taken_by: string | null
  sizes: JsonOrNull<import('@darzi/tailoring/passports/sizes.ts').PassportSize[]>
  created_at: Date
  withdrawn_at: Date | null
}

export interface PasswordResetsTable {
  token_hash: Buffer
  account_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface PaymentsTable {
  shop_id: string
  id: string
  order_id: string
  kind: 'advance' | 'payment' | 'refund' | 'write_off' | 'reversal'
  method: string
  status: 'completed' | 'pending' | 'failed' | 'refunded'
  /** What the shop received: positive in, negative out (refund, reversal of a payment). */
  amount_minor: number
  fee_minor: Filled<number>
  reference: string | null
  note: string | null
  reverses: string | null
  member_id: string | null
  member_name: string | null
  created_at: Date
  completed_at: Date | null
  /** Counts up as entries are written: the last one of an order has the highest. */
  turn: Filled<number>
  /** Digest of what was sent under this id; none where the sender named no id. */
  sent_hash: Buffer | null
  /** By how much the order costs less for it: a write-off, a refund taken off the price. Negative where that is reversed. */
  off_price_minor: Filled<number>
  /** Of an order called off: by how much the shop keeps less of it. Negative where that is reversed. */
  off_kept_minor: Filled<number>
  /** Its place among what moved after its order was called off; null of what moved before. */
  late_turn: number | null
  /** The failed payment whose money this is, seen after all. */
  names: string | null
  /** What it took off the price has the tax in it that a bill put on top then. */
  off_has_tax: Filled<boolean>
}

export interface PayoutLinesTable {
  shop_id: string
  payout_id: string
  work_id: string
  tailor_id: string
  /** What the payout paid for this order; below zero what it took back, as the house gave money back since. */
  amount_minor: number
  /** By how much the partner’s order costs less for it. */
  off_minor: Filled<number>
  /** The lines it made in the partner’s own ledger. */
  tailor_entries: Filled<string[]>
}

/** By the hash of their token; each works once. */
export interface PendingSignInsTable {
  token_hash: Buffer
  account_id: string
  expires_at: Date
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

export interface PhotoConsentsTable {
  shop_id: string
  id: string
  /** Without a reference: what was said stays while the shop's book is cleared. */
  order_id: string
  /** Null once the photo itself was deleted. */
  photo_id: string | null
  state: Filled<'asked' | 'agreed' | 'declined' | 'withdrawn'>
  asked_at: Date
  asked_by: string | null
  answered_at: Date | null
  answered_by: 'link' | 'account' | null
  account_id: string | null
  /** The version of the sentences that were answered (tailoring/market/photo-consents). */
  wording: number | null
  withdrawn_at: Date | null
  /** Since when it stands in the portfolio; null while it does not. */
  shown_at: Date | null
}

/** What search by photo compares: colours and texture of a photo of a piece or of the collection, never of a person. */
export interface PhotoLooksTable {
  shop_id: string
  file_id: string
  /** Looks of different methods are not compared; a photo without one of today’s is looked at anew. */
  method: number
  look: Buffer
}

export interface PieceChecksTable {
  shop_id: string
  piece_id: string
  check_key: string
  /** How often the piece had come back when it was ticked. */
  round: number
  /** What was ticked, in the words of that day. */
  name: string
  ticked_by: string
  member_id: string
  ticked_at: Date
}

export interface PieceStockTable {
  shop_id: string
  piece_id: string
  item_id: string
  quantity_milli: number
  /** The movement that took it, once the piece was cut. */
  taken_by: string | null
}

export interface PlanCheckoutsTable {
  shop_id: string
  id: string
  invoice_id: string
  gateway: 'stripe' | 'razorpay'
  amount_minor: number
  currency: string
  state: Filled<'created' | 'open' | 'paid' | 'failed' | 'expired'>
  reference: string | null
  url: string | null
  created_at: Date
  expires_at: Date
  transaction_id: string | null
  /** Of money nobody asked for any more when it came: how far it is on its way back. */
  refund_state: 'waiting' | 'done' | 'refused' | null
  refund_since: Date | null
}

export interface PlanInvoicesTable {
  shop_id: string
  id: string
  number: string
  issued_on: string
  due_on: string
  plan: string
  lines: Json<import('@darzi/tailoring/plans/change-plan.ts').PlanLine[]>
  total_minor: number
  currency: string
  buyer: Json<{ name: string; address?: string; gstin?: string }>
  state: Filled<'open' | 'paid' | 'withdrawn'>
  paid_at: Date | null
  transaction_id: string | null
  /** When the shop lost what this invoice was for, because it was not paid. */
  lapsed_on: string | null
  created_at: Date
}

export interface PlanTermsTable {
  shop_id: string
  period_from: string | null
  /** The first day that is no longer paid for. */
  period_until: string | null
  /** Begins when the period ends. */
  next_plan: string | null
  /** How many days before the trial’s end its owners were told last. */
  trial_told: number | null
}

export interface PlatformCountersTable {
  name: string
  last: number
}

export interface PortfolioPhotosTable {
  shop_id: string
  id: string
  caption: string | null
  created_at: Date
}

export interface PurchaseLinesTable {
  shop_id: string
  id: string
  purchase_id: string
  position: number
  item_id: string
  quantity_milli: number
  cost_minor: number | null
  received_milli: Filled<number>
}

export interface PurchaseOrdersTable {
  shop_id: string
  id: string
  number: number
  supplier_id: string
  state: Filled<'draft' | 'sent' | 'partly' | 'received' | 'cancelled'>
  expected_on: string | null
  notes: string | null
  currency: 'AED' | 'USD' | 'INR' | 'EUR'
  sent_at: Date | null
  sent_by: 'mail' | 'whatsapp' | 'paper' | null
  version: Filled<number>
  created_at: Date
}

export interface PushDevicesTable {
  shop_id: string
  id: string
  member_id: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created_at: Date
  /** The session of this browser, without a reference: a backup holds the row. None as above. */
  session_id: string | null
}

export interface QuoteOffersTable {
  shop_id: string
  quote_id: string
  version: number
  account_id: string
  price_minor: number
  trial_on: string | null
  ready_on: string
  valid_until: string
  words: string | null
  member_id: string | null
  created_at: Date
  advance_minor: Filled<number>
  /** Due at the trial; what is left of the price is due at delivery. */
  trial_minor: Filled<number>
  remake_days: Filled<number>
}

export interface QuotesTable {
  shop_id: string
  id: string
  account_id: string
  /** The same of all shops that were asked at once: accepting one closes the others. */
  request_id: string
  state: Filled<'asked' | 'quoted' | 'accepted' | 'declined' | 'refused' | 'withdrawn' | 'closed'>
  shop_name: string
  shop_slug: string
  currency: string
  name: string
  /** Told to the shop once it has the order. Empty when its account was deleted without one. */
  phone: string | null
  garment: string
  words: string
  cloth: 'own' | 'shop' | 'unsure'
  needed_on: string | null
  budget_minor: number | null
  sizes: JsonOrNull<import('@darzi/tailoring/quotes/sizes.ts').SharedSizes>
  /** Of the offer that stands; 0 before the first. */
  version: Filled<number>
  order_id: string | null
  tracking_path: string | null
  created_at: Date
  updated_at: Date
  /** Digest of what was sent under its request's id, photos included; none of a request from before. */
  sent_hash: Buffer | null
}

/** The last ten of each member, so that they are at hand on the next device. */
export interface RecentSearchesTable {
  shop_id: string
  member_id: string
  /** The search as the address of its screen has it, in one order; the same again is the same row. */
  address: string
  query: string
  results: number
  is_capped: boolean
  searched_at: Date
}

export interface RecoveryCodesTable {
  account_id: string
  code_hash: Buffer
  used_at: Date | null
}

/** The evidence is what was reported and nothing around it, as it stood then. */
export interface ReportsTable {
  shop_id: string
  id: string
  kind: 'review' | 'message' | 'shop'
  subject_id: string
  account_id: string
  /** Reported by a member of the shop, of what is said to it or of it. */
  by_shop: boolean
  reason: 'abuse' | 'false' | 'private' | 'spam' | 'fraud' | 'other'
  words: string | null
  shop_name: string
  /** Who is said to have written it, as the page names them. */
  author: string | null
  /** The account that wrote what is reported; null when the shop did, or nobody's account is known. */
  writer_id: string | null
  said: string | null
  photos: Filled<string[]>
  reported_at: Date
  state: Filled<'waiting' | 'hidden' | 'noted' | 'dismissed'>
  decision: string | null
  decided_at: Date | null
  decided_by: string | null
  /** The partner whose member reported it: of what a house wrote to it. */
  partner_id: string | null
}

export interface ReviewPhotosTable {
  shop_id: string
  /** Of the file. */
  id: string
  review_id: string
  created_at: Date
}

export interface ReviewsTable {
  shop_id: string
  id: string
  /** Without a reference: the review stays while the shop's book is cleared. */
  order_id: string
  /** First name alone: the whole name of a customer is nobody's to read. */
  author: string
  stars: number
  words: string | null
  garments: Filled<string[]>
  reply: string | null
  replied_at: Date | null
  created_at: Date
  /** Since when the operator keeps it from the page; its stars do not count meanwhile. */
  hidden_at: Date | null
}

export interface SavedGarmentsTable {
  account_id: string
  item_id: string
  item_shop_id: string
  saved_at: Date
}

export interface SavedViewsTable {
  shop_id: string
  id: string
  member_id: string
  feature: string
  name: string
  query: string
  is_shared: Filled<boolean>
  created_at: Date
}

export interface SecondFactorsTable {
  account_id: string
  secret: string
  begun_at: Date
  /** When its first code was typed; before that it asks nobody. */
  confirmed_at: Date | null
  /** The half minute of the last code that was taken: each counts once. */
  last_step: Filled<number>
}

export interface SecurityEventsTable {
  id: string
  account_id: string
  at: Date
  kind: string
  address: string
  device: string
}

/** What came with a measuring by photo that a customer sent, beside its sizes, which are the record's. */
export interface SentScansTable {
  shop_id: string
  record_id: string
  account_id: string
  taken_at: Date
  sex: 'male' | 'female' | 'unknown'
  size: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  body_shape: 'athletic' | 'slim' | 'regular' | 'plus' | null
  has_front: boolean
  has_side: boolean
  notices: string[]
  torso: JsonOrNull<{ heightMm: number; breadthMm: number; depthMm: number }[]>
  /** Of the account's own person: it was sent without a name. */
  is_own: boolean
  outline: JsonOrNull<import('@darzi/contract/scan-outline.ts').ScanOutline>
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
  /** When who sits there last proved who they are. */
  confirmed_at: Date
}

/** What operators did to a shop and why. Only ever added to. */
export interface ShopActsTable {
  shop_id: string
  id: string
  at: Date
  account_id: string
  operator_name: string
  kind: 'suspended' | 'lifted' | 'planChanged' | 'invoicePaid'
  reason: string
  /** The plan it got, or the number of the invoice. */
  subject: string | null
}

/** Human numbers without gaps: taken under the row's lock, given back by a rollback. */
export interface ShopCountersTable {
  shop_id: string
  name: string
  last: number
}

export interface ShopHoursTable {
  shop_id: string
  /** 1 is Monday. */
  weekday: number
  from_minute: number
  to_minute: number
}

export interface ShopProfilesTable {
  shop_id: string
  city: string | null
  state: string | null
  pincode: string | null
  experience_years: number | null
  about: string | null
  specialties: Filled<string[]>
  links: JsonFilled<Record<string, string>>
}

export interface ShopTaxTable {
  shop_id: string
  regime: Filled<'none' | 'gst' | 'composition' | 'vat'>
  tax_number: string | null
  state: string | null
  legal_name: string | null
  address: string | null
  includes_tax: Filled<boolean>
  /** Hundredths of a percent; of a line until somebody says otherwise. */
  rate_bp: Filled<number>
  tax_code: string | null
  prefix: Filled<string>
  rounding: Filled<'none' | 'whole'>
  version: Filled<number>
  updated_at: Date
}

export interface ShopWordsTable {
  shop_id: string
  blocked: Filled<string[]>
  changed_at: Date
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
  set_up_at: Date | null
  sample_customer_id: string | null
  sample_order_id: string | null
  /** India's tax number, 15 characters with its check character. */
  gstin: string | null
  /** The tax registration number of the Emirates, 15 digits. */
  trn: string | null
  /** When its last owner deleted their account: it is not found and takes nothing any more, but its book stays. */
  closed_at: Date | null
  /** A visitor's own demo: it is taken away then. */
  demo_until: Date | null
  /** The shop that demos are copies of, and when it was made: days in a copy are moved on by its age. */
  demo_template_at: Date | null
  /** Nobody works in it and nobody finds it until the operator lifts that; customers still follow their orders. */
  suspended_at: Date | null
  suspended_reason: string | null
  /** Months after delivery or cancelling for which the photos of an order are kept. */
  photo_months: number | null
}

export interface StockItemsTable {
  shop_id: string
  id: string
  name: string
  search_text: string
  category: 'fabric' | 'accessory'
  unit: 'm' | 'yd' | 'pc'
  /** Thousandths of the unit: 12 500 of metres are 12.5 m. Written by move_stock() alone. */
  on_hand_milli: Filled<number>
  low_at_milli: number | null
  is_low: Computed<boolean>
  /** Of one unit, as it was last bought. */
  cost_minor: number | null
  supplier_id: string | null
  place: string | null
  barcode: string | null
  notes: string | null
  photo_id: string | null
  is_archived: Filled<boolean>
  version: Filled<number>
  created_at: Date
  /** Customers may see its name and photo. */
  is_shown: Filled<boolean>
  photo_width_mm: number | null
}

export interface StockMovementsTable {
  shop_id: string
  id: string
  item_id: string
  kind: 'received' | 'used' | 'returned' | 'wasted' | 'counted'
  /** Thousandths of the item's unit, with the sign of the change. */
  quantity_milli: number
  /** What there was after it. */
  on_hand_milli: Filled<number>
  cost_minor: number | null
  reason: string | null
  piece_id: string | null
  purchase_line_id: string | null
  stocktake_id: string | null
  undoes: string | null
  member_id: string | null
  member_name: string | null
  at: Date
}

export interface StocktakeCountsTable {
  shop_id: string
  stocktake_id: string
  item_id: string
  /** What the book said when it was counted; what moves afterwards does not touch the count. */
  expected_milli: number
  counted_milli: number
  member_name: string | null
  counted_at: Date
  version: Filled<number>
}

export interface StocktakesTable {
  shop_id: string
  id: string
  state: Filled<'open' | 'done' | 'cancelled'>
  member_id: string | null
  member_name: string | null
  started_at: Date
  ended_at: Date | null
}

export interface SuggestionMarksTable {
  shop_id: string
  /** The rule and what it is about; when the figures change, so does the key. */
  key: string
  mark: 'dismissed' | 'applied'
  member_id: string | null
  at: Date
}

export interface SuggestionSettingsTable {
  shop_id: string
  auto_suggestions: Filled<boolean>
  image_recognition: Filled<boolean>
  style_recommendations: Filled<boolean>
  pricing_optimization: Filled<boolean>
  quality_check: Filled<boolean>
  language: 'en' | 'hi' | 'pa' | null
}

export interface SuppliersTable {
  shop_id: string
  id: string
  name: string
  phone: string | null
  email: string | null
  notes: string | null
  is_archived: Filled<boolean>
  version: Filled<number>
  created_at: Date
}

export interface TrackingCodesTable {
  id: string
  phone: string
  code_hash: Buffer
  attempts: Filled<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** After the right code: this browser may see the orders of this phone, for an hour. */
export interface TrackingPassesTable {
  token_hash: Buffer
  phone: string
  created_at: Date
  expires_at: Date
}

export interface TryOnsTable {
  account_id: string
  id: string
  item_id: string
  item_shop_id: string
  size: string
  colour: string
  fits: boolean
  zones: Json<{ zone: import('@darzi/tailoring/collection/finished.ts').FitZone; easeMm: number; label: string }[]>
  tried_at: Date
}

export interface VerificationPhotosTable {
  shop_id: string
  /** Of the file. */
  id: string
  verification_id: string
  part: 'identity' | 'address' | 'work'
  created_at: Date
}

/** What a shop sent to be verified by, and what became of it. One is open at a time; the badge itself stands in listings. */
export interface VerificationsTable {
  shop_id: string
  id: string
  state: Filled<'draft' | 'sent' | 'verified' | 'refused' | 'renewed'>
  words: string | null
  verified_for: Filled<string[]>
  decision: string | null
  created_at: Date
  sent_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  /** Parts that were verified and count no longer, for the shop changed what was checked. */
  lost_for: Filled<string[]>
  lost_at: Date | null
}

export interface WebhookDeliveriesTable {
  shop_id: string
  id: string
  webhook_id: string
  /** The same on every telling of one event, so that its reader can leave out repeats. */
  event_id: string
  subject_id: string
  at: Date
  state: Filled<'waiting' | 'delivered' | 'failed'>
  tries: Filled<number>
  next_at: Date | null
  /** A process is sending it; after that it is sent again. */
  claimed_until: Date | null
  tried_at: Date | null
  answer_code: number | null
  answer: string | null
  failure: string | null
  took_ms: number | null
  /** What the event is called outside; a test is called so itself. */
  type: string
  /** The state an order came into. */
  order_state: string | null
}

export interface WebhooksTable {
  shop_id: string
  id: string
  url: string
  secret: string
  /** What the shop chose to be told of. */
  types: string[]
  /** Paused by the shop, or stopped because nobody answered for days. */
  state: Filled<'active' | 'paused' | 'stopped'>
  /** The first of the tries that all failed. */
  failing_since: Date | null
  created_at: Date
}

export interface DB {
  account_addresses: AccountAddressesTable
  account_appointments: AccountAppointmentsTable
  account_devices: AccountDevicesTable
  account_muted: AccountMutedTable
  account_order_news: AccountOrderNewsTable
  account_orders: AccountOrdersTable
  account_people: AccountPeopleTable
  account_phones: AccountPhonesTable
  accounts: AccountsTable
  api_keys: ApiKeysTable
  appointments: AppointmentsTable
  attempt_limits: AttemptLimitsTable
  audit_lines: AuditLinesTable
  backup_settings: BackupSettingsTable
  backups: BackupsTable
  banners: BannersTable
  bill_series: BillSeriesTable
  bills: BillsTable
  body_scan_sendings: BodyScanSendingsTable
  body_scan_values: BodyScanValuesTable
  body_scans: BodyScansTable
  calendar_settings: CalendarSettingsTable
  cart_checkouts: CartCheckoutsTable
  cart_lines: CartLinesTable
  collection_items: CollectionItemsTable
  contact_messages: ContactMessagesTable
  conversation_messages: ConversationMessagesTable
  conversations: ConversationsTable
  counter_settings: CounterSettingsTable
  customer_activity: CustomerActivityTable
  customer_import_rows: CustomerImportRowsTable
  customer_imports: CustomerImportsTable
  customer_merges: CustomerMergesTable
  customer_messaging: CustomerMessagingTable
  customer_notes: CustomerNotesTable
  customer_tag_tallies: CustomerTagTalliesTable
  customer_tallies: CustomerTalliesTable
  customers: CustomersTable
  day_closings: DayClosingsTable
  day_figures: DayFiguresTable
  days_off: DaysOffTable
  dispute_photos: DisputePhotosTable
  disputes: DisputesTable
  drafts: DraftsTable
  email_links: EmailLinksTable
  events: EventsTable
  files: FilesTable
  front_domains: FrontDomainsTable
  fronts: FrontsTable
  garments: GarmentsTable
  gateway_events: GatewayEventsTable
  gateway_refunds: GatewayRefundsTable
  house_work: HouseWorkTable
  idempotency_keys: IdempotencyKeysTable
  identities: IdentitiesTable
  inbox_reads: InboxReadsTable
  invitations: InvitationsTable
  known_devices: KnownDevicesTable
  listings: ListingsTable
  measurement_fields: MeasurementFieldsTable
  measurement_records: MeasurementRecordsTable
  measurement_tallies: MeasurementTalliesTable
  measurement_values: MeasurementValuesTable
  member_calendars: MemberCalendarsTable
  member_hours: MemberHoursTable
  member_skills: MemberSkillsTable
  members: MembersTable
  messaging_stops: MessagingStopsTable
  notification_settings: NotificationSettingsTable
  notification_templates: NotificationTemplatesTable
  notification_triggers: NotificationTriggersTable
  notifications: NotificationsTable
  online_payments: OnlinePaymentsTable
  operator_words: OperatorWordsTable
  operators: OperatorsTable
  order_photos: OrderPhotosTable
  order_pieces: OrderPiecesTable
  order_steps: OrderStepsTable
  order_tallies: OrderTalliesTable
  order_terms: OrderTermsTable
  orders: OrdersTable
  paper_heads: PaperHeadsTable
  partner_entries: PartnerEntriesTable
  partnerships: PartnershipsTable
  passports: PassportsTable
  password_resets: PasswordResetsTable
  payments: PaymentsTable
  payout_lines: PayoutLinesTable
  pending_sign_ins: PendingSignInsTable
  persons: PersonsTable
  photo_consents: PhotoConsentsTable
  photo_looks: PhotoLooksTable
  piece_checks: PieceChecksTable
  piece_stock: PieceStockTable
  plan_checkouts: PlanCheckoutsTable
  plan_invoices: PlanInvoicesTable
  plan_terms: PlanTermsTable
  platform_counters: PlatformCountersTable
  portfolio_photos: PortfolioPhotosTable
  purchase_lines: PurchaseLinesTable
  purchase_orders: PurchaseOrdersTable
  push_devices: PushDevicesTable
  quote_offers: QuoteOffersTable
  quotes: QuotesTable
  recent_searches: RecentSearchesTable
  recovery_codes: RecoveryCodesTable
  reports: ReportsTable
  review_photos: ReviewPhotosTable
  reviews: ReviewsTable
  saved_garments: SavedGarmentsTable
  saved_views: SavedViewsTable
  second_factors: SecondFactorsTable
  security_events: SecurityEventsTable
  sent_scans: SentScansTable
  sessions: SessionsTable
  shop_acts: ShopActsTable
  shop_counters: ShopCountersTable
  shop_hours: ShopHoursTable
  shop_profiles: ShopProfilesTable
  shop_tax: ShopTaxTable
  shop_words: ShopWordsTable
  shops: ShopsTable
  stock_items: StockItemsTable
  stock_movements: StockMovementsTable
  stocktake_counts: StocktakeCountsTable
  stocktakes: StocktakesTable
  suggestion_marks: SuggestionMarksTable
  suggestion_settings: SuggestionSettingsTable
  suppliers: SuppliersTable
  tracking_codes: TrackingCodesTable
  tracking_passes: TrackingPassesTable
  try_ons: TryOnsTable
  verification_photos: VerificationPhotosTable
  verifications: VerificationsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}
