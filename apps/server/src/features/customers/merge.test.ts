import type { Customer } from '@darzi/contract/customer-shapes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let given: TestApp
let owner: Visitor
let shopId: string
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())
beforeEach(async () => {
  const { owner: visitor, shop } = await aShopAtWork(given.app)
  owner = visitor
  shopId = shop.id
})

const add = (body: object) =>
  owner.call('POST /api/customers', { body: { name: 'Asha', allowSamePhone: true, ...body } })
const read = ({ id }: { id: string }) => owner.call('GET /api/customers/:id', { params: { id } })
const merge = (kept: { id: string }, other: { id: string }, by = owner) =>
  by.try('POST /api/customers/:id/merge', { params: { id: kept.id }, body: { otherId: other.id } })
const undo = (id: string, by = owner) => by.try('POST /api/customer-merges/:id/undo', { params: { id } })
const merged = async (kept: { id: string }, other: { id: string }) => (await merge(kept, other)).body.mergeId

/** Two records of one customer, each with what the other lacks. */
async function twoRecords() {
  const kept = await add({
    name: 'Asha Verma',
    phone: '9810000001',
    notes: 'Cotton',
    tags: ['Regular'],
    earlier: { orders: 3, spentMinor: 450_000, lastOrderDate: '2025-01-10' },
    people: [{ name: 'Kabir' }],
  })
  const other = await add({
    name: 'Aasha',
    phone: '9810000001',
    email: 'a@example.test',
    notes: 'Silk',
    tags: ['Wedding'],
    earlier: { orders: 2, spentMinor: 90_000, lastOrderDate: '2025-06-01' },
    people: [{ name: 'Meera' }],
  })
  const note = { params: { id: other.id }, body: { text: 'Left shoulder lower', isPinned: true } }
  return { kept, other: await owner.call('POST /api/customers/:id/notes', note) }
}

describe('two records become one', () => {
  test('with the fields, people, notes and figures of both; the other one leaves the directory', async () => {
    const { kept, other } = await twoRecords()
    const { body } = await merge(kept, other)
    expect(body.customer).toMatchObject({
      name: 'Asha Verma',
      email: 'a@example.test',
      notes: 'Cotton\n\nSilk',
      tags: ['Regular', 'Wedding'],
      totalOrders: 5,
      totalSpentMinor: 540_000,
      lastOrderDate: '2025-06-01',
      pinnedNote: 'Left shoulder lower',
      earlier: { orders: 5, spentMinor: 540_000, lastOrderDate: '2025-06-01' },
      merges: [{ name: 'Aasha', number: 'CUST-002' }],
      samePhone: [],
    })
    expect(body.customer.people.map(({ name, isCustomer }) => [name, isCustomer])).toEqual([
      ['Asha Verma', true] as const,
      ['Kabir', false] as const,
      ['Aasha', false] as const,
      ['Meera', false] as const,
    ])
    expect(await read(other)).toMatchObject({ mergedInto: kept.id, can: { edit: false, merge: false } })
    const { rows } = await owner.call('GET /api/customers')
    expect(rows.map(({ id }) => id)).toEqual([kept.id])
    const found = await owner.call('GET /api/customers', { query: { q: 'Meera' } })
    expect(found.rows.map(({ id }) => id)).toEqual([kept.id])
    expect((await owner.call('GET /api/customers/summary')).totalOrders).toBe(5)
  })

  test('and a timeline that tells of both', async () => {
    const { kept, other } = await twoRecords()
    await merge(kept, other)
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id: kept.id } })
    expect(rows[0]).toMatchObject({
      kind: 'customers.merged',
      params: { other: 'Aasha', name: 'Asha Verma' },
    })
    expect(rows.filter(({ kind }) => kind === 'customers.added').length).toBe(2)
  })

  test('once: the same merge sent again answers the same', async () => {
    const { kept, other } = await twoRecords()
    const send = (otherId: string) =>
      owner.try('POST /api/customers/:id/merge', {
        params: { id: kept.id },
        body: { id: '0190a5c2-0000-7000-8000-000000000001', otherId },
      })
    const first = await send(other.id)
    const again = await send(other.id)
    expect(again.body).toEqual(first.body)
    expect((await send((await add({})).id)).status).toBe(400)
  })
})

