/**
 * Tests that run on PostgreSQL besides the embedded database, because their promise rests on SQL, locks, plans or row
 * security, where the two could differ. The others run there too with DARZI_TEST_ALL=1.
 */
const features = 'apps/server/src/features'

/**
 * What a run of everything proves on PostgreSQL alone, where there is one: how much is read and by which plan in shops of thousands of
 * rows, and that migrations carry books of older versions over. Both databases are the same program in this, and the embedded one
 * takes three times as long to fill a shop or to pass through all migrations. `test:all` asks both.
 */
export const onPostgresAlone = [
  `${features}/**/*-speed.test.ts`,
  `${features}/payments/{ledger-histories,given-back}.test.ts`,
  `${features}/accounts/older-addresses.test.ts`,
  `${features}/bills/older-book.test.ts`,
  `${features}/body-scans/older-scans.test.ts`,
  `${features}/measurements/told-names.test.ts`,
  `${features}/orders/frozen-fields.test.ts`,
]

export const onPostgres = [
  ...onPostgresAlone,
  // the database itself: roles, row security, pooling, reads ahead, migrations, background jobs, audit
  'apps/server/src/{db,jobs,seed}/**/*.test.ts',
  'apps/server/src/access/cross-tenant.test.ts',
  'apps/server/src/choose-default-shop.test.ts',
  'apps/server/src/operator/*.test.ts',
  `${features}/backup/*.test.ts`,
  // one transaction over everything a request does, and its answer kept for a replay
  'apps/server/src/http/{audit,pipeline,forms,idempotency,readiness}.test.ts',
  // plans, indexes, paging and search
  `${features}/**/*-{filters,store}.test.ts`,
  `${features}/customers/{directory,search,merge,merged-records,bulk-customers,add-customer,short-add}.test.ts`,
  `${features}/orders/{bulk-orders,take-order,short-transaction,same-sending,steps,hostile-orders}.test.ts`,
  // imports and ledgers: batches, sums and locks
  `${features}/customers/{import,import-crash,undo-import}.test.ts`,
  `${features}/payments/{payments,late-money,methods,price-taken-off,shop-payments,day-closings}.test.ts`,
  `${features}/online-payments/{online-payments,gateway-news}.test.ts`,
  // two at once, and functions of the database that cross tenants
  `${features}/{accounts/accounts,account-news/account-news,staff/staff,live/live}.test.ts`,
  `${features}/forms/{forms,full-plan,same-sending}.test.ts`,
  `${features}/bills/{bills,bill-and-order}.test.ts`,
  `${features}/inventory/*.test.ts`,
  `${features}/workshop/bulk-refused.test.ts`,
  `${features}/calendar/{calendar,links}.test.ts`,
  // two acceptances at once, and functions that reach from a customer's account into shops
  `${features}/{quotes/quotes,reviews/reviews,photo-consents/photo-consents}.test.ts`,
  // a row of one shop that another sees by the work it does
  `${features}/conversations/{partner-conversations,partner-told,parted}.test.ts`,
  // an operator inside one shop, who sees its rows and files and no others
  `${features}/disputes/evidence.test.ts`,
  // sums kept by triggers
  `${features}/analytics/{analytics,figures}.test.ts`,
  `${features}/notifications/{notifications,own-stop,due-notifications,merge-messaging}.test.ts`,
  `${features}/portal/portal.test.ts`,
  `${features}/tracking/{guessed-links,link,tracking}.test.ts`,
  `${features}/measurements/{book,record-measurement}.test.ts`,
]
