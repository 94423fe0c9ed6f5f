import { filterBounds } from '@darzi/tailoring/customers/badge.ts'
import type { Tx } from '../../db/tx.ts'
import { countAddedSince, sumTallies } from './tally-queries.ts'

/** The directory's figures; the thresholds are tailoring's. `today` is the shop's day. */
export async function customerFigures(tx: Tx, { today, addedSince }: { today: string; addedSince?: Date }) {
  const tallies = await sumTallies(tx, filterBounds(today))
  return { ...tallies, addedSince: addedSince ? await countAddedSince(tx, addedSince) : 0 }
}
