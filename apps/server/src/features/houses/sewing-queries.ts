/** What of an order whoever sews it is told. Inside the house. */
import type { Tx } from '../../db/tx.ts'
import type { PieceThere } from '../orders/api.ts'

export const piecesToSew = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_pieces')
    .select([
      'position',
      'garment_key',
      'garment_name',
      'styles',
      'add_ons',
      'cloth',
      'notes',
      'snapshot',
      'collection',
      'is_urgent',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** One of them, at its place in the order, as whoever sews it is told of it. */
export async function pieceToSew(
  tx: Tx,
  { orderId, position }: { orderId: string; position: number },
): Promise<PieceThere | undefined> {
  const row = (await piecesToSew(tx, orderId)).find((piece) => piece.position === position)
  return (
    row && {
      garment: row.garment_key,
      snapshot: row.snapshot,
      styles: row.styles,
      addOns: row.add_ons,
      cloth: 'source' in row.cloth ? row.cloth : undefined,
      notes: row.notes ?? undefined,
      isUrgent: row.is_urgent,
    }
  )
}
