import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'
import { aShop } from '../../testing/builders.ts'

/**
 * A shop with many customers, written by the database itself: seven first names and five last names by turns, every
 * second one tagged `regular`, two in a thousand `vip`; a fifth never ordered, the others over four hundred days.
 */
export async function aBigShop(app: AppContext, { customers, today }: { customers: number; today: string }) {
  const shop = await aShop(app)
  await transact(app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    sql`
      insert into customers (shop_id, id, number, name, search_text, phone, tags, state, orders_count, spent_minor,
                             last_order_on, created_at, updated_at)
      select ${shop.id}, gen_random_uuid(), n, name, lower(name) || E'\n91' || phone || E'\ncust' || n, '+91' || phone,
             case when n % 2 = 0 then array['regular'] when n % 500 = 1 then array['vip'] else '{}' end,
             case when n % 50 = 0 then 'archived' else 'active' end, n * 7 % 12, n * 31 % 9973 * 100,
             case when n % 5 = 0 then null else ${today}::date - n * 13 % 400 end, now(), now()
        from generate_series(1, ${customers}::int) n,
             lateral (select lpad((n * 7919 % 100000000 + 9000000000)::text, 10, '0') as phone,
               (array['Asha','Ravi','Meera','Gurpreet','Harjit','Sunita','Anil'])[1 + n % 7] || ' ' ||
               (array['Sharma','Verma','Singh','Kaur','Gill'])[1 + n % 5] || ' ' || n as name) person`.execute(
      tx,
    ),
  )
  return shop
}
