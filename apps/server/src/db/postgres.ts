import pg from 'pg'
import { StartError } from '../start-error.ts'
import { pgTypes } from './pg-types.ts'

const oldestVersion = 150_000

/** A start-up option of our own: whether it arrives tells whether the program's role will. */
const proof = { 'darzi.arrived': 'yes' }

/**
 * A pool on a PostgreSQL server. Throws StartError when it cannot be reached, is older than 15, or stands behind a
 * pooler that keeps start-up options to itself.
 */
export async function openPostgres(url: string, poolSize: number, answerMs?: number) {
  const pool = new pg.Pool({
    connectionString: withOptions(url, proof),
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    query_timeout: answerMs,
    types: pgTypes,
    application_name: 'darzi',
  })
  await checkServer(pool).catch(async (error: unknown) => {
    await pool.end()
    if (error instanceof StartError) throw error
    throw isOptionsRefused(error) ? behindPooler() : unreachable(url, error)
  })
  return { pool, close: () => pool.end() }
}

/** The address with these start-up options added to its own. */
export function withOptions(url: string, options: Record<string, string>): string {
  const address = new URL(url)
  const added = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`)
  const given = address.searchParams.get('options')
  address.searchParams.set('options', [given, ...added].filter(Boolean).join(' '))
  return address.toString()
}

async function checkServer(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number; arrived: string | null }>(
    `select current_setting('server_version_num')::int as version, current_setting('darzi.arrived', true) as arrived`,
  )
  const [server] = rows
  if ((server?.version ?? 0) < oldestVersion)
    throw new StartError('DATABASE_URL points at a PostgreSQL older than 15. Darzi needs 15 or newer.')
  if (server?.arrived !== proof['darzi.arrived']) throw behindPooler()
}

const behindPooler = () =>
  new StartError(
    'DATABASE_URL leads to a connection pooler that keeps start-up options to itself, as PgBouncer does; Darzi has a pool of its own, so give it the address of PostgreSQL itself (see docs/settings.md).',
  )

/** What PgBouncer and its likes say to them. */
const isOptionsRefused = (error: unknown) =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message)

function unreachable(url: string, error: unknown) {
  const where = URL.canParse(url) ? new URL(url).host : 'the given address'
  const why =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : error.name)
      : String(error)
  return new StartError(`The database at ${where} (DATABASE_URL) cannot be used: ${why || 'no answer'}.`)
}
