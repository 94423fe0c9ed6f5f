import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Tx } from '../../db/tx.ts'

export const photoUrl = (id: string, size: 'thumb' | 'full') => `/api/workshop/photos/${id}/${size}`

/** The photos of an order, oldest first; those taken away are left out. */
export async function photosOf(tx: Tx, orderId: string): Promise<Order['photos']> {
  const rows = await tx
    .selectFrom('order_photos')
    .select(['id', 'piece_id', 'kind', 'stage', 'is_shared', 'created_at'])
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    pieceId: row.piece_id ?? undefined,
    kind: row.kind,
    stage: row.stage ?? undefined,
    isShared: row.is_shared,
    createdAt: row.created_at.toISOString(),
    thumbUrl: photoUrl(row.id, 'thumb'),
    url: photoUrl(row.id, 'full'),
  }))
}
