/** The rows behind each figure, as addresses of lists. */
import type { Analytics } from '@darzi/contract/analytics.ts'
import { links } from '../../links.ts'

interface Days {
  from?: string
  to?: string
}

const ordersBy =
  (by: 'ordered' | 'promised' | 'made' | 'paid' | 'reworked' | 'wentAhead') =>
  (days: Days, more: Record<string, string> = {}) =>
    links.orders({ by, ...days, ...more })

export const behind = {
  ordered: ordersBy('ordered'),
  promised: ordersBy('promised'),
  made: ordersBy('made'),
  paid: ordersBy('paid'),
  reworked: ordersBy('reworked'),
  wentAhead: ordersBy('wentAhead'),
  owed: ({ from, to }: Days) => links.orders({ by: 'promised', money: 'owed', from, to }),
  /** Long due, of all ages the advice adds up. */
  longOwed: (owed: Analytics['owed']) =>
    links.orders({ by: 'promised', money: 'owed', to: owed.find(({ age }) => age === 'to60')?.to }),
  pending: () => links.orders({ status: 'pending' }),
  newCustomers: ({ from, to }: Days) => links.customers({ firstFrom: from, firstTo: to }),
  activeCustomers: () => links.customers({ filter: 'recent' }),
  repeatCustomers: () => links.customers({ filter: 'repeat' }),
  inactiveCustomers: () => links.customers({ filter: 'inactive' }),
}
