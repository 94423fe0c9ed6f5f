/** The conversation of a quote: opened and closed with it, and its order's once there is one. It has the quote's id. */

import type { Tx } from '../../db/tx.ts'
import { briefPhotoRows, type Side } from './conversation-queries.ts'
import { insertConversation, insertMessage, setClosed, setOrder } from './conversation-store.ts'
import { orderNamed } from './order-queries.ts'
import { photoUrls } from './tell-conversation.ts'

interface OfQuote {
  shopId: string
  quoteId: string
  accountId: string
  shopName: string
  customerName: string
  garment: string
  /** Of the shop's files: what came with the request. They are the first lines. */
  photoIds: readonly string[]
  now: Date
  newId(): string
}

export async function openOfQuote(tx: Tx, { quoteId, garment, photoIds, newId, ...rest }: OfQuote) {
  const { shopId, accountId, customerName: author, now } = rest
  await insertConversation(tx, { ...rest, id: quoteId, quoteId, garments: [{ key: garment }] })
  const ofCustomer = { shopId, conversationId: quoteId, accountId, author, memberId: null, words: '', now }
  for (const [at, photoId] of photoIds.entries())
    await insertMessage(tx, { ...ofCustomer, id: newId(), photoId, briefPosition: at + 1 })
}

/** The photos that came with the request, as this side fetches them. */
export async function photosOfBrief(
  tx: Tx,
  { shopId, quoteId: id, side }: { shopId: string; quoteId: string; side: Side },
) {
  const rows = await briefPhotoRows(tx, { shop_id: shopId, id })
  return rows.map(({ photo_id: photoId }) => ({ id: photoId, ...photoUrls({ id, side, photoId }) }))
}

/** The quote came to nothing. */
export const closeOfQuote = (tx: Tx, { quoteId, now }: { quoteId: string; now: Date }) =>
  setClosed(tx, quoteId, now)

/** The quote became an order. Inside the shop. */
export async function continueInOrder(tx: Tx, { quoteId, orderId }: { quoteId: string; orderId: string }) {
  const order = await orderNamed(tx, orderId)
  if (order) await setOrder(tx, quoteId, order)
}
