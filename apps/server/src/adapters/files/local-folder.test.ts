import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalFolder } from './local-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darzi-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function onlyFileIn(root: string): Promise<string> {
  const [shard = ''] = await readdir(root)
  const [name = ''] = await readdir(join(root, shard))
  return join(root, shard, name)
}

test('a file tells its key and type on its first line, so the folder can be read without the database', async () => {
  const root = join(folder, 'labelled')
  await createLocalFolder({ folder: root }).put('shops/1/a.csv', Buffer.from('name\n'), 'text/csv')
  const text = await readFile(await onlyFileIn(root), 'utf8')
  expect(text).toBe('{"key":"shops/1/a.csv","contentType":"text/csv"}\nname\n')
})

test('a file that lost its label is reported as damaged, not served', async () => {
  const root = join(folder, 'damaged')
  const store = createLocalFolder({ folder: root })
  await store.put('a', Buffer.from('x'), 'text/plain')
  await truncate(await onlyFileIn(root), 10)
  await expect(store.get('a')).rejects.toMatchObject({ kind: 'damaged', mayRetry: false })
})

test('a folder that is really a file is a trouble for a person, not for a retry', async () => {
  const root = join(folder, 'a-file')
  await writeFile(root, '')
  const put = createLocalFolder({ folder: root }).put('a', Buffer.from('x'), 'text/plain')
  await expect(put).rejects.toMatchObject({ name: 'FileStoreError', kind: 'refused', mayRetry: false })
})
