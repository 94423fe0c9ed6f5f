import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createS3Bucket } from '../adapters.ts'
import { addressOf } from './s3-call.ts'
import { type RunningStore, startS3Store, storeKeys } from './s3-store-for-tests.ts'

const settings = { ...storeKeys, bucket: 'darzi', pathStyle: true, timeoutMs: 300, pausesMs: [10, 10] }
let folder: string
let running: RunningStore
let endpoint: string
let troubled: Server | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darzi-s3-'))
  running = await startS3Store({ folder, bucket: 'darzi' })
  endpoint = running.endpoint
})
afterEach(() => {
  troubled?.closeAllConnections()
  troubled?.close()
})
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

async function aStoreThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  troubled = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a wrong secret is refused by the store and not tried again', async () => {
  const files = createS3Bucket({ ...settings, endpoint, secretAccessKey: 'wrong' })
  await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    kind: 'refused',
    mayRetry: false,
    message: 'the file store answered 403 SignatureDoesNotMatch',
  })
})

test('a missing bucket is an error, not an empty shelf', async () => {
  const files = createS3Bucket({ ...settings, endpoint, bucket: 'elsewhere' })
  await expect(files.get('a')).rejects.toMatchObject({ kind: 'refused', mayRetry: false })
  await expect(files.remove('a')).rejects.toMatchObject({ kind: 'refused' })
})

test('a store that stumbles twice gets a third attempt, with the whole body', async () => {
  const bodies: string[] = []
  const stumbling = await aStoreThat(async (request, reply) => {
    bodies.push(await text(request))
    reply.writeHead(bodies.length < 3 ? 503 : 200).end()
  })
  await createS3Bucket({ ...settings, endpoint: stumbling }).put('a', Buffer.from('cloth'), 'text/plain')
  expect(bodies).toEqual(['cloth', 'cloth', 'cloth'])
})

test('a store that keeps failing is given up after the last pause', async () => {
  let asked = 0
  const failing = await aStoreThat((_request, reply) => {
    asked += 1
    reply.writeHead(500).end()
  })
  await expect(createS3Bucket({ ...settings, endpoint: failing }).get('a')).rejects.toMatchObject({
    kind: 'failed',
    mayRetry: true,
  })
  expect(asked).toBe(3)
})

test('a store that never answers, or is not there at all, is unreachable within the time given', async () => {
  const silent = await aStoreThat(() => {})
  const unreachable = { kind: 'unreachable', mayRetry: true }
  await expect(createS3Bucket({ ...settings, endpoint: silent }).get('a')).rejects.toMatchObject(unreachable)
  const nobody = createS3Bucket({ ...settings, endpoint: 'http://127.0.0.1:1' })
  await expect(nobody.get('a')).rejects.toMatchObject(unreachable)
})

test('a redirect to another place is refused, not followed with our signature', async () => {
  const asked: (string | undefined)[] = []
  const moved = await aStoreThat(({ url }, reply) => {
    asked.push(url)
    reply.writeHead(asked.length === 1 ? 307 : 200, { location: '/elsewhere/a' }).end()
  })
  await expect(createS3Bucket({ ...settings, endpoint: moved }).get('a')).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(asked).toEqual(['/darzi/a'])
})

test('a request that was signed for another region is refused', async () => {
  const files = createS3Bucket({ ...settings, endpoint, region: 'us-east-1' })
  await expect(files.get('a')).rejects.toMatchObject({ kind: 'refused' })
})

test.each([
  ['https://store.example', true, 'https://store.example/darzi/a/b.webp'],
  ['https://store.example:9000/files/', true, 'https://store.example:9000/files/darzi/a/b.webp'],
  ['https://s3.example', false, 'https://darzi.s3.example/a/b.webp'],
])('at %s with the bucket in the path (%s) a file stands at %s', (at, pathStyle, address) => {
  expect(addressOf({ ...settings, endpoint: at, pathStyle }, 'a/b.webp')).toBe(address)
})
