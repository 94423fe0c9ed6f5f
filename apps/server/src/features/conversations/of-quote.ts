/** The conversation of a quote: opened and closed with it, and its order's once there is one. It has the quote's id. */

import type { Tx } from '../../db/tx.ts'
import { orderNamed } from './conversation-queries.ts'
import { insertConversation, setClosed, setOrder } from './conversation-store.ts'

interface OfQuote {
  shopId: string
  quoteId: string
  accountId: string
  shopName: string
  customerName: string
  garment: string
  now: Date
}

export const openOfQuote = (tx: Tx, { quoteId, garment, ...rest }: OfQuote) =>
  insertConversation(tx, { ...rest, id: quoteId, quoteId, garments: [{ key: garment }] })

/** The quote came to nothing. */
export const closeOfQuote = (tx: Tx, { quoteId, now }: { quoteId: string; now: Date }) =>
  setClosed(tx, quoteId, now)

/** The quote became an order. Inside the shop. */
export async function continueInOrder(tx: Tx, { quoteId, orderId }: { quoteId: string; orderId: string }) {
  const order = await orderNamed(tx, orderId)
  if (order) await setOrder(tx, quoteId, order)
}
