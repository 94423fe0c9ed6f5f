/** The fourth lock: what the database itself does not let through. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld } from '../access/matrix-world.ts'
import { asOwner, tablesOf } from '../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { transact } from './transact.ts'

let running: TestApp
let shops: string[]
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  const world = await openWorld(running.app)
  await world.things()
  shops = await ask<{ id: string }>('select id from shops order by name desc').then((rows) =>
    rows.map((row) => row.id),
  )
})
afterAll(() => running.close())

/** As the owner of the tables: past row security. */
const ask = <R extends object>(text: string): Promise<R[]> =>
  asOwner(running.app, async (client) => (await client.query<R>(text)).rows)

/** Bound to one account or one shop, or to nobody; counts rows as the app's role sees them. */
const seen = async (table: string, tenant: 'nobody' | { shopId: string }) =>
  transact(
    running.app.database.pool,
    tenant === 'nobody' ? { side: 'nobody' } : { side: 'job', ...tenant },
    async ({ tx }) => {
      const { rows } = await sql<{ rows: number; shops: string[] | null }>`
        select count(*)::int as rows, array_agg(distinct to_jsonb(t) ->> 'shop_id') as shops from ${sql.table(table)} t`.execute(
        tx,
      )
      return rows[0] ?? { rows: 0, shops: null }
    },
  )

/** Not owned by a shop or a person: counts of guesses, by hashes. */
const withoutSecurity = ['attempt_limits']

test('every table but the counts of guesses has forced row security and a policy', async () => {
  const rows = await ask<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'darzi_migrations'
       and (not c.relrowsecurity or not c.relforcerowsecurity
            or not exists (select from pg_policy p where p.polrelid = c.oid))
     order by 1`)
  expect(rows.map((row) => row.name)).toEqual(withoutSecurity)
})

test('the program’s role owns nothing and cannot step around row security', async () => {
  const [role] = await ask<Record<string, unknown>>(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
           (select count(*)::int from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolname = 'darzi_app'`)
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcanlogin: false,
    owns: 0,
  })
})

test('every table of a shop has a primary key that begins with the shop', async () => {
  const rows = await ask<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and i.indkey[0] is distinct from a.attnum order by 1`)
  // Both outlive or precede a shop: a session may have none yet, an audit line may be about nobody's shop.
  expect(rows.map((row) => row.name)).toEqual(['audit_lines', 'sessions'])
})

test('a reference from one shop’s table to another carries the shop, so it cannot point across', async () => {
  const rows = await ask<{ reference: string }>(`
    select f.conrelid::regclass || ' ' || f.conname as reference from pg_constraint f
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace
       and exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'shop_id')
       and exists (select from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'shop_id')
       and not exists (
         select from unnest(f.conkey, f.confkey) k(here, there)
           join pg_attribute h on h.attrelid = f.conrelid and h.attnum = k.here and h.attname = 'shop_id'
           join pg_attribute t on t.attrelid = f.confrelid and t.attnum = k.there and t.attname = 'shop_id')`)
  expect(rows).toEqual([])
})

test('cross-tenant accesses open these tables and no others', async () => {
  const rows = await ask<{ name: string; policies: string }>(`
    select c.relname as name, coalesce(pg_get_expr(p.polqual, p.polrelid), '') as policies
      from pg_policy p join pg_class c on c.oid = p.polrelid
     where coalesce(pg_get_expr(p.polqual, p.polrelid), '') || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '')
           like '%app_crossing%' order by 1, p.polname desc`)
  const policies = new Map<string, string>()
  for (const { name, policies: said } of rows) {
    const words = (said.match(/'\w+'/g) ?? []).join(' ').replaceAll("'", '')
    policies.set(name, [policies.get(name), words].filter(Boolean).join(' + '))
  }
  expect(Object.fromEntries(policies)).toEqual({
    account_devices: 'sign_in',
    account_muted: 'sign_in',
    account_order_news: 'sign_in',
    accounts: 'staff_language + session sign_in',
    collection_items: 'collection',
    gateway_events: 'gateway',
    gateway_refunds: 'gateway',
    idempotency_keys: 'housekeeping',
    identities: 'sign_in',
    invitations: 'invitation',
    members: 'session sign_in invitation',
    email_links: 'sign_in',
    known_devices: 'sign_in',
    online_payments: 'gateway',
    operators: 'sign_in + sign_in',
    password_resets: 'sign_in',
    pending_sign_ins: 'sign_in',
    plan_checkouts: 'gateway',
    plan_invoices: 'plans',
    plan_terms: 'plans',
    platform_counters: 'plans',
    recovery_codes: 'sign_in',
    second_factors: 'sign_in',
    security_events: 'sign_in',
    sessions: 'session sign_in',
    shops: 'plans + session sign_in invitation + collection',
    tracking_codes: 'tracking housekeeping',
    tracking_passes: 'tracking housekeeping',
  })
})

describe('a transaction', () => {
  test('of nobody sees no row of any table', async () => {
    const tables = await asOwner(running.app, tablesOf)
    const visible: string[] = []
    for (const { name } of tables.filter((table) => !withoutSecurity.includes(table.name)))
      if ((await seen(name, 'nobody')).rows > 0) visible.push(name)
    expect(visible).toEqual([])
    const [people] = await ask<{ there: number }>('select count(*)::int as there from accounts')
    expect(people?.there).toBeGreaterThan(0)
  })

  test('of a shop sees its own rows and none of another’s, in every table', async () => {
    const [shopId = ''] = shops
    const tables = (await asOwner(running.app, tablesOf)).filter((table) => table.isShopOwned)
    for (const { name } of tables) {
      const { shops: visible } = await seen(name, { shopId })
      expect(visible ?? [shopId], name).toEqual([shopId])
    }
  })

  test.each(['update', 'delete', 'insert'] as const)(
    'of a shop cannot %s another’s rows, in any table',
    async (act) => {
      const [owner = '', stranger = ''] = shops
      const tables = (await asOwner(running.app, tablesOf)).filter((table) => table.isShopOwned)
      const done: string[] = []
      for (const { name, columns } of tables) {
        const list = columns.join(', ')
        const statement = {
          update: `update ${name} set shop_id = shop_id where shop_id = '${owner}'`,
          delete: `delete from ${name} where shop_id = '${owner}'`,
          // An empty row of the other's shop, refused by the policy before any other check; its turn is the database's to give.
          insert: `insert into ${name} (${list}) overriding user value select ${list} from jsonb_populate_record(null::${name}, '{"shop_id": "${owner}"}')`,
        }[act]
        // What is never changed or deleted by anybody is refused outright; else there is no row to touch.
        const allowed: unknown[] = act === 'insert' ? ['42501'] : [0, '42501']
        const outcome = await attempt(stranger, statement)
        if (!allowed.includes(outcome)) done.push(`${name}: ${outcome}`)
      }
      expect(done).toEqual([])
    },
  )

  test('of a shop cannot hand its own row to another shop', async () => {
    const [owner = '', stranger = ''] = shops
    for (const name of ['members', 'saved_views', 'files', 'events', 'customer_notes'])
      expect(await attempt(owner, `update ${name} set shop_id = '${stranger}'`), name).toBe('42501')
  })
})

/** Rows touched, or the code of the refusal. Nothing of it stays. */
async function attempt(shopId: string, statement: string): Promise<number | string> {
  const client = await running.app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.shop_id', $1, true)`, [shopId])
    return (await client.query(statement)).rowCount ?? 0
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
