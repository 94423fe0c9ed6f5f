/**
 * The operator's backup: the whole database of every shop, and the files, as a folder. Embedded, the database's folder is copied while
 * nobody else may open it; on a server pg_dump reads it as the owner of the tables, whom row security lets see everything while the
 * connection says that a backup is made (policy owners_backup, 0066_backup.sql). A count of each table's rows proves both ways.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { openEmbedded } from '../db/embedded.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { openPostgres, withOptions } from '../db/postgres.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import {
  beginSnapshot,
  countTables,
  makeAppRole,
  makePolicy,
  ownersPolicies,
  tableNames,
} from './whole-backup-queries.ts'

const run = promisify(execFile)

const manifestShape = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  kind: z.enum(['embedded', 'server']),
  hasFiles: z.boolean(),
  counts: z.record(z.string(), z.number()),
  /** Policies for the owner of the tables alone: on another server the owner has another name. */
  policies: z.array(
    z.object({
      table: z.string(),
      name: z.string(),
      command: z.string(),
      using: z.string().nullable(),
      check: z.string().nullable(),
    }),
  ),
})
type Manifest = z.output<typeof manifestShape>

type Place = Pick<Settings, 'DATABASE_URL' | 'dataFolder' | 'S3_ENDPOINT'>

/** Writes a backup into a folder that is not there yet; answers how many rows it holds. */
export async function backUpEverything(place: Place, folder: string, now: Date): Promise<number> {
  if (existsSync(folder)) throw new StartError(`${folder} is there already. Name a new folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const { DATABASE_URL: url } = place
    const held = url ? await dumpServer(url, folder) : await copyEmbedded(place.dataFolder, folder)
    const hasFiles = await copyFiles(place, join(place.dataFolder, 'files'), join(folder, 'files'))
    const kind = url ? ('server' as const) : ('embedded' as const)
    const manifest: Manifest = { version: 1, madeAt: now.toISOString(), kind, hasFiles, ...held }
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return sumOf(manifest.counts)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Puts such a folder back where there is nothing yet, and counts; what does not add up is an error. */
export async function restoreEverything(place: Place, folder: string): Promise<number> {
  const manifest = await readManifest(folder)
  const { DATABASE_URL: url, dataFolder } = place
  const wanted = url ? 'server' : 'embedded'
  if (manifest.kind !== wanted)
    throw new StartError(
      `This is a backup of ${manifest.kind === 'server' ? 'a PostgreSQL server' : 'an embedded database'}; set DATABASE_URL accordingly.`,
    )
  const counts = url ? await loadServer(url, folder, manifest) : await putEmbedded(dataFolder, folder)
  requireEqual(manifest.counts, counts)
  if (manifest.hasFiles) await copyFiles(place, join(folder, 'files'), join(dataFolder, 'files'))
  return sumOf(counts)
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestShape.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch {
    throw new StartError(`${folder} holds no backup, or only the beginning of one.`)
  }
}

/** Pictures in an S3 store stay there: that store keeps its own copies. */
async function copyFiles({ S3_ENDPOINT }: Place, from: string, to: string): Promise<boolean> {
  if (S3_ENDPOINT || !existsSync(from)) return false
  await cp(from, to, { recursive: true })
  return true
}

/** Under the folder's lock nobody writes; that the copy opens and holds rows is seen before it counts as one. */
async function copyEmbedded(dataFolder: string, folder: string) {
  if (!existsSync(join(dataFolder, 'pg'))) throw new StartError(`${dataFolder} holds no database.`)
  const unlock = await lockFolder(dataFolder)
  try {
    await cp(join(dataFolder, 'pg'), join(folder, 'pg'), { recursive: true })
  } finally {
    await unlock()
  }
  return { counts: await countsOfFolder(folder), policies: [] }
}

async function putEmbedded(dataFolder: string, folder: string) {
  const at = join(dataFolder, 'pg')
  if (existsSync(at) && (await readdir(at)).length > 0)
    throw new StartError(`${dataFolder} holds a database already. Move it away first; nothing was changed.`)
  const unlock = await lockFolder(dataFolder)
  try {
    await cp(join(folder, 'pg'), at, { recursive: true })
  } finally {
    await unlock()
  }
  return countsOfFolder(dataFolder)
}

async function countsOfFolder(folder: string) {
  const opened = await openEmbedded(folder)
  try {
    return await countTables(opened.pool)
  } finally {
    await opened.close()
  }
}

/** Says on each connection that a backup is made. */
const reading = { 'app.backing_up': 'on' }

async function dumpServer(url: string, folder: string) {
  const opened = await openPostgres(withOptions(url, reading), 1)
  const client = await opened.pool.connect()
  try {
    // Everything as of one moment: pg_dump reads what this transaction sees.
    const snapshot = await beginSnapshot(client)
    const counts = await countTables(client)
    const policies = await ownersPolicies(client)
    const args = ['--format=custom', '--no-owner', '--enable-row-security', `--snapshot=${snapshot}`]
    await program('pg_dump', [...args, `--file=${join(folder, 'database.dump')}`], url)
    return { counts, policies }
  } finally {
    client.release(true)
    await opened.close()
  }
}

async function loadServer(url: string, folder: string, manifest: Manifest) {
  const opened = await openPostgres(withOptions(url, reading), 1)
  try {
    if ((await tableNames(opened.pool)).length > 0)
      throw new StartError('The database of DATABASE_URL is not empty. Make a new one; nothing was changed.')
    await makeAppRole(opened.pool)
    await loadDump(url, folder, manifest)
    for (const policy of manifest.policies) await makePolicy(opened.pool, policy)
    return await countTables(opened.pool)
  } finally {
    await opened.close()
  }
}

/** All of the dump but the policies that name its owner: those are made for the owner of this database. */
async function loadDump(url: string, folder: string, { policies }: Manifest) {
  const dump = join(folder, 'database.dump')
  const list = join(folder, `.list-${process.pid}`)
  const { stdout } = await program('pg_restore', ['--list', dump])
  const isOwners = (line: string) =>
    policies.some(({ table, name }) => line.includes(` POLICY public ${table} ${name} `))
  // The schema every database has belongs to somebody else there; rights on tables to come are the owner's to give (makeAppRole).
  const wanted = stdout
    .split('\n')
    .filter((line) => !isOwners(line) && !/ (SCHEMA|COMMENT) - (SCHEMA )?public | DEFAULT ACL /.test(line))
  await writeFile(list, wanted.join('\n'))
  try {
    const args = ['--no-owner', '--exit-on-error', '--single-transaction', `--use-list=${list}`]
    await program('pg_restore', [...args, dump], url)
  } finally {
    await rm(list, { force: true })
  }
}

/** The password goes by the environment: a command line is read by everyone on the machine. */
async function program(name: string, args: string[], url?: string) {
  const address = url ? new URL(url) : undefined
  const password = address ? decodeURIComponent(address.password) : undefined
  if (address) address.password = ''
  const options = Object.entries(reading).map(([setting, value]) => `-c ${setting}=${value}`)
  const env = { ...process.env, PGOPTIONS: options.join(' '), ...(password ? { PGPASSWORD: password } : {}) }
  const to = address ? [`--dbname=${address}`] : []
  try {
    return await run(name, [...to, ...args], { maxBuffer: 64 * 1024 * 1024, env })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT')
      throw new StartError(
        `${name} is not on this machine. Install PostgreSQL’s client programs, as new as the server.`,
      )
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new StartError(`${name} failed: ${told}`)
  }
}

function requireEqual(wanted: Record<string, number>, found: Record<string, number>) {
  const wrong = Object.keys(wanted).filter((table) => wanted[table] !== found[table])
  if (wrong.length > 0)
    throw new StartError(`The restored database does not hold what the backup says, in ${wrong.join(', ')}.`)
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
