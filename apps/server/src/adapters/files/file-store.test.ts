import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createS3Bucket } from '../adapters.ts'
import type { FileStore } from './file-store.ts'
import { createLocalFolder } from './local-folder.ts'
import { type RunningStore, startS3Store, storeKeys } from './s3-store-for-tests.ts'

const bucket = 'darzi-pictures'
let folder: string
let running: RunningStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darzi-files-'))
  running = await startS3Store({ folder: join(folder, 's3'), bucket })
})

afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const stores: Record<string, () => FileStore> = {
  'a local folder': () => createLocalFolder({ folder: join(folder, 'local') }),
  'an S3 bucket': () => createS3Bucket({ endpoint: running.endpoint, bucket, pathStyle: true, ...storeKeys }),
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('gives back the very bytes and the type that were put', async () => {
    const bytes = randomBytes(300_000)
    await open().put('shops/7/photo.webp', bytes, 'image/webp')
    const file = await open().get('shops/7/photo.webp')
    expect(file?.contentType).toBe('image/webp')
    expect(Buffer.from(file?.bytes ?? [])).toEqual(bytes)
  })

  test('keeps an empty file and one that is only line ends', async () => {
    await open().put('empty', new Uint8Array(), 'text/plain')
    await open().put('lines', Buffer.from('\n\n\r\n'), 'text/plain')
    expect((await open().get('empty'))?.bytes).toHaveLength(0)
    expect(Buffer.from((await open().get('lines'))?.bytes ?? []).toString()).toBe('\n\n\r\n')
  })

  test('replaces a file as a whole, type included', async () => {
    await open().put('twice', Buffer.from('a much longer first text'), 'text/plain')
    await open().put('twice', Buffer.from('second'), 'text/csv')
    const file = await open().get('twice')
    expect([Buffer.from(file?.bytes ?? []).toString(), file?.contentType]).toEqual(['second', 'text/csv'])
  })

  test('knows nothing of a key that was never put or was removed, and removes twice without complaint', async () => {
    expect(await open().get('never/put')).toBeUndefined()
    await open().put('gone', Buffer.from('x'), 'text/plain')
    await open().remove('gone')
    await open().remove('gone')
    expect(await open().get('gone')).toBeUndefined()
  })

  test('keeps one of two writers whole when both write the same key', async () => {
    const texts = ['left'.repeat(20_000), 'right'.repeat(20_000)]
    await Promise.all(texts.map((text) => open().put('raced', Buffer.from(text), 'text/plain')))
    expect(texts).toContain(Buffer.from((await open().get('raced'))?.bytes ?? []).toString())
  })

  test.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/.hidden',
    'C:\\x',
    'a\0b',
    '',
    'ü',
    'a b',
    `${'a'.repeat(513)}`,
  ])('refuses the key %j in every verb', async (key) => {
    const badKey = expect.objectContaining({ kind: 'badKey', mayRetry: false })
    await expect(open().put(key, Buffer.from('x'), 'text/plain')).rejects.toEqual(badKey)
    await expect(open().get(key)).rejects.toEqual(badKey)
    await expect(open().remove(key)).rejects.toEqual(badKey)
  })

  test('refuses a content type that carries a second line', async () => {
    await expect(open().put('typed', Buffer.from('x'), 'text/plain\r\nx-evil: 1')).rejects.toMatchObject({
      kind: 'refused',
    })
    expect(await open().get('typed')).toBeUndefined()
  })
})

test('a local folder is left without half-written files', async () => {
  const store = createLocalFolder({ folder: join(folder, 'tidy') })
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => store.put(`f/${n % 4}`, randomBytes(5_000), 'text/plain')),
  )
  const names = await readdir(join(folder, 'tidy'), { recursive: true })
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([])
})
