/**
 * Migrates an empty database in memory and writes down what came out: apps/server/schema.sql to be read, and
 * apps/server/src/db/types.ts for the query builder. With --check it only says whether the two are up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { isMain, rootPath } from './root.ts'
import { readCatalogue } from './schema/catalogue.ts'
import { withMigratedDatabase } from './schema/migrated.ts'
import { printSql } from './schema/print-sql.ts'
import { printTypes } from './schema/print-types.ts'

if (isMain(import.meta.url)) await main()

interface SchemaFile {
  path: string
  text: string
}

/** The files that no longer say what the migrations make, with what they should say; empty when all is well. */
export async function staleSchemaFiles(): Promise<SchemaFile[]> {
  const catalogue = await withMigratedDatabase(readCatalogue)
  const files = [
    { path: 'apps/server/schema.sql', text: printSql(catalogue) },
    { path: 'apps/server/src/db/types.ts', text: printTypes(catalogue) },
  ]
  const found = await Promise.all(
    files.map(({ path }) => readFile(rootPath(path), 'utf8').catch(() => undefined)),
  )
  return files.filter(({ text }, at) => found[at] !== text)
}

async function main() {
  const stale = await staleSchemaFiles()
  const paths = stale.map(({ path }) => path).join(', ')
  if (stale.length === 0) return console.log('The schema is up to date.')
  if (process.argv.includes('--check')) {
    console.error(`Not what the migrations make: ${paths}. Run npm run schema.`)
    process.exitCode = 1
    return
  }
  for (const { path, text } of stale) await writeFile(rootPath(path), text)
  console.log(`Written: ${paths}`)
}
