/**
 * `npm run advisories -- <folder or file>`: takes what OSV publishes for npm (its export, unpacked, or one array of records) into
 * advisories/npm.json, as far as it names packages of the lock. Where the export is to be had: CONTRIBUTING.md.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Advisory, snapshotFile } from './advisories/advisory.ts'
import { readLockedVersions } from './advisories/locked-versions.ts'
import { type OsvRecord, takeRecords } from './advisories/take-records.ts'
import { affectedBy } from './check/advisories.ts'
import { rootPath } from './root.ts'

const source = process.argv[2]
if (!source) {
  console.error('Say where the records are: npm run advisories -- <folder or file>')
  process.exit(1)
}

const locked = await readLockedVersions()
const kept: Advisory[] = JSON.parse(readFileSync(rootPath(snapshotFile), 'utf8'))
const records = recordsOf(await filesOf(source))
const taken = takeRecords({ kept, records, isLocked: (name) => locked.has(name) })
// One record a line, so that a diff tells what came.
const lines = taken.map((advisory) => JSON.stringify(advisory))
writeFileSync(rootPath(snapshotFile), `[\n${lines.join(',\n')}\n]\n`)
console.log(
  `${locked.size} packages of the lock looked at; ${taken.length} records name them; ${affectedBy(taken, locked).length} apply. Written: ${snapshotFile}`,
)

async function filesOf(path: string): Promise<string[]> {
  if (!statSync(path).isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names.filter((name) => name.endsWith('.json')).map((name) => join(path, name))
}

/** One after the other: the whole export is some 200,000 files. */
function* recordsOf(files: string[]): Generator<OsvRecord> {
  for (const file of files) {
    const read: OsvRecord | OsvRecord[] = JSON.parse(readFileSync(file, 'utf8'))
    yield* Array.isArray(read) ? read : [read]
  }
}
