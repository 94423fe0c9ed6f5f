import { once } from 'node:events'
import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { lockFolder } from './folder-lock.ts'
import { pgTypes } from './pg-types.ts'
import { PGliteStream } from './pglite-stream.ts'

/** The extensions every migration may count on. */
export const extensions = { pg_trgm, btree_gin }

/**
 * Opens the embedded database of a data folder, alone (see folder-lock). Its commits reach the disk, and it is
 * looked after by upkeep(), since the embedded engine neither checkpoints nor vacuums by itself.
 * The pool has one connection: inside a transaction only the given `tx` may be used.
 */
export async function openEmbedded(folder: string) {
  const unlock = await lockFolder(folder)
  const files = join(folder, 'pg')
  mkdirSync(files, { recursive: true })
  await refuseOtherEngine(folder, files).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const engine = await PGlite.create({
    fs: new DurableFiles(files),
    pgliteWasmModule: await engineProgram(),
    extensions,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'shared_buffers=32MB',
      '-c',
      'timezone=UTC',
    ],
  })
  let stream: PGliteStream | undefined
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    pipeline: true,
    types: pgTypes,
    stream: () => {
      stream = new PGliteStream((message) => answerTo(engine, message))
      return stream
    },
  })
  return {
    pool,
    close: async () => {
      await pool.end()
      // The pool does not wait for the goodbye of its connection, nor for the commit of a last read before it.
      if (stream && !stream.closed) await once(stream, 'close')
      await engine.close()
      await unlock()
    },
  }
}

let compiling: Promise<WebAssembly.Module> | undefined

/** The engine, compiled once in a process however many databases it opens: of opening a small one that is nearly half of the work. */
function engineProgram(): Promise<WebAssembly.Module> {
  compiling ??= compileEngine()
  return compiling
}

/** Roughly the bytes a function of the engine runs through before it is compiled once more, for speed. */
const bytesBeforeOptimizing = 100_000_000

/**
 * V8 optimizes a function after 1.8 MB, so that a start optimized hundreds it hardly calls again: a third of a start's work on the
 * processor, for requests no faster (docs/decisions/0083-a-light-start.md).
 */
async function compileEngine(): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${bytesBeforeOptimizing}`)
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

/**
 * The engine's answer as bytes, which `pg` reads. Only the streaming call is free of a leak: `execProtocolRaw` also reads each
 * reply into a list that nothing but `execProtocol` empties (PGlite 0.5.16), about 25 KB a request until the process ends.
 */
async function answerTo(engine: PGlite, message: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  // What is handed over may lie in the engine's own memory, which the next call writes over.
  await engine.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) })
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

/** The engine's own version, PostgreSQL's: its files are not read by another. */
const engineVersion = '18'

async function refuseOtherEngine(folder: string, files: string) {
  const path = join(files, 'PG_VERSION')
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : engineVersion
  if (version !== engineVersion)
    throw new StartError(
      `The data in ${folder} was written by another version of the database (${version}, not ${engineVersion}). Use the Darzi that wrote it; nothing was changed.`,
    )
}

/** What the engine leaves to its host: a checkpoint every few minutes, a vacuum now and then. */
export async function upkeep(pool: pg.Pool, task: 'checkpoint' | 'vacuum (analyze)') {
  const client = await pool.connect()
  try {
    await client.query('reset role')
    await client.query(task)
  } finally {
    await client.query('set role darzi_app')
    client.release()
  }
}

/** The engine's file system without its gap: a commit waits for the disk (its own build drops fsync). */
class DurableFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.push((module: unknown) => {
      // The engine's module is untyped here; NODEFS.stream_ops is where Emscripten keeps its file operations.
      const operations = (
        module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }
      ).NODEFS.stream_ops
      operations.fsync = syncToDisk
    })
    return made
  }
}

const ioError = 29

function syncToDisk(stream: { nfd: number }): number {
  try {
    fdatasyncSync(stream.nfd)
    return 0
  } catch (error) {
    // Folders and closed files cannot be synced; the engine asks for them all the same.
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'EINVAL' || code === 'EBADF' ? 0 : ioError
  }
}

/** Whether the folder can be written at all; a clear answer before the engine's own crash. */
export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(join(folder, '.writable'), 'w'))
    return true
  } catch {
    return false
  }
}
