import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

/** Beside the bundle, or in the source tree. */
const folders = ['./migrations', '../../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter((path) => existsSync(path))

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export function migrations(): Migration[] {
  const folder = folders[0]
  if (!folder) throw new Error('no migrations folder')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

const lockKey = 7_391_001

/**
 * Brings a database up to date, each migration in its own transaction, one process at a time. Returns the names
 * applied now. Throws StartError when the database was made by a newer program or a migration was edited.
 */
export async function migrate(client: pg.PoolClient, all = migrations()): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await client.query(
      'create table if not exists darzi_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows: applied } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from darzi_migrations order by name',
    )
    refuseForeign(applied, all)
    const due = all.filter((migration) => !applied.some((row) => row.name === migration.name))
    for (const migration of due) await apply(client, migration)
    if (due.length > 0) await makeRestorable(client)
    return due.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

function refuseForeign(applied: { name: string; checksum: string }[], all: Migration[]) {
  for (const row of applied) {
    const known = all.find((migration) => migration.name === row.name)
    if (!known)
      throw new StartError(
        `The data was written by a newer Darzi (it has ${row.name}). Use that version or a newer one; nothing was changed.`,
      )
    if (known.checksum !== row.checksum)
      throw new StartError(
        `The migration ${row.name} is not the one this data was made with. Nothing was changed.`,
      )
  }
}

/** New tables and triggers can be restored from a backup like the others (0066_backup.sql); data of before knows no such thing. */
async function makeRestorable(client: pg.PoolClient) {
  const { rows } = await client.query<{ is_known: boolean }>(
    `select to_regprocedure('make_restorable()') is not null as is_known`,
  )
  if (rows[0]?.is_known) await client.query('select make_restorable()')
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into darzi_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
