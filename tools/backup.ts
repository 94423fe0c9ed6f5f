/** `npm run backup -- <folder>`: the whole database and its files, into a new folder. Settings are those of the program. */
import { resolve } from 'node:path'
import { backUpEverything } from '../apps/server/src/operator/whole-backup.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { StartError } from '../apps/server/src/start-error.ts'

const now = new Date()
const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '')
const folder = resolve(process.argv[2] ?? `darzi-backup-${stamp}`)
try {
  const rows = await backUpEverything(readSettings(process.env), folder, now)
  console.log(`Backed up ${rows} rows into ${folder}.`)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
