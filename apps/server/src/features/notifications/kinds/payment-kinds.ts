import { owedSince } from '../order-facts-queries.ts'
import { isDaytime, type OrderKind } from './kind.ts'

/** Once for each order that was handed over with money owed. */
const paymentReminder: OrderKind = {
  about: 'order',
  event: 'paymentReminder',
  on: [],
  dueOrders: async (tx, moment) => {
    const { today, shop, rules } = moment
    return isDaytime(moment) ? owedSince(tx, { today, timeZone: shop.timeZone }, rules.paymentDays) : []
  },
  occasionOf: ({ id, state, balanceMinor }) => (state === 'delivered' && balanceMinor > 0 ? id : undefined),
}

export const paymentKinds = [paymentReminder]
