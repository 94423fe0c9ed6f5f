/** Which tables a shop's backup holds: asked of the database, so that a table added later is in it without being named. */

/**
 * Tables with rows of a shop that stay out of its backup, and why. They stay when the shop's book is cleared, and with them what they
 * refer to: those that are of an order name it by its id alone, and it is theirs again once it is put back.
 */
export const leftOut: Readonly<Record<string, string>> = {
  sessions: 'who is signed in on this server, and nobody else’s to open',
  audit_lines: 'the server’s own record of who asked what; a restore must not rewrite it',
  backups: 'the list of backups themselves',
  photo_consents:
    'a customer’s yes holds where it was said; an older file must not undo what was withdrawn since',
  messaging_stops: 'who wants no messages, which no older file may undo',
  reviews: 'what others say of the shop is not its own to bring along',
  review_photos: 'pictures in what others say of the shop, which are not its own to bring along',
  dispute_photos: 'evidence of a dispute, which stays where it is decided',
  listings: 'its stars and its badge are not the shop’s to bring along',
  reports: 'what others say of the shop, and the shop to the operator, is not its own to bring along',
  disputes: 'what the operator decided is not the shop’s to bring along',
  verifications: 'what the operator decided is not the shop’s to bring along',
  verification_photos: 'papers of people, sent to the operator of this server alone',
  backup_settings: 'holds the key of scheduled backups',
  api_keys: 'keys that let programs in, and nobody else’s to bring along',
  webhooks: 'hold the secrets that tellings are signed with',
  webhook_deliveries: 'what was told on this server',
  plan_terms: 'what the shop has paid the server for, which no file of its own may change',
  plan_invoices: 'invoices of the server to the shop, in the server’s own series of numbers',
  plan_checkouts: 'pages of a gateway where such an invoice was to be paid',
  fronts: 'a public page of this server, which a file must not publish',
  front_domains: 'what was shown to this server alone',
  shop_acts: 'what the operator decided is not the shop’s to bring along',
  partnerships: 'an agreement with another shop, which one of them alone cannot bring back',
  house_work: 'ties an order to one in the book of another shop',
  payout_lines: 'what two shops paid each other, which one of them alone cannot bring back',
  partner_entries: 'what two shops owe each other, which one of them alone cannot bring back',
}

/** What clearing a shop leaves: who works there, what it sells and how it is set up. */
export const keptWhenCleared: ReadonlySet<string> = new Set([
  'members',
  'member_hours',
  'member_skills',
  'member_calendars',
  'invitations',
  'shop_hours',
  'days_off',
  'calendar_settings',
  'counter_settings',
  'suggestion_settings',
  'shop_profiles',
  'garments',
  'measurement_fields',
  'shop_tax',
  // A number is on one bill for ever, also when that bill is gone from here.
  'bill_series',
  'notification_settings',
  'notification_templates',
  'paper_heads',
  'shop_words',
])

/**
 * Tables that refer to nothing else of the shop but its photos, and go all the same: what they hold is the book's. Every other one of
 * that kind is how the shop is set up, and stays.
 */
export const clearedOfItsOwn: Readonly<Record<string, string>> = {
  files: 'photos of customers, orders and items; one that something kept refers to stays',
  collection_items: 'what is shown for sale is photographed from the book',
  portfolio_photos: 'photos of what was sewn',
  photo_looks: 'how a photo looks, which goes with it',
  suppliers: 'stock comes from them',
  stock_items: 'stock',
  stocktakes: 'stock',
  shop_counters: 'numbers of orders begin anew with them',
  notification_triggers: 'news of the book that waits to be told',
  customer_tallies: 'counts customers',
  customer_tag_tallies: 'counts customers',
  measurement_tallies: 'counts sizes',
  order_tallies: 'counts orders',
  day_figures: 'sums of orders and money',
}

/** A shop with rows in one of these has a book already, and nothing is restored over it. */
export const tablesOfBook = [
  'customers',
  'orders',
  'suppliers',
  'stock_items',
  'collection_items',
  'appointments',
]

export interface TableReference {
  from: string
  to: string
}

/** Tables in an order in which each comes after those it refers to. References in a circle wait for the end (make_restorable). */
export function inOrder(tables: readonly string[], references: readonly TableReference[]): string[] {
  const placed: string[] = []
  let waiting = [...tables].sort()
  while (waiting.length > 0) {
    const isFree = (table: string) =>
      !references.some(({ from, to }) => from === table && to !== table && waiting.includes(to))
    const free = waiting.filter(isFree)
    // A circle: any of it may go first.
    const next = free.length > 0 ? free : waiting.slice(0, 1)
    placed.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return placed
}

/**
 * In how many goes a backup's tables are put back. One, in the order they were written; more only where a table of today refers to one
 * that an older backup holds further down.
 */
export function passesOf(written: readonly string[], references: readonly TableReference[]): Set<string>[] {
  const passes: Set<string>[] = []
  const passOf = (table: string, above: readonly string[]): number => {
    const known = passes.findIndex((pass) => pass.has(table))
    if (known >= 0 || above.includes(table)) return Math.max(known, 0)
    const needed = references.filter(({ from, to }) => from === table && to !== table && written.includes(to))
    const after = needed.map(
      ({ to }) => passOf(to, [...above, table]) + (written.indexOf(to) > written.indexOf(table) ? 1 : 0),
    )
    const pass = Math.max(0, ...after)
    while (passes.length <= pass) passes.push(new Set())
    passes[pass]?.add(table)
    return pass
  }
  for (const table of written) passOf(table, [])
  return passes
}
