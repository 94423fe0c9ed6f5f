import type { orderRoutes } from '@darzi/contract/orders.ts'
import { isPastCutting } from '@darzi/tailoring/orders/gates.ts'
import { pieceTag } from '@darzi/tailoring/orders/number.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setPieceStock, takeForPieces } from '../inventory/api.ts'
import { lockOrder } from './change-store.ts'
import { readOrder } from './order-queries.ts'
import { orderWriteContextOf } from './order-write-context.ts'

/** Names the cloth of the stock a piece is cut from; of one that is cut it is taken at once. Throws orders.closed and what inventory's setPieceStock throws. */
export async function choosePieceStock(ctx: RequestContext<typeof orderRoutes.setPieceStock>) {
  const { tx, params, body, member, publishEvent } = ctx
  const order = await lockOrder(tx, params.id)
  const piece = order.pieces.find(({ id }) => id === params.pieceId)
  if (!piece) throw notFound()
  if (piece.state === 'delivered' || piece.state === 'cancelled') throw new AppError('orders.closed')
  await setPieceStock(tx, { shopId: member.shopId, pieceId: piece.id, stock: body.stock })
  // Named only after it was cut, the cloth is gone from the shelf already.
  if (body.stock && piece.state !== 'waiting' && isPastCutting(piece))
    await takeForPieces(tx, orderWriteContextOf(ctx), [piece.id])
  await publishEvent({
    kind: 'orders.pieceEdited',
    subject: {
      type: 'order',
      id: order.id,
      name: pieceTag(order.number, { position: piece.position, of: order.pieces.length }),
    },
  })
  return readOrder(tx, order.id, ctx)
}
