/** Around a whole run: what apps shared by many files leave behind goes when all workers have ended. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases } from './fresh-database.ts'
import { throwawayFolder } from './throwaway-folder.ts'

const folderName = /^darzi-test-run-(\d+)-/

export function setup() {
  const place = throwawayFolder()
  if (place !== tmpdir()) removeOfEndedRuns(place)
  const folder = mkdtempSync(join(place, `darzi-test-run-${process.pid}-`))
  const prefix = `darzi_${randomBytes(4).toString('hex')}_`
  Object.assign(process.env, { DARZI_TEST_FOLDER: folder, DARZI_TEST_DATABASES: prefix })
  return async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    const cluster = process.env.DARZI_TEST_DATABASE_URL
    if (cluster) await dropDatabases(cluster, prefix)
  }
}

/** A run that was killed could not tidy up, and what it left takes memory. */
function removeOfEndedRuns(place: string) {
  for (const name of readdirSync(place)) {
    const [, pid] = folderName.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
