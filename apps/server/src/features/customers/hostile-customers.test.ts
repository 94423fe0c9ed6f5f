import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const texts = [
  "Robert'); drop table customers; --",
  '<script>alert(1)</script>',
  '{{constructor}} #{7*7} %s %00',
  '=cmd|"/c calc"!A1',
  '../../etc/passwd',
]

describe('SQL and scripts are text', () => {
  test.each(texts)('%s is stored as it is in every field, and found again', async (text) => {
    const { owner } = await aShopAtWork(running.app)
    const fields = { address: text, notes: text, bookNumber: text.slice(0, 40), tags: [text.slice(0, 40)] }
    const added = await owner.call('POST /api/customers', {
      body: { name: text, ...fields, people: [{ name: text, relation: text, notes: text }] },
    })
    expect(added).toMatchObject({ name: text, ...fields })
    expect(added.people[1]).toMatchObject({ name: text, relation: text, notes: text })
    const noted = await owner.call('POST /api/customers/:id/notes', {
      params: { id: added.id },
      body: { text, isPinned: true },
    })
    expect(noted.pinnedNote).toBe(text)
    for (const query of [{ q: text }, { tag: text.slice(0, 40) }])
      expect((await owner.call('GET /api/customers', { query })).rows).toMatchObject([{ name: text }])
    expect((await owner.call('GET /api/customers/summary')).tags).toEqual([
      { tag: text.slice(0, 40), customers: 1 },
    ])
  })
})

describe('a field that cannot be', () => {
  let owner: Visitor
  beforeAll(async () => {
    owner = (await aShopAtWork(running.app)).owner
  })
  const long = 'x'.repeat(10_000)
  test.each<[string, unknown, string]>([
    ['name', undefined, 'required'],
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', '\u200e\u202e', 'required'],
    ['name', long, 'tooLong'],
    ['name', 'a\u0000b', 'control'],
    ['name', 'a\u0007b', 'control'],
    ['name', 42, 'wrongType'],
    ['name', ['Asha'], 'wrongType'],
    ['name', { toString: 'x' }, 'wrongType'],
    ['phone', 9876543210, 'wrongType'],
    ['phone', long, 'tooLong'],
    ['email', 'asha@', 'email'],
    ['address', long, 'tooLong'],
    ['notes', 'a\u0000b', 'control'],
    ['bookNumber', long, 'tooLong'],
    ['tags', 'silk', 'wrongType'],
    ['tags', Array.from({ length: 21 }, (_, place) => `tag ${place}`), 'tooMany'],
    ['tags.0', [''], 'required'],
    ['tags.1', ['silk', long], 'tooLong'],
    ['people.0.name', [{}], 'required'],
    ['people.0.name', [{ name: '\u200e' }], 'required'],
    ['people.0.sizing', [{ name: 'Ravi', sizing: 'giant' }], 'notOffered'],
    ['people.0.birthYear', [{ name: 'Ravi', birthYear: 1500 }], 'tooSmall'],
    ['people.0.birthYear', [{ name: 'Ravi', birthYear: 2000.5 }], 'wrongType'],
    ['earlier.orders', { orders: -1, spentMinor: 0 }, 'tooSmall'],
    ['earlier.spentMinor', { orders: 1, spentMinor: 1e300 }, 'tooMuch'],
    ['earlier.lastOrderDate', { orders: 1, spentMinor: 0, lastOrderDate: '2026-02-30' }, 'date'],
    ['id', '1', 'id'],
    ['isAdmin', true, 'unknown'],
    ['shopId', '00000000-0000-4000-8000-000000000000', 'unknown'],
    ['__proto__x', {}, 'unknown'],
  ])('%s as %j is refused by name, and nothing is stored', async (field, value, code) => {
    const [key = ''] = field.split('.')
    const body = {
      ...(key === 'name' ? {} : { name: 'Asha' }),
      ...(value === undefined ? {} : { [key]: value }),
    }
    const refused = await owner.try('POST /api/customers', { body })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toContainEqual(expect.objectContaining({ field, code }))
    expect((await owner.call('GET /api/customers/summary')).total).toBe(0)
  })

  test('takes no number: the next record is the first', async () => {
    expect(await owner.call('POST /api/customers', { body: { name: 'Asha' } })).toMatchObject({
      number: 'CUST-001',
    })
  })

  test('in an edit changes nothing', async () => {
    const added = await owner.call('POST /api/customers', { body: { name: 'Asha' } })
    const params = { id: added.id }
    for (const body of [{ name: '' }, { name: null }, { state: 'merged' }, { version: -1 }, { tags: [1] }])
      expect((await owner.try('PATCH /api/customers/:id', { params, body })).status).toBe(400)
    expect(await owner.call('GET /api/customers/:id', { params })).toEqual(added)
  })
})

test('a query with odd values is refused by name', async () => {
  const { owner } = await aShopAtWork(running.app)
  const odd: [string, Record<string, string>][] = [
    ['sort', { sort: 'name; drop table customers' }],
    ['filter', { filter: 'everyone' }],
    ['limit', { limit: '1000000' }],
    ['limit', { limit: 'all' }],
    ['q', { q: 'x'.repeat(500) }],
    ['archived', { archived: 'maybe' }],
    ['shop_id', { shop_id: 'x' }],
  ]
  for (const [field, query] of odd) {
    const refused = await owner.try('GET /api/customers', { query })
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, field])
  }
})

test.each(['a\u0000b', '\ud800', '\u202e', '😀'.repeat(60)])(
  'a search for %j answers and finds nobody',
  async (q) => {
    const { owner } = await aShopAtWork(running.app)
    await owner.call('POST /api/customers', { body: { name: 'Asha' } })
    for (const query of [{ q }, { tag: q.slice(0, 40) }]) {
      const answer = await owner.try('GET /api/customers', { query })
      expect(answer.status === 400 || answer.body.rows.length === 0).toBe(true)
      expect(answer.status).toBeLessThan(500)
    }
  },
)

describe('another shop’s record', () => {
  const ways: [string, (visitor: Visitor, id: string, inner: string) => Promise<{ status: number }>][] = [
    ['read', (visitor, id) => visitor.try('GET /api/customers/:id', { params: { id } })],
    ['timeline', (visitor, id) => visitor.try('GET /api/customers/:id/timeline', { params: { id } })],
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
        visitor.try('PATCH /api/customers/:id/people/:personId', {
          params: { id, personId },
          body: { name: 'x' },
        }),
    ],
    [
      'notes',
      (visitor, id) => visitor.try('POST /api/customers/:id/notes', { params: { id }, body: { text: 'x' } }),
    ],
  ]
  test.each(ways)('is not there by the way of %s, and stays as it was', async (_pipeline, incoming) => {
    const [one, two] = [await aShopAtWork(running.app), await aShopAtWork(running.app)]
    const record = await one.owner.call('POST /api/customers', {
      body: { name: 'Asha', phone: '9876543210' },
    })
    const answer = await incoming(two.owner, record.id, record.people[0]?.id ?? '')
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer)).not.toContain('Asha')
    expect(await one.owner.call('GET /api/customers/:id', { params: { id: record.id } })).toEqual(record)
  })

  test('may have the same id as one here without either seeing the other', async () => {
    const [one, two] = [await aShopAtWork(running.app), await aShopAtWork(running.app)]
    const id = running.app.newId()
    await one.owner.call('POST /api/customers', { body: { id, name: 'Asha' } })
    const added = await two.owner.call('POST /api/customers', { body: { id, name: 'Ravi' } })
    expect(added).toMatchObject({ id, name: 'Ravi', number: 'CUST-001' })
  })
})
