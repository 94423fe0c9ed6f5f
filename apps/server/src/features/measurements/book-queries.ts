import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { type SearchTerms, searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keyset, type Sort } from '../../http/keyset.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readRecords } from './record-queries.ts'

interface Filter {
  q?: string | undefined
  customer?: string | undefined
  person?: string | undefined
  range: keyof typeof rangeDays
  /** People under these customers alone. */
  customers?: string[]
  /** Taken at or after the one and before the other. */
  taken?: { from?: Date | undefined; before?: Date | undefined }
}

/** How far back each range reaches. */
const rangeDays = { all: undefined, week: 7, month: 30, year: 365 } as const

/** A page of the book, newest first. Throws request.malformed for a bad cursor. */
export async function listBook({ tx, query, now }: RequestContext<typeof measurementRoutes.book>) {
  const { rows, next } = await bookPage(tx, { ...query, now })
  const ids = rows.map(({ id }) => id)
  return { rows: await readRecords(tx, ids), next }
}

interface Page extends Filter {
  now: Date
  after?: string | undefined
  limit: number
}

interface Row {
  id: string
  /** To the microsecond. */
  taken_exactly: string
}

const sorts = {
  newest: {
    by: sql`record.taken_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: (row) => row.taken_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<Row>>

/** A page's records by id, along the index of the newest; nothing when there is nothing to look for, as in "%". */
export async function bookPage(tx: Tx, filter: Page) {
  const { q, customer, customers, person, range, taken, now, ...asked } = filter
  const { from, most, page } = keyset(sorts, { ...asked, sort: 'newest' }, 'record.id')
  let rows = tx
    .selectFrom('measurement_records as record')
    .select(['record.id', exactInstant('record.taken_at').as('taken_exactly')])
  const days = rangeDays[range]
  if (days) rows = rows.where('record.taken_at', '>=', new Date(now.getTime() - days * 24 * 3600_000))
  if (taken?.from) rows = rows.where('record.taken_at', '>=', taken.from)
  if (taken?.before) rows = rows.where('record.taken_at', '<', taken.before)
  if (customers) rows = rows.where('record.person_id', 'in', peopleUnder(tx, customers))
  if (person) rows = rows.where('record.person_id', '=', person)
  if (customer) rows = rows.where('record.person_id', 'in', peopleUnder(tx, [customer]))
  if (q) {
    const terms = searchTerms(q)
    const rare = terms.length > 0 ? await rareCustomers(tx, terms) : []
    if (rare?.length === 0) return page([])
    rows = rare ? rows.where('record.person_id', 'in', peopleUnder(tx, rare)) : rows.where(isOfWords(terms))
  }
  return page(await from(rows).limit(most).execute())
}

const peopleUnder = (tx: Tx, customers: string[]) =>
  tx.selectFrom('persons').select('id').where('customer_id', 'in', customers)

/** Above this many, whom the words mean is met soon enough on the way through the newest records. */
const rareUpTo = 500

/** The customers with these words when they are few (see find_customers in the migrations), archived ones too. */
async function rareCustomers(tx: Tx, terms: SearchTerms): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select find_customers(${JSON.stringify(terms)}::jsonb, null, state, ${rareUpTo + 1}::int) as id
      from unnest(array['active', 'archived']) state`.execute(tx)
  return rows.length > rareUpTo ? undefined : rows.map((row) => row.id)
}

/** As the directory looks for common words: plainly, in the record that stands over the person. */
function isOfWords(terms: SearchTerms) {
  const each = terms.map(
    (forms) =>
      sql<boolean>`(${sql.join(
        forms.map((form) => sql`strpos(customer.search_text, ${form}) > 0`),
        sql` or `,
      )})`,
  )
  return sql<boolean>`exists (
    select from persons person join customers customer on customer.id = person.customer_id
     where person.id = record.person_id and ${sql.join(each, sql` and `)})`
}
