import type { MergedMessaging } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

interface Way {
  from: string
  to: string
}

/** What orders do when their customer's record is merged, split or renamed. Provided by orders. */
export interface CustomerOrders {
  /** Moves a record's orders to another; answers their ids. */
  move(tx: Tx, way: Way): Promise<string[]>
  moveBack(tx: Tx, way: Way, moved: { orderIds?: string[]; personIds: string[] }): Promise<unknown>
  /** Finds a customer's orders under the name and phone of now. */
  refreshSearch(tx: Tx, customer: { id: string; name: string; phone: string | null }): Promise<unknown>
  /** Counts a customer's own orders anew and writes the totals on the record. */
  recount(tx: Tx, customerId: string): Promise<unknown>
  /** The newest orders of these records, for the customer's timeline. */
  newestIds(tx: Tx, customerIds: readonly string[]): Promise<string[]>
}

export const customerOrders = port<CustomerOrders>('the orders of a customer')

/** What becomes of a customer's word on messages when records are merged and split. Provided by notifications. */
export interface CustomerMessaging {
  /** A no of either stands for both; what the remaining record lacks comes from the other. */
  merge(tx: Tx, way: Way & { shopId: string }): Promise<MergedMessaging>
  /** `way` leads back. What was said since stays said, and a no of since is the other's too. */
  split(tx: Tx, way: Way & { shopId: string; now: Date }, merged: MergedMessaging): Promise<unknown>
}

export const customerMessaging = port<CustomerMessaging>('what customers said of messages')
