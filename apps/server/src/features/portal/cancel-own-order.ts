import type { portalRoutes } from '@darzi/contract/portal.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { ownOrderIds } from '../accounts/api.ts'
import { cancelByCustomer } from '../orders/api.ts'
import { readOwnOrders } from '../tracking/api.ts'

/** Calls off an order that is wholly the account's. Throws notFound, orders.cancelTooLate and orders.termsChanged. */
export async function cancelOwnOrder(ctx: RequestContext<typeof portalRoutes.cancel>) {
  const { tx, account, params, body, now, newId, app } = ctx
  const own = (await ownOrderIds(tx)).find(({ orderId, seesAll }) => seesAll && orderId === params.id)
  if (!own) throw notFound()
  const { shopId } = own
  return handToShop(tx, { accountId: account.id, shopId }, async () => {
    const writeContext = { shopId, memberId: null, memberName: null, now, newId }
    await cancelByCustomer(tx, writeContext, { orderId: own.orderId, ...body })
    const [told] = await readOwnOrders(tx, [own], { accountId: account.id, settings: app.settings, now })
    if (!told) throw notFound()
    return told.order
  })
}
