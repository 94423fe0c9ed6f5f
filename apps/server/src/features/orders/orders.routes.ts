/**
 * Orders: what was promised, of which pieces, by when. An order follows tailoring's one life; every step is kept, and a
 * piece keeps the measurements it is cut from. Nothing is deleted: an order is called off, a step undone by another.
 */
import { orderRoutes } from '@darzi/contract/orders.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { readOrder } from './order-queries.ts'
import { takeOrder } from './take-order.ts'

export function openOrders(house: House) {
  handle(house, orderRoutes.list, listOrders)
  handle(house, orderRoutes.count, countOrders)
  handle(house, orderRoutes.read, (asked) => readOrder(asked.tx, asked.params.id, asked))
  handle(house, orderRoutes.take, takeOrder)
  handle(house, orderRoutes.move, moveOrder)
}
