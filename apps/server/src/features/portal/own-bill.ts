import type { portalRoutes } from '@darzi/contract/portal.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { ownOrderIds } from '../accounts/api.ts'
import { customerBill } from '../documents/api.ts'

/** A bill of an order that is wholly the account's, in the language asked for. Throws notFound. */
export async function showOwnBill(ctx: StepsContext<typeof portalRoutes.bill>) {
  const { account, params, query, request, step, app, now } = ctx
  const ids = await step(({ tx }) => ownOrderIds(tx))
  const own = ids.find(({ orderId, seesAll }) => seesAll && orderId === params.id)
  if (!own) throw notFound()
  const { shopId, orderId } = own
  const { billId } = params
  const language = query.language ?? request.language
  return customerBill(
    (work) => step(({ tx }) => handToShop(tx, { accountId: account.id, shopId }, () => work(tx))),
    { app, now, shopId, orderId, billId, language },
  )
}
