import { addDays } from '@darzi/tailoring/customers/days.ts'
import { readyBefore, trialsOn } from '../order-facts-queries.ts'
import { isDaytime, type OrderKind } from './kind.ts'

const isTaken = (state: string) => state === 'approved' || state === 'in_progress'

const orderConfirmation: OrderKind = {
  about: 'order',
  event: 'orderConfirmation',
  // A form's order is confirmed once the shop has approved it.
  on: ['orders.taken', 'orders.approved'],
  occasionOf: ({ id, state }) => (state === 'pending' || state === 'cancelled' ? undefined : id),
}

const orderReady: OrderKind = {
  about: 'order',
  event: 'orderReady',
  on: ['orders.finished', 'orders.pieceMoved'],
  // Once more after each rework, and not again when a step was taken back and taken anew.
  occasionOf: ({ id, state, reworks }) => (state === 'ready' ? `${id}:${reworks}` : undefined),
}

const orderDelayed: OrderKind = {
  about: 'order',
  event: 'orderDelayed',
  on: ['orders.delayed'],
  occasionOf: ({ id, state, promisedOn }) => (isTaken(state) ? `${id}:${promisedOn}` : undefined),
}

const trialReminder: OrderKind = {
  about: 'order',
  event: 'trialReminder',
  on: [],
  dueOrders: async (tx, moment) => (isDaytime(moment) ? trialsOn(tx, addDays(moment.today, 1)) : []),
  occasionOf: ({ id, state, trialOn }, { today }) =>
    isTaken(state) && trialOn !== undefined && trialOn >= today ? `${id}:${trialOn}` : undefined,
}

const uncollected: OrderKind = {
  about: 'order',
  event: 'uncollected',
  on: [],
  dueOrders: async (tx, moment) =>
    isDaytime(moment) ? readyBefore(tx, spanOf(moment), moment.rules.uncollectedDays) : [],
  occasionOf: ({ id, state, reworks }) => (state === 'ready' ? `${id}:${reworks}` : undefined),
}

const spanOf = ({ today, shop }: Parameters<OrderKind['occasionOf']>[1]) => ({
  today,
  timeZone: shop.timeZone,
})

export const orderKinds = [orderConfirmation, orderReady, orderDelayed, trialReminder, uncollected]
