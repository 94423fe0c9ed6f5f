/** A book as it was before a migration, with the orders and the ledgers that a test writes in it. */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { extensions } from '../../db/embedded.ts'
import { migrate, migrations } from '../../db/migrate.ts'
import { PGliteStream } from '../../db/pglite-stream.ts'
import { databaseLike } from '../../testing/fresh-database.ts'
import { freshEngineFolder, removeSoon } from '../../testing/template.ts'

export const shop = '00000000-0000-4000-8000-00000000000a'
export const id = (serial: number) => `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`

export interface Stood {
  state: string
  paid: number
  off?: number
  kept: number | null
}

export interface Line {
  kind: string
  amount: number
  off?: number
  at: string
  reverses?: number
}

/** An empty book with one shop, brought as far as the migration before this one. */
export async function openOldBook(before: string) {
  const cluster = process.env.DARZI_TEST_DATABASE_URL
  const { pool, remove } = cluster ? await onCluster(cluster) : await onEngine()
  const client = await pool.connect()
  const all = migrations()
  await migrate(client, all.slice(0, at(before)))
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into shops (id, name, kind, country, currency, time_zone, plan, created_at)
     values ($1, 'Noor', 'tailor', 'IN', 'INR', 'Asia/Kolkata', 'free', now())`,
    [shop],
  )
  return {
    client,
    ...pensOf(client),
    /** What was written stands; the book is brought up to date. */
    async bringUpToDate() {
      await client.query('set session_replication_role = origin')
      await migrate(client, all)
    },
    async close() {
      client.release()
      await pool.end()
      await remove()
    },
  }
}

async function onCluster(cluster: string) {
  const { url, drop } = await databaseLike(cluster, 'template0')
  return { pool: new pg.Pool({ max: 1, connectionString: url }), remove: drop }
}

async function onEngine() {
  const folder = await freshEngineFolder()
  const engine = await PGlite.create({ dataDir: folder, relaxedDurability: true, extensions })
  const stream = () => new PGliteStream((message) => engine.execProtocolRaw(message))
  const remove = async () => {
    await engine.close()
    removeSoon(folder)
  }
  return { pool: new pg.Pool({ max: 1, stream }), remove }
}

const at = (name: string) => migrations().findIndex((each) => each.name.startsWith(name))

const pensOf = (client: pg.PoolClient) => ({
  order: (serial: number, { state, paid, off = 0, kept }: Stood) =>
    client.query(
      `insert into orders (shop_id, id, number, customer_id, source, state, tailor_state, priority, ordered_on, promised_on, currency,
         pieces_minor, total_minor, paid_minor, written_off_minor, kept_minor, tracking_token, search_text, created_at, updated_at)
       values ($1, $2::uuid, $3, $2::uuid, 'counter', $4, $5, 'medium', '2026-01-01', '2026-01-09', 'INR', 1000, 1000 - $6::int, $7,
         $6, $8, ($2::uuid)::text, '', now(), now())`,
      [shop, id(serial), serial, state, state === 'cancelled' ? state : 'pending', off, paid, kept],
    ),
  line: (of: number, serial: number, { kind, amount, off = 0, at: written, reverses }: Line) =>
    client.query(
      `insert into payments (shop_id, id, order_id, kind, method, status, amount_minor, fee_minor, off_price_minor, reverses, created_at)
       values ($1, $2, $3, $4, 'cash', 'completed', $5, 0, $6, $7, $8)`,
      [shop, id(serial), id(of), kind, amount, off, reverses ? id(reverses) : null, written],
    ),
  calledOff: (of: number, serial: number, called: string) =>
    client.query(
      `insert into order_steps (shop_id, id, order_id, at, kind, state_to) values ($1, $2, $3, $4, 'cancelled', 'cancelled')`,
      [shop, id(serial), id(of), called],
    ),
})
