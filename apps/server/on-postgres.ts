/**
 * Where the server's tests run in `npm test`, where there is a PostgreSQL: those named here on it, all others on the embedded database,
 * and `onBoth` on both. Without one, in `test:quick`, and when a part is named, the embedded database is asked everything;
 * `test:all` asks both databases everything.
 */
const features = 'apps/server/src/features'

/** The database itself and what is done with it as a whole, one transaction around a request, and the ways where the two could differ. */
const onBoth = [
  // roles, row security, pooling, reads ahead, migrations, background jobs, audit
  'apps/server/src/{db,jobs}/**/*.test.ts',
  'apps/server/src/access/cross-tenant.test.ts',
  'apps/server/src/choose-default-shop.test.ts',
  'apps/server/src/operator/*.test.ts',
  'apps/server/src/seed/**/!(seed-big).test.ts',
  // one transaction over everything a request does, and its answer kept for a replay
  'apps/server/src/http/{audit,pipeline,idempotency,readiness}.test.ts',
  // what all else rests on, from a sign-in to an order at work
  `${features}/{accounts/accounts,staff/staff}.test.ts`,
  `${features}/customers/{add-customer,bulk-customers,short-add}.test.ts`,
  `${features}/measurements/{book,record-measurement}.test.ts`,
  `${features}/orders/{take-order,short-transaction,same-sending,steps,hostile-orders}.test.ts`,
  `${features}/workshop/bulk-refused.test.ts`,
  // both send news to browsers in their own way
  `${features}/live/live.test.ts`,
]

/**
 * PostgreSQL alone: plans, sums, paging, search, locks, and functions that cross tenants. The embedded database is the same program in
 * all of this, takes two to three times as long, and has one connection, on which no two can meet. That every route answers
 * on it, whoever asks, is held by access/matrix.
 */
export const onPostgresAlone = [
  // how much is read and by which plan in shops of thousands of rows
  `${features}/**/*-speed.test.ts`,
  'apps/server/src/seed/seed-big.test.ts',
  `${features}/demo/demo.test.ts`,
  // migrations that carry books of older versions over
  `${features}/accounts/older-addresses.test.ts`,
  `${features}/bills/older-book.test.ts`,
  `${features}/body-scans/older-scans.test.ts`,
  `${features}/measurements/told-names.test.ts`,
  `${features}/orders/frozen-fields.test.ts`,
  `${features}/webhooks/lapsed-webhooks.test.ts`,
  // paging, search and merges
  `${features}/**/*-{filters,store}.test.ts`,
  `${features}/customers/{directory,search,merge,merged-records}.test.ts`,
  `${features}/orders/bulk-orders.test.ts`,
  // imports and ledgers: batches, sums, triggers and locks
  `${features}/customers/{import,import-crash,undo-import}.test.ts`,
  `${features}/payments/{payments,late-money,methods,price-taken-off,shop-payments,day-closings}.test.ts`,
  `${features}/payments/{ledger-histories,given-back}.test.ts`,
  `${features}/online-payments/{online-payments,gateway-news}.test.ts`,
  `${features}/bills/{bills,bill-and-order}.test.ts`,
  `${features}/inventory/*.test.ts`,
  `${features}/analytics/{analytics,figures}.test.ts`,
  `${features}/backup/*.test.ts`,
  // two at once, and functions of the database that cross tenants
  'apps/server/src/http/forms.test.ts',
  `${features}/account-news/account-news.test.ts`,
  `${features}/passports/passports.test.ts`,
  `${features}/forms/{forms,full-plan,same-sending}.test.ts`,
  `${features}/calendar/{calendar,links}.test.ts`,
  `${features}/{quotes/quotes,reviews/reviews,photo-consents/photo-consents}.test.ts`,
  `${features}/notifications/{notifications,own-stop,due-notifications,merge-messaging}.test.ts`,
  `${features}/portal/portal.test.ts`,
  `${features}/tracking/{guessed-links,link,tracking}.test.ts`,
  // a row of one shop that another sees by the work it does
  `${features}/conversations/{partner-conversations,partner-told,parted}.test.ts`,
  // an operator inside one shop, who sees its rows and files and no others
  `${features}/disputes/evidence.test.ts`,
]

export const onPostgres = [...onBoth, ...onPostgresAlone]
