/**
 * A throw-away PostgreSQL cluster for the tests and the bench. It dies and is deleted with the process that started
 * it, however that ends; it never touches a cluster that was there before.
 */

import { chown, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throwawayFolder } from '../apps/server/src/testing/throwaway-folder.ts'
import type { Durability } from './postgres/durability.ts'
import { findPrograms, installPrograms } from './postgres/programs.ts'
import { type Cluster, initialise, serve } from './postgres/serve.ts'
import { unprivileged } from './postgres/unprivileged.ts'
import { whenReady } from './postgres/when-ready.ts'
export type StartedPostgres = { url: string; stop: () => Promise<void> } | { unavailable: string }

/**
 * The machine's own PostgreSQL, else Debian's package, else the server at DARZI_TEST_DATABASE_URL, else the reason
 * why there is none. `url` is a superuser's address of a database named postgres.
 */
export async function startPostgres(wanted: { durability?: Durability } = {}): Promise<StartedPostgres> {
  const given = process.env.DARZI_TEST_DATABASE_URL
  try {
    const programs = findPrograms() ?? (await installPrograms())
    return await startCluster(programs, wanted.durability ?? 'tests')
  } catch (failure) {
    if (given) return { url: given, stop: async () => {} }
    return { unavailable: failure instanceof Error ? failure.message : String(failure) }
  }
}

async function startCluster(programs: string, durability: Durability): Promise<StartedPostgres> {
  const cluster = await newCluster(programs, durability === 'tests' ? throwawayFolder() : tmpdir())
  await initialise(cluster)
  const running = await serve(cluster, durability)
  try {
    await whenReady(running.url)
    return running
  } catch {
    const log = await readFile(join(cluster.folder, 'log'), 'utf8').catch(() => '')
    await running.stop()
    throw new Error(`PostgreSQL did not start: ${log.trim().split('\n').slice(-3).join(' ')}`)
  }
}

/** The folder is the unprivileged user's own, so that it can be deleted by the cluster's keeper. */
async function newCluster(programs: string, place: string): Promise<Cluster> {
  const folder = await mkdtemp(join(place, 'darzi-postgres-'))
  const owner = await unprivileged()
  const password = crypto.randomUUID()
  await writeFile(join(folder, 'password'), password, { mode: 0o600 })
  if (owner)
    await Promise.all([folder, join(folder, 'password')].map((path) => chown(path, owner.uid, owner.gid)))
  return { programs, folder, owner, password }
}
