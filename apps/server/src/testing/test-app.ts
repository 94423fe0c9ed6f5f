/** A whole server for a test file: the real app on a real database, embedded or PostgreSQL, called in process. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, buildApp } from '../app.ts'
import type { AppContext } from '../http/app-context.ts'
import { readSettings } from '../settings.ts'
import { freshDatabase } from './fresh-database.ts'
import { freshFolder } from './template.ts'

export interface TestApp {
  app: AppContext
  /** Moves the house's clock forward. */
  pass(time: { days?: number; hours?: number; minutes?: number }): void
  close(): Promise<void>
}

/** On PostgreSQL when DARZI_TEST_DATABASE_URL names a cluster, else embedded. Close it in afterAll. */
export async function openTestApp(
  environment: Record<string, string> = {},
  { works = true, log }: Pick<AppOptions, 'works' | 'log'> = {},
): Promise<TestApp> {
  const place = await openPlace()
  let skewMs = 0
  const settings = readSettings({
    DARZI_LOG: 'error',
    DARZI_DEMO: 'off',
    RATE_PER_ADDRESS: '100000',
    RATE_PER_ACCOUNT: '100000',
    ...place.environment,
    ...environment,
  })
  const app = await buildApp(settings, { works, log, now: () => new Date(Date.now() + skewMs) })
  return {
    app,
    pass: ({ days = 0, hours = 0, minutes = 0 }) => {
      skewMs += ((days * 24 + hours) * 60 + minutes) * 60_000
    },
    close: async () => {
      await app.fastify.close()
      await place.remove()
    },
  }
}

async function openPlace() {
  const cluster = process.env.DARZI_TEST_DATABASE_URL
  const folder = cluster ? mkdtempSync(join(tmpdir(), 'darzi-test-')) : await freshFolder()
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true })
  if (!cluster) return { environment: { DARZI_DATA: folder }, remove: removeFolder }
  const database = await freshDatabase(cluster)
  return {
    environment: { DARZI_DATA: folder, DATABASE_URL: database.url },
    remove: async () => {
      await database.drop()
      await removeFolder()
    },
  }
}
