import type { conversationRoutes, shopConversationRoutes } from '@darzi/contract/conversations.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accountOfOrder, conversationsOfOrder, orderNamed, shopOfOwnOrder } from './conversation-queries.ts'
import { idOfOrder, insertConversation } from './conversation-store.ts'

/** The conversation of an order that stands among the account's own. */
export async function openOwnConversation(ctx: RequestContext<typeof conversationRoutes.open>) {
  const { tx, account, body } = ctx
  const { orderId } = body
  const shopId = await shopOfOwnOrder(tx, orderId)
  if (!shopId) throw notFound()
  const id = await handToShop(tx, { accountId: account.id, shopId }, () =>
    openOfOrder(tx, { ...ctx, orderId, accountId: account.id }),
  )
  return { id }
}

/** The one that was written in last, else one with the account whose order it is. Throws conversations.noAccount when nobody's it is. */
export async function openShopConversation(ctx: RequestContext<typeof shopConversationRoutes.open>) {
  const { tx, body } = ctx
  const { orderId } = body
  const [standing] = await conversationsOfOrder(tx, orderId)
  if (standing) return { id: standing.id }
  if (!(await orderNamed(tx, orderId))) throw notFound()
  const accountId = await accountOfOrder(tx, orderId)
  if (!accountId) throw new AppError('conversations.noAccount')
  return { id: await openOfOrder(tx, { ...ctx, orderId, accountId }) }
}

export async function readOfOrder({ tx, params }: RequestContext<typeof shopConversationRoutes.ofOrder>) {
  const standing = await conversationsOfOrder(tx, params.id)
  if (standing.length > 0)
    return { canWrite: true, unread: standing.reduce((sum, { unread }) => sum + (unread ?? 0), 0) }
  if (!(await orderNamed(tx, params.id))) throw notFound()
  return { canWrite: (await accountOfOrder(tx, params.id)) !== undefined, unread: 0 }
}

interface Opening {
  orderId: string
  accountId: string
  now: Date
  newId(): string
}

/** Inside the shop. */
async function openOfOrder(tx: Tx, { orderId, accountId, now, newId }: Opening): Promise<string> {
  const order = await orderNamed(tx, orderId)
  if (!order) throw notFound()
  const { shop_id: shopId, number } = order
  await insertConversation(tx, {
    shopId,
    id: newId(),
    accountId,
    shopName: order.shop_name,
    customerName: order.customer_name,
    garments: order.garments,
    order: { id: orderId, number },
    now,
  })
  return idOfOrder(tx, { shopId, orderId, accountId })
}
