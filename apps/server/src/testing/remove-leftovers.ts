/** Around a whole run: what apps shared by many files leave behind goes when all workers have ended. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropDatabases } from './fresh-database.ts'
import { throwawayFolder } from './throwaway-folder.ts'

export function setup() {
  const folder = mkdtempSync(join(throwawayFolder(), 'darzi-test-run-'))
  const prefix = `darzi_${randomBytes(4).toString('hex')}_`
  Object.assign(process.env, { DARZI_TEST_FOLDER: folder, DARZI_TEST_DATABASES: prefix })
  return async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    const cluster = process.env.DARZI_TEST_DATABASE_URL
    if (cluster) await dropDatabases(cluster, prefix)
  }
}
