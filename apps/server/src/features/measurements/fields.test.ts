import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aPersonToMeasure, typed } from './measuring-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const armScye = { name: 'Arm scye front', kind: 'depth', part: 'upper', hint: 'Shoulder to notch' } as const

test('a shop adds a field, measures by it, and reads it by its name', async () => {
  const { owner, personId } = await aPersonToMeasure(running.app)
  const field = await owner.call('POST /api/measurement-fields', {
    body: { ...armScye, minMm: 50, maxMm: 300 },
  })
  expect(field).toMatchObject({ ...armScye, minMm: 50, maxMm: 300, isActive: true })
  const { values } = await owner.call('POST /api/measurement-records', {
    body: { personId, unit: 'cm', values: [typed(field.id, '12.5'), typed('chest', '101')] },
  })
  expect(values).toEqual([
    { field: 'chest', typed: '101', unit: 'cm', mm: 1010 },
    { field: field.id, name: armScye.name, typed: '12.5', unit: 'cm', mm: 125 },
  ])
})

test('fields of words, of yes or no and of degrees hold what they are', async () => {
  const { owner, personId } = await aPersonToMeasure(running.app)
  const add = async (name: string, kind: 'text' | 'bool' | 'angle') =>
    (await owner.call('POST /api/measurement-fields', { body: { name, kind, part: 'other' } })).id
  const [posture, stoops, slope] = [
    await add('Posture', 'text'),
    await add('Stoops', 'bool'),
    await add('Slope', 'angle'),
  ]
  const send = (values: object[]) =>
    owner.try('POST /api/measurement-records', { body: { personId, unit: 'in', values } })
  const { body } = await send([typed(posture, 'erect'), typed(stoops, 'no'), typed(slope, '21.5')])
  expect(body.values).toMatchObject([{ words: 'erect' }, { degrees: 21.5, unit: 'deg' }, { isYes: false }])
  const refused = await send([typed(stoops, 'maybe'), typed(slope, 'steep')])
  expect(refused.body.errors?.map((error) => error.code)).toEqual([
    'measurements.notYesOrNo',
    'measurements.notAnAngle',
  ])
})

test('a field put away is offered no more, its values stay, and its name is free again', async () => {
  const { owner, personId } = await aPersonToMeasure(running.app)
  const { id } = await owner.call('POST /api/measurement-fields', { body: armScye })
  const measure = () =>
    owner.try('POST /api/measurement-records', { body: { personId, unit: 'in', values: [typed(id, '9')] } })
  const record = (await measure()).body
  const taken = await owner.try('POST /api/measurement-fields', {
    body: { ...armScye, name: 'ARM SCYE FRONT' },
  })
  expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([409, 'name'])
  const change = (body: object) => owner.try('PATCH /api/measurement-fields/:id', { params: { id }, body })
  expect((await change({ isActive: false })).body.isActive).toBe(false)
  expect((await measure()).body.errors?.[0]?.code).toBe('measurements.unknownField')
  expect(await owner.call('GET /api/measurement-records/:id', { params: { id: record.id } })).toEqual(record)
  await owner.call('POST /api/measurement-fields', { body: armScye })
  expect((await change({ isActive: true })).status).toBe(409)
  expect((await change({ isActive: true, name: 'Scye, old' })).body).toMatchObject({ name: 'Scye, old' })
})

test('a smallest size above the largest is refused at the field', async () => {
  const { owner } = await aShopAtWork(running.app)
  const body = { ...armScye, minMm: 300, maxMm: 50 }
  const refused = await owner.try('POST /api/measurement-fields', { body })
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'maxMm'])
})

test('everybody at work reads the fields, and only a manager or the owner changes them', async () => {
  const { shop } = await aShopAtWork(running.app)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect((await counter.call('GET /api/measurement-fields')).fields).toEqual([])
  const cutter = await memberAtWork(running.app, shop.id, 'cutter')
  expect((await cutter.call('GET /api/measurement-fields')).fields).toEqual([])
  expect((await cutter.try('POST /api/measurement-fields', { body: armScye })).status).toBe(403)
  expect((await counter.try('POST /api/measurement-fields', { body: armScye })).status).toBe(403)
})

test('the range of a field stays until it is taken away', async () => {
  const { owner } = await aPersonToMeasure(running.app)
  const body = { ...armScye, minMm: 50, maxMm: 300 }
  const { id } = await owner.call('POST /api/measurement-fields', { body })
  const change = (body: object) => owner.call('PATCH /api/measurement-fields/:id', { params: { id }, body })
  expect(await change({ hint: 'To the notch' })).toMatchObject({ minMm: 50, maxMm: 300 })
  const bare = await change({ minMm: null, maxMm: null })
  expect([bare.minMm, bare.maxMm]).toEqual([undefined, undefined])
})
