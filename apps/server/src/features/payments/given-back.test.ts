import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensions } from '../../db/embedded.ts'
import { migrate, migrations } from '../../db/migrate.ts'
import { PGliteStream } from '../../db/pglite-stream.ts'

const shop = '00000000-0000-4000-8000-00000000000a'
const id = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`

let engine: PGlite
let pool: pg.Pool
let client: pg.PoolClient
beforeAll(async () => {
  engine = await PGlite.create({ extensions })
  pool = new pg.Pool({ max: 1, stream: () => new PGliteStream((message) => engine.execProtocolRaw(message)) })
  client = await pool.connect()
}, 120_000)
afterAll(async () => {
  client.release()
  await pool.end()
  await engine.close()
})

interface Stood {
  state: string
  paid: number
  off: number
  kept: number | null
}

const order = (serial: number, { state, paid, off, kept }: Stood) =>
  client.query(
    `insert into orders (shop_id, id, number, customer_id, source, state, tailor_state, priority, ordered_on, promised_on, currency,
       pieces_minor, total_minor, paid_minor, written_off_minor, kept_minor, tracking_token, search_text, created_at, updated_at)
     values ($1, $2::uuid, $3, $2::uuid, 'counter', $4, $5, 'medium', '2026-01-01', '2026-01-09', 'INR', 1000, 1000 - $6::int, $7, $6, $8, ($2::uuid)::text, '',
       now(), now())`,
    [shop, id(serial), serial, state, state === 'cancelled' ? state : 'pending', off, paid, kept],
  )

interface Line {
  kind: string
  amount: number
  off?: number
  at: string
  reverses?: number
}

const line = (of: number, serial: number, { kind, amount, off = 0, at, reverses }: Line) =>
  client.query(
    `insert into payments (shop_id, id, order_id, kind, method, status, amount_minor, fee_minor, off_price_minor, reverses, created_at)
     values ($1, $2, $3, $4, 'cash', 'completed', $5, 0, $6, $7, $8)`,
    [shop, id(serial), id(of), kind, amount, off, reverses ? id(reverses) : null, at],
  )

const calledOff = (of: number, serial: number, at: string) =>
  client.query(
    `insert into order_steps (shop_id, id, order_id, at, kind, state_to) values ($1, $2, $3, $4, 'cancelled', 'cancelled')`,
    [shop, id(serial), id(of), at],
  )

test('a book of before keeps every sum: what was given back of kept money is told from what was taken off the price', async () => {
  const all = migrations()
  const at = all.findIndex(({ name }) => name.startsWith('0030'))
  await migrate(client, all.slice(0, at))
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into shops (id, name, kind, country, currency, time_zone, plan, created_at)
     values ($1, 'Noor', 'tailor', 'IN', 'INR', 'Asia/Kolkata', 'free', now())`,
    [shop],
  )
  // 800 paid, 100 given back as a gesture, called off and kept, 200 of that given back later.
  await order(1, { state: 'cancelled', paid: 500, off: 300, kept: 800 })
  await line(1, 11, { kind: 'payment', amount: 800, at: '2026-01-02' })
  await line(1, 12, { kind: 'refund', amount: -100, off: 100, at: '2026-01-03', reverses: 11 })
  await calledOff(1, 13, '2026-01-04')
  await line(1, 14, { kind: 'refund', amount: -200, off: 200, at: '2026-01-05', reverses: 11 })
  // Kept nothing; 400 came later.
  await order(2, { state: 'cancelled', paid: 400, off: 0, kept: 0 })
  await calledOff(2, 21, '2026-01-04')
  await line(2, 22, { kind: 'payment', amount: 400, at: '2026-01-05' })
  // Open, with a balance written off.
  await order(3, { state: 'approved', paid: 600, off: 300, kept: null })
  await line(3, 31, { kind: 'payment', amount: 600, at: '2026-01-02' })
  await line(3, 32, { kind: 'write_off', amount: 0, off: 300, at: '2026-01-03' })
  await client.query('set session_replication_role = origin')
  await migrate(client, all)

  const { rows } = await client.query(
    `select number, total_minor::int as total, written_off_minor::int as off, kept_minor::int as kept,
            given_of_kept_minor::int as given, give_back_minor::int as back from orders order by number`,
  )
  expect(rows).toEqual([
    { number: 1, total: 900, off: 100, kept: 700, given: 200, back: 0 },
    { number: 2, total: 1000, off: 0, kept: 0, given: 0, back: 400 },
    { number: 3, total: 700, off: 300, kept: null, given: 0, back: 0 },
  ])
  const tallies = await client.query(
    `select tailor_state, orders::int, total_minor::int as total, paid_minor::int as paid, give_back_minor::int as back
       from order_tallies order by tailor_state`,
  )
  expect(tallies.rows).toEqual([
    { tailor_state: 'cancelled', orders: 2, total: 1900, paid: 900, back: 400 },
    { tailor_state: 'pending', orders: 1, total: 700, paid: 600, back: 0 },
  ])
  await client.query(`update payments set status = 'failed' where id = $1`, [id(14)])
  const { rows: after } = await client.query(
    `select total_minor::int as total, given_of_kept_minor::int as given, give_back_minor::int as back from orders where number = 1`,
  )
  expect(after).toEqual([{ total: 900, given: 0, back: 0 }])
}, 120_000)
