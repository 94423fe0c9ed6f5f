import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aPersonToMeasure, typed } from './measuring-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const day = 24 * 3600_000
const ago = (days: number) => new Date(running.app.now().getTime() - days * day).toISOString()

const measure = (owner: Visitor, personId: string, days: number, chest = '40') =>
  owner.call('POST /api/measurement-records', {
    body: { personId, unit: 'in', takenAt: ago(days), values: [typed('chest', chest)] },
  })

/** Asha with her son Ravi, and Kiran; four records over two years. */
async function aBook() {
  const { shop, owner, personId: asha, customer } = await aPersonToMeasure(running.app)
  const { people } = await owner.call('POST /api/customers/:id/people', {
    params: { id: customer.id },
    body: { name: 'Ravi' },
  })
  const ravi = people[1]?.id ?? ''
  const other = await owner.call('POST /api/customers', {
    body: { name: 'Kiran Gill', phone: '98765 00017' },
  })
  const kiran = other.people[0]?.id ?? ''
  await measure(owner, asha, 400, '38')
  await measure(owner, asha, 20, '39 1/2')
  await measure(owner, ravi, 3)
  await measure(owner, kiran, 100)
  const names = async (query: object) =>
    (await owner.call('GET /api/measurement-records', { query })).rows.map((row) => row.person.name)
  return { shop, owner, asha, ravi, customer, other, names }
}

describe('the book', () => {
  test('shows the newest first, a page at a time, each once', async () => {
    const { owner, names } = await aBook()
    expect(await names({})).toEqual(['Ravi', 'Asha Verma', 'Kiran Gill', 'Asha Verma'])
    const seen: string[] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const query = { limit: 1, ...(after ? { after } : {}) }
      const page = await owner.call('GET /api/measurement-records', { query })
      seen.push(...page.rows.map((row) => row.person.name))
      after = page.next
    }
    expect(seen).toEqual(['Ravi', 'Asha Verma', 'Kiran Gill', 'Asha Verma'])
  })

  test('is narrowed by name in any script, by phone, by customer with the family, by person and by date', async () => {
    const { asha, customer, names } = await aBook()
    expect(await names({ q: 'kir' })).toEqual(['Kiran Gill'])
    expect(await names({ q: 'किरण' })).toEqual(['Kiran Gill'])
    expect(await names({ q: '00017' })).toEqual(['Kiran Gill'])
    expect(await names({ q: '%' })).toEqual([])
    expect(await names({ q: 'nobody' })).toEqual([])
    expect(await names({ customer: customer.id })).toEqual(['Ravi', 'Asha Verma', 'Asha Verma'])
    expect(await names({ person: asha })).toEqual(['Asha Verma', 'Asha Verma'])
    expect(await names({ range: 'week' })).toEqual(['Ravi'])
    expect(await names({ range: 'month' })).toEqual(['Ravi', 'Asha Verma'])
    expect(await names({ range: 'year' })).toEqual(['Ravi', 'Asha Verma', 'Kiran Gill'])
    expect(await names({ range: 'year', customer: customer.id, q: 'verma' })).toEqual(['Ravi', 'Asha Verma'])
  })

  test('keeps the records of an archived customer, and those of a merged one under whom was kept until that is undone', async () => {
    const { owner, customer, other, names } = await aBook()
    await owner.call('POST /api/customers/:id/archive', { params: { id: other.id } })
    expect(await names({ q: 'kiran' })).toEqual(['Kiran Gill'])
    await owner.call('POST /api/customers/:id/restore', { params: { id: other.id } })
    const before = await names({ customer: other.id })
    const { mergeId } = await owner.call('POST /api/customers/:id/merge', {
      params: { id: customer.id },
      body: { otherId: other.id },
    })
    expect(await names({ customer: customer.id })).toHaveLength(4)
    await owner.call('POST /api/customer-merges/:id/undo', { params: { id: mergeId } })
    expect(await names({ customer: customer.id })).toHaveLength(3)
    expect([before, await names({ customer: other.id })]).toEqual([['Kiran Gill'], ['Kiran Gill']])
  })

  test('is counted: all of it, and of one customer with the day of the last', async () => {
    const { owner, customer } = await aBook()
    const summary = await owner.call('GET /api/measurement-records/summary')
    expect(summary).toMatchObject({ records: 4, people: 3 })
    const ofAsha = await owner.call('GET /api/measurement-records/summary', {
      query: { customer: customer.id },
    })
    expect(ofAsha).toEqual({ records: 3, people: 2, lastOn: ofAsha.lastOn })
    expect(ofAsha.lastOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test.each(['nonsense', 'W10', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')])(
    'a cursor that is none is refused: %s',
    async (after) => {
      const { owner } = await aPersonToMeasure(running.app)
      const refused = await owner.try('GET /api/measurement-records', { query: { after } })
      expect([refused.status, refused.body.code]).toEqual([400, 'request.malformed'])
    },
  )
})

test('of a person: the notes to remember, the last value of every field, the last record of body and garment', async () => {
  const { owner, asha, ravi, customer } = await aBook()
  const notes = [{ text: 'drops left' }, { text: 'only Ravi', personId: ravi }]
  for (const note of notes)
    await owner.call('POST /api/customers/:id/notes', {
      params: { id: customer.id },
      body: { ...note, isPinned: true },
    })
  await owner.call('POST /api/measurement-records', {
    body: { personId: asha, unit: 'in', values: [typed('waist', '31')] },
  })
  const shirt = { profile: 'garment' as const, garment: 'shirt', how: 'garment' as const }
  await owner.call('POST /api/measurement-records', {
    body: { personId: asha, unit: 'in', ...shirt, values: [typed('chest', '44')] },
  })
  const found = await owner.call('GET /api/people/:id/measurements', { params: { id: asha } })
  expect(found.pinnedNotes).toEqual(['drops left'])
  expect(found.lastValues.map(({ field, typed }) => [field, typed])).toEqual([
    ['chest', '39 1/2'],
    ['waist', '31'],
  ])
  expect(found.latest.map(({ profile, garment, version }) => [profile, garment, version])).toEqual([
    ['body', undefined, 3],
    ['garment', 'shirt', 1],
  ])
})

test('what was measured cannot be changed or taken out, not even by the program', async () => {
  const { shop, owner, personId } = await aPersonToMeasure(running.app)
  await measure(owner, personId, 0)
  const attempts = [
    'update measurement_records set notes = null',
    'delete from measurement_records',
    "update measurement_values set typed = '1'",
    'delete from measurement_values',
  ]
  for (const attempt of attempts)
    await expect(
      transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
        sql.raw(attempt).execute(tx),
      ),
    ).rejects.toThrow(/permission denied/)
})
