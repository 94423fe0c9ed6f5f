import type { LastPiece } from '@darzi/contract/last-piece.ts'
import type { Tx } from '../../db/tx.ts'

/** The id of a customer's last order that the shop took on and that was not called off; what a form asked for is none yet. */
export async function lastOrderOf(tx: Tx, customerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'cancelled')
    .where('approved_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The newest piece of each garment of each of a customer's people, whatever order it was in. */
export async function lastPiecesOf(tx: Tx, customerId: string): Promise<LastPiece[]> {
  const rows = await tx
    .selectFrom('order_pieces as piece')
    .innerJoin('orders', 'orders.id', 'piece.order_id')
    .distinctOn(['piece.person_id', 'piece.garment_key'])
    .select(['piece.person_id', 'piece.garment_key', 'piece.styles', 'piece.cloth', 'piece.notes'])
    .select('orders.created_at')
    .where('orders.customer_id', '=', customerId)
    .where('orders.state', '!=', 'cancelled')
    .where('orders.approved_at', 'is not', null)
    .orderBy('piece.person_id')
    .orderBy('piece.garment_key')
    .orderBy('orders.created_at', 'desc')
    .orderBy('piece.id', 'desc')
    .execute()
  return rows.map(({ person_id, garment_key, styles, cloth, notes, created_at }) => ({
    personId: person_id,
    garment: garment_key,
    orderedAt: created_at.toISOString(),
    styles,
    cloth: 'source' in cloth ? cloth : undefined,
    notes: notes ?? undefined,
  }))
}
