/** Money of an order taken, settled, given back, written off and reversed. Each throws its refusal: the form shows it. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'

type Taking = ApiRequest<'POST /api/orders/:id/payments'>['body']
type Settling = ApiRequest<'POST /api/payments/:id/settle'>['body']
type Refunding = ApiRequest<'POST /api/payments/:id/refund'>['body']
type WritingOff = ApiRequest<'POST /api/orders/:id/write-off'>['body']
type Reversing = ApiRequest<'POST /api/payments/:id/reverse'>['body']

export async function takePayment(order: Order, body: Taking): Promise<Order> {
  const taken = await call('POST /api/orders/:id/payments', { params: { id: order.id }, body })
  if (!body.isPending) told('taken', body.amountMinor, order)
  return cacheOrder(taken)
}

export async function settlePayment(order: Order, id: string, body: Settling): Promise<Order> {
  const settled = await call('POST /api/payments/:id/settle', { params: { id }, body })
  const entry = settled.payments.find((each) => each.id === id)
  if (body.to === 'completed' && entry) told('taken', entry.amountMinor, order)
  return cacheOrder(settled)
}

export async function refundPayment(order: Order, id: string, body: Refunding): Promise<Order> {
  const refunded = await call('POST /api/payments/:id/refund', { params: { id }, body })
  told('refunded', body.amountMinor, order)
  return cacheOrder(refunded)
}

export async function reversePayment(order: Order, id: string, body: Reversing): Promise<Order> {
  const reversed = await call('POST /api/payments/:id/reverse', { params: { id }, body })
  const entry = reversed.payments.find((each) => each.id === id)
  told('reversed', Math.abs(entry?.amountMinor || (entry?.offPriceMinor ?? 0)), order)
  return cacheOrder(reversed)
}

export async function writeOff(order: Order, body: WritingOff): Promise<Order> {
  const lowered = await call('POST /api/orders/:id/write-off', { params: { id: order.id }, body })
  told('writtenOff', body.amountMinor, order)
  return cacheOrder(lowered)
}

function told(
  what: 'taken' | 'refunded' | 'writtenOff' | 'reversed',
  minor: number,
  { number, currency }: Order,
) {
  toastDone(readSpeech().t(`payments.done.${what}`, { amount: writeMoney(minor, currency), number }))
}
