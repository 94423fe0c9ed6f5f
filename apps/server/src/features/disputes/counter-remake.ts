/** The shop agrees at its counter to make an order again: the same record as of a request from an account, agreed at once. */
import type { counterRemakeRoutes } from '@darzi/contract/disputes.ts'
import { counterRemake } from '@darzi/tailoring/disputes/counter-remake.ts'
import { remakeUntil } from '@darzi/tailoring/orders/customer-life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accountOfOrder } from '../conversations/api.ts'
import { lockMoney } from '../ledger/api.ts'
import { termsOf } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { tellOfDispute } from './dispute-event.ts'
import { disputedOrder, disputesSince, disputeWithId } from './dispute-queries.ts'
import { changeDispute, insertDispute } from './dispute-store.ts'
import { mailRemakeAnswer } from './mail-remake-answer.ts'
import { readDispute } from './read-disputes.ts'

export async function readCounterRemake(ctx: RequestContext<typeof counterRemakeRoutes.read>) {
  const { tx, params, now } = ctx
  const { order, result } = await standing(tx, params.id)
  const { state, delivered_at: deliveredAt, time_zone: zone } = order
  const remakeDays = (await termsOf(tx, params.id))?.remakeDays ?? 0
  const deliveredOn = deliveredAt ? dayIn(zone, deliveredAt) : undefined
  return {
    order: { number: orderNumber(order.number), customer: order.customer_name },
    remakeDays,
    remakeUntil: remakeUntil({ state, deliveredOn, remakeDays, today: dayIn(zone, now) }),
    ...('refused' in result ? { refused: result.refused, ...result.params } : {}),
  }
}

async function standing(tx: Tx, orderId: string) {
  const order = await disputedOrder(tx, orderId)
  if (!order) throw notFound()
  const asked = await disputesSince(tx, orderId, order.delivered_at)
  return { order, result: counterRemake(order.state, asked) }
}

/** Of two who agree at once one does. Throws notFound, disputes.notDelivered, disputes.openBefore, disputes.remakeBefore. */
export async function agreeToRemake(ctx: RequestContext<typeof counterRemakeRoutes.agree>) {
  const { tx, params, body, member, now, newId } = ctx
  await lockMoney(tx, params.id)
  const { order, result } = await standing(tx, params.id)
  if ('refused' in result) throw new AppError(result.refused)
  const id = newId()
  await insertDispute(tx, {
    shopId: member.shopId,
    id,
    accountId: await accountOfOrder(tx, params.id),
    takenBy: member.id,
    orderId: params.id,
    orderNumber: order.number,
    shopName: order.shop_name,
    customerName: order.customer_name,
    currency: order.currency,
    kind: 'remake',
    words: body.words,
    answerBy: now,
    now,
  })
  await changeDispute(tx, id, {
    state: 'agreed',
    answer: body.answer,
    answered_at: now,
    answered_by: member.id,
  })
  await tellOfDispute(ctx, {
    shopId: member.shopId,
    orderId: params.id,
    number: order.number,
    kind: 'disputes.remakeAgreed',
    name: member.name,
    memberId: member.id,
  })
  const row = await disputeWithId(tx, id)
  if (row) await mailRemakeAnswer(ctx, row, { act: 'agree', words: body.answer })
  return readDispute(tx, id, { side: 'shop', now })
}
