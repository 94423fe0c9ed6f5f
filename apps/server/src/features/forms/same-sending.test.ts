import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aPng } from './png-for-tests.ts'
import { type Field, multipart } from './raw-client-for-tests.ts'

let running: TestApp
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  shopId = (await aShopAtWork(running.app)).shop.id
})
afterAll(() => running.close())

interface How {
  key?: string
  to?: string
  as?: Visitor
}

async function send(fields: Record<string, Field>, { key, to, as = new Visitor(running.app) }: How = {}) {
  const { payload, contentType } = multipart(fields)
  const headers = { 'content-type': contentType, ...(key ? { 'idempotency-key': key } : {}) }
  const url = to ?? `/api/customers/measurements?shop=${shopId}`
  const { status, body } = await as.send<{ order_id?: string }>({ method: 'POST', url, payload, headers })
  return `${status} ${body.order_id}`
}

const ten = (sendOne: () => Promise<string>) => Promise.all(Array.from({ length: 10 }, sendOne))

let serial = 10_000
const aPhone = () => `98761 ${serial++}`

/** How often a phone stands in the book, in orders, measurings and lines of the audit. */
const written = (phone: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query(
      `select count(distinct c.id)::int as customers, count(distinct o.id)::int as orders, count(distinct m.id)::int as measured,
              count(distinct s.id)::int as steps
         from customers c join persons p on p.customer_id = c.id left join measurement_records m on m.person_id = p.id
         left join orders o on o.customer_id = c.id left join order_steps s on s.order_id = o.id
        where c.phone = '+91' || $1`,
      [phone.replace(' ', '')],
    )
    return rows[0]
  })
const one = { customers: 1, orders: 1, measured: 1, steps: 1 }

test('a form sent ten times at the same moment under one key is one order, and all are told its id', async () => {
  const phone = aPhone()
  const image_upload = { filename: 'me.png', type: 'image/png', bytes: await aPng() }
  const key = running.app.newId()
  const answers = await ten(() => send({ name: 'Meera', phone, chest: '38', image_upload }, { key }))
  expect(new Set(answers)).toEqual(new Set(['200 ORD-001']))
  expect(await written(phone)).toEqual(one)
})

test('so is one without a key, when it comes again word for word within a minute', async () => {
  const phone = aPhone()
  const form = { name: 'Meera', phone, chest: '38', order_type: 'shirt' }
  const answers = await ten(() => send(form))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^200 ORD-/)
  expect(await written(phone)).toEqual(one)
  const at59 = await send(form)
  expect(at59).toBe(answers[0])
  running.pass({ minutes: 2 })
  const later = await ten(() => send(form))
  expect(new Set(later).size).toBe(1)
  expect(later[0]).not.toBe(answers[0])
  expect(await written(phone)).toMatchObject({ customers: 1, orders: 2 })
})

test('another phone, another word or another picture is another order', async () => {
  const form = { name: 'Meera', phone: aPhone(), notes: 'Call after six' }
  const image_upload = { filename: 'me.png', type: 'image/png', bytes: await aPng() }
  const answers = [
    await send(form),
    await send({ ...form, phone: aPhone() }),
    await send({ ...form, notes: 'Call after seven' }),
    await send({ ...form, image_upload }),
  ]
  expect(new Set(answers).size).toBe(4)
})

test('a form that was refused may come again as it is', async () => {
  const form = { name: 'Meera', phone: aPhone(), order_type: 'angarkha', chest: '38' }
  const answers = [await send(form), await send(form)]
  expect(answers).toEqual(['400 undefined', '400 undefined'])
})

test('the tailor’s form sent ten times at the same moment is one order', async () => {
  const as = await memberAtWork(running.app, shopId, 'counter')
  const phone = aPhone()
  const form = { customer_name: 'Ravi Kumar', phone, chest: '42', order_type: 'suit' }
  const answers = await ten(() => send(form, { as, to: '/api/tailor/measurements' }))
  expect(new Set(answers).size).toBe(1)
  expect(await written(phone)).toEqual(one)
})
