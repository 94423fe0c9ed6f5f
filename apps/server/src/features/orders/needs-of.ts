import type { Garment } from '@darzi/contract/garments.ts'
import { neededOf } from '@darzi/tailoring/measurements/missing.ts'
import type { Tx } from '../../db/tx.ts'
import { putAwayAmong } from '../measurements/api.ts'
import { garmentsFor } from './garments-for-pieces.ts'
import type { PieceRow } from './piece-queries.ts'

type Needing = Pick<PieceRow, 'garment_key' | 'snapshot' | 'collection'>

/**
 * Answers what each of these pieces cannot be cut without: what its garment needed when its sizes were frozen, and what it
 * needs today where it has none. What is sewn to a finished size needs none, and nobody is measured by a field put away.
 */
export async function needsOf(tx: Tx, rows: readonly Needing[]): Promise<(row: Needing) => string[]> {
  const unmeasured = rows.filter(({ snapshot }) => !snapshot)
  const frozen = rows.flatMap(({ snapshot }) => snapshot?.needed ?? [])
  const [garments, putAway] = await Promise.all([
    garmentsFor(
      tx,
      unmeasured.map(({ garment_key }) => garment_key),
    ),
    putAwayAmong(tx, frozen),
  ])
  return ({ snapshot, ...row }) => {
    const frozen = snapshot && !row.collection?.finished
    return frozen ? snapshot.needed.filter((field) => !putAway.has(field)) : needsToday(row, garments)
  }
}

/** What a piece needs by its garment of today; a piece that is ordered today has just this frozen. */
export const needsToday = (
  { garment_key, collection }: Omit<Needing, 'snapshot'>,
  garments: ReadonlyMap<string, Garment>,
): string[] => (collection?.finished ? [] : neededOf(garments.get(garment_key)?.fields ?? []))
