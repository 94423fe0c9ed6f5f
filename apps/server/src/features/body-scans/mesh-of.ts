import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AvatarRequest } from '@darzi/body/shapes.ts'

const built = new URL('./mesh-worker.js', import.meta.url)
const source = new URL('./mesh-worker.ts', import.meta.url)

/** Where the program is not built, as in tests, its source is read as it is. */
const fromSource = (source: string) =>
  `import('tsx/esm/api').then((tsx) => tsx.tsImport('${source}', '${source}'))`

const startMaker = (workerData: AvatarRequest) =>
  existsSync(fileURLToPath(built))
    ? new Worker(built, { workerData })
    : new Worker(fromSource(source.href), { eval: true, workerData })

/** Those asked for last; one is a third of a megabyte. */
const made = new Map<string, Promise<Uint8Array>>()
const mostKept = 20
let turn: Promise<unknown> = Promise.resolve()

/** The avatar of these numbers as GLB. It is a second of arithmetic, done beside the server's own thread, one after the other. */
export function meshOf(request: AvatarRequest): Promise<Uint8Array> {
  const key = JSON.stringify(request)
  const known = made.get(key)
  if (known) return known
  const making = turn.then(() => inWorker(request))
  turn = making.catch(() => {})
  made.set(key, making)
  making.catch(() => made.delete(key))
  const [oldest] = made.keys()
  if (made.size > mostKept && oldest !== undefined) made.delete(oldest)
  return making
}

function inWorker(request: AvatarRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const maker = startMaker(request)
    maker.once('message', resolve)
    maker.once('error', reject)
    maker.once('exit', (code) => reject(new Error(`The maker of forms ended with ${code}.`)))
  })
}
