import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { keptFiles } from '../../testing/kept-files.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aPng } from './png-for-tests.ts'
import { multipart } from './raw-client-for-tests.ts'

let running: TestApp
let shopId: string
let owner: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  const atWork = await aShopAtWork(running.app, { name: 'Noor Tailors' })
  shopId = atWork.shop.id
  owner = atWork.owner
})
afterAll(() => running.close())

interface Answer {
  order_id?: string
  detail?: string
  code?: string
  errors?: { field: string; detail: string }[]
}
type Sent = Record<string, string | { filename: string; type: string; bytes: Uint8Array }>

/** A client written from the spec alone: a multipart form to the documented path, no header of ours. */
function send(fields: Sent, { to = '/api/customers/measurements', as = new Visitor(running.app) } = {}) {
  // The tailor's form is its session's shop's.
  const { payload, contentType } = multipart(to.startsWith('/api/customers') ? { shopId, ...fields } : fields)
  const headers = { 'content-type': contentType }
  return as.send<Answer>({ method: 'POST', url: to, payload, headers })
}

let serial = 10_000
const aPhone = () => `98760 ${serial++}`
const orders = () =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query<{
      number: number
      state: string
      source: string
      garment_key: string
      snapshot: { values: { field: string; typed: string; mm?: number; kg?: number }[] } | null
      name: string
      notes: string | null
      piece_notes: string | null
      promised_on: string
      photos: number
    }>(`select o.number, o.state, o.source, o.notes, p.notes as piece_notes, p.garment_key, p.snapshot, c.name,
               o.promised_on::text, (select count(*)::int from order_photos f where f.order_id = o.id) as photos
          from orders o join order_pieces p on p.order_id = o.id join customers c on c.id = o.customer_id
         order by o.number`)
    return rows
  })

test('a customer’s form in the documented shape becomes a pending order with what was measured', async () => {
  const answer = await send({
    name: 'Meera Joshi',
    phone: aPhone(),
    email: 'meera@example.test',
    chest: '38.5',
    waist: '32',
    height: '64',
    weight: '132',
    order_type: 'shirt',
    fabric_preference: 'linen',
    special_instructions: 'Loose sleeves',
    notes: 'Call after six',
    due_date: inDays(20),
    image_upload: { filename: 'me.png', type: 'image/png', bytes: await aPng() },
  })
  expect(answer.body).toEqual({ order_id: 'ORD-001' })
  const order = (await orders()).at(-1)
  expect(order).toMatchObject({
    state: 'pending',
    source: 'customer_form',
    garment_key: 'shirt',
    name: 'Meera Joshi',
    photos: 1,
    notes: 'Call after six',
    piece_notes: 'Loose sleeves',
    promised_on: inDays(20),
  })
  const values = new Map(order?.snapshot?.values.map((value) => [value.field, value]))
  expect(values.get('chest')).toMatchObject({ typed: '38.5', mm: 977.9 })
  expect(values.get('weight')?.kg).toBeCloseTo(59.874, 2)
  expect(values.size).toBe(4)
})

test('only name and phone are needed; empty and zero sizes are no sizes', async () => {
  const answer = await send({ name: 'Zoya', phone: aPhone(), chest: '', waist: '0', hips: '0.0' })
  expect(answer.status).toBe(200)
  expect((await orders()).at(-1)).toMatchObject({ garment_key: 'other', snapshot: null })
})

