/**
 * Orders: what was promised, of which pieces, by when. An order follows tailoring's one life; every step is kept, and a
 * piece keeps the measurements it is cut from. Nothing is deleted: an order is called off, a step undone by another.
 */
import { orderRoutes } from '@darzi/contract/orders.ts'
import { photoRetentionRoutes } from '@darzi/contract/photo-retention.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { customerOrders } from '../customers/api.ts'
import { currencyUse } from '../shops/api.ts'
import { bulkOrders } from './bulk-orders.ts'
import { cancelOrder } from './cancel-order.ts'
import { isCurrencyInUse } from './currency-in-use.ts'
import { editOrder } from './edit-order.ts'
import { editPiece } from './edit-piece.ts'
import { moveOrders, moveOrdersBack, refreshOrderSearch } from './follow-store.ts'
import { keepFigures } from './keep-figures.ts'
import { moveOrder } from './move-order.ts'
import { addPhoto, editPhoto } from './order-photos.ts'
import { readOrder } from './order-queries.ts'
import { changePhotoRetention, readPhotoRetention } from './photo-retention.ts'
import { choosePieceStock } from './piece-cloth.ts'
import { countOrders, listOrders, readLast, readSummary, readTimeline } from './read-orders.ts'
import { reworkOrder } from './rework-order.ts'
import { takeOrder } from './take-order.ts'
import { newestOrderIds } from './timeline-queries.ts'
import { undoOrder } from './undo-step.ts'

export function openOrders(app: AppContext) {
  currencyUse.provide(isCurrencyInUse)
  customerOrders.provide({
    move: moveOrders,
    moveBack: moveOrdersBack,
    refreshSearch: refreshOrderSearch,
    recount: keepFigures,
    newestIds: newestOrderIds,
  })
  handle(app, orderRoutes.list, listOrders)
  handle(app, orderRoutes.summary, readSummary)
  handle(app, orderRoutes.count, countOrders)
  handle(app, orderRoutes.last, readLast)
  handle(app, orderRoutes.read, (ctx) => readOrder(ctx.tx, ctx.params.id, ctx))
  handle(app, orderRoutes.timeline, readTimeline)
  handle(app, orderRoutes.take, takeOrder)
  handle(app, orderRoutes.edit, editOrder)
  handle(app, orderRoutes.editPiece, editPiece)
  handle(app, orderRoutes.setPieceStock, choosePieceStock)
  handle(app, orderRoutes.move, moveOrder)
  handle(app, orderRoutes.cancel, cancelOrder)
  handle(app, orderRoutes.rework, reworkOrder)
  handle(app, orderRoutes.undo, undoOrder)
  handle(app, orderRoutes.bulk, bulkOrders)
  handleInSteps(app, orderRoutes.addPhoto, addPhoto)
  handle(app, orderRoutes.editPhoto, editPhoto)
  handle(app, photoRetentionRoutes.read, ({ tx }) => readPhotoRetention(tx))
  handle(app, photoRetentionRoutes.change, changePhotoRetention)
}
