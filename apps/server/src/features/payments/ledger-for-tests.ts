/** Orders to be paid at a counter, and what their ledgers say. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { AppContext } from '../../http/app-context.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { anOrder } from './order-for-tests.ts'

/** An order of this price in a shop of its own. */
export async function anOrderToPay(app: AppContext, totalMinor: number) {
  const { shop, owner } = await aShopAtWork(app)
  const order = await anOrder(app, { shopId: shop.id, owner }, { totalMinor })
  return { shop, owner, ...order }
}

interface Paying {
  amountMinor: number
  method?: 'cash' | 'upi' | 'credit'
  id?: string
  isPending?: boolean
  isSeen?: boolean
  names?: string
}
export const pay = (who: Visitor, params: { id: string }, { method = 'cash', ...body }: Paying) =>
  who.try('POST /api/orders/:id/payments', { params, body: { method, ...body } })

export const lastOf = ({ payments }: Order) => payments.at(-1)?.id ?? ''

/** What was paid, what is owed, and the lines of the ledger. */
export const figures = ({ paidMinor, balanceMinor, payments }: Order) => [
  paidMinor,
  balanceMinor,
  payments.map(({ kind, status, amountMinor }) => `${kind} ${status} ${amountMinor}`),
]
