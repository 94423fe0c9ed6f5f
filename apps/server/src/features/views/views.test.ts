import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
let owner: Visitor
let counter: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  const made = await aShopAtWork(running.app)
  owner = made.owner
  counter = await memberAtWork(running.app, made.shop.id, 'counter')
})
afterAll(() => running.close())

const save = (visitor: Visitor, given: object) =>
  visitor.call('POST /api/views', { body: { feature: 'customers', query: 'filter=recent', ...given } })
const namesFor = async (visitor: Visitor) =>
  (await visitor.call('GET /api/views', { query: { feature: 'customers' } })).rows.map(
    ({ name, isYours }) => `${name}${isYours ? '' : ' (shared)'}`,
  )

test('a view is one’s own until it is shared, and then only its owner removes it', async () => {
  await save(owner, { name: 'Mine alone' })
  const { id } = await save(owner, { name: 'For all', isShared: true })
  expect(await namesFor(owner)).toEqual(['For all', 'Mine alone'])
  expect(await namesFor(counter)).toEqual(['For all (shared)'])
  expect((await counter.try('DELETE /api/views/:id', { params: { id } })).status).toBe(404)
  await owner.call('DELETE /api/views/:id', { params: { id } })
  expect(await namesFor(counter)).toEqual([])
})

test('the same name, however written, is replaced; the same id is renamed', async () => {
  const { id } = await save(counter, { name: 'Slow payers', query: 'filter=inactive' })
  await save(counter, { name: 'SLOW payers', query: 'filter=all' })
  expect(await namesFor(counter)).toEqual(['SLOW payers'])
  const kept = await save(counter, { id, name: 'Patient ones' })
  await save(counter, { id: kept.id, name: 'Very patient ones' })
  expect(await namesFor(counter)).toEqual(['SLOW payers', 'Very patient ones'])
})

test('a view is not renamed to the name of another of one’s own, which stays; another feature or person has names of its own', async () => {
  const { id } = await save(counter, { name: 'Away', query: 'filter=away' })
  await save(counter, { name: 'Here', query: 'filter=here' })
  const refused = await counter.try('POST /api/views', {
    body: { id, feature: 'customers', name: 'HERE', query: 'filter=away' },
  })
  expect([refused.status, refused.body.code]).toEqual([409, 'views.nameTaken'])
  expect(refused.body.errors).toMatchObject([{ field: 'name' }])
  const { rows } = await counter.call('GET /api/views', { query: { feature: 'customers' } })
  const both = rows.filter(({ name }) => name === 'Away' || name === 'Here')
  expect(both.map(({ name, query }) => [name, query])).toEqual([
    ['Away', 'filter=away'],
    ['Here', 'filter=here'],
  ])
  await save(owner, { name: 'Free here' })
  await save(counter, { feature: 'orders', name: 'Free there', query: '' })
  await save(counter, { id, name: 'Free here' })
  await save(counter, { id, name: 'Free there' })
  await save(counter, { id, name: 'FREE there' })
  expect(await namesFor(counter)).toContain('FREE there')
})

test('nobody takes another’s view over by its id', async () => {
  const { id } = await save(owner, { name: 'Guarded', isShared: true })
  const answer = await counter.try('POST /api/views', {
    body: { id, feature: 'customers', name: 'Mine now', query: '' },
  })
  expect([answer.status, answer.body.code]).toEqual([422, 'request.keyReused'])
  expect(await namesFor(counter)).toContain('Guarded (shared)')
})

test('one name saved five times at once leaves one view', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      counter.try('POST /api/views', { body: { feature: 'customers', name: 'Rush', query: '' } }),
    ),
  )
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  expect((await namesFor(counter)).filter((name) => name === 'Rush')).toHaveLength(1)
})
