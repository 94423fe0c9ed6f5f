import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { areOld, unsureGirths } from '@darzi/tailoring/suggestions/sizes-advice.ts'
import type { Tx } from '../../db/tx.ts'
import { sentUnchecked, waitingPieces } from './taken-queries.ts'

const mostShown = 20

/** People to measure before their piece is cut: old sizes, or sizes by photo that may be too far off. One line a record. */
export async function sizeSuggestions(tx: Tx, now: Date): Promise<Suggestion[]> {
  const rows = (await waitingPieces(tx)).flatMap((piece) => suggestionOf(piece, now))
  const byKey = new Map(rows.toReversed().map((row) => [row.key, row]))
  return [...byKey.values()].toReversed().slice(0, mostShown)
}

type WaitingPiece = Awaited<ReturnType<typeof waitingPieces>>[number]

function suggestionOf({ snapshot, ...piece }: WaitingPiece, now: Date): Suggestion[] {
  if (!snapshot) return []
  const person = { id: piece.person_id, name: piece.person_name }
  const order = { id: piece.order_id, number: orderNumber(piece.number) }
  const fields = unsureGirths(snapshot)
  if (fields.length > 0)
    return [{ key: `photoSizes:${snapshot.recordId}`, type: 'photoSizes', person, order, fields }]
  if (!areOld(snapshot, now)) return []
  const { takenAt } = snapshot
  return [{ key: `oldSizes:${snapshot.recordId}`, type: 'oldSizes', person, order, takenAt }]
}

/** What customers sent and nobody has checked. */
export async function sentSuggestions(tx: Tx): Promise<Suggestion[]> {
  return (await sentUnchecked(tx)).map((row) => ({
    key: `sentSizes:${row.id}`,
    type: 'sentSizes',
    person: { id: row.person_id, name: row.name },
    customerId: row.customer_id,
    recordId: row.id,
    sentAt: row.created_at.toISOString(),
  }))
}
