/**
 * Before the journeys: what a first start leaves in its data folder, with the demo shop and without. Servers start on a copy of
 * it, for making it takes seconds. First starts themselves are proved beside the faults.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseLike, freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { testFolder } from '../../apps/server/src/testing/template.ts'
import { futureOperator, grantOperator, type OperatorSignIn } from './operator.ts'
import { removeFolder, startServer } from './server.ts'

/** What a server worked on: its data folder, and its database where that is not in the folder. */
export interface StartedPlace {
  folder: string
  database?: string
}

/** Of PostgreSQL, where the journeys run on it; else each server has its embedded database. */
const cluster = process.env.DARZI_TEST_DATABASE_URL

declare module 'vitest' {
  interface ProvidedContext {
    startedPlaces: { withDemo: StartedPlace; empty: StartedPlace }
    operators: { withDemo: OperatorSignIn; empty: OperatorSignIn }
  }
}

export async function setup({ provide }: TestProject) {
  const withDemo = await firstStart({})
  const empty = await firstStart({ DARZI_DEMO: 'off' })
  provide('startedPlaces', { withDemo: withDemo.place, empty: empty.place })
  provide('operators', { withDemo: withDemo.operator, empty: empty.operator })
  return () => {
    for (const { place } of [withDemo, empty]) removeFolder(place.folder)
  }
}

async function firstStart(environment: Record<string, string>) {
  const database = cluster ? await freshDatabase(cluster) : undefined
  const address: Record<string, string> = database ? { DATABASE_URL: database.url } : {}
  const server = await startServer({ ...environment, ...address })
  const operator = await futureOperator(server)
  await server.stop()
  await grantOperator(operator, { dataFolder: server.folder, DATABASE_URL: database?.url })
  return { place: { folder: server.folder, database: database?.name } satisfies StartedPlace, operator }
}

/** The settings of a server that begins on a copy of it. */
export async function copyOf({ folder, database }: StartedPlace): Promise<Record<string, string>> {
  const copy = mkdtempSync(join(testFolder(), 'darzi-e2e-'))
  cpSync(folder, copy, { recursive: true })
  if (!cluster || !database) return { DARZI_DATA: copy }
  return { DARZI_DATA: copy, DATABASE_URL: (await databaseLike(cluster, database)).url }
}
