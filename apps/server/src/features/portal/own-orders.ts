import type { portalRoutes } from '@darzi/contract/portal.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { addOwnOrder, ownOrderIds } from '../accounts/api.ts'
import { agreedElsewhere } from '../photo-consents/api.ts'
import { byShop } from '../shops/api.ts'
import { openLink, readOwnOrders } from '../tracking/api.ts'
import { numberOfOrder } from './own-queries.ts'
import { pageAfter } from './page-after.ts'

/** The account's orders of every shop, a page at a time; each shop's are read inside it. */
export async function listOwnOrders(ctx: RequestContext<typeof portalRoutes.orders>) {
  const { tx, account, app, now, query } = ctx
  const ids = await ownOrderIds(tx)
  const page = pageAfter(ids, { after: query.after, idOf: ({ orderId }) => orderId })
  const told = []
  for (const [shopId, own] of byShop(page.rows))
    told.push(
      ...(await handToShop(tx, { accountId: account.id, shopId }, () =>
        readOwnOrders(tx, own, { accountId: account.id, settings: app.settings, now }),
      )),
    )
  told.sort((one, other) => other.orderedAt.getTime() - one.orderedAt.getTime())
  const whole = new Set(ids.filter(({ seesAll }) => seesAll).map(({ orderId }) => orderId))
  const photosAgreed = await agreedElsewhere(tx, { accountId: account.id, own: whole })
  return {
    orders: told.map(({ order }) => order),
    count: ids.length,
    next: page.next,
    photosAgreed: photosAgreed.length > 0 ? photosAgreed : undefined,
  }
}

/** Whoever holds an order's private link may keep it in their account. Throws notFound, accounts.tooManyAttempts. */
export async function addOrderByLink(ctx: StepsContext<typeof portalRoutes.addOrder>) {
  const { account, body, step, once, now, request } = ctx
  const { shopId, orderId } = await openLink(step, { token: body.token, address: request.address, now })
  const hand = { accountId: account.id, shopId }
  return once(async ({ tx }) => {
    await addOwnOrder(tx, { ...hand, orderId, seesAll: true, now })
    const number = await handToShop(tx, hand, () => numberOfOrder(tx, orderId))
    return { number: orderNumber(number) }
  })
}
