import type { SearchTerms } from '@darzi/tailoring/names/search-key.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedForValues, type Tx } from '../../db/tx.ts'
import type { BareCustomers } from './card-queries.ts'

/** Above this many, what is looked for is common: it is met soon enough on the way through the sort's index. */
const rareUpTo = 500

interface Words {
  terms: SearchTerms
  tag: string | undefined
  state: 'active' | 'archived'
}

/** The ids of all records with these words, when they are few (see find_customers in the migrations). */
export async function rareIds(tx: Tx, { terms, tag, state }: Words): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select find_customers(${JSON.stringify(terms)}::jsonb, ${tag ?? null}, ${state}, ${rareUpTo + 1}::int) as id
  `.execute(tx)
  return rows.length > rareUpTo ? undefined : rows.map((row) => row.id)
}

/**
 * Written so that the planner, who may not look into texts under row security, takes the words for common. What else narrows the list
 * decides how it is read.
 */
export const withWords = (rows: BareCustomers, terms: SearchTerms, tag: string | undefined): BareCustomers =>
  rows.where(sql<boolean>`${hasWords({ terms, tag })} ${plannedForValues}`)

/** So many records are looked through on the way, before the whole shop is asked which of its records have the words. */
const nearUpTo = 1000

interface Near {
  /** The list from where the page begins, in its order. */
  from(rows: BareCustomers): BareCustomers
  /** Records that fill the page, and tell that there are more. */
  most: number
}

/**
 * The ids with these words among the next records of the list: enough for a page of common names, and of a small shop
 * they are all. Undefined when the way was too short to tell. Numbers and two words together are too rare to be met on
 * the way, and a tag alone has its own index; two letters are in no index and many names.
 */
export async function nearIds(
  tx: Tx,
  standing: BareCustomers,
  words: Words,
  near: Near,
): Promise<string[] | undefined> {
  if (words.terms.length === 0 || words.terms.some(isNumber)) return undefined
  if (words.terms.filter(isIndexed).length > 1) return undefined
  const way = near.from(standing.select('search_text')).limit(nearUpTo)
  const { found, walked } = await tx
    .selectFrom(way.as('near'))
    .select((row) => [
      row.fn.countAll<number>().as('walked'),
      sql<string[]>`coalesce(array_agg(id) filter (where ${hasWords(words)}), '{}')`.as('found'),
    ])
    .executeTakeFirstOrThrow()
  return found.length >= near.most || Number(walked) < nearUpTo ? found : undefined
}

const isNumber = ([first]: readonly string[]) => first !== undefined && /^\d+$/.test(first)

const isIndexed = ([first = '']: readonly string[]) => first.length > 2

/** A record has one of the forms of each word, and the tag. */
function hasWords({ terms, tag }: Pick<Words, 'terms' | 'tag'>): RawBuilder<boolean> {
  const tagged = tag === undefined ? [] : [sql`array_position(tags, ${tag}) is not null`]
  const said = terms.map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`strpos(search_text, ${form}) > 0`),
        sql` or `,
      )})`,
  )
  return sql<boolean>`(${sql.join([...tagged, ...said], sql` and `)})`
}
