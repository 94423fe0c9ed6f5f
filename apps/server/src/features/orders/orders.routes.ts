/**
 * Orders: what was promised, of which pieces, by when. An order follows tailoring's one life; every step is kept, and a
 * piece keeps the measurements it is cut from. Nothing is deleted: an order is called off, a step undone by another.
 */
import { orderRoutes } from '@darzi/contract/orders.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { addPhoto } from './add-photo.ts'
import { bulkOrders } from './bulk-orders.ts'
import { cancelOrder } from './cancel-order.ts'
import { editOrder } from './edit-order.ts'
import { editPhoto } from './edit-photo.ts'
import { editPiece } from './edit-piece.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { readOrder } from './order-queries.ts'
import { readLast } from './read-last.ts'
import { readSummary } from './read-summary.ts'
import { readTimeline } from './read-timeline.ts'
import { reworkOrder } from './rework-order.ts'
import { takeOrder } from './take-order.ts'
import { undoOrder } from './undo-step.ts'

export function openOrders(house: House) {
  handle(house, orderRoutes.list, listOrders)
  handle(house, orderRoutes.summary, readSummary)
  handle(house, orderRoutes.count, countOrders)
  handle(house, orderRoutes.last, readLast)
  handle(house, orderRoutes.read, (asked) => readOrder(asked.tx, asked.params.id, asked))
  handle(house, orderRoutes.timeline, readTimeline)
  handle(house, orderRoutes.take, takeOrder)
  handle(house, orderRoutes.edit, editOrder)
  handle(house, orderRoutes.editPiece, editPiece)
  handle(house, orderRoutes.move, moveOrder)
  handle(house, orderRoutes.cancel, cancelOrder)
  handle(house, orderRoutes.rework, reworkOrder)
  handle(house, orderRoutes.undo, undoOrder)
  handle(house, orderRoutes.bulk, bulkOrders)
  handleInSteps(house, orderRoutes.addPhoto, addPhoto)
  handle(house, orderRoutes.editPhoto, editPhoto)
}
