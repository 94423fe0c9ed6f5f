import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { inOrder, leftOut, type TableReference } from './shop-tables.ts'

/** The tables with rows of shops that a backup holds, each after those it refers to. */
export async function tablesOfShops(tx: Tx) {
  const { names, references } = await shopTables(tx)
  const held = names.filter((name) => !(name in leftOut))
  return { tables: inOrder(held, references), references }
}

/** All tables with rows of shops, each after those it refers to. */
export async function allShopTables(tx: Tx): Promise<string[]> {
  const { names, references } = await shopTables(tx)
  return inOrder(names, references)
}

async function shopTables(tx: Tx) {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
     order by 1`.execute(tx)
  const { rows: references } = await sql<TableReference>`
    select distinct c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to" from pg_constraint c
     where c.contype = 'f' and not c.condeferrable and c.connamespace = 'public'::regnamespace`.execute(tx)
  return { names: tables.map(({ name }) => name), references }
}

/** The last migration of this data. */
export async function schemaName(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select last_migration() as name`.execute(tx)
  return rows[0]?.name ?? ''
}

/** How many rows of the shop a table has, but for those with these ids, and their digest. */
export async function countRows(
  tx: Tx,
  table: string,
  beyond: readonly string[] = [],
): Promise<{ records: number; digest: string }> {
  const { rows } = await sql<{ records: string; digest: string }>`
    select records::text, digest from count_rows(${table}, ${beyond}::text[])`.execute(tx)
  return { records: Number(rows[0]?.records ?? 0), digest: rows[0]?.digest ?? '' }
}

const batchRows = 500

/** The shop's rows of a table as JSON lists, some hundred at a time, without its id and what the database makes itself. */
export async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string> {
  const { rows: columns } = await sql<{ made: string[] }>`
    select coalesce(array_agg(attname::text), '{}') as made from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and (attgenerated <> '' or attname = 'shop_id')`.execute(
    tx,
  )
  const made = sql.lit(`{${columns[0]?.made.join(',') ?? ''}}`)
  await sql`declare backup_rows no scroll cursor for
    select (to_jsonb(t) - ${made}::text[])::text as said from ${sql.table(table)} t where shop_id = app_shop_id()`.execute(
    tx,
  )
  try {
    for (;;) {
      const { rows } = await sql<{ said: string }>`fetch ${sql.lit(batchRows)} from backup_rows`.execute(tx)
      if (rows.length > 0) yield `[${rows.map(({ said }) => said).join(',')}]`
      if (rows.length < batchRows) break
    }
  } finally {
    // A transaction that has failed takes no more statements, and closes it itself.
    await sql`close backup_rows`.execute(tx).catch(() => {})
  }
}

/** Whom rows of the shop name that are accounts of this server, as the shop knows them. */
export async function accountsNamed(tx: Tx, tables: readonly string[]) {
  const found = new Map<string, { id: string; name: string; email: string; isOwner: boolean }>()
  for (const table of tables) {
    const { rows: columns } = await sql<{ names: string[] }>`select accounts_of(${table}) as names`.execute(
      tx,
    )
    for (const column of columns[0]?.names ?? []) {
      const { rows } = await sql<{
        id: string
        name: string | null
        email: string | null
        role: string | null
      }>`
        select distinct t.${sql.ref(column)} as id, m.name, m.email, m.role from ${sql.table(table)} t
          left join members m on m.shop_id = t.shop_id and m.account_id = t.${sql.ref(column)}
         where t.shop_id = app_shop_id() and t.${sql.ref(column)} is not null order by 1`.execute(tx)
      for (const { id, name, email, role } of rows)
        found.set(id, { id, name: name ?? '', email: email ?? '', isOwner: role === 'owner' })
    }
  }
  return [...found.values()]
}

export function shopRow(tx: Tx, shopId: string) {
  return tx
    .selectFrom('shops')
    .select([
      'name',
      'phone',
      'email',
      'address',
      'country',
      'currency',
      'time_zone',
      'gstin',
      'trn',
      'set_up_at',
      'sample_customer_id',
      'sample_order_id',
    ] as const)
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
}

export const photosOf = (tx: Tx) =>
  tx.selectFrom('files').select('id').where('kind', '=', 'photo').orderBy('id').execute()
