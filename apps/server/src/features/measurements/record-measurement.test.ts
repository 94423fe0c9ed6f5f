import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aPersonToMeasure, typed } from './measuring-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const route = 'POST /api/measurement-records'

describe('a record', () => {
  test('keeps what was typed beside what it means, who took it, how and when', async () => {
    const { shop, personId, customer } = await aPersonToMeasure(running.app)
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const record = await counter.call(route, {
      body: {
        personId,
        unit: 'in',
        notes: ' left shoulder drops ',
        takenAt: '2026-03-01T10:00:00+05:30',
        values: [typed('waist', '92 cm'), typed('chest', '40 1/2'), typed('weight', '154')],
      },
    })
    expect(record).toMatchObject({
      customer: { id: customer.id, name: 'Asha Verma', number: 'CUST-001' },
      person: { id: personId, name: 'Asha Verma', isCustomer: true },
      profile: 'body',
      version: 1,
      how: 'tape',
      unit: 'in',
      notes: 'left shoulder drops',
      takenAt: '2026-03-01T04:30:00.000Z',
      takenBy: 'A counter',
    })
    expect(record.values).toEqual([
      { field: 'chest', typed: '40 1/2', unit: 'in', mm: 1028.7 },
      { field: 'waist', typed: '92 cm', unit: 'cm', mm: 920 },
      { field: 'weight', typed: '154', unit: 'lb', kg: 69.853 },
    ])
    expect(await counter.call('GET /api/measurement-records/:id', { params: { id: record.id } })).toEqual(
      record,
    )
  })

  test.each([
    ['36½', 927.1],
    ['३६ १/२', 927.1],
    ['੩੬.੫', 927.1],
    ['36-1/8', 917.58],
    ['92,5cm', 925],
  ])('reads %s as %d mm', async (text, mm) => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const { values } = await owner.call(route, {
      body: { personId, unit: 'in', values: [typed('chest', text)] },
    })
    expect(values).toMatchObject([{ typed: text, mm }])
  })

  test('sent twice with the same id is one record', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const request = {
      body: { id: running.app.newId(), personId, unit: 'in', values: [typed('chest', '40')] },
    } as const
    const answers = await Promise.all([1, 2].map(() => owner.call(route, request)))
    expect(answers[0]).toEqual(answers[1])
    expect((await owner.call('GET /api/measurement-records')).rows).toHaveLength(1)
  })

  test('with an id that another person’s record has is refused', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const other = await owner.call('POST /api/customers', { body: { name: 'Kiran' } })
    const id = running.app.newId()
    await owner.call(route, { body: { id, personId, unit: 'in', values: [typed('chest', '40')] } })
    const body = { id, personId: other.people[0]?.id, unit: 'in', values: [typed('chest', '41')] }
    const refused = await owner.try(route, { body })
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'id'])
  })

  test('of two who measure at once gets version 1, the other version 2; a garment counts its own', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const measure = (more: object = {}) =>
      owner.call(route, { body: { personId, unit: 'in', values: [typed('chest', '40')], ...more } })
    const versions = (await Promise.all([measure(), measure()])).map((record) => record.version)
    expect(versions.sort()).toEqual([1, 2])
    const ofShirt = await measure({ profile: 'garment', garment: 'shirt', how: 'garment' })
    expect(ofShirt).toMatchObject({ version: 1, profile: 'garment', garment: 'shirt' })
  })

  test('is written down with its doubts where they were kept; one that nobody answered stops nothing', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const odd = [{ ...typed('chest', '100'), isKept: true }, typed('waist', '360 cm'), typed('neck', '15')]
    const { values } = await owner.call(route, { body: { personId, unit: 'in', values: odd } })
    expect(values.map(({ field, keptWarning }) => [field, keptWarning])).toEqual([
      ['neck', undefined],
      ['chest', 'cmTypedAsInches'],
      ['waist', undefined],
    ])
    const again = [{ ...typed('neck', '18'), isKept: true }]
    const after = await owner.call(route, { body: { personId, unit: 'in', values: again } })
    expect(after.values).toMatchObject([{ keptWarning: 'changedMuch' }])
  })

  test('is written down where a pair was kept at the size that was typed, though the other stands from before', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const measure = (...values: object[]) => owner.call(route, { body: { personId, unit: 'in', values } })
    await measure(typed('chest', '33'), typed('under_bust', '32'))
    const bust = { ...typed('chest', '31.5'), isKept: true }
    const kept = { field: 'chest', keptWarning: 'underBustNotBelowBust' }
    const alone = await measure(bust)
    expect(alone.values).toMatchObject([kept])
    const { values } = await measure(bust, typed('under_bust', '32'))
    expect(values).toMatchObject([kept, { field: 'under_bust' }])
    expect(values[1]?.keptWarning).toBeUndefined()
  })

  test('is a line of the customer’s timeline', async () => {
    const { owner, personId, customer } = await aPersonToMeasure(running.app)
    await owner.call(route, { body: { personId, unit: 'in', values: [typed('chest', '40')] } })
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id: customer.id } })
    expect(rows[0]).toMatchObject({ kind: 'measurements.recorded', actor: { name: 'Harpreet Kaur' } })
  })
})

