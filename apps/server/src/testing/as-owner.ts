import pg from 'pg'
import type { AppContext } from '../http/app-context.ts'

/** The eye of a test: runs as the owner of the tables, past row security, and sees every tenant's rows. */
export async function asOwner<T>(app: AppContext, look: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = app.settings
  if (!DATABASE_URL) return onTheOneConnection(app, look)
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  return look(client).finally(() => client.end())
}

async function onTheOneConnection<T>({ database }: AppContext, look: (client: pg.ClientBase) => Promise<T>) {
  const client = await database.pool.connect()
  try {
    await client.query('reset role')
    return await look(client)
  } finally {
    await client.query('set role darzi_app')
    client.release()
  }
}

/** The tables of the app, each with the columns that can be written and whether it carries shop_id. */
export async function tablesOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'darzi_migrations'
     group by c.relname order by c.relname`)
  return rows.map((row) => ({ ...row, isShopOwned: row.columns.includes('shop_id') }))
}

/** Reads and counts that requests leave without having changed anything. */
const notWrites = new Set(['attempt_limits'])

/** A fingerprint of everything stored, to prove that something changed nothing. */
export function fingerprint(app: AppContext): Promise<Record<string, string>> {
  return asOwner(app, async (client) => {
    const prints: Record<string, string> = {}
    for (const { name } of await tablesOf(client)) {
      if (notWrites.has(name)) continue
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
      )
      prints[name] = rows[0]?.print ?? ''
    }
    const { rows } = await client.query<{ jobs: number }>(
      `select count(*)::int as jobs from pgboss.job where name = 'mail.send'`,
    )
    return { ...prints, 'mail jobs': String(rows[0]?.jobs) }
  })
}
