import { typoTerms } from '@darzi/tailoring/names/typos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Whoever types a name wrongly looks for one person, not for a list. */
const mostAlike = 50

/** The customers whose names are the words but for a slip of the finger (see find_alike in the migrations). */
export async function customersAlike(tx: Tx, q: string): Promise<string[]> {
  const terms = typoTerms(q)
  if (!terms) return []
  const { rows } = await sql<{ id: string }>`
    select find_alike(${JSON.stringify(terms.pieces)}::jsonb, ${terms.patterns}::text[], ${mostAlike}::int) as id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
