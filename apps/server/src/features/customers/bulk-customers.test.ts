import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function threeRecords() {
  const { owner } = await aShopAtWork(running.app)
  const add = async (name: string, tags: string[]) =>
    (await owner.call('POST /api/customers', { body: { name, tags } })).id
  const ids = [await add('Asha', ['silk']), await add('Ravi', []), await add('Meera', ['Silk', 'linen'])]
  const tags = async () => (await owner.call('GET /api/customers/summary')).tags
  return { owner, ids, tags }
}

test('archives and restores many, each with its own line in the timeline', async () => {
  const { owner, ids } = await threeRecords()
  const answer = await owner.call('POST /api/customers/bulk', { body: { ids, act: 'archive' } })
  expect(answer).toEqual({ done: ids, refused: [] })
  expect(await owner.call('GET /api/customers/summary')).toMatchObject({ total: 0, archived: 3 })
  await owner.call('POST /api/customers/bulk', { body: { ids, act: 'restore' } })
  expect(await owner.call('GET /api/customers/summary')).toMatchObject({ total: 3, archived: 0 })
  for (const id of ids) {
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id } })
    expect(rows.map((row) => row.kind)).toEqual([
      'customers.restored',
      'customers.archived',
      'customers.added',
    ])
  }
})

test('a tag is put on who lacks it and taken off who has it, in capitals or not', async () => {
  const { owner, ids, tags } = await threeRecords()
  await owner.call('POST /api/customers/bulk', { body: { ids, act: 'addTag', tag: ' silk ' } })
  expect(await tags()).toEqual([
    { tag: 'silk', customers: 2 },
    { tag: 'Silk', customers: 1 },
    { tag: 'linen', customers: 1 },
  ])
  const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id: ids[1] ?? '' } })
  expect(rows[0]).toMatchObject({ kind: 'customers.tagged', params: { name: 'Ravi', tag: 'silk' } })
  await owner.call('POST /api/customers/bulk', { body: { ids, act: 'removeTag', tag: 'SILK' } })
  expect(await tags()).toEqual([{ tag: 'linen', customers: 1 }])
})

test('a record that is already so is done and not written again', async () => {
  const { owner, ids } = await threeRecords()
  const body = { ids, act: 'addTag' as const, tag: 'silk' }
  await owner.call('POST /api/customers/bulk', { body })
  expect(await owner.call('POST /api/customers/bulk', { body })).toEqual({ done: ids, refused: [] })
  const { rows } = await owner.call('GET /api/customers', { query: { sort: 'name' } })
  expect(rows.map((row) => [row.name, row.version])).toEqual([
    ['Asha', 1],
    ['Meera', 1],
    ['Ravi', 2],
  ])
})

test('does what can be done, and says of each other record why not, in the asker’s language', async () => {
  const { owner, ids } = await threeRecords()
  const stranger = await threeRecords()
  const full = await owner.call('POST /api/customers', {
    body: { name: 'Full', tags: Array.from({ length: 20 }, (_, place) => `tag ${place}`) },
  })
  const missing = stranger.ids[0] ?? ''
  const answer = await owner.call(
    'POST /api/customers/bulk',
    { body: { ids: [missing, ...ids, full.id], act: 'addTag', tag: 'new' } },
    { 'accept-language': 'hi' },
  )
  expect(answer.done).toEqual(ids)
  expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
    [missing, 'request.notFound'],
    [full.id, 'customers.tooManyTags'],
  ])
  expect(answer.refused[1]?.detail).toContain('20')
  expect(answer.refused[1]?.detail).toMatch(/\p{Script=Devanagari}/u)
  expect(await stranger.tags()).not.toContainEqual({ tag: 'new', customers: 1 })
})

test('without a tag where one is needed is refused at that field', async () => {
  const { owner, ids } = await threeRecords()
  const refused = await owner.try('POST /api/customers/bulk', { body: { ids, act: 'addTag' } })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toMatchObject([{ field: 'tag', code: 'required' }])
})

test('the same record named twice is done once', async () => {
  const { owner, ids } = await threeRecords()
  const [id = ''] = ids
  const answer = await owner.call('POST /api/customers/bulk', { body: { ids: [id, id], act: 'archive' } })
  expect(answer.done).toEqual([id])
  expect((await owner.call('GET /api/customers/:id', { params: { id } })).version).toBe(2)
})

test('two hundred records are done in one call', async () => {
  const { owner } = await aShopAtWork(running.app)
  const ids = Array.from({ length: 200 }, () => running.app.newId())
  for (const id of ids.slice(0, 20)) await owner.call('POST /api/customers', { body: { id, name: 'Asha' } })
  const answer = await owner.call('POST /api/customers/bulk', { body: { ids, act: 'archive' } })
  expect([answer.done.length, answer.refused.length]).toEqual([20, 180])
})
