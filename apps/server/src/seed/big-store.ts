import type pg from 'pg'
import { txOn } from '../db/tx.ts'
import { foldTallies } from '../features/orders/tally-store.ts'
import type { BigCustomer } from './big-customers.ts'
import {
  type BigOrders,
  countOrdersOfCustomers,
  countUpOrders,
  insertBigLedger,
  insertBigOrders,
} from './big-orders-store.ts'
import { insertBigRecords } from './big-records-store.ts'

const filled = [
  'customers',
  'persons',
  'customer_notes',
  'orders',
  'order_pieces',
  'order_steps',
  'payments',
  'measurement_records',
  'measurement_values',
]
const counted = [
  'customer_tallies',
  'customer_tag_tallies',
  'order_tallies',
  'customer_activity',
  'measurement_tallies',
  'day_figures',
]

/**
 * Works as the owner of the tables, without the indexes, tallies and checks of references that a million single rows would
 * each ask for; indexes and tallies are made whole at the end, and the app's role is put back.
 */
export async function withBareTables(client: pg.PoolClient, work: () => Promise<void>) {
  await client.query('set role none')
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index
      where indrelid = any($1::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [filled],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query('set session_replication_role = replica')
  await work()
  await client.query('reset session_replication_role')
  await client.query(`set maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`vacuum (analyze) ${[...filled, ...counted].join(', ')}`)
  await client.query('reset maintenance_work_mem')
  await client.query('set role darzi_app')
}

/** Inserts customers with their people and notes into one shop, in one transaction. */
export async function insertBig(client: pg.PoolClient, shopId: string, customers: BigCustomer[]) {
  const column = <C extends keyof BigCustomer>(name: C) => customers.map((customer) => customer[name])
  await inShop(client, shopId, async () => {
    await client.query(
      `insert into customers (shop_id, id, number, name, search_text, phone, address, tags, earlier_orders,
              earlier_spent_minor, earlier_last_order_on, orders_count, spent_minor, last_order_on, created_at, updated_at)
       select $1, id, number, name, search_text, phone, address, tags::text[], orders, spent, last_on, orders, spent,
              last_on, created_on, created_on
         from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[],
                     $10::bigint[], $11::date[], $12::timestamptz[])
              as drawn (id, number, name, search_text, phone, address, tags, orders, spent, last_on, created_on)`,
      [
        shopId,
        column('id'),
        column('number'),
        column('name'),
        column('searchText'),
        column('phone'),
        column('address'),
        customers.map(({ tags }) => `{${tags.map((tag) => `"${tag}"`).join(',')}}`),
        column('orders'),
        column('spentMinor'),
        column('lastOrderOn'),
        column('createdOn'),
      ],
    )
    await insertPeople(client, shopId, customers)
    await insertNotes(client, shopId, customers)
  })
}

async function insertPeople(client: pg.PoolClient, shopId: string, customers: BigCustomer[]) {
  const people = customers.flatMap(({ id, personId, name, createdOn, relative }) => [
    { id: personId, customerId: id, isCustomer: true, name, createdOn },
    ...(relative ? [{ ...relative, customerId: id, isCustomer: false, createdOn }] : []),
  ])
  await client.query(
    `insert into persons (shop_id, id, customer_id, is_customer, name, created_at)
     select $1, * from unnest($2::uuid[], $3::uuid[], $4::boolean[], $5::text[], $6::timestamptz[])`,
    [
      shopId,
      people.map(({ id }) => id),
      people.map(({ customerId }) => customerId),
      people.map(({ isCustomer }) => isCustomer),
      people.map(({ name }) => name),
      people.map(({ createdOn }) => createdOn),
    ],
  )
}

async function insertNotes(client: pg.PoolClient, shopId: string, customers: BigCustomer[]) {
  const noted = customers.flatMap(({ id, pinnedNote, createdOn }) =>
    pinnedNote ? [{ ...pinnedNote, customerId: id, createdOn }] : [],
  )
  await client.query(
    `insert into customer_notes (shop_id, id, customer_id, text, is_pinned, created_at)
     select $1, id, customer_id, text, true, created_on
       from unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[]) as noted (id, customer_id, text, created_on)`,
    [
      shopId,
      noted.map(({ id }) => id),
      noted.map(({ customerId }) => customerId),
      noted.map(({ text }) => text),
      noted.map(({ createdOn }) => createdOn),
    ],
  )
}

/** What the triggers would have kept, counted at once; and the number the book goes on from. */
export async function countUp(client: pg.PoolClient, shopId: string) {
  await inShop(client, shopId, async () => {
    await client.query(
      `select tally_customers(array_agg(row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null,
              tags, 1)::customer_change))
         from customers where shop_id = $1 group by shop_id`,
      [shopId],
    )
    await client.query(
      `insert into shop_counters (shop_id, name, last)
       select $1, 'customers', coalesce(max(number), 0) from customers where shop_id = $1`,
      [shopId],
    )
  })
}

/** Orders and measurements of a filled book, their tallies as after a night, and the customers' totals; count the customers up after it. */
export async function fillOrders(client: pg.PoolClient, orders: BigOrders) {
  await client.query('analyze customers, persons')
  await inShop(client, orders.shopId, async () => {
    await insertBigOrders(client, orders)
    await insertBigLedger(client, orders.shopId)
    await insertBigRecords(client, orders)
    await countUpOrders(client, orders.shopId)
    await foldTallies(txOn(client), orders.today)
    await countOrdersOfCustomers(client, orders.shopId)
  })
}

async function inShop(client: pg.PoolClient, shopId: string, work: () => Promise<void>) {
  await client.query('begin')
  await client.query(`select set_config('app.shop_id', $1, true)`, [shopId])
  await work()
  await client.query('commit')
}
