import type { Dispute, disputeRoutes } from '@darzi/contract/disputes.ts'
import { answerDays, openDisputeStates } from '@darzi/tailoring/disputes/life.ts'
import { customerMay, remakeUntil } from '@darzi/tailoring/orders/customer-life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { termsOf } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { tellOfDispute } from './dispute-event.ts'
import { disputedOrder, latestOfOrder, remakeIsSettled, shopOfOwnOrder } from './dispute-queries.ts'
import { changeDispute, insertDispute } from './dispute-store.ts'
import { readDispute, requireAct, tellDispute } from './read-disputes.ts'

const dayMs = 24 * 3600_000

export async function readOfOrder(ctx: RequestContext<typeof disputeRoutes.ofOrder>) {
  const { tx, params, account, now } = ctx
  const own = await ownOrder(tx, params.id, { accountId: account.id, now })
  const { order } = own
  const row = await latestOfOrder(tx, params.id)
  const isOpen = row !== undefined && openDisputeStates.includes(row.state)
  return {
    order: { number: orderNumber(order.number), shop: order.shop_name },
    dispute: row && (await tellDispute(tx, row, { side: 'customer', now })),
    canRaise: !isOpen && customerMay(order.state, 'raiseDispute'),
    remakeUntil: isOpen ? undefined : own.remakeUntil,
  }
}

/** With the last day on which its free remake may be asked for; none where there is none to ask for. Throws notFound. */
async function ownOrder(tx: Tx, orderId: string, { accountId, now }: { accountId: string; now: Date }) {
  const shopId = await shopOfOwnOrder(tx, orderId)
  if (!shopId) throw notFound()
  return handToShop(tx, { accountId, shopId }, async () => {
    const [order, terms] = [await disputedOrder(tx, orderId), await termsOf(tx, orderId)]
    if (!order) throw notFound()
    const { state, delivered_at: deliveredAt, time_zone: zone } = order
    // What was answered is not asked for again and again.
    if (!deliveredAt || (await remakeIsSettled(tx, orderId, deliveredAt))) return { shopId, order }
    const delivered = { state, deliveredOn: dayIn(zone, deliveredAt), today: dayIn(zone, now) }
    return { shopId, order, remakeUntil: remakeUntil({ ...delivered, remakeDays: terms?.remakeDays ?? 0 }) }
  })
}

/**
 * By whose order it is: placed by the account, put there by its link, or under a phone it has proven. A remake that was agreed is asked for
 * the same way, within its days. Throws notFound, disputes.notBegun, disputes.noRemake, disputes.openBefore.
 */
export async function raiseDispute(ctx: RequestContext<typeof disputeRoutes.raise>): Promise<Dispute> {
  const { tx, params, body, account, now, newId } = ctx
  const orderId = params.id
  const { shopId, order, ...own } = await ownOrder(tx, orderId, { accountId: account.id, now })
  if (!customerMay(order.state, 'raiseDispute')) throw new AppError('disputes.notBegun')
  const isRemake = body.kind === 'remake'
  if (isRemake && !own.remakeUntil) throw new AppError('disputes.noRemake')
  const id = newId()
  const isNew = await insertDispute(tx, {
    ...body,
    shopId,
    id,
    accountId: account.id,
    orderId,
    orderNumber: order.number,
    shopName: order.shop_name,
    customerName: order.customer_name,
    currency: order.currency,
    answerBy: new Date(now.getTime() + answerDays * dayMs),
    now,
  })
  if (!isNew) throw new AppError('disputes.openBefore')
  const told = {
    shopId,
    orderId,
    number: order.number,
    kind: isRemake ? 'disputes.remakeAsked' : 'disputes.raised',
    name: order.customer_name,
  } as const
  await handToShop(tx, { accountId: account.id, shopId }, async () => {
    await tellOfDispute(ctx, told)
    await mailOwners(ctx, { id, customer: order.customer_name, number: orderNumber(order.number) })
  })
  return readDispute(tx, id, { side: 'customer', now })
}

/** Inside the shop: its time to answer runs. */
async function mailOwners(
  ctx: RequestContext<typeof disputeRoutes.raise>,
  { id, customer, number }: { id: string; customer: string; number: string },
) {
  const params = {
    customer,
    number,
    words: ctx.body.words,
    days: String(answerDays),
    path: `/tailor/disputes/${id}`,
  }
  await tellOwners(ctx, ctx, {
    template: ctx.body.kind === 'remake' ? 'remakeAsked' : 'disputeRaised',
    params,
  })
}

export async function withdrawDispute(ctx: RequestContext<typeof disputeRoutes.withdraw>) {
  const { tx, params, account, now } = ctx
  const { row, to } = await requireAct(tx, params.id, { act: 'withdraw', side: 'customer', now })
  await changeDispute(tx, row.id, { state: to })
  const told = {
    shopId: row.shop_id,
    orderId: row.order_id,
    number: row.order_number,
    name: row.customer_name,
  }
  await handToShop(tx, { accountId: account.id, shopId: row.shop_id }, () =>
    tellOfDispute(ctx, { ...told, kind: 'disputes.withdrawn' }),
  )
  return readDispute(tx, row.id, { side: 'customer', now })
}
