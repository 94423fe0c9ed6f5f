/** Shows a change of orders at once in every open list and page, and takes it back when it is refused. */
import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import { type OrderPages, orderKey, orderListKey } from './order-keys.ts'
import { queries } from './queries.ts'

type CardChange = (card: OrderCard) => OrderCard

/** Changes the cards of these orders wherever a list shows them; the answer takes it back. */
export function showInLists(ids: readonly string[], change: CardChange): () => void {
  const wanted = new Set(ids)
  void queries.cancelQueries({ queryKey: orderListKey })
  const before = queries.getQueriesData<OrderPages>({ queryKey: orderListKey })
  queries.setQueriesData<OrderPages>(
    { queryKey: orderListKey },
    (list) => list && inPages(list, wanted, change),
  )
  return () => {
    for (const [key, list] of before) queries.setQueryData(key, list)
    askListsAgain()
  }
}

function inPages(list: OrderPages, wanted: ReadonlySet<string>, change: CardChange): OrderPages {
  const pages = list.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (wanted.has(row.id) ? change(row) : row)),
  }))
  return { ...list, pages }
}

/** Shows a change of one order on its page; the answer takes it back. */
export function showChange(id: string, change: (order: Order) => Order): () => void {
  const key = orderKey(id)
  void queries.cancelQueries({ queryKey: key })
  const before = queries.getQueryData<Order>(key)
  if (before) queries.setQueryData<Order>(key, change(before))
  return () => {
    if (before) queries.setQueryData<Order>(key, before)
    void queries.invalidateQueries({ queryKey: key })
  }
}

/** Keeps what the server answered; what else shows this order asks again. */
export function cacheOrder(order: Order): Order {
  queries.setQueryData<Order>(orderKey(order.id), order)
  showInLists([order.id], (card) => ({ ...card, ...order }))
  askListsAgain(order.id)
  return order
}

/** Lists and figures that a change may have touched. The order itself has just been answered. */
export function askListsAgain(except?: string): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === 'orders' && !(queryKey[1] === 'one' && queryKey[2] === except),
  })
  // A customer's figures and the dashboard tell of orders too.
  void queries.invalidateQueries({ queryKey: ['customers'] })
  void queries.invalidateQueries({ queryKey: ['shops', 'dashboard'] })
}