/** Everything about a record but how often it was written. */
const comparable = ({ version: _version, samePhone: _same, ...rest }: Customer) => rest
const rowsOf = (ids: string[]) =>
  transact(given.app.database.pool, { side: 'job', shopId }, async ({ tx }) => ({
    customers: (
      await tx.selectFrom('customers').selectAll().where('id', 'in', ids).orderBy('id').execute()
    ).map(({ version: _version, updated_at: _at, ...row }) => row),
    persons: await tx
      .selectFrom('persons')
      .selectAll()
      .where('customer_id', 'in', ids)
      .orderBy('id')
      .execute(),
    notes: await tx
      .selectFrom('customer_notes')
      .selectAll()
      .where('customer_id', 'in', ids)
      .orderBy('id')
      .execute(),
  }))

const text = (of: string[]) => fc.constantFrom(undefined, ...of)
const someRecord = fc.record({
  name: fc.constantFrom('Asha', 'ਆਸ਼ਾ', 'आशा वर्मा', "Robert'); drop table customers;--"),
  phone: text(['9810000001', '9810000002']),
  email: text(['a@example.test', 'b@example.test']),
  address: text(['Model Town', 'मॉडल टाउन']),
  notes: text(['Cotton', 'Silk']),
  bookNumber: text(['A-1', 'B-2']),
  tags: fc.uniqueArray(fc.constantFrom('Regular', 'regular', 'Wedding', 'VIP')),
  earlier: fc.record({
    orders: fc.nat(9),
    spentMinor: fc.nat(10 ** 9),
    lastOrderDate: text(['2025-01-10', '2024-12-31']),
  }),
  people: fc.array(fc.record({ name: fc.constantFrom('Kabir', 'Meera') }), { maxLength: 2 }),
  note: text(['Left shoulder lower', 'Call after six']),
  isArchived: fc.boolean(),
})

async function written({
  note,
  isArchived,
  ...body
}: typeof someRecord extends fc.Arbitrary<infer R> ? R : never) {
  const { id } = await add(body)
  if (note) await owner.call('POST /api/customers/:id/notes', { params: { id }, body: { text: note } })
  if (isArchived) await owner.call('POST /api/customers/:id/archive', { params: { id } })
  return read({ id })
}

