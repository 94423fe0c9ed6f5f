/** Writes a shop's backup to a file of the machine, sealed from the first byte: rows as of one moment, then the photos. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import { type BackupEnd, type BackupRecord, packed, unpacked } from './records.ts'
import { type BackupKey, opened, sealed } from './seal.ts'
import {
  accountsNamed,
  countRows,
  photosOf,
  rowsOf,
  schemaName,
  shopRow,
  tablesOfShops,
} from './shop-rows-queries.ts'

export interface Writing {
  shopId: string
  now: Date
  files: FileStore
  key: BackupKey
  /** A transaction of the shop that sees everything as of one moment. */
  snapshot<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

export interface WrittenBackup {
  bytes: number
  records: number
  photos: number
  end: BackupEnd
  read(): AsyncIterable<Buffer>
  remove(): Promise<void>
}

/** Rows wait on the disk, sealed, until all are read: photos and whoever downloads hold up no transaction. */
export async function writeBackup(writing: Writing): Promise<WrittenBackup> {
  const [rows, path] = [scratchPath(), scratchPath()]
  try {
    const gathered = await writing.snapshot(async ({ tx }) => {
      const told = { tables: [] as BackupEnd['tables'], photos: [] as string[] }
      await save(rows, writing.key, packed(rowRecords(tx, writing, told)))
      return told
    })
    const end: BackupEnd = { tables: gathered.tables, files: 0, missingFiles: 0 }
    await save(path, writing.key, packed(wholeRecords(rows, { ...writing, photos: gathered.photos, end })))
    return {
      bytes: (await stat(path)).size,
      records: end.tables.reduce((sum, { records }) => sum + records, 0),
      photos: end.files,
      end,
      // Streams of files give buffers where no encoding is asked for.
      read: () => createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>,
      remove: () => rm(path, { force: true }),
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(rows, { force: true })
  }
}

const scratchPath = () => join(tmpdir(), `darzi-backup-${randomUUID()}`)

async function save(path: string, key: BackupKey, plain: AsyncIterable<Buffer>) {
  await pipeline(Readable.from(sealed(key, plain)), createWriteStream(path, { mode: 0o600 }))
}

async function* rowRecords(
  tx: Tx,
  { shopId, now }: Writing,
  told: { tables: BackupEnd['tables']; photos: string[] },
): AsyncGenerator<BackupRecord> {
  const { tables } = await tablesOfShops(tx)
  const [schema, accounts] = [await schemaName(tx), await accountsNamed(tx, tables)]
  const shop = { ...(await shopRow(tx, shopId)) }
  yield { kind: 'head', head: { version: 1, madeAt: now.toISOString(), schema, shopId, shop, accounts } }
  for (const table of tables) {
    yield { kind: 'table', table }
    for await (const rows of rowsOf(tx, table)) yield { kind: 'rows', rows }
    told.tables.push({ table, ...(await countRows(tx, table)) })
  }
  told.photos = (await photosOf(tx)).map(({ id }) => id)
}

interface Whole extends Writing {
  photos: string[]
  end: BackupEnd
}

async function* wholeRecords(rows: string, whole: Whole): AsyncGenerator<BackupRecord> {
  const { shopId, files, photos, end, key } = whole
  yield* unpacked(opened(async () => key.key, createReadStream(rows)))
  for (const id of photos)
    for (const size of ['full', 'thumb'] as const) {
      const stored = await files.get(photoKey({ shopId, id, size }))
      if (!stored) {
        end.missingFiles += 1
        continue
      }
      end.files += 1
      const { contentType, bytes } = stored
      yield { kind: 'file', file: { file: id, size, contentType }, bytes: Buffer.from(bytes) }
    }
  yield { kind: 'end', end }
}
