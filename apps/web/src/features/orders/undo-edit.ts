import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { cacheOrder } from './order-cache.ts'
import type { OrderEdit } from './order-commands.ts'

/**
 * Gives back what stood `before` a change that the server answered with `edited`. What else was changed since stays; throws
 * orders.changedMeanwhile where the same fact was, and the order shows what stands.
 */
export async function undoEdit(edited: Order, before: OrderEdit): Promise<Order> {
  try {
    return await giveBack(edited, before)
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = cacheOrder(await call('GET /api/orders/:id', { params: { id: edited.id } }))
    if (!isStillAs(edited, now, before)) throw error
    return await giveBack(now, before)
  }
}

const giveBack = async ({ id, version }: Order, before: OrderEdit) =>
  cacheOrder(await call('PATCH /api/orders/:id', { params: { id }, body: { ...before, version } }))

const fields = [
  'promisedOn',
  'trialOn',
  'workshopOn',
  'priority',
  'notes',
  'assignedTo',
  'discountMinor',
] as const

/** Whether every fact to be given back stands as the change left it. */
const isStillAs = (edited: Order, now: Order, before: OrderEdit): boolean =>
  fields.every((field) => !(field in before) || JSON.stringify(edited[field]) === JSON.stringify(now[field]))
