import type { houseRoutes } from '@darzi/contract/houses.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockOrder } from '../orders/api.ts'
import { askBack } from './asked-back.ts'
import { cancelAtPartner } from './cancel-at-partner.ts'
import { readHouseOrder } from './house-orders.ts'
import { lockWorkOf } from './work-store.ts'

/**
 * Takes an order back from its partner, to give it to another. Throws houses.notGiven when nobody has it, houses.cutAlready once
 * anything is cut: from then on it is the partner who cancels it, who may be asked to; houses.partnerSuspended where nobody there can
 * answer and `isAnyway` was not said, and houses.notFromHere once it was handed over.
 */
export async function takeBack(ctx: RequestContext<typeof houseRoutes.takeBack>) {
  const { tx, member, params, body, now, newId, publishEvent } = ctx
  const { shopId } = member
  const order = await lockOrder(tx, params.id)
  const work = await lockWorkOf(tx, { shopId, orderId: order.id })
  if (!work) throw new AppError('houses.notGiven')
  const { reason } = body
  const result = await cancelAtPartner(tx, { work, reason, isAnyway: body.isAnyway, now, newId })
  if ('refused' in result && result.refused === 'houses.cutAlready' && body.orAsk) {
    await askBack(ctx, { work, number: orderNumber(order.number), reason })
    return readHouseOrder(ctx, order.id)
  }
  if ('refused' in result) throw new AppError(result.refused, { tailor: work.tailor_name })
  await publishEvent({
    kind: 'houses.tookBack',
    subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
    params: { tailor: work.tailor_name, reason },
  })
  return readHouseOrder(ctx, order.id)
}
