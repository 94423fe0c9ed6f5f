/** A house asks for an order back that is cut: the partner gives it back by calling it off in their own book, or says no. */
import type { houseRoutes, partnerRoutes } from '@darzi/contract/houses.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockOrder } from '../orders/api.ts'
import { houseOrderRow } from './house-queries.ts'
import { askedBackOf, markAskedBack, markKept, type Work } from './work-store.ts'

interface Asking {
  work: Work
  /** Of the house's own order. */
  number: string
  reason: string
}

/** Inside the house; the partner reads it in their order's timeline, and in the inbox as long as they have not answered. */
export async function askBack(
  { tx, member, now, newId, publishEvent: publish }: RequestContext<typeof houseRoutes.takeBack>,
  { work, number, reason }: Asking,
) {
  await markAskedBack(tx, work.id, { why: reason, now })
  await publish({
    kind: 'houses.askedBack',
    subject: { type: 'order', id: work.order_id, name: number },
    params: { tailor: work.tailor_name, reason },
  })
  const { tailor_id: shopId, tailor_order_id: id } = work
  await besideShop(tx, { from: member.shopId, to: shopId }, async () => {
    const { number: own } = await lockOrder(tx, id)
    await publishEvent(
      tx,
      { shopId, memberId: null, name: null },
      {
        id: newId(),
        at: now,
        kind: 'houses.asksBack',
        subject: { type: 'order', id, name: orderNumber(own) },
        params: { reason },
      },
    )
  })
}

export async function listAskedBack({ tx, member }: RequestContext<typeof partnerRoutes.askedBack>) {
  const rows = await askedBackOf(tx, member.shopId)
  return {
    rows: rows.map((row) => ({
      orderId: row.id,
      number: orderNumber(row.number),
      house: row.house,
      why: row.asked_back_why,
      askedAt: row.asked_back_at.toISOString(),
    })),
  }
}

/** The partner sews on, and the house hears of it. Throws houses.notAsked. */
export async function keepOrder(ctx: RequestContext<typeof partnerRoutes.keep>) {
  const { tx, member, params, now, newId, publishEvent: publish } = ctx
  const { number } = await lockOrder(tx, params.id)
  const work = await markKept(tx, { tailorId: member.shopId, orderId: params.id, now })
  if (!work) throw new AppError('houses.notAsked')
  await publish({
    kind: 'houses.kept',
    subject: { type: 'order', id: params.id, name: orderNumber(number) },
  })
  const { shop_id: shopId, order_id: orderId, tailor_name: name } = work
  await besideShop(tx, { from: member.shopId, to: shopId }, async () => {
    const order = await houseOrderRow(tx, shopId, orderId)
    if (!order) return
    await publishEvent(
      tx,
      { shopId, memberId: null, name },
      {
        id: newId(),
        at: now,
        kind: 'houses.partnerKeeps',
        subject: { type: 'order', id: orderId, name: orderNumber(order.number) },
      },
    )
  })
  return { ok: true } as const
}
