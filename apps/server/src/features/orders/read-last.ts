import type { orderRoutes } from '@darzi/contract/orders.ts'
import type { Asked } from '../../http/asked.ts'
import { lastOrderOf } from './last-order-queries.ts'
import { readOrder } from './order-queries.ts'

/** The customer's last order that was not called off, to take it again. */
export async function readLast(asked: Asked<typeof orderRoutes.last>) {
  const { tx, query } = asked
  const id = await lastOrderOf(tx, query.customer)
  return id ? { order: await readOrder(tx, id, asked) } : {}
}
