import { weekdays } from '@darzi/tailoring/calendar/hours.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, measureFor } from '../orders/orders-for-tests.ts'
import { importFile } from './import-journey-for-tests.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

const names = Array.from({ length: 40 }, (_, at) => `Guest ${at}`)

test('an import is taken back while notes are written: every noted record stays, all others go', async () => {
  const { owner } = await aShopAtWork(given.app)
  const { id } = await importFile(owner, ['Name', ...names].join('\n'))
  const { rows } = await owner.call('GET /api/customers', { query: { limit: 200 } })
  expect(rows).toHaveLength(names.length)
  const notes = rows.slice(0, 20).map((row) =>
    owner.try('POST /api/customers/:id/notes', {
      params: { id: row.id },
      body: { text: 'Comes on Friday' },
    }),
  )
  const undone = await owner.try('POST /api/customer-imports/:id/undo', { params: { id } })
  const noted = (await Promise.all(notes)).filter(({ status }) => status === 200).length
  expect([undone.status, undone.body.kept]).toEqual([200, noted])
  expect((await owner.call('GET /api/customers', { query: { limit: 200 } })).rows).toHaveLength(noted)
})

test('whoever has ordered, was measured, has a booking or said a word on messages stays when their import is taken back', async () => {
  const { owner } = await aShopAtWork(given.app)
  const file = ['Name', 'Ordered', 'Worn', 'Measured', 'Booked', 'Stopped', 'Untouched'].join('\n')
  const { id } = await importFile(owner, file)
  const listed = async () =>
    (await owner.call('GET /api/customers', { query: { sort: 'name', limit: 200 } })).rows
  const recordOf = async (name: string) => {
    const row = (await listed()).find((each) => each.name === name)
    const params = { id: row?.id ?? '' }
    return { ...(await owner.call('GET /api/customers/:id', { params })), params }
  }
  const [ordered, worn, measured] = [
    await recordOf('Ordered'),
    await recordOf('Worn'),
    await recordOf('Measured'),
  ]
  const asha = await owner.call('POST /api/customers', { body: { name: 'Asha Verma', phone: '98765 43210' } })
  await owner.call('POST /api/orders', { body: anOrderBody(ordered) })
  await owner.call('POST /api/orders', { body: anOrderBody(asha) })
  await asOwner(given.app, (client) =>
    client.query(
      `update order_pieces p set person_id = $1 from orders o
        where o.shop_id = p.shop_id and o.id = p.order_id and o.customer_id = $2`,
      [worn.people[0]?.id, asha.id],
    ),
  )
  await measureFor(owner, measured.people[0]?.id ?? '', ['shirt'])
  const on = aDay(3)
  const hours = weekdays.map((weekday) => ({ weekday, from: 600, to: 1200 }))
  await owner.call('PUT /api/calendar/hours', { body: { hours } })
  const booked = await owner.call('POST /api/appointments', {
    body: { kind: 'fitting', on, minute: 660, minutes: 30, customerId: (await recordOf('Booked')).id },
  })
  const { params } = await recordOf('Stopped')
  await owner.call('PATCH /api/customers/:id/messaging', { params, body: { consent: 'withdrawn' } })

  const undone = await owner.try('POST /api/customer-imports/:id/undo', { params: { id } })
  expect([undone.status, undone.body.kept]).toEqual([200, 5])
  expect((await listed()).map(({ name }) => name)).toEqual([
    'Asha Verma',
    'Booked',
    'Measured',
    'Ordered',
    'Stopped',
    'Worn',
  ])
  const { appointments } = await owner.call('GET /api/calendar', { query: { from: on, days: 1 } })
  expect(appointments.map((each) => each.id)).toEqual([booked.id])
  expect((await owner.call('GET /api/customers/:id/messaging', { params })).consent).toBe('withdrawn')
})
