import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/database.ts'
import { type Migration, migrations } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/jobs.ts'
import { queues } from '../jobs/queues.ts'

/** Data remembers its migrations by name: one that was only renamed makes another template, too. */
export function templateName(all: readonly Pick<Migration, 'name' | 'checksum'>[]): string {
  const named = all.map(({ name, checksum }) => [name, checksum])
  const state = JSON.stringify([named, queues, process.version])
  return `darzi-template-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`
}

/** A migrated, empty data folder to copy from: making one takes seconds, copying it a tenth of one. */
export async function templateFolder(): Promise<string> {
  const path = join(tmpdir(), templateName(migrations()))
  if (existsSync(path)) return path
  const fresh = mkdtempSync(join(tmpdir(), 'darzi-template-new-'))
  const database = await openDatabase({ folder: fresh, poolSize: 1 }, prepareJobs)
  await database.close()
  try {
    renameSync(fresh, path)
  } catch {
    rmSync(fresh, { recursive: true, force: true }) // another test process was quicker
  }
  return path
}

/** A fresh data folder for one test file, ready to open. */
export async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-test-'))
  cpSync(await templateFolder(), folder, { recursive: true })
  return folder
}
