import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'
import { aPersonToMeasure, typed } from './measuring-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('a version keeps the name a field of the shop had when it was measured; the next has the new one', async () => {
  const { owner, personId } = await aPersonToMeasure(running.app)
  const field = await owner.call('POST /api/measurement-fields', {
    body: { name: 'Kali', kind: 'length', part: 'other' },
  })
  const measure = async (size: string) =>
    (
      await owner.call('POST /api/measurement-records', {
        body: { personId, unit: 'in', values: [typed('chest', '40'), typed(field.id, size)] },
      })
    ).id
  const first = await measure('5')
  await owner.call('PATCH /api/measurement-fields/:id', {
    params: { id: field.id },
    body: { name: 'Gusset' },
  })
  const second = await measure('6')

  const namesIn = (values: readonly { name?: string | undefined }[]) => values.map(({ name }) => name)
  const namesOf = async (record: string) =>
    namesIn((await owner.call('GET /api/measurement-records/:id', { params: { id: record } })).values)
  expect(await namesOf(first)).toEqual([undefined, 'Kali'])
  expect(await namesOf(second)).toEqual([undefined, 'Gusset'])
  const { rows } = await owner.call('GET /api/measurement-records', { query: { person: personId } })
  expect(rows.map(({ values }) => namesIn(values))).toEqual([
    [undefined, 'Gusset'],
    [undefined, 'Kali'],
  ])
})

test('what was measured before the book kept names has the name of now, and keeps it from then on', async () => {
  const book = await openOldBook('0033')
  try {
    const { client } = book
    await client.query(
      `insert into measurement_fields (shop_id, id, name, kind, part, created_at) values ($1, $2, 'Kali', 'length', 'other', now())`,
      [shop, id(7)],
    )
    await client.query(
      `insert into measurement_values (shop_id, record_id, field, typed, unit, mm)
       values ($1, $2, 'chest', '40', 'in', 1016), ($1, $2, $3, '5', 'in', 127)`,
      [shop, id(1), id(7)],
    )
    await book.bringUpToDate()
    await client.query(`update measurement_fields set name = 'Gusset'`)
    const { rows } = await client.query('select field, name from measurement_values order by field desc')
    expect(rows).toEqual([
      { field: 'chest', name: null },
      { field: id(7), name: 'Kali' },
    ])
  } finally {
    await book.close()
  }
}, 120_000)
