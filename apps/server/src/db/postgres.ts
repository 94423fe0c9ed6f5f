import pg from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { pgTypes } from './pg-types.ts'

const oldestVersion = 150_000

/** A pool on a PostgreSQL server. Throws StartRefusal when it cannot be reached or is older than 15. */
export async function openPostgres(url: string, poolSize: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    types: pgTypes,
    application_name: 'darzi',
  })
  await checkVersion(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error instanceof StartRefusal ? error : unreachable(url, error)
  })
  return { pool, close: () => pool.end() }
}

async function checkVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < oldestVersion)
    throw new StartRefusal('DATABASE_URL points at a PostgreSQL older than 15. Darzi needs 15 or newer.')
}

function unreachable(url: string, error: unknown) {
  const where = URL.canParse(url) ? new URL(url).host : 'the given address'
  const why =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : error.name)
      : String(error)
  return new StartRefusal(`The database at ${where} (DATABASE_URL) cannot be used: ${why || 'no answer'}.`)
}