describe('nothing is stored, and the field is named, when', () => {
  test.each<[string, object, string, string]>([
    ['a value is no size', typed('waist', 'wide'), 'values.1.typed', 'measurements.notALength'],
    ['a value is below zero', typed('waist', '-3'), 'values.1.typed', 'measurements.negative'],
    ['a value is zero', typed('waist', '0'), 'values.1.typed', 'measurements.zero'],
    ['a fraction is on no tape', typed('waist', '36 7/9'), 'values.1.typed', 'measurements.notAnEighth'],
    ['a value is longer than a hall', typed('waist', '900'), 'values.1.typed', 'measurements.tooLong'],
    ['a waist is 340 inches', typed('waist', '340'), 'values.1.typed', 'measurements.tooLong'],
    ['a weight is no weight', typed('weight', '1/2'), 'values.1.typed', 'measurements.notAWeight'],
    ['a field is nobody’s', typed('tail', '3'), 'values.1.field', 'measurements.unknownField'],
    ['a field comes twice', typed('chest', '41'), 'values.1.field', 'measurements.fieldTwice'],
    ['a value is empty', typed('waist', ' '), 'values.1.typed', 'required'],
  ])('%s', async (_when, bad, field, code) => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const body = { personId, unit: 'in', values: [typed('chest', '40'), bad] }
    const refused = await owner.try(route, { body })
    expect([refused.status, refused.body.errors?.map((error) => [error.field, error.code])]).toEqual([
      400,
      [[field, code]],
    ])
    expect(refused.body.errors?.[0]?.detail).not.toMatch(/problems\.|[{}]/)
    expect((await owner.call('GET /api/measurement-records')).rows).toEqual([])
  })

  test('several values are bad: all of them at once', async () => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const values = [typed('chest', '0'), typed('waist', '34'), typed('hips', 'x')]
    const refused = await owner.try(route, { body: { personId, unit: 'in', values } })
    expect(refused.body.errors?.map((error) => error.field)).toEqual(['values.0.typed', 'values.2.typed'])
  })

  test.each([
    ['profile garment names no garment', { profile: 'garment' }, 'garment'],
    ['profile body names one', { garment: 'shirt' }, 'garment'],
    ['the shop has no such garment', { profile: 'garment', garment: 'spacesuit' }, 'garment'],
    ['it was taken tomorrow', { takenAt: '2999-01-01T00:00:00Z' }, 'takenAt'],
    ['it was taken before there was a shop', { takenAt: '0001-01-01T00:00:00Z' }, 'takenAt'],
  ])('%s', async (_when, more, field) => {
    const { owner, personId } = await aPersonToMeasure(running.app)
    const body = { personId, unit: 'in', values: [typed('chest', '40')], ...more }
    const refused = await owner.try(route, { body })
    expect([refused.status, refused.body.errors?.map((error) => error.field)]).toEqual([422, [field]])
    expect((await owner.call('GET /api/measurement-records')).rows).toEqual([])
  })
})

test('a measuring by photo from a device whose clock goes ahead is kept as taken now', async () => {
  const { owner, personId } = await aPersonToMeasure(running.app)
  const body = { personId, unit: 'in' as const, how: 'photo' as const, takenAt: '2999-01-01T00:00:00Z' }
  const { takenAt } = await owner.call(route, { body: { ...body, values: [typed('chest', '40')] } })
  expect(Math.abs(Date.parse(takenAt) - running.app.now().getTime())).toBeLessThan(60_000)
})

test('a person of another shop is not there, neither to measure nor to read', async () => {
  const { personId } = await aPersonToMeasure(running.app)
  const { owner: stranger } = await aShopAtWork(running.app)
  const body = { personId, unit: 'in', values: [typed('chest', '40')] }
  const answers = [
    await stranger.try(route, { body }),
    await stranger.try('GET /api/people/:id/measurements', { params: { id: personId } }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([404, 404])
})

test('a person taken off the record is not measured', async () => {
  const { owner, customer } = await aPersonToMeasure(running.app)
  const { people } = await owner.call('POST /api/customers/:id/people', {
    params: { id: customer.id },
    body: { name: 'Ravi' },
  })
  const personId = people[1]?.id ?? ''
  await owner.call('DELETE /api/customers/:id/people/:personId', { params: { id: customer.id, personId } })
  const refused = await owner.try(route, { body: { personId, unit: 'in', values: [typed('chest', '40')] } })
  expect(refused.status).toBe(404)
})
