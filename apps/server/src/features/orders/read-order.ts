import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { type ReadingOrder, readOrder as read } from './order-queries.ts'

/** Everything about one order as this member sees it, for the features that change or print it. Throws notFound. */
export const readOrder = (tx: Tx, id: string, reading: ReadingOrder): Promise<Order> => read(tx, id, reading)
