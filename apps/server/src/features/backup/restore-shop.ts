/** Puts a backup back into a shop that is empty: everything in one transaction, or nothing. */
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { photoKey } from '../../images/photo-key.ts'
import { accountsFor } from './accounts-of-backup.ts'
import { readKeptSince, writeKeptSince } from './kept-since-store.ts'
import { type BackupSource, checkBackup, readBackup } from './read-backup.ts'
import type { BackupEnd, BackupHead, BackupRecord } from './records.ts'
import {
  emptyTable,
  forgetSample,
  hasRows,
  lockShop,
  restoreRows,
  restoreShop,
  whileRestoring,
} from './restore-store.ts'
import { InvalidBackup, type KeyFor, WrongPassphrase } from './seal.ts'
import { countRows, photosOf, schemaName, tablesOfShops } from './shop-rows-queries.ts'
import { passesOf, tablesOfBook } from './shop-tables.ts'

export interface Restoring {
  shopId: string
  /** Who restores: the backup's owner becomes this account. */
  account: { id: string }
  now: Date
  newId(): string
  files: FileStore
  source: BackupSource
  keyFor: KeyFor
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

export interface Restored {
  records: number
  photos: number
}

/** Throws backup.invalid, backup.wrongPassphrase, backup.newer, backup.notEmpty, backup.otherStaff; then nothing has changed. */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { source, keyFor, step, shopId } = restoring
  const { head, end } = await checkBackup(source, keyFor).catch(refuse)
  await step(({ tx }) => requireReady(tx, { shopId, head }))
  const put: string[] = []
  try {
    await putFiles(restoring, put)
    await putRows(restoring, head, end)
  } catch (error) {
    for (const key of put) await restoring.files.remove(key).catch(() => {}) // swept out by hand: no row tells of it
    throw error
  }
  return { records: end.tables.reduce((sum, { records }) => sum + records, 0), photos: end.files }
}

/** Wrong files are told apart from a wrong passphrase; what is wrong with a file is nobody's business but ours. */
export function refuse(error: unknown): never {
  if (error instanceof WrongPassphrase) throw new AppError('backup.wrongPassphrase')
  if (error instanceof InvalidBackup) throw new AppError('backup.invalid')
  throw error
}

async function requireReady(tx: Tx, { shopId, head }: { shopId: string; head: BackupHead }) {
  if (head.schema > (await schemaName(tx))) throw new AppError('backup.newer')
  for (const table of tablesOfBook)
    if (await hasRows(tx, table, shopId)) throw new AppError('backup.notEmpty')
}

/** Photos go first and outside of the transaction; no row shows them yet. Those the shop has are not touched, so none of them is lost. */
async function putFiles({ source, keyFor, files, shopId, step }: Restoring, put: string[]) {
  const here = new Set((await step(({ tx }) => photosOf(tx))).map(({ id }) => id))
  for await (const record of readBackup(source, keyFor)) {
    if (record.kind !== 'file' || here.has(record.file.file)) continue
    const { file: id, size, contentType } = record.file
    const key = photoKey({ shopId, id, size })
    put.push(key)
    await files.put(key, record.bytes, contentType)
  }
}

/** Links are kept where nobody has them: a printed code leads on. Where the shop of the backup still stands, this copy gets its own. */
async function putRows(restoring: Restoring, head: BackupHead, end: BackupEnd) {
  try {
    await restoring.step(({ tx }) => inTransaction(tx, { ...restoring, head, end, keepsLinks: true }))
  } catch (error) {
    if (!isTaken(error)) throw error
    await restoring.step(({ tx }) => inTransaction(tx, { ...restoring, head, end, keepsLinks: false }))
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

interface Putting extends Restoring {
  head: BackupHead
  end: BackupEnd
  keepsLinks: boolean
}

async function inTransaction(tx: Tx, putting: Putting) {
  const { shopId, head, end, source, keyFor, keepsLinks, now } = putting
  await lockShop(tx, shopId)
  await requireReady(tx, putting)
  const { tables, references } = await tablesOfShops(tx)
  const written = end.tables.map(({ table }) => table)
  if (written.some((table) => !tables.includes(table))) throw new AppError('backup.invalid')
  const { renamed: accounts, opened } = await accountsFor(tx, putting)
  const since = await readKeptSince(tx)
  const beyond = new Map<string, Set<string>>()
  await whileRestoring(tx, async () => {
    await forgetSample(tx, shopId)
    for (const table of [...tables].reverse()) beyond.set(table, new Set(await emptyTable(tx, table)))
    for (const pass of passesOf(written, references))
      for await (const [table, rows] of rowsIn(readBackup(source, keyFor))) {
        if (!pass.has(table)) continue
        await restoreRows(tx, { table, rows, accounts, keepsLinks })
        forgetNamed(beyond.get(table), rows)
      }
    await restoreShop(tx, shopId, head.shop)
  })
  await requireEqual(tx, end, beyond)
  await writeKeptSince(tx, since, { shopId, closed: opened, now })
}

/** Leaves the ids of rows that stayed and that the backup does not know. */
function forgetNamed(stayed: Set<string> | undefined, rows: string) {
  if (!stayed?.size) return
  // A list of objects, as rowsOf makes it; tables of which rows stay have an id.
  for (const { id } of JSON.parse(rows) as { id: string }[]) stayed.delete(id)
}

async function* rowsIn(records: AsyncIterable<BackupRecord>): AsyncGenerator<[table: string, rows: string]> {
  let table = ''
  for await (const record of records) {
    if (record.kind === 'table') table = record.table
    if (record.kind === 'rows') yield [table, record.rows]
    // Photos and the end come after all rows.
    if (record.kind === 'file' || record.kind === 'end') return
  }
}

/** The last proof: the shop holds as many rows as the backup says, and the same ones, besides those that stayed. */
async function requireEqual(tx: Tx, end: BackupEnd, beyond: ReadonlyMap<string, ReadonlySet<string>>) {
  for (const { table, records, digest } of end.tables) {
    const now = await countRows(tx, table, [...(beyond.get(table) ?? [])])
    if (now.records !== records || now.digest !== digest)
      throw new Error(`restored ${now.records} rows of ${table} instead of ${records}, or others`)
  }
}
