import type { photoConsentRoutes, ShopConsents } from '@darzi/contract/photo-consents.ts'
import { mayAskConsent } from '@darzi/tailoring/market/photo-consents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellAccount } from '../account-news/api.ts'
import { accountOfOrder } from '../conversations/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { isOrder, newestConsents, orderToAsk, photoToAsk, refusalsOf } from './consent-queries.ts'
import { insertConsent } from './consent-store.ts'

export async function readConsents({
  tx,
  params,
}: RequestContext<typeof photoConsentRoutes.ofOrder>): Promise<ShopConsents> {
  if (!(await isOrder(tx, params.id))) throw notFound()
  return tellShop(tx, params.id)
}

async function tellShop(tx: Tx, orderId: string): Promise<ShopConsents> {
  const [rows, refusals] = [await newestConsents(tx, orderId), await refusalsOf(tx, orderId)]
  return {
    rows: rows.flatMap((row) =>
      row.photo_id
        ? [
            {
              photoId: row.photo_id,
              state: row.state,
              askedAt: row.asked_at.toISOString(),
              answeredAt: (row.withdrawn_at ?? row.answered_at)?.toISOString(),
              answeredBy: row.answered_by ?? undefined,
              isShown: row.shown_at !== null,
            },
          ]
        : [],
    ),
    ...refusals,
  }
}

/** Asks the customer to let a photo be shown; what waits for an answer or has its yes is not asked again. */
export async function askConsent(ctx: RequestContext<typeof photoConsentRoutes.ask>): Promise<ShopConsents> {
  const { tx, params, body, member, now, newId, publishEvent } = ctx
  const order = await orderToAsk(tx, params.id)
  if (!order) throw notFound()
  const photo = await photoToAsk(tx, { id: body.photoId, orderId: order.id })
  if (!photo) throw fieldError('photoId', 'request.notFound')
  const before = (await newestConsents(tx, order.id)).find(({ photo_id: id }) => id === photo.id)
  const state = before?.state ?? 'none'
  if (state === 'asked' || state === 'agreed') return tellShop(tx, order.id)
  const may = mayAskConsent({ order, photo, state, ...(await refusalsOf(tx, order.id)) })
  if ('refused' in may) throw new AppError(may.refused, may.params)
  const { shopId, id: memberId } = member
  await insertConsent(tx, { shopId, id: newId(), orderId: order.id, photoId: photo.id, memberId, now })
  const subject = { type: 'order', id: order.id, name: orderNumber(order.number) } as const
  await publishEvent({ kind: 'photoConsents.asked', subject })
  await tellCustomer(ctx, order.id)
  return tellShop(tx, order.id)
}

/** The customer who has an account; to others the shop sends the order's link. */
async function tellCustomer(ctx: RequestContext<typeof photoConsentRoutes.ask>, orderId: string) {
  const accountId = await accountOfOrder(ctx.tx, orderId)
  if (!accountId) return
  await tellAccount(ctx, ctx, {
    accountId,
    event: 'messages',
    template: 'photoAsked',
    params: { from: await nameOfShop(ctx.tx, ctx.member.shopId) },
    path: '/user/orders',
    tag: `photos:${orderId}`,
  })
}
