import type { conversationRoutes, shopConversationRoutes } from '@darzi/contract/conversations.ts'
import { besideShop, handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { conversationRow, conversationsOfOrder } from './conversation-queries.ts'
import { idOfOrder, insertConversation } from './conversation-store.ts'
import { accountOfOrder, orderNamed, shopOfOwnOrder, type WorkOfOrder, workOfOrder } from './order-queries.ts'

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

/**
 * With the order's customer the one that was written in last, else one with the account whose order it is; that of a partner's order is the
 * house's. Throws conversations.noAccount when nobody's it is.
 */
export async function openShopConversation(ctx: RequestContext<typeof shopConversationRoutes.open>) {
  const { tx, body } = ctx
  const { orderId } = body
  const work = await workOfOrder(tx, orderId)
  if (work && work.is_given === (body.with === 'partner')) return { id: await openOfWork(ctx, work) }
  if (body.with === 'partner') throw notFound()
  const [standing] = await conversationsOfOrder(tx, orderId)
  if (standing) return { id: standing.id }
  if (!(await orderNamed(tx, orderId))) throw notFound()
  const accountId = await accountOfOrder(tx, orderId)
  if (!accountId) throw new AppError('conversations.noAccount')
  return { id: await openOfOrder(tx, { ...ctx, orderId, accountId }) }
}

export async function readOfOrder({ tx, params }: RequestContext<typeof shopConversationRoutes.ofOrder>) {
  const work = await workOfOrder(tx, params.id)
  if (work && !work.is_given)
    return { with: 'house' as const, canWrite: true, unread: await unreadOfWork(tx, work) }
  const partner = work && { name: work.tailor_name, unread: await unreadOfWork(tx, work) }
  const standing = await conversationsOfOrder(tx, params.id)
  const ofCustomer = { with: 'customer' as const, partner }
  if (standing.length > 0)
    return {
      ...ofCustomer,
      canWrite: true,
      unread: standing.reduce((sum, { unread }) => sum + (unread ?? 0), 0),
    }
  if (!(await orderNamed(tx, params.id))) throw notFound()
  return { ...ofCustomer, canWrite: (await accountOfOrder(tx, params.id)) !== undefined, unread: 0 }
}

const unreadOfWork = async (tx: Tx, { id }: WorkOfOrder) =>
  (await conversationRow(tx, id, 'shop'))?.unread ?? 0

/** Of the house's order, whichever of both asks; there is none any more once the house has cleared its book. */
async function openOfWork(
  { tx, member, now }: RequestContext<typeof shopConversationRoutes.open>,
  { id, shop_id: shopId, order_id: orderId, tailor_name }: WorkOfOrder,
): Promise<string> {
  const open = async () => {
    const order = await orderNamed(tx, orderId)
    if (!order) throw notFound()
    await insertConversation(tx, {
      shopId,
      id,
      workId: id,
      accountId: null,
      shopName: order.shop_name,
      customerName: tailor_name,
      garments: order.garments,
      order: { id: orderId, number: order.number },
      now,
    })
  }
  if (shopId === member.shopId) await open()
  else await besideShop(tx, { from: member.shopId, to: shopId }, open)
  return id
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
