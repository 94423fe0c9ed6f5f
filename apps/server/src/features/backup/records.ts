/** What is sealed: a compressed row of records, each with its kind and length. */
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { InvalidBackup, readerOf } from './seal.ts'

/** First of all: what this is a backup of. */
const headShape = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last migration of the data: a program that does not know it cannot read the rows. */
  schema: z.string(),
  shopId: z.uuid(),
  /** The shop's own facts, as the columns of its row. */
  shop: z.record(z.string(), z.unknown()),
  /** Whom the rows name that are accounts of a server, not of the shop. */
  accounts: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), isOwner: z.boolean() })),
})
const tableShape = z.object({ table: z.string().regex(/^[a-z_]+$/) })
const fileShape = z.object({ file: z.uuid(), size: z.enum(['full', 'thumb']), contentType: z.string() })
/** Last of all: how much there was of everything, so that what is missing is noticed. */
const endShape = z.object({
  tables: z.array(z.object({ table: z.string(), records: z.int(), digest: z.string() })),
  files: z.int(),
  /** Photos the book knows of whose bytes were not there. */
  missingFiles: z.int(),
})

export type BackupHead = z.output<typeof headShape>
export type BackupEnd = z.output<typeof endShape>
export type BackupRecord =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; table: string }
  /** A JSON list of rows, as text: numbers keep every digit they have. */
  | { kind: 'rows'; rows: string }
  | { kind: 'file'; file: z.output<typeof fileShape>; bytes: Buffer }
  | { kind: 'end'; end: BackupEnd }

const marks = { head: 1, table: 2, rows: 3, file: 4, bytes: 5, end: 6 } as const
const mostBytes = 64 * 1024 * 1024

/** Records as compressed bytes. */
export const packed = (records: AsyncIterable<BackupRecord>): AsyncIterable<Buffer> =>
  Readable.from(framed(records)).pipe(createGzip({ level: 6 }))

async function* framed(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    if (record.kind === 'head') yield frame('head', JSON.stringify(record.head))
    else if (record.kind === 'table') yield frame('table', JSON.stringify({ table: record.table }))
    else if (record.kind === 'rows') yield frame('rows', record.rows)
    else if (record.kind === 'end') yield frame('end', JSON.stringify(record.end))
    else {
      yield frame('file', JSON.stringify(record.file))
      yield frame('bytes', record.bytes)
    }
  }
}

function frame(kind: keyof typeof marks, said: string | Buffer): Buffer {
  const bytes = typeof said === 'string' ? Buffer.from(said) : said
  const before = Buffer.alloc(5)
  before[0] = marks[kind]
  before.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([before, bytes])
}

/** Records out of compressed bytes. Throws InvalidBackup for what no program of ours wrote. */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const gunzip = createGunzip()
  const feeding = Readable.from(source)
  // What is wrong with the source is told where the records are read.
  feeding.on('error', (error) => gunzip.destroy(error))
  feeding.pipe(gunzip)
  const reader = readerOf(gunzip)
  try {
    for (;;) {
      const before = await reader.take(5)
      if (!before) return
      yield await recordOf(before[0] ?? 0, await reader.need(sizeIn(before)), reader)
    }
  } catch (error) {
    const isOfGzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isOfGzip ? new InvalidBackup('not compressed as ours') : error
  } finally {
    feeding.destroy()
    gunzip.destroy()
  }
}

function sizeIn(before: Buffer): number {
  const size = before.readUInt32BE(1)
  if (size > mostBytes) throw new InvalidBackup('a record of no size')
  return size
}

async function recordOf(
  mark: number,
  bytes: Buffer,
  reader: { need(length: number): Promise<Buffer> },
): Promise<BackupRecord> {
  if (mark === marks.head) return { kind: 'head', head: parsed(headShape, bytes) }
  if (mark === marks.table) return { kind: 'table', ...parsed(tableShape, bytes) }
  if (mark === marks.rows) return { kind: 'rows', rows: bytes.toString() }
  if (mark === marks.end) return { kind: 'end', end: parsed(endShape, bytes) }
  if (mark !== marks.file) throw new InvalidBackup('a record of no kind')
  const file = parsed(fileShape, bytes)
  const before = await reader.need(5)
  if (before[0] !== marks.bytes) throw new InvalidBackup('a photo without its bytes')
  return { kind: 'file', file, bytes: await reader.need(sizeIn(before)) }
}

function parsed<T>(shape: z.ZodType<T>, bytes: Buffer): T {
  try {
    return shape.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new InvalidBackup('a record of another shape')
  }
}
