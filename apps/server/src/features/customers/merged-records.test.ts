import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** Two records of one customer; the second went into the first. */
async function aMerge() {
  const { shop, owner } = await aShopAtWork(running.app)
  const add = (name: string) =>
    owner.call('POST /api/customers', { body: { name, phone: '9876543210', allowSamePhone: true } })
  const [kept, gone] = [await add('Asha Verma'), await add('Asha V')]
  await owner.call('PATCH /api/customers/:id', { params: { id: gone.id }, body: { address: 'x' } })
  await owner.call('POST /api/customers/:id/merge', { params: { id: kept.id }, body: { otherId: gone.id } })
  return { shop, owner, kept, gone }
}

test('a record that was merged away can be read and says into which; lists, searches and phones skip it', async () => {
  const { owner, kept, gone } = await aMerge()
  const read = await owner.call('GET /api/customers/:id', { params: { id: gone.id } })
  expect(read).toMatchObject({
    mergedInto: kept.id,
    samePhone: [],
    can: { edit: false, archive: false, merge: false },
  })
  const lists = [{}, { q: 'asha' }, { archived: 'true' }].map((query) =>
    owner.call('GET /api/customers', { query }),
  )
  const byPhone = owner.call('GET /api/customers/by-phone', { query: { phone: '9876543210' } })
  const shown = await Promise.all([...lists, byPhone])
  expect(shown.map(({ rows }) => rows.map((row) => row.id))).toEqual([[kept.id], [kept.id], [], [kept.id]])
})

test('the kept record’s timeline tells what was done on both, and the merge can be seen on it', async () => {
  const { owner, kept, gone } = await aMerge()
  const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id: kept.id } })
  const ofGone = rows.filter((row) => row.subject?.id === gone.id).map((row) => row.kind)
  expect(ofGone).toEqual(expect.arrayContaining(['customers.edited', 'customers.added']))
  expect(rows.filter((row) => row.subject?.id === kept.id).map((row) => row.kind)).toContain(
    'customers.added',
  )
  const read = await owner.call('GET /api/customers/:id', { params: { id: kept.id } })
  expect(read.merges).toMatchObject([{ name: 'Asha V', number: 'CUST-002' }])
})

test('a merge too old to be undone is not offered any more', async () => {
  const { owner, kept } = await aMerge()
  running.pass({ days: 31 })
  const read = await owner.call('GET /api/customers/:id', { params: { id: kept.id } })
  running.pass({ days: -31 })
  expect(read.merges).toEqual([])
})

describe('a record that was merged away is not written any more', () => {
  const writes: [
    string,
    (visitor: Visitor, id: string, personId: string) => Promise<{ status: number; body: unknown }>,
  ][] = [
    [
      'edit',
      (visitor, id) => visitor.try('PATCH /api/customers/:id', { params: { id }, body: { name: 'x' } }),
    ],
    ['archive', (visitor, id) => visitor.try('POST /api/customers/:id/archive', { params: { id } })],
    ['restore', (visitor, id) => visitor.try('POST /api/customers/:id/restore', { params: { id } })],
    ['photo', (visitor, id) => visitor.try('DELETE /api/customers/:id/photo', { params: { id } })],
    [
      'people',
      (visitor, id) => visitor.try('POST /api/customers/:id/people', { params: { id }, body: { name: 'x' } }),
    ],
    [
      'person',
      (visitor, id, personId) =>
        visitor.try('DELETE /api/customers/:id/people/:personId', { params: { id, personId } }),
    ],
    [
      'notes',
      (visitor, id) => visitor.try('POST /api/customers/:id/notes', { params: { id }, body: { text: 'x' } }),
    ],
  ]
  test.each(writes)('%s: it names the record to open instead', async (_write, write) => {
    const { owner, kept, gone } = await aMerge()
    const refused = await write(owner, gone.id, gone.people[0]?.id ?? '')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'customers.mergedAway', params: { into: kept.id } })
  })

  test('nor in a bulk act, which says so of that record alone', async () => {
    const { owner, kept, gone } = await aMerge()
    const answer = await owner.call('POST /api/customers/bulk', {
      body: { ids: [gone.id, kept.id], act: 'addTag', tag: 'silk' },
    })
    expect(answer).toMatchObject({
      done: [kept.id],
      refused: [{ id: gone.id, code: 'customers.mergedAway' }],
    })
  })
})

test('who works at the counter may edit and archive, and may not merge; the record says so', async () => {
  const { shop, kept } = await aMerge()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const read = await counter.call('GET /api/customers/:id', { params: { id: kept.id } })
  expect(read.can).toEqual({ edit: true, archive: true, merge: false })
})
