/**
 * The one database, embedded or a server, behind the same pg pool. Features never see it: they are handed `tx`.
 */
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { isWritable, openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres, withOptions } from './postgres.ts'

export interface Database {
  pool: pg.Pool
  isEmbedded: boolean
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** PostgreSQL's address; embedded in `folder` when absent. */
  url?: string
  folder: string
  /** Whether the folder is written to: for the embedded database, pictures or unsent mails. */
  keepsFiles?: boolean
  poolSize: number
  /** How long a statement may take on a server. */
  statementSeconds?: number
}

/** Opens, migrates, runs `asOwner` (what needs ownership, such as the job tables), then drops to the app's role. */
export async function openDatabase(
  settings: DatabaseSettings,
  asOwner: (pool: pg.Pool) => Promise<void>,
): Promise<Database> {
  if ((settings.keepsFiles ?? true) && !isWritable(settings.folder)) throw unwritable(settings.folder)
  return settings.url
    ? openServer({ ...settings, url: settings.url }, asOwner)
    : openFolder(settings.folder, asOwner)
}

const unwritable = (folder: string) =>
  new StartError(`The data folder ${folder} cannot be written. Set DARZI_DATA to a folder that can.`)

async function openFolder(folder: string, asOwner: (pool: pg.Pool) => Promise<void>): Promise<Database> {
  const opened = await openEmbedded(folder)
  try {
    await prepare(opened.pool, asOwner)
    await opened.pool.query('set role darzi_app')
  } catch (error) {
    await opened.close()
    throw error
  }
  return { ...opened, isEmbedded: true }
}

/** Pages lie in memory or on solid disks: one read out of turn costs hardly more than the next, so an index is worth asking. */
const sessionOptions = { role: 'darzi_app', timezone: 'UTC', random_page_cost: '1.1' }
/** How long beyond a statement's own limit the server's word of it is waited for: it may not answer at all any more. */
const graceMs = 5_000

async function openServer(
  { url, poolSize, statementSeconds = 30 }: DatabaseSettings & { url: string },
  asOwner: (pool: pg.Pool) => Promise<void>,
): Promise<Database> {
  const owner = await openPostgres(url, 2)
  try {
    await prepare(owner.pool, asOwner)
  } catch (error) {
    throw lackingRights(error) ?? error
  } finally {
    await owner.close()
  }
  // Every connection of the program starts as the app's role, which row security binds.
  // A statement that takes longer than any of ours is stuck, and would hold its connection for ever.
  const statementMs = statementSeconds * 1000
  const options = { ...sessionOptions, statement_timeout: String(statementMs) }
  const opened = await openPostgres(withOptions(url, options), poolSize, statementMs + graceMs)
  opened.pool.on('error', () => {}) // an idle connection that breaks is replaced at the next query
  return { ...opened, isEmbedded: false }
}

/** insufficient_privilege, and the two ways a server says that it has not got an extension. */
const notGiven = new Set(['42501', '0A000', '58P01'])

function lackingRights(error: unknown): StartError | undefined {
  if (!(error instanceof Error && 'code' in error && notGiven.has(String(error.code)))) return undefined
  return new StartError(
    `The user of DATABASE_URL must own the database and be able to create a role, and the server must offer pg_trgm and btree_gin: ${error.message}.`,
  )
}

async function prepare(pool: pg.Pool, asOwner: (pool: pg.Pool) => Promise<void>) {
  const client = await pool.connect()
  try {
    await migrate(client)
  } finally {
    client.release()
  }
  await asOwner(pool)
}
