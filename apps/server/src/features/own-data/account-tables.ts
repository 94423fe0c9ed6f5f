/** Every table that names an account, and what becomes of its rows; a test asks the database for tables that are missing here. */
export const accountTables = {
  email_links: 'erased',
  identities: 'erased',
  known_devices: 'erased',
  operators: 'erased',
  password_resets: 'erased',
  pending_sign_ins: 'erased',
  recovery_codes: 'erased',
  second_factors: 'erased',
  security_events: 'erased',
  sessions: 'erased',
  body_scans: 'erased',
  body_scan_values: 'erased',
  body_scan_sendings: 'erased',
  saved_garments: 'erased',
  try_ons: 'erased',
  cart_lines: 'erased',
  cart_checkouts: 'erased',
  account_appointments: 'erased',
  account_orders: 'erased',
  account_phones: 'erased',
  passports: 'erased',
  account_addresses: 'erased',
  account_people: 'erased',
  account_muted: 'erased',
  account_order_news: 'erased',
  account_devices: 'erased',
  /** The member's name stays in the shop's book: who took which payment, who cut which coat. */
  members: 'kept without the e-mail',
  /** Sizes that a customer sent are the shop's record of an order. */
  sent_scans: 'kept by the shop',
  /** What was asked of a shop is its record, as an order is; what was still open is withdrawn, and the phone goes where no order came of it. */
  quotes: 'kept by the shop',
  quote_offers: 'kept by the shop',
  disputes: 'kept by the shop',
  /** What the operator decided stands, and who asked for it leads to nobody any more. */
  reports: 'kept as the server’s record',
  /** Which operator did it, beside their name as it was then. */
  shop_acts: 'kept as the server’s record',
  /** Every yes is taken back before; that there was one is the shop's record. */
  photo_consents: 'kept by the shop',
  conversations: 'kept by the shop',
  conversation_messages: 'kept by the shop',
  /** Ids only, and no name leads from them to anybody any more. */
  audit_lines: 'kept as the server’s record',
} as const satisfies Record<string, string>