test.each([
  [{ name: '', phone: '98765 43210' }, 'name'],
  [{ name: 'Asha', phone: '' }, 'phone'],
  [{ name: 'Asha', phone: '12' }, 'phone'],
  [{ name: 'Asha', phone: '98765 43210', chest: 'wide' }, 'chest'],
  [{ name: 'Asha', phone: '98765 43210', neck: '15', waist: '-3' }, 'waist'],
  [{ name: 'Asha', phone: '98765 43210', waist: '340' }, 'waist'],
  [{ name: 'Asha', phone: '98765 43210', chest: '.' }, 'chest'],
  [{ name: 'Asha', phone: '98765 43210', chest: '38', hips: '0,0,' }, 'hips'],
  [{ name: 'Asha', phone: '98765 43210', order_type: 'spaceship' }, 'order_type'],
  [{ name: 'Asha', phone: '98765 43210', due_date: '2026-02-31' }, 'due_date'],
  [{ name: 'Asha', phone: '98765 43210', due_date: '2001-01-01' }, 'due_date'],
  [{ name: 'Asha', phone: '98765 43210', due_date: `${inDays(9)} or so` }, 'due_date'],
  [{ name: 'Asha', phone: '98765 43210', due_date: `${inDays(9)}5` }, 'due_date'],
  [{ name: 'Asha', phone: '98765 43210', email: 'not an address' }, 'email'],
])('%j is refused at %s with a sentence, and nothing is kept', async (fields, field) => {
  const before = await orders()
  const answer = await send(fields)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body.detail).toMatch(/[.!?]$/)
  expect(answer.body.errors?.map((each) => each.field)).toContain(field)
  expect(answer.body.errors?.[0]?.detail).not.toBe('')
  expect(await orders()).toEqual(before)
})

test('a phone the book knows finds its record; another name is added to the family', async () => {
  const phone = aPhone()
  await send({ name: 'Gurpreet Kaur', phone, chest: '40' })
  await send({ name: 'gurpreet  kaur', phone, chest: '41' })
  await send({ name: 'Simran Kaur', phone, chest: '30' })
  const { rows } = await owner.call('GET /api/customers/by-phone', { query: { phone } })
  expect(rows.map(({ name }) => name)).toEqual(['Gurpreet Kaur'])
  const record = await owner.call('GET /api/customers/:id', { params: { id: rows[0]?.id ?? '' } })
  expect(record.people.map(({ name }) => name)).toEqual(['Gurpreet Kaur', 'Simran Kaur'])
  // They count for the customer once the shop has approved them.
  expect(record.totalOrders).toBe(0)
  expect((await orders()).filter(({ name }) => name === 'Gurpreet Kaur')).toHaveLength(3)
})

test('a file that is no picture is refused at its field, and an empty file field is none', async () => {
  const file = { filename: 'x.png', type: 'image/png', bytes: new TextEncoder().encode('no picture') }
  const refused = await send({ name: 'Asha', phone: aPhone(), image_upload: file })
  expect(refused).toMatchObject({ status: 415, body: { errors: [{ field: 'image_upload' }] } })
  const empty = { filename: '', type: 'application/octet-stream', bytes: new Uint8Array() }
  expect((await send({ name: 'Asha', phone: aPhone(), image_upload: empty })).status).toBe(200)
})

