import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const asha = {
  name: 'Asha Verma',
  phone: '9876543210',
  email: 'asha@example.test',
  address: '12 Mall Road',
  notes: 'loose fit',
  bookNumber: 'B-17',
  tags: ['silk'],
  earlier: { orders: 4, spentMinor: 125_000, lastOrderDate: '2026-10-01' },
}

async function aRecord(body: Partial<typeof asha> = {}) {
  const { shop, owner } = await aShopAtWork(running.app)
  const record = await owner.call('POST /api/customers', { body: { ...asha, ...body } })
  return { shop, owner, record, params: { id: record.id } }
}

const kinds = async (visitor: Visitor, id: string) => {
  const { rows } = await visitor.call('GET /api/customers/:id/timeline', { params: { id } })
  return rows.map((row) => row.kind)
}

describe('editing', () => {
  test('changes what was sent, keeps what was left out, and counts the version up', async () => {
    const { owner, record, params } = await aRecord()
    const edited = await owner.call('PATCH /api/customers/:id', {
      params,
      body: { phone: '9812345678', tags: ['linen'], version: 1 },
    })
    expect(edited).toEqual({
      ...record,
      phone: '+919812345678',
      phoneShown: '098123 45678',
      tags: ['linen'],
      version: 2,
    })
  })

  test('an empty text clears its field', async () => {
    const { owner, params } = await aRecord()
    const body = { phone: '', email: '', address: '', notes: '', bookNumber: '', tags: [] }
    const edited = await owner.call('PATCH /api/customers/:id', { params, body })
    expect(edited).toMatchObject({ name: 'Asha Verma', tags: [] })
    for (const field of ['phone', 'phoneShown', 'email', 'address', 'notes', 'bookNumber'])
      expect(edited).not.toHaveProperty(field, expect.anything())
  })

  test('that changes nothing makes no version and no line in the timeline', async () => {
    const { owner, record, params } = await aRecord()
    const same = await owner.call('PATCH /api/customers/:id', { params, body: { ...asha, version: 1 } })
    expect(same).toEqual(record)
    expect(await kinds(owner, record.id)).toEqual(['customers.added'])
  })

  test('with a version somebody has left behind is refused and changes nothing', async () => {
    const { shop, owner, params } = await aRecord()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    await counter.call('PATCH /api/customers/:id', {
      params,
      body: { address: 'by the counter', version: 1 },
    })
    const stale = await owner.try('PATCH /api/customers/:id', {
      params,
      body: { address: 'stale', version: 1 },
    })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'customers.changedMeanwhile', params: { version: 2 } })
    expect((await owner.call('GET /api/customers/:id', { params })).address).toBe('by the counter')
  })

  test('by two at once with the same version is done for one of them', async () => {
    const { owner, params } = await aRecord()
    const answers = await Promise.all(
      ['one', 'two'].map((address) =>
        owner.try('PATCH /api/customers/:id', { params, body: { address, version: 1 } }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('to a phone that another record has is refused, unless both are wanted or it was so before', async () => {
    const { owner, record, params } = await aRecord()
    const other = await owner.call('POST /api/customers', { body: { name: 'Ravi', phone: '9812345678' } })
    const change = { params, body: { phone: '9812345678' } }
    const refused = await owner.try('PATCH /api/customers/:id', change)
    expect(refused.body).toMatchObject({ code: 'customers.phoneTaken', params: { id: other.id } })
    await owner.call('PATCH /api/customers/:id', { params, body: { ...change.body, allowSamePhone: true } })
    const later = await owner.call('PATCH /api/customers/:id', {
      params,
      body: { ...change.body, name: 'Asha V' },
    })
    expect(later.samePhone).toMatchObject([{ id: other.id }])
    expect(record.samePhone).toEqual([])
  })

  test('the orders from before are part of the totals, and changing them changes the totals', async () => {
    const { owner, params } = await aRecord()
    const edited = await owner.call('PATCH /api/customers/:id', {
      params,
      body: { earlier: { orders: 1, spentMinor: 500 } },
    })
    expect(edited).toMatchObject({
      totalOrders: 1,
      totalSpentMinor: 500,
      earlier: { orders: 1, spentMinor: 500 },
    })
    expect(edited.lastOrderDate).toBeUndefined()
    expect(await owner.call('GET /api/customers/summary')).toMatchObject({
      totalOrders: 1,
      totalSpentMinor: 500,
    })
  })

  test('a new name is the name of the record’s first person too, and finds the record; the old one does not', async () => {
    const { owner, params } = await aRecord()
    const edited = await owner.call('PATCH /api/customers/:id', { params, body: { name: 'Gurpreet Gill' } })
    expect(edited.people).toMatchObject([{ name: 'Gurpreet Gill', isCustomer: true }])
    const found = async (q: string) => (await owner.call('GET /api/customers', { query: { q } })).rows.length
    expect([await found('gurpreet'), await found('asha')]).toEqual([1, 0])
  })

  test('the timeline says which field changed, from what name, and by whom', async () => {
    const { owner, record, params } = await aRecord()
    await owner.call('PATCH /api/customers/:id', { params, body: { name: 'Asha Gill' } })
    await owner.call('PATCH /api/customers/:id', { params, body: { phone: '', email: '' } })
    const { rows, actors } = await owner.call('GET /api/customers/:id/timeline', { params })
    expect(rows.map((row) => row.params)).toMatchObject([
      { field: 'several', count: 2, fields: 'phone email', name: 'Asha Gill' },
      { field: 'name', count: 1, before: 'Asha Verma', name: 'Asha Gill' },
      { name: 'Asha Verma' },
    ])
    expect(actors).toMatchObject([{ name: 'Harpreet Kaur' }])
    expect(rows[0]?.subject).toEqual({ type: 'customer', id: record.id, name: 'Asha Gill' })
  })
})

describe('archiving', () => {
  test('takes a record out of the directory and its figures, and restoring puts it back as it was', async () => {
    const { owner, record, params } = await aRecord()
    const archived = await owner.call('POST /api/customers/:id/archive', { params })
    expect(archived).toEqual({ ...record, isArchived: true, version: 2 })
    expect((await owner.call('GET /api/customers')).rows).toEqual([])
    expect((await owner.call('GET /api/customers', { query: { archived: 'true' } })).rows).toHaveLength(1)
    expect(await owner.call('GET /api/customers/summary')).toMatchObject({ total: 0, archived: 1, tags: [] })
    const restored = await owner.call('POST /api/customers/:id/restore', { params })
    expect(restored).toEqual({ ...record, version: 3 })
    expect(await owner.call('GET /api/customers/summary')).toMatchObject({
      total: 1,
      archived: 0,
      tags: [{ tag: 'silk', customers: 1 }],
    })
  })

  test('twice is once, in the record and in the timeline', async () => {
    const { owner, record, params } = await aRecord()
    await owner.call('POST /api/customers/:id/archive', { params })
    const again = await owner.call('POST /api/customers/:id/archive', { params })
    expect(again.version).toBe(2)
    expect(await kinds(owner, record.id)).toEqual(['customers.archived', 'customers.added'])
  })
})

test('the timeline comes in pages, newest first, and can be of one member alone', async () => {
  const { shop, owner, params } = await aRecord()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  for (const address of ['a', 'b', 'c'])
    await counter.call('PATCH /api/customers/:id', { params, body: { address } })
  const query = { limit: 2 }
  const first = await owner.call('GET /api/customers/:id/timeline', { params, query })
  const second = await owner.call('GET /api/customers/:id/timeline', {
    params,
    query: { ...query, after: first.next },
  })
  expect([...first.rows, ...second.rows].map((row) => row.kind)).toEqual([
    'customers.edited',
    'customers.edited',
    'customers.edited',
    'customers.added',
  ])
  expect(second.next).toBeUndefined()
  const actor = first.actors.find(({ name }) => name === 'Harpreet Kaur')?.id
  const own = await owner.call('GET /api/customers/:id/timeline', { params, query: { actor } })
  expect(own.rows.map((row) => row.kind)).toEqual(['customers.added'])
  const bad = await owner.try('GET /api/customers/:id/timeline', { params, query: { after: 'x' } })
  expect(bad.status).toBe(400)
})
