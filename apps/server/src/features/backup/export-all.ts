/** Everything a shop has as files people and programs can read: each table as CSV and JSON, and the photos, in one zip. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { backupRoutes } from '@darzi/contract/backup.ts'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { auditDownload } from '../../http/audit-download.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import type { FileAnswer, StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { noteSecurity, requireConfirmed } from '../accounts/api.ts'
import { countRows, photosOf, rowsOf, shopRow, tablesOfShops } from './shop-rows-queries.ts'
import { timestampOf } from './timestamp.ts'

/** The zip is written to the disk first: whoever downloads slowly holds up no transaction. It goes once it is sent. */
export async function exportAll(
  ctx: StepsContext<typeof backupRoutes.exportAll>,
  route: typeof backupRoutes.exportAll,
): Promise<FileAnswer> {
  const { step, snapshot, member, now, app } = ctx
  await step(({ tx }) => requireConfirmed({ ...ctx, tx }))
  const path = join(tmpdir(), `darzi-export-${randomUUID()}`)
  try {
    await writeZip(path, async (zip) => {
      const found = await snapshot(async ({ tx }) => {
        const records = await addTables(tx, zip, member.shopId)
        await auditDownload(ctx, route)(tx, records)
        await noteSecurity(tx, ctx, { accountId: member.accountId, kind: 'shopExported' })
        return photosOf(tx)
      })
      await addPhotos(zip, { files: app.files, shopId: member.shopId, ids: found.map(({ id }) => id) })
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return {
    contentType: 'application/zip',
    filename: `tailor-export-${timestampOf(now)}.zip`,
    bytes: readOnce(path),
  }
}

async function* readOnce(path: string): AsyncGenerator<Uint8Array> {
  try {
    // Streams of files give bytes where no encoding is asked for.
    yield* createReadStream(path) as AsyncIterable<Buffer>
  } finally {
    await rm(path, { force: true })
  }
}

interface ZipWriter {
  add(name: string, pieces: AsyncIterable<Uint8Array> | Uint8Array[], isPacked?: boolean): Promise<void>
}

/** Entries one after the other, no faster than the disk takes them. */
async function writeZip(path: string, fill: (zip: ZipWriter) => Promise<void>) {
  const file = createWriteStream(path, { mode: 0o600 })
  let failure: Error | undefined
  file.on('error', (error) => {
    failure = error
  })
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else file.write(bytes)
  })
  await fill({
    async add(name, pieces, isPacked = false) {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for await (const piece of pieces) {
        entry.push(piece)
        if (failure) throw failure
        if (file.writableNeedDrain) await once(file, 'drain')
      }
      entry.push(new Uint8Array(), true)
    },
  })
  zip.end()
  file.end()
  await once(file, 'close')
  if (failure) throw failure
}

async function addTables(tx: Tx, zip: ZipWriter, shopId: string): Promise<number> {
  const { tables } = await tablesOfShops(tx)
  await zip.add('shop.json', [Buffer.from(JSON.stringify(await shopRow(tx, shopId), null, 2))])
  let all = 0
  for (const table of tables) {
    const { records } = await countRows(tx, table)
    if (records === 0) continue
    all += records
    await zip.add(`json/${table}.json`, jsonOf(rowsOf(tx, table)))
    await zip.add(`csv/${table}.csv`, csvOf(rowsOf(tx, table)))
  }
  return all
}

async function* jsonOf(batches: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield Buffer.from(before + rows.slice(1, -1))
    before = ',\n'
  }
  yield Buffer.from('\n]\n')
}

async function* csvOf(batches: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let columns: string[] | undefined
  for await (const batch of batches) {
    // A list of objects, as rowsOf makes it; every row of a table has the same columns.
    const rows = JSON.parse(batch) as Record<string, unknown>[]
    if (!columns) {
      columns = Object.keys(rows[0] ?? {})
      yield Buffer.from(byteOrderMark + csvLines([columns]))
    }
    const named = columns
    yield Buffer.from(csvLines(rows.map((row) => named.map((column) => textOf(row[column])))))
  }
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface Photos {
  files: FileStore
  shopId: string
  ids: readonly string[]
}

async function addPhotos(zip: ZipWriter, { files, shopId, ids }: Photos) {
  for (const id of ids) {
    const stored = await files.get(photoKey({ shopId, id, size: 'full' }))
    if (stored) await zip.add(`photos/${id}.webp`, [stored.bytes], true)
  }
}
