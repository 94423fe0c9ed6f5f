/** What stands between the program and PostgreSQL, and what it does with the start-up options. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { openDatabase } from './database.ts'

const cluster = process.env.DARZI_TEST_DATABASE_URL ?? ''
const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
})

/** A pooler of this kind; answers its address and what came of its clients after their first message. */
async function aPooler(greet: (socket: Socket, startup: Buffer) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (startup: Buffer) => greet(socket, startup))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('a TCP server has a port')
  return bound.port
}

async function errorAt(url: string) {
  const asOwner = () => Promise.reject(new Error('it was let in'))
  return openDatabase({ url, folder: '', keepsFiles: false, poolSize: 2 }, asOwner).then(
    () => new Error('it was let in'),
    (error: unknown) => error,
  )
}
const oneSentence = /^DATABASE_URL leads to a connection pooler [^\n.]+ \(see docs\/settings\.md\)\.$/

test('a pooler that refuses start-up options is named in one sentence', async () => {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: options\0\0`
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
  const port = await aPooler((socket) => socket.end(Buffer.concat([head, Buffer.from(fields)])))
  const appError = await errorAt(`postgres://darzi:x@127.0.0.1:${port}/darzi`)
  expect(appError).toBeInstanceOf(StartError)
  expect((appError as StartError).message).toMatch(oneSentence) // by the line above
})

/** A start-up message without its options: four bytes of length, four of version, pairs of texts, a zero. */
function withoutOptions(startup: Buffer): Buffer {
  const texts = startup.subarray(8, -2).toString().split('\0')
  const pairs = texts.flatMap((name, at) =>
    at % 2 === 0 && name !== 'options' ? [name, texts[at + 1] ?? ''] : [],
  )
  const body = Buffer.concat([startup.subarray(4, 8), Buffer.from(`${pairs.join('\0')}\0\0`)])
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([length, body])
}

test.skipIf(cluster === '')(
  'a pooler that drops start-up options is refused before anything is touched: the program would be the owner',
  async () => {
    const behind = new URL(cluster)
    const port = await aPooler((socket, startup) => {
      const real = connect(Number(behind.port), behind.hostname)
      real.on('error', () => socket.destroy())
      real.write(withoutOptions(startup))
      socket.pipe(real).pipe(socket)
    })
    const url = new URL(cluster)
    url.host = `127.0.0.1:${port}`
    const appError = await errorAt(url.toString())
    expect(appError).toBeInstanceOf(StartError)
    expect((appError as StartError).message).toMatch(oneSentence) // by the line above
  },
)