describe('a merge is undone', () => {
  test('and both records are back, byte for byte, whatever stood in them', async () => {
    await fc.assert(
      fc.asyncProperty(someRecord, someRecord, async (one, two) => {
        const [kept, other] = [await written(one), await written(two)]
        const before = await rowsOf([kept.id, other.id])
        const summary = await owner.call('GET /api/customers/summary')
        const { body } = await undo(await merged(kept, other))
        expect(await rowsOf([kept.id, other.id])).toEqual(before)
        expect(comparable(body.kept)).toEqual(comparable(kept))
        expect(comparable(body.other)).toEqual(comparable(other))
        expect(await owner.call('GET /api/customers/summary')).toEqual(summary)
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  test('and what was written in the kept record since stays there', async () => {
    const { kept, other } = await twoRecords()
    const mergeId = await merged(kept, other)
    const params = { id: kept.id }
    await owner.call('PATCH /api/customers/:id', {
      params,
      body: { notes: 'Cotton and silk', address: 'Dugri' },
    })
    await owner.call('POST /api/customers/:id/notes', { params, body: { text: 'Since then' } })
    await owner.call('POST /api/customers/:id/people', { params, body: { name: 'Zoya' } })
    const { body } = await undo(mergeId)
    expect(body.kept).toMatchObject({
      notes: 'Cotton and silk',
      address: 'Dugri',
      tags: ['Regular'],
      totalOrders: 3,
    })
    expect(body.kept.email).toBeUndefined()
    expect(body.kept.noteList.map((each) => each.text)).toEqual(['Since then'])
    expect(body.kept.people.map(({ name }) => name)).toEqual(['Asha Verma', 'Kabir', 'Zoya'])
    expect(body.other).toMatchObject({ notes: 'Silk', totalOrders: 2, pinnedNote: 'Left shoulder lower' })
    expect(body.other.people.map(({ name }) => name)).toEqual(['Aasha', 'Meera'])
  })

  test('once, and within thirty days', async () => {
    const { kept, other } = await twoRecords()
    const mergeId = await merged(kept, other)
    expect((await undo(mergeId)).status).toBe(200)
    expect((await undo(mergeId)).body.code).toBe('customers.mergeUndone')
    const late = await merged(kept, other)
    given.pass({ days: 30, minutes: 1 })
    expect((await undo(late)).body.code).toBe('customers.mergeTooOld')
    expect((await read(kept)).merges).toEqual([])
  })

  test('in reverse order, along a chain and within one record', async () => {
    const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })]
    const intoB = await merged(b, a)
    const intoC = await merged(c, b)
    expect((await undo(intoB)).body).toMatchObject({ code: 'customers.mergedAway', params: { into: c.id } })
    expect((await undo(intoC)).status).toBe(200)
    expect((await undo(intoB)).status).toBe(200)
    const [first, second] = [await merged(c, a), await merged(c, b)]
    expect((await undo(first)).body.code).toBe('customers.laterMergeFirst')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
    expect((await owner.call('GET /api/customers')).rows.length).toBe(3)
  })
})

test('a record is not merged with itself, nor once it was merged away, nor with another shop’s', async () => {
  const { kept, other } = await twoRecords()
  expect((await merge(kept, kept)).body.code).toBe('customers.sameRecord')
  await merge(kept, other)
  expect((await merge(kept, other)).body).toMatchObject({
    code: 'customers.mergedAway',
    params: { into: kept.id },
  })
  expect((await merge(other, kept)).body.code).toBe('customers.mergedAway')
  const elsewhere = await aShopAtWork(given.app)
  const theirs = await elsewhere.owner.call('POST /api/customers', { body: { name: 'Ravi' } })
  expect((await merge(kept, theirs)).status).toBe(404)
  expect((await merge(theirs, kept)).status).toBe(404)
})

test('only managers merge, and another shop cannot undo', async () => {
  const { kept, other } = await twoRecords()
  const counter = await memberAtWork(given.app, shopId, 'counter')
  expect((await merge(kept, other, counter)).status).toBe(403)
  const mergeId = await merged(kept, other)
  const elsewhere = await aShopAtWork(given.app)
  expect((await undo(mergeId, elsewhere.owner)).status).toBe(404)
})

test('two merges of the same pair at once make one', async () => {
  const { kept, other } = await twoRecords()
  const answers = await Promise.all([merge(kept, other), merge(other, kept)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('duplicates are listed by phone, a page at a time, archived and merged ones left out', async () => {
  for (const phone of ['9810000003', '9810000001', '9810000002', '9810000001', '9810000003', '9810000004'])
    await add({ phone })
  const first = await owner.call('GET /api/customers/duplicates', { query: { limit: 1 } })
  expect(
    first.rows.map(({ phoneShown, customers }) => [phoneShown, customers.map(({ number }) => number)]),
  ).toEqual([['098100 00001', ['CUST-002', 'CUST-004']]])
  const second = await owner.call('GET /api/customers/duplicates', { query: { limit: 1, after: first.next } })
  expect(second.rows.map(({ phone }) => phone)).toEqual(['+919810000003'])
  expect(second.next).toBeUndefined()
  const [one, two] = first.rows[0]?.customers ?? []
  await merge(one ?? { id: '' }, two ?? { id: '' })
  const [third] = second.rows[0]?.customers ?? []
  await owner.call('POST /api/customers/:id/archive', { params: { id: third?.id ?? '' } })
  expect((await owner.call('GET /api/customers/duplicates')).rows).toEqual([])
})
