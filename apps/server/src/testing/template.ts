import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { openDatabase } from '../db/database.ts'
import { extensions } from '../db/embedded.ts'
import { type Migration, migrations } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/jobs.ts'
import { queues } from '../jobs/queues.ts'

/** Data remembers its migrations by name: one that was only renamed makes another template, too. */
export function templateName(all: readonly Pick<Migration, 'name' | 'checksum'>[]): string {
  const named = all.map(({ name, checksum }) => [name, checksum])
  const state = JSON.stringify([named, queues, process.version])
  return `darzi-test-template-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`
}

/** A migrated, empty data folder to copy from: making one takes seconds, copying it a tenth of one. */
export function templateFolder(): Promise<string> {
  return madeOnce(join(tmpdir(), templateName(migrations())), async (folder) => {
    const database = await openDatabase({ folder, poolSize: 1 }, prepareJobs)
    await waitForNoDisk(database.pool)
    await database.close()
  })
}

/** A fresh folder of an embedded database without a table: nine tenths of making one are the engine's own tables. */
export async function freshEngineFolder(): Promise<string> {
  const engine = await madeOnce(join(testFolder(), 'darzi-test-engine'), async (folder) => {
    await (await PGlite.create({ dataDir: folder, extensions })).close()
  })
  return copyOf(engine)
}

/** Where a run keeps what is deleted at its end. */
export const testFolder = () => process.env.DARZI_TEST_FOLDER ?? tmpdir()

/** Goes in its own time: waiting for the disk would take longer than many a test. */
export function removeSoon(folder: string) {
  rm(folder, { recursive: true, force: true }).catch(() => {}) // the end of the run deletes what is left
}

async function madeOnce(path: string, make: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path
  const fresh = mkdtempSync(`${path}-new-`)
  await make(fresh)
  try {
    renameSync(fresh, path)
  } catch {
    rmSync(fresh, { recursive: true, force: true }) // another test process was quicker
  }
  return path
}

/** A test's data need not outlive the machine: its commits do not wait for the disk. */
async function waitForNoDisk(pool: pg.Pool) {
  const client = await pool.connect()
  await client.query('reset role')
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  await client.query(`alter database ${rows[0]?.name} set synchronous_commit = off`)
  client.release(true)
}

/** A fresh data folder for one test file, ready to open. */
export async function freshFolder(): Promise<string> {
  return copyOf(await templateFolder())
}

function copyOf(template: string): string {
  const folder = mkdtempSync(join(testFolder(), 'darzi-test-'))
  cpSync(template, folder, { recursive: true })
  return folder
}
