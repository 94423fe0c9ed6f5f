import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

describe('adding a customer', () => {
  test('writes everything that was given, with the phone in one form and the customer as first person', async () => {
    const { owner } = await aShopAtWork(running.app)
    const added = await owner.call('POST /api/customers', {
      body: {
        name: '  Asha   Verma ',
        phone: '098765 43210',
        email: 'Asha@Example.test',
        address: '12 Mall Road',
        notes: 'likes a loose fit\r\nno zips',
        bookNumber: 'B-17',
        tags: ['Regular', 'regular', ' silk '],
        earlier: { orders: 4, spentMinor: 125_000, lastOrderDate: '2026-10-01' },
        people: [{ name: 'Ravi Verma', relation: 'son', sizing: 'boys', birthYear: 2016, notes: 'tall' }],
      },
    })
    expect(added).toMatchObject({
      number: 'CUST-001',
      name: 'Asha Verma',
      phone: '+919876543210',
      phoneShown: '098765 43210',
      email: 'asha@example.test',
      address: '12 Mall Road',
      notes: 'likes a loose fit\nno zips',
      bookNumber: 'B-17',
      tags: ['Regular', 'silk'],
      persons: 2,
      totalOrders: 4,
      totalSpentMinor: 125_000,
      lastOrderDate: '2026-10-01',
      version: 1,
      isArchived: false,
      samePhone: [],
      merges: [],
      noteList: [],
      can: { edit: true, archive: true, merge: true },
      earlier: { orders: 4, spentMinor: 125_000, lastOrderDate: '2026-10-01' },
      people: [
        { name: 'Asha Verma', isCustomer: true },
        {
          name: 'Ravi Verma',
          isCustomer: false,
          relation: 'son',
          sizing: 'boys',
          birthYear: 2016,
          notes: 'tall',
        },
      ],
    })
    expect(await owner.call('GET /api/customers/:id', { params: { id: added.id } })).toEqual(added)
  })

  test('needs only a name', async () => {
    const { owner } = await aShopAtWork(running.app)
    const added = await owner.call('POST /api/customers', { body: { name: 'Meera' } })
    expect(added).toMatchObject({ name: 'Meera', tags: [], totalOrders: 0, persons: 1 })
    expect(added.phone).toBeUndefined()
    expect(added.lastOrderDate).toBeUndefined()
  })

  test('the family stands in the order it was written', async () => {
    const { owner } = await aShopAtWork(running.app)
    const names = ['Zoya', 'Amar', 'Mohan', 'Bina', 'Yash']
    const added = await owner.call('POST /api/customers', {
      body: { name: 'Kiran', people: names.map((name) => ({ name })) },
    })
    expect(added.people.map((person) => person.name)).toEqual(['Kiran', ...names])
  })
})

describe('a phone', () => {
  test.each([
    ['IN', '98765-43210', '+919876543210', '098765 43210'],
    ['IN', '९८७६५४३२१०', '+919876543210', '098765 43210'],
    ['IN', '੯੮੭੬੫੪੩੨੧੦', '+919876543210', '098765 43210'],
    ['IN', '0091 98765 43210', '+919876543210', '098765 43210'],
    ['IN', '+971 50 123 4567', '+971501234567', '+971 50 123 4567'],
    ['AE', '050 123 4567', '+971501234567', '050 123 4567'],
  ])('in %s typed as %s is %s, shown as %s', async (country, typed, phone, phoneShown) => {
    const { owner } = await aShopAtWork(running.app, { country })
    const added = await owner.call('POST /api/customers', { body: { name: 'Asha', phone: typed } })
    expect(added).toMatchObject({ phone, phoneShown })
  })

  test.each(['12345', '98765 432', 'call me', '98765432109876', "'; drop table customers; --"])(
    'typed as %s is refused at its field, and nothing is stored',
    async (phone) => {
      const { owner } = await aShopAtWork(running.app)
      const refused = await owner.try('POST /api/customers', { body: { name: 'Asha', phone } })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'customers.phoneInvalid', errors: [{ field: 'phone' }] })
      expect((await owner.call('GET /api/customers/summary')).total).toBe(0)
    },
  )

  test('that another record has is refused with that record, archived or not, unless both are wanted', async () => {
    const { owner } = await aShopAtWork(running.app)
    const first = await owner.call('POST /api/customers', { body: { name: 'Asha', phone: '9876543210' } })
    await owner.call('POST /api/customers/:id/archive', { params: { id: first.id } })
    const again = { name: 'Ravi', phone: '+91 98765 43210' }
    const refused = await owner.try('POST /api/customers', { body: again })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'customers.phoneTaken',
      params: { id: first.id, name: 'Asha', number: 'CUST-001' },
    })
    const second = await owner.call('POST /api/customers', { body: { ...again, allowSamePhone: true } })
    expect(second.number).toBe('CUST-002')
    expect(second.samePhone).toEqual([{ id: first.id, number: 'CUST-001', name: 'Asha' }])
  })

  test('of another shop is no reason to refuse', async () => {
    const [one, two] = [await aShopAtWork(running.app), await aShopAtWork(running.app)]
    await one.owner.call('POST /api/customers', { body: { name: 'Asha', phone: '9876543210' } })
    const added = await two.owner.call('POST /api/customers', { body: { name: 'Asha', phone: '9876543210' } })
    expect(added.samePhone).toEqual([])
  })

  test('sent by two members at once is taken by one of them', async () => {
    const { shop, owner } = await aShopAtWork(running.app)
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const body = { name: 'Asha', phone: '9876543210' }
    const answers = await Promise.all(
      [owner, counter].map((each) => each.try('POST /api/customers', { body })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })
})

