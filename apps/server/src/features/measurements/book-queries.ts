import type { measurementRoutes } from '@darzi/contract/measurements.ts'
import { type SearchTerms, searchTerms } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import { exactInstant, isExactInstant } from '../../http/exact-instant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readRecords } from './record-queries.ts'

interface Filter {
  q?: string | undefined
  customer?: string | undefined
  person?: string | undefined
  range: keyof typeof rangeDays
}

/** How far back each range reaches. */
const rangeDays = { all: undefined, week: 7, month: 30, year: 365 } as const

/** A page of the book, newest first. Throws request.malformed for a bad cursor. */
export async function listBook({ tx, query, now }: RequestContext<typeof measurementRoutes.book>) {
  const { after, limit } = query
  const position = after === undefined ? undefined : decodeCursor(after)
  const rows = await bookRows(tx, { ...query, now, limit: limit + 1, position })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: await readRecords(
      tx,
      rows.slice(0, limit).map((row) => row.id),
    ),
    next: last && encodeCursor({ takenAt: last.taken_exactly, id: last.id }),
  }
}

interface Page extends Filter {
  now: Date
  limit: number
  position: Cursor | undefined
}

/** The places of a page's records, along the index of the newest; nothing when there is nothing to look for, as in "%". */
export async function bookRows(tx: Tx, { q, customer, person, range, now, limit, position }: Page) {
  let rows = tx
    .selectFrom('measurement_records as record')
    .select(['record.id', exactInstant('record.taken_at').as('taken_exactly')])
    .orderBy('record.taken_at', 'desc')
    .orderBy('record.id', 'desc')
    .limit(limit)
  const days = rangeDays[range]
  if (days) rows = rows.where('record.taken_at', '>=', new Date(now.getTime() - days * 24 * 3600_000))
  if (person) rows = rows.where('record.person_id', '=', person)
  if (customer) rows = rows.where('record.person_id', 'in', peopleUnder(tx, [customer]))
  if (position)
    rows = rows.where(
      sql<boolean>`(record.taken_at, record.id) < (${position.takenAt}::timestamptz, ${position.id}::uuid)`,
    )
  if (!q) return rows.execute()
  const terms = searchTerms(q)
  if (terms.length === 0) return []
  const rare = await rareCustomers(tx, terms)
  if (rare?.length === 0) return []
  return (
    rare ? rows.where('record.person_id', 'in', peopleUnder(tx, rare)) : rows.where(isOfWords(terms))
  ).execute()
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

/** Where a page of the book ends. */
interface Cursor {
  /** To the microsecond. */
  takenAt: string
  id: string
}

/** The place as text for the client, which only hands it back. */
const encodeCursor = ({ takenAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([takenAt, id])).toString('base64url')

/** The place a client handed back. Throws request.malformed for anything that is none. */
function decodeCursor(cursor: string): Cursor {
  const [takenAt, id] = listIn(cursor)
  const isPlace = typeof takenAt === 'string' && isExactInstant(takenAt)
  if (isPlace && typeof id === 'string' && uuid.test(id)) return { takenAt, id }
  throw fieldError('after', 'request.malformed')
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function listIn(cursor: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
