import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const ask = (url: string, accepted?: string) =>
  running.app.fastify.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })

test('a long reply travels compressed to whoever reads that, and is the same text', async () => {
  const plain = await ask('/api/docs/json')
  const compressed = await ask('/api/docs/json', 'gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(compressed.headers.vary).toContain('accept-encoding')
  await expect(new Response(unzipped(compressed.rawPayload)).text()).resolves.toBe(plain.body)
})

test('a short reply is sent as it is', async () => {
  expect((await ask('/healthz', 'br, gzip')).headers['content-encoding']).toBeUndefined()
})

const unzipped = (bytes: Buffer) =>
  new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
