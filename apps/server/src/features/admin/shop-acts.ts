import type { adminShopRoutes } from '@darzi/contract/admin-shops.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { dropAskedBack } from '../houses/api.ts'
import { enterByHand, planByHand } from '../plans/api.ts'
import { addAct, holdShop, type ShopAct, setSuspended } from './shop-act-store.ts'
import { tellShop } from './shops.ts'

type ActContext = RequestContext<
  typeof adminShopRoutes.suspend | typeof adminShopRoutes.lift | typeof adminShopRoutes.changePlan
>
type Acting = Pick<ActContext, 'tx' | 'params' | 'operator' | 'now' | 'newId' | 'enqueue' | 'request'>

/** Nobody works in it from now on, and its owners are told why. Throws admin.suspendedBefore. */
export async function suspendShop(ctx: RequestContext<typeof adminShopRoutes.suspend>) {
  const { tx, body, now } = ctx
  const shop = await holdShop(tx, ctx.params.id)
  if (!shop) throw notFound()
  if (shop.suspended_at) throw new AppError('admin.suspendedBefore')
  return act(ctx, { kind: 'suspended', reason: body.reason }, async (within) => {
    await setSuspended(within, shop.id, { at: now, reason: body.reason })
    await dropAskedBack(within, shop.id)
    await tellOwners(ctx, ctx, {
      template: 'shopSuspended',
      params: { shop: shop.name, reason: body.reason },
    })
    return null
  })
}

/** Throws admin.notSuspended. */
export async function liftShop(ctx: RequestContext<typeof adminShopRoutes.lift>) {
  const shop = await holdShop(ctx.tx, ctx.params.id)
  if (!shop) throw notFound()
  if (!shop.suspended_at) throw new AppError('admin.notSuspended')
  return act(ctx, { kind: 'lifted', reason: ctx.body.reason }, async (within) => {
    await setSuspended(within, shop.id, undefined)
    await tellOwners(ctx, ctx, { template: 'shopLifted', params: { shop: shop.name } })
    return null
  })
}

/** Throws what planByHand throws. */
export async function changePlanOfShop(ctx: RequestContext<typeof adminShopRoutes.changePlan>) {
  const { tx, params, body, now, newId } = ctx
  if (!(await holdShop(tx, params.id))) throw notFound()
  return act(ctx, { kind: 'planChanged', reason: body.reason }, async (within) => {
    await planByHand(within, body.plan, { shopId: params.id, now, newId })
    return body.plan
  })
}

/** Throws plans.paid and plans.withdrawn. */
export async function markInvoicePaid(ctx: RequestContext<typeof adminShopRoutes.markPaid>) {
  const { tx, params, body, now, newId } = ctx
  if (!(await holdShop(tx, params.id))) throw notFound()
  return act(ctx, { kind: 'invoicePaid', reason: body.reason }, (within) =>
    enterByHand(within, params.invoiceId, { shopId: params.id, now, newId }),
  )
}

/** Does it inside the shop, and writes down who did it and why; `work` answers what it was done to, if the act alone does not say it. */
async function act(
  ctx: Acting,
  { kind, reason }: Pick<ShopAct, 'kind' | 'reason'>,
  work: (within: Tx) => Promise<string | null>,
) {
  const { tx, params, operator, now, newId } = ctx
  const subject = await operatorInShop(tx, { operatorId: operator.id, shopId: params.id }, () => work(tx))
  await addAct(tx, {
    shopId: params.id,
    id: newId(),
    at: now,
    operatorId: operator.id,
    kind,
    reason,
    subject,
  })
  return tellShop(tx, params.id, now)
}