test('a form that is refused, or came before, leaves no picture behind', async () => {
  const bytes = await aPng()
  const picture = { filename: 'me.png', type: 'image/png', bytes }
  const wrong = { filename: 'x.png', type: 'image/png', bytes: new TextEncoder().encode('no picture') }
  const before = await keptFiles(running.app, shopId)
  const sent = { name: 'Asha', phone: aPhone(), image_upload: picture }
  const wrongs: Sent[] = [{ chest: 'wide' }, { due_date: '2001-01-01' }, { order_type: 'spaceship' }]
  for (const field of wrongs) expect((await send({ ...sent, ...field })).status).toBeGreaterThanOrEqual(400)
  const tailors = { customer_name: 'Ravi', phone: aPhone(), customer_photo: picture, cloth_photo: wrong }
  expect((await send(tailors, { to: '/api/tailor/measurements', as: owner })).status).toBe(415)
  expect(await keptFiles(running.app, shopId)).toEqual(before)
  const twice = await Promise.all([send(sent), send(sent)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await keptFiles(running.app, shopId)).toHaveLength(before.length + 1)
})

test('a day with its time of day is that day', async () => {
  await send({ name: 'Asha', phone: aPhone(), due_date: `${inDays(12)}T00:00:00.000Z` })
  expect((await orders()).at(-1)?.promised_on).toBe(inDays(12))
})

test('a robot that fills in the hidden field is refused', async () => {
  const answer = await send({ name: 'Asha', phone: aPhone(), leave_empty: 'https://spam.example' })
  expect(answer).toMatchObject({ status: 422, body: { code: 'forms.refused' } })
})

test('the tailor’s form in the documented shape needs a tailor’s session', async () => {
  const to = '/api/tailor/measurements'
  const png = await aPng()
  const fields = {
    customer_name: 'Ravi Kumar',
    phone: aPhone(),
    address: '4 Mall Road',
    chest: '42',
    inseam: '31',
    cloth_type: 'wool',
    order_type: 'suit',
    pickup_date: inDays(10),
    special_notes: 'Two vents',
    customer_photo: { filename: 'a.png', type: 'image/png', bytes: png },
    cloth_photo: { filename: 'b.png', type: 'image/png', bytes: png },
  }
  expect((await send(fields, { to })).status).toBe(401)
  const cutter = await memberAtWork(running.app, shopId, 'cutter')
  expect((await send(fields, { to, as: cutter })).status).toBe(403)
  const counter = await memberAtWork(running.app, shopId, 'counter')
  const answer = await send(fields, { to, as: counter })
  expect(answer.body).toEqual({ order_id: expect.stringMatching(/^ORD-\d{3}$/) })
  expect((await orders()).at(-1)).toMatchObject({
    source: 'tailor_form',
    state: 'pending',
    garment_key: 'suit',
    name: 'Ravi Kumar',
    photos: 2,
    piece_notes: 'Two vents',
  })
  const unnamed = await send({ phone: aPhone() }, { to, as: counter })
  expect(unnamed.body.errors?.map(({ field }) => field)).toEqual(['customer_name'])
})

test('a form goes to the shop it names, else to the operator’s default, else nowhere: also where there is but one', async () => {
  const app = await openTestApp({}, { works: false, isShared: false })
  const first = await aShopAtWork(app.app)
  const ask = async (query: string) =>
    (
      await new Visitor(app.app).send<{ shop?: { id: string } }>({
        method: 'GET',
        url: `/api/form-shop${query}`,
      })
    ).body.shop?.id
  expect(await ask('')).toBeUndefined()
  const second = await aShopAtWork(app.app)
  expect(await ask(`?shop=${second.shop.id}`)).toBe(second.shop.id)
  expect(await ask('')).toBeUndefined()
  expect(await ask('?shop=nowhere')).toBeUndefined()
  const { payload, contentType } = multipart({ name: 'Asha', phone: '98765 43210' })
  const headers = { 'content-type': contentType }
  const post = { method: 'POST', url: '/api/customers/measurements', payload, headers } as const
  expect(await new Visitor(app.app).send<Answer>(post)).toMatchObject({
    status: 422,
    body: { code: 'forms.noShop', errors: [{ field: 'shopId' }] },
  })
  await asOwner(app.app, (client) =>
    client.query(`insert into counter_settings (shop_id, is_default_shop) values ($1, true)`, [
      first.shop.id,
    ]),
  )
  expect(await ask('')).toBe(first.shop.id)
  expect((await new Visitor(app.app).send<Answer>(post)).body.order_id).toBe('ORD-001')
  await app.close()
})

test('one address cannot flood a shop with forms', async () => {
  const app = await openTestApp({}, { works: false, isShared: false })
  await aShopAtWork(app.app)
  const answers: number[] = []
  for (let tries = 0; tries < 61; tries++) {
    const { payload, contentType } = multipart({ name: 'Asha', phone: '98765 43210', chest: 'x' })
    const headers = { 'content-type': contentType }
    const post = { method: 'POST', url: '/api/customers/measurements', payload, headers } as const
    answers.push((await new Visitor(app.app).send<Answer>(post)).status)
  }
  expect(answers.at(-1)).toBe(429)
  await app.close()
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test('what a stranger sends for a known customer does not take the place of the tailor’s tape', async () => {
  const phone = aPhone()
  const customer = await owner.call('POST /api/customers', { body: { name: 'Nirmal Kaur', phone } })
  const personId = customer.people[0]?.id ?? ''
  const values = [{ field: 'chest', typed: '40', unit: 'in' as const }]
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values } })
  const sent = await send({ name: 'Nirmal Kaur', phone, chest: '20', order_type: 'shirt' })
  expect(sent.status).toBe(200)
  const taken = await owner.call('POST /api/orders', {
    body: {
      customerId: customer.id,
      pieces: [{ personId, garment: 'shirt', priceMinor: 80_000 }],
      promisedOn: inDays(9),
    },
  })
  expect(taken.pieces[0]?.snapshot?.values).toMatchObject([{ field: 'chest', typed: '40' }])
})
