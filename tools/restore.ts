/** `npm run restore -- <folder>`: puts a backup of `npm run backup` back where there is nothing yet. */
import { resolve } from 'node:path'
import { restoreEverything } from '../apps/server/src/operator/whole-backup.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { StartError } from '../apps/server/src/start-error.ts'

const [, , folder] = process.argv
try {
  if (!folder) throw new StartError('Say which folder: npm run restore -- <folder>')
  const rows = await restoreEverything(readSettings(process.env), resolve(folder))
  console.log(`Restored ${rows} rows from ${resolve(folder)}.`)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
