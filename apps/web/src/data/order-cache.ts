/** Shows a change of orders at once in every open list and page, and takes it back when it is refused. */
import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import type { Today, TodayOrder } from '@darzi/contract/today.ts'
import { entityCache } from './entity-cache.ts'
import { queries } from './queries.ts'

/** What there is to do today tells of the orders. */
export const todayKey = ['today'] as const

/** A customer's figures and Today tell of orders too. */
const cache = entityCache<Order, OrderCard>({
  feature: 'orders',
  alsoStale: [['customers'], todayKey],
})

export const { listKey: orderListKey, oneKey: orderKey, showInLists, showOne: showChange } = cache
export const askListsAgain = cache.askAgain

/** Keeps what the server answered; what else shows this order asks again. */
export function cacheOrder(order: Order): Order {
  keepInToday(order)
  return cache.put(order, (card) => ({ ...card, ...order }))
}

/** Its row of Today goes at once to where it stands now. */
function keepInToday(order: Order): void {
  queries.setQueryData<Today>(todayKey, (day) => {
    if (!day?.shop) return day
    const orders = day.shop.orders.map((row) => (row.id === order.id ? rowOf(row, order, day.today) : row))
    return { ...day, shop: { ...day.shop, orders } }
  })
}

const rowOf = (row: TodayOrder, order: Order, today: string): TodayOrder => ({
  ...row,
  ...order,
  readyOn: order.state === 'ready' ? (row.readyOn ?? today) : undefined,
})
