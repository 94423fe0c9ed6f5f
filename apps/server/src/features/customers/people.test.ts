import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aFamily() {
  const { owner } = await aShopAtWork(running.app)
  const record = await owner.call('POST /api/customers', {
    body: { name: 'Asha Verma', people: [{ name: 'Ravi', relation: 'son' }] },
  })
  const [asha = '', ravi = ''] = record.people.map((person) => person.id)
  const find = async (q: string) => {
    const { rows } = await owner.call('GET /api/customers', { query: { q } })
    return rows.map((row) => row.name)
  }
  return { owner, record, find, params: { id: record.id }, asha, ravi }
}

describe('a family member', () => {
  test('is added, counted on the card, and finds the record by the own name', async () => {
    const { owner, find, params } = await aFamily()
    const body = { name: 'ਗੁਰਪ੍ਰੀਤ', relation: 'wife', sizing: 'women' as const, birthYear: 1990 }
    const after = await owner.call('POST /api/customers/:id/people', { params, body })
    expect(after.people[2]).toMatchObject({ ...body, isCustomer: false })
    expect([after.persons, after.version]).toEqual([3, 2])
    expect(await find('gurpreet')).toEqual(['Asha Verma'])
  })

  test('sent twice with the same id is one person', async () => {
    const { owner, params } = await aFamily()
    const request = { params, body: { id: running.app.newId(), name: 'Meera' } }
    await Promise.all([1, 2].map(() => owner.call('POST /api/customers/:id/people', request)))
    const after = await owner.call('POST /api/customers/:id/people', request)
    expect(after.people.map((person) => person.name)).toEqual(['Asha Verma', 'Ravi', 'Meera'])
    expect(after.version).toBe(2)
  })

  test('with an id that another record’s person has is refused, and nothing is stored', async () => {
    const { owner, params, ravi } = await aFamily()
    const other = await owner.call('POST /api/customers', { body: { name: 'Kiran' } })
    const refused = await owner.try('POST /api/customers/:id/people', {
      params: { id: other.id },
      body: { id: ravi, name: 'Ravi' },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'id' }])
    const added = await owner.try('POST /api/customers', {
      body: { name: 'Simran', people: [{ id: ravi, name: 'Ravi' }] },
    })
    expect(added.status).toBe(400)
    expect((await owner.call('GET /api/customers')).rows).toHaveLength(2)
    expect((await owner.call('GET /api/customers/:id', { params })).persons).toBe(2)
  })

  test('is changed by what was sent; a new name finds, the old one does not', async () => {
    const { owner, find, params, ravi } = await aFamily()
    const after = await owner.call('PATCH /api/customers/:id/people/:personId', {
      params: { ...params, personId: ravi },
      body: { name: 'Harjit', sizing: 'boys', notes: 'left shoulder lower' },
    })
    expect(after.people[1]).toEqual({
      id: ravi,
      name: 'Harjit',
      isCustomer: false,
      relation: 'son',
      sizing: 'boys',
      notes: 'left shoulder lower',
    })
    expect([await find('harjit'), await find('ravi')]).toEqual([['Asha Verma'], []])
  })

  test('is taken off and put back, twice being once; meanwhile the name finds nothing', async () => {
    const { owner, find, params, ravi, record } = await aFamily()
    const request = { params: { ...params, personId: ravi } }
    await owner.call('DELETE /api/customers/:id/people/:personId', request)
    const without = await owner.call('DELETE /api/customers/:id/people/:personId', request)
    expect([without.persons, without.version, await find('ravi')]).toEqual([1, 2, []])
    await owner.call('POST /api/customers/:id/people/:personId/restore', request)
    const back = await owner.call('POST /api/customers/:id/people/:personId/restore', request)
    expect(back.people).toEqual(record.people)
    expect([back.version, await find('ravi')]).toEqual([3, ['Asha Verma']])
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params })
    expect(rows.map((row) => [row.kind, row.params.person])).toEqual([
      ['customers.personRestored', 'Ravi'],
      ['customers.personRemoved', 'Ravi'],
      ['customers.added', undefined],
    ])
  })

  test('that was taken off cannot be changed until put back', async () => {
    const { owner, params, ravi } = await aFamily()
    const request = { params: { ...params, personId: ravi } }
    await owner.call('DELETE /api/customers/:id/people/:personId', request)
    const refused = await owner.try('PATCH /api/customers/:id/people/:personId', {
      ...request,
      body: { name: 'Ghost' },
    })
    expect(refused.status).toBe(404)
  })
})

describe('the customer among the people', () => {
  test('cannot be taken off the record', async () => {
    const { owner, params, asha } = await aFamily()
    const refused = await owner.try('DELETE /api/customers/:id/people/:personId', {
      params: { ...params, personId: asha },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'customers.onlyPerson'])
    expect((await owner.call('GET /api/customers/:id', { params })).persons).toBe(2)
  })

  test('gives a new name to the record too, and can have own notes and sizes', async () => {
    const { owner, find, params, asha } = await aFamily()
    const after = await owner.call('PATCH /api/customers/:id/people/:personId', {
      params: { ...params, personId: asha },
      body: { name: 'Asha Gill', sizing: 'women' },
    })
    expect(after).toMatchObject({ name: 'Asha Gill', people: [{ name: 'Asha Gill', sizing: 'women' }, {}] })
    expect(await find('asha gill')).toEqual(['Asha Gill'])
  })
})

test('a person of another record is not there', async () => {
  const { owner, ravi } = await aFamily()
  const other = await owner.call('POST /api/customers', { body: { name: 'Kiran' } })
  const params = { id: other.id, personId: ravi }
  const answers = await Promise.all([
    owner.try('PATCH /api/customers/:id/people/:personId', { params, body: { name: 'Mine' } }),
    owner.try('DELETE /api/customers/:id/people/:personId', { params }),
    owner.try('POST /api/customers/:id/people/:personId/restore', { params }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
})
