import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Expression } from 'kysely'
import type { Tx } from '../../db/tx.ts'

export const photoUrl = (id: string, size: 'thumb' | 'full') => `/api/workshop/photos/${id}/${size}`

/** The photos of an order, oldest first; those taken away are left out. */
export const photosOf = (tx: Tx, orderId: Expression<string>) =>
  tx
    .selectFrom('order_photos')
    .select(['id', 'piece_id', 'kind', 'stage', 'note', 'is_shared', 'created_at'])
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('id')

type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>['executeTakeFirstOrThrow']>>

/** A row as the contract's photo; read within another statement it has its instant as a text. */
export const photoOf = (
  row: Omit<PhotoRow, 'created_at'> & { created_at: string },
): Order['photos'][number] => ({
  id: row.id,
  pieceId: row.piece_id ?? undefined,
  kind: row.kind,
  stage: row.stage ?? undefined,
  note: row.note ?? undefined,
  isShared: row.is_shared,
  createdAt: new Date(row.created_at).toISOString(),
  thumbUrl: photoUrl(row.id, 'thumb'),
  url: photoUrl(row.id, 'full'),
})
