/** A shop's conversations are read by their own indexes, however many others there are: proved by the plans of the database. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShop } from '../../testing/builders.ts'
import { nodesOf, plansOf } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { conversationsPage, countUnread } from './conversation-queries.ts'
import { workOfOrder } from './order-queries.ts'

/** A hundred houses with as many partners, each with a hundred orders given to its own: ten thousand conversations of three lines. */
const houses = 100
const works = 100

let running: TestApp
let one: { house: string; tailor: string; orderId: string }
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  const template = await aShop(running.app)
  one = await asOwner(running.app, async (owner) => {
    for (const table of ['shops', 'partnerships', 'house_work', 'conversations', 'conversation_messages'])
      await owner.query(`alter table ${table} no force row level security`)
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `insert into shops (id, name, kind, email, country, currency, time_zone, plan, is_demo, trial_ends_at, created_at)
       select gen_random_uuid(), 'Shop ' || n, case when n % 2 = 0 then 'house' else 'tailor' end, n || '@example.test', country, currency,
              time_zone, plan, is_demo, trial_ends_at, created_at
         from shops, generate_series(1, ${2 * houses}) n where shops.id = $1`,
      [template.id],
    )
    await owner.query(`
      create temp table pairs as
      select house.id as house, tailor.id as tailor, gen_random_uuid() as partnership
        from shops house join shops tailor on 'Shop ' || (split_part(house.name, ' ', 2)::int - 1) = tailor.name
       where house.kind = 'house' and house.name like 'Shop %'`)
    await owner.query(`
      insert into house_work (shop_id, id, order_id, partnership_id, tailor_id, tailor_order_id, tailor_name, base_minor, rate_bp, state,
                              assigned_at, changed_at)
      select house, gen_random_uuid(), gen_random_uuid(), partnership, tailor, gen_random_uuid(), 'Tailor', 1, 1, 'approved',
             now() - n * interval '1 minute', now()
        from pairs, generate_series(1, ${works}) n`)
    await owner.query(`
      insert into conversations (shop_id, id, work_id, shop_name, customer_name, order_id, order_number, garments, created_at, last_at)
      select shop_id, id, id, 'House', 'Tailor', order_id, 1, '[]', assigned_at, assigned_at from house_work`)
    await owner.query(`
      insert into conversation_messages (shop_id, conversation_id, id, from_shop, author, words, sent_at, read_at)
      select shop_id, id, gen_random_uuid(), n % 2 = 0, 'Writer', 'A line of some words', assigned_at, case when n < 3 then now() end
        from house_work, generate_series(1, 3) n`)
    await owner.query('analyze')
    const { rows } = await owner.query(
      'select shop_id as house, tailor_id as tailor, tailor_order_id as "orderId" from house_work limit 1',
    )
    return rows[0]
  })
}, 120_000)
afterAll(() => running.close())

type Work = Parameters<typeof plansOf>[2]
const ofEverybody = ['conversations', 'conversation_messages', 'house_work']

/** Which of the tables of everybody are looked through row by row, or by an index that leads to rows of others. */
async function lookedThrough(shopId: string, work: Work) {
  const nodes = (await plansOf(running.app, shopId, work)).flatMap(nodesOf)
  const read = nodes.filter((node) => ofEverybody.includes(node['Relation Name'] ?? ''))
  expect(read.length).toBeGreaterThan(0)
  return read
    .filter((node) => node['Node Type'] === 'Seq Scan' || (node['Rows Removed by Filter'] ?? 0) > works)
    .map((node) => node['Relation Name'])
}

test.each([
  ['the list', (tx) => conversationsPage(tx, 'shop', { limit: 50 })],
  ['how much is new', (tx) => countUnread(tx, 'shop')],
  ['the work an order is', (tx) => workOfOrder(tx, one.orderId)],
] satisfies [string, Work][])(
  '%s is read without those of other shops, by house and by partner',
  async (_what, work) => {
    for (const shopId of [one.house, one.tailor]) expect(await lookedThrough(shopId, work)).toEqual([])
  },
)