describe('sent twice', () => {
  test('with the same id, a record is made once and answered twice, whoever comes first', async () => {
    const { owner } = await aShopAtWork(running.app)
    const body = { id: running.app.newId(), name: 'Asha', phone: '9876543210', people: [{ name: 'Ravi' }] }
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call('POST /api/customers', { body })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await owner.call('GET /api/customers')).rows).toHaveLength(1)
    const next = await owner.call('POST /api/customers', { body: { name: 'Meera' } })
    expect(next.number).toBe('CUST-002')
  })

  test('with the same id and other content, it is refused and the record stays as it was first sent', async () => {
    const { owner } = await aShopAtWork(running.app)
    const body = { id: running.app.newId(), name: 'Asha', phone: '9876543210' }
    const first = await owner.call('POST /api/customers', { body })
    for (const other of [
      { name: 'Asha Verma' },
      { notes: 'Likes pockets' },
      { people: [{ name: 'Ravi' }] },
    ]) {
      const refused = await owner.try('POST /api/customers', { body: { ...body, ...other } })
      expect([refused.status, refused.body.code]).toEqual([422, 'request.keyReused'])
    }
    const { phone, name, id } = body
    expect(await owner.call('POST /api/customers', { body: { phone, name, id } })).toEqual(first)
  })

  test('with the same key, a record without an id is made once', async () => {
    const { owner } = await aShopAtWork(running.app)
    const send = () =>
      owner.call('POST /api/customers', { body: { name: 'Asha' } }, { 'idempotency-key': 'twice-is-once' })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect((await owner.call('GET /api/customers')).rows).toHaveLength(1)
  })
})

test('numbers have no gap when many add at once, some of them refused', async () => {
  const { owner } = await aShopAtWork(running.app)
  await owner.call('POST /api/customers', { body: { name: 'First', phone: '9876543210' } })
  const sent = Array.from({ length: 20 }, (_, place) => ({
    name: `Customer ${place}`,
    ...(place % 4 === 0 ? { phone: '9876543210' } : {}),
  }))
  const answers = await Promise.all(sent.map((body) => owner.try('POST /api/customers', { body })))
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5)
  const { rows } = await owner.call('GET /api/customers', { query: { limit: 200 } })
  const numbers = rows.map((row) => row.number).sort()
  expect(numbers).toEqual(
    Array.from({ length: 16 }, (_, place) => `CUST-0${String(place + 1).padStart(2, '0')}`),
  )
})

describe('the plan', () => {
  test('has room for ten after the trial, is not gone around by archiving, and names the plan to move to', async () => {
    const { app } = running
    const { owner } = await aShopAtWork(app)
    running.pass({ days: 31 })
    const ids: string[] = []
    for (let place = 0; place < 10; place++)
      ids.push((await owner.call('POST /api/customers', { body: { name: `Customer ${place}` } })).id)
    const full = await owner.try('POST /api/customers', { body: { name: 'One too many' } })
    expect(full.status).toBe(403)
    expect(full.body).toMatchObject({
      code: 'customers.limitReached',
      params: { limit: 10, plan: 'tailorFree', moveTo: 'tailorBasic' },
    })
    const params = { id: ids[0] }
    await owner.call('POST /api/customers/:id/archive', { params })
    const eleventh = await owner.call('POST /api/customers', { body: { name: 'In the free place' } })
    expect(eleventh.number).toBe('CUST-011')
    const back = await owner.try('POST /api/customers/:id/restore', { params })
    expect(back.body.code).toBe('customers.limitReached')
    const bulk = await owner.call('POST /api/customers/bulk', {
      body: { ids: [ids[0] ?? ''], act: 'restore' },
    })
    expect(bulk.refused).toMatchObject([{ id: ids[0], code: 'customers.limitReached' }])
    running.pass({ days: -31 })
  })

  test('holds when many add at once', async () => {
    const { owner } = await aShopAtWork(running.app)
    running.pass({ days: 31 })
    const sent = Array.from({ length: 14 }, (_, place) => ({ name: `Customer ${place}` }))
    const answers = await Promise.all(sent.map((body) => owner.try('POST /api/customers', { body })))
    running.pass({ days: -31 })
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(4)
  })
})
