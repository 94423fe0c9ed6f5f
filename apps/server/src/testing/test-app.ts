/** A whole server for a test file: the real app on a real database, embedded or PostgreSQL, called in process. */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type AppOptions, buildApp } from '../app.ts'
import { transact } from '../db/transact.ts'
import type { AppContext } from '../http/app-context.ts'
import { readSettings } from '../settings.ts'
import { freshDatabase } from './fresh-database.ts'
import { freshFolder, removeSoon, testFolder } from './template.ts'

export interface TestApp {
  app: AppContext
  /** Moves the app's clock forward. */
  pass(time: { days?: number; hours?: number; minutes?: number }): void
  close(): Promise<void>
}

/** Apps that all files of this worker use, one that does background work and one that does not. */
const shared = new Map<boolean, Promise<SharedApp>>()
type SharedApp = Awaited<ReturnType<typeof openSharedApp>>

export interface TestHouseOptions extends Pick<AppOptions, 'works' | 'log' | 'outside'> {
  /** For a file that counts what all shops have, or changes the app itself. */
  isShared?: boolean
}

/**
 * On PostgreSQL when DARZI_TEST_DATABASE_URL names a cluster, else embedded. With default settings it is the worker's
 * one app: a test makes a shop of its own and looks only at that. Close it in afterAll.
 */
export async function openTestApp(
  environment: Record<string, string> = {},
  {
    works = true,
    log,
    outside,
    isShared = !log && !outside && Object.keys(environment).length === 0,
  }: TestHouseOptions = {},
): Promise<TestApp> {
  if (!isShared) return openOwnApp(environment, { works, log, outside })
  const running = shared.get(works) ?? openSharedApp(works)
  shared.set(works, running)
  return (await running).borrow()
}

async function openOwnApp(
  environment: Record<string, string>,
  { works, log, outside }: Pick<AppOptions, 'works' | 'log' | 'outside'>,
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
  const app = await buildApp(settings, { works, log, outside, now: () => new Date(Date.now() + skewMs) })
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

/** Whoever gives the app back leaves it as it was: its clock, its parts, no attempts counted and no job waiting. */
async function openSharedApp(works: boolean) {
  const running = await openOwnApp({}, { works })
  const { app } = running
  const asOpened = { ...app }
  const borrow = (): TestApp => {
    let passedMinutes = 0
    return {
      app,
      pass: ({ days = 0, hours = 0, minutes = 0 }) => {
        const passed = (days * 24 + hours) * 60 + minutes
        passedMinutes += passed
        running.pass({ minutes: passed })
      },
      close: async () => {
        running.pass({ minutes: -passedMinutes })
        Object.assign(app, asOpened)
        await transact(app.database.pool, { side: 'nobody' }, async ({ tx }) => {
          await tx.deleteFrom('attempt_limits').execute()
          await sql`delete from pgboss.job where state in ('created', 'retry')`.execute(tx)
        })
      },
    }
  }
  return { borrow }
}

async function openPlace() {
  const cluster = process.env.DARZI_TEST_DATABASE_URL
  const folder = cluster ? mkdtempSync(join(testFolder(), 'darzi-test-')) : await freshFolder()
  if (!cluster) return { environment: { DARZI_DATA: folder }, remove: async () => removeSoon(folder) }
  const database = await freshDatabase(cluster)
  return {
    environment: { DARZI_DATA: folder, DATABASE_URL: database.url },
    remove: async () => {
      await database.drop()
      removeSoon(folder)
    },
  }
}
