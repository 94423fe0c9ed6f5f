import type pg from 'pg'
import type { AppContext } from '../../http/app-context.ts'
import { countUpOrders, insertBigOrders } from '../../seed/big-orders-store.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aBigShop } from '../customers/big-shop-for-tests.ts'

interface BigBook {
  customers: number
  orders: number
  /** The shop's day. */
  today: string
}

/** A shop with orders of three years, in every state, some of them late. */
export async function aBigBook(app: AppContext, { customers, orders, today }: BigBook) {
  const shop = await aBigShop(app, { customers, today })
  await asOwner(app, async (owner) => {
    await owner.query('begin')
    try {
      await fill(owner, { shopId: shop.id, orders, today })
      await owner.query('commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  })
  return shop
}

async function fill(owner: pg.ClientBase, book: { shopId: string; orders: number; today: string }) {
  await owner.query(`select set_config('app.shop_id', $1, true)`, [book.shopId])
  await owner.query(
    `insert into persons (shop_id, id, customer_id, is_customer, name, created_at)
       select shop_id, gen_random_uuid(), id, true, name, now() from customers where shop_id = $1`,
    [book.shopId],
  )
  await owner.query('alter table orders disable trigger user')
  await insertBigOrders(owner, book)
  await countUpOrders(owner, book.shopId)
  await owner.query('alter table orders enable trigger user')
}
