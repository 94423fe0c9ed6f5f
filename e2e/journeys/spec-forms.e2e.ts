/**
 * A client that knows the product's specification and nothing else of the app: calls 3, 4 and 5, whole. It posts forms, reads
 * `order_id` and `orders`; what the shop then has of them is looked up in the shop's own book.
 */
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { daysAhead } from '../support/counter.ts'
import { openDemoServer } from '../support/demo-server.ts'
import { photoWithPlace } from '../support/pictures.ts'

const address = openDemoServer()

/** Call 3 and 4 name them in this order; all in inches but the last, in pounds. */
const sizes = {
  neck: 15,
  shoulder_width: 17.5,
  chest: 38.5,
  waist: 33,
  bicep: 13,
  forearm: 10.5,
  wrist: 6.8,
  sleeve_length: 24.5,
  back_length: 17,
  armhole: 18,
  hips: 39,
  thigh: 22,
  knee: 15.5,
  calf: 14.2,
  ankle: 9.1,
  inseam: 30,
  outseam: 40,
  crotch: 26.4,
  height: 68,
  weight: 150.5,
}
const inText = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, String(size)]))

const orderTypes = ['suit', 'shirt', 'pants', 'dress', 'blouse', 'other']

interface Answer {
  status: number
  // Whatever came, as a client without our types has it.
  json: Record<string, unknown>
}

async function send(path: string, fields: Record<string, string | Blob>, cookie = ''): Promise<Answer> {
  const body = new FormData()
  if (path === '/api/customers/measurements') body.append('shopId', await demoShop())
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await fetch(`${address()}${path}`, { method: 'POST', body, headers: { cookie } })
  return { status: answer.status, json: await answer.json() }
}

/** The shop the form names: without one it would be nobody's. */
async function demoShop(): Promise<string> {
  const answer = await fetch(`${address()}/api/form-shop/find?q=Darzi`)
  const { shops } = (await answer.json()) as { shops: { id: string }[] }
  return shops[0]?.id ?? ''
}

async function signedIn({ email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${address()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
const asOwner = () => signedIn(demoSignIns[0])

async function photo(): Promise<Blob> {
  const { buffer, mimeType } = await photoWithPlace()
  return new File([new Uint8Array(buffer)], 'photo.png', { type: mimeType })
}

/** Of the book's own answers, what is read here. */
interface InBook {
  customer: { id: string }
  photos: { kind: string }[]
  pieces: { snapshot?: { values: unknown[] } }[]
}

/** What stands in the shop's book of the order a form was answered with. */
async function inTheBook(answer: Answer, cookie: string) {
  expect(Object.keys(answer.json)).toEqual(['order_id'])
  const number = answer.json.order_id as string
  const read = async <T>(path: string): Promise<T> =>
    (await fetch(`${address()}${path}`, { headers: { cookie } })).json()
  const { rows } = await read<{ rows: { id: string; number: string }[] }>(`/api/orders?q=${number}`)
  const order = await read<InBook>(`/api/orders/${rows.find((row) => row.number === number)?.id}`)
  const customer = await read<object>(`/api/customers/${order.customer.id}`)
  return { order, customer }
}

/** As they were sent: every one of the twenty, and in the unit the specification names. */
const storedSizes = Object.entries(sizes).map(([field, size]) =>
  expect.objectContaining({ field, typed: String(size), unit: field === 'weight' ? 'lb' : 'in' }),
)

const ofPhone = async (phone: string) =>
  (
    (await (await fetch(`${address()}/api/orders/track?phone=${encodeURIComponent(phone)}`)).json()) as {
      orders: Record<string, unknown>[]
    }
  ).orders

test.each(orderTypes)(
  'call 3: a form for “%s” with every field is stored whole, and call 5 finds it',
  async (type) => {
    const phone = `+9198765600${orderTypes.indexOf(type)}0`
    const answer = await send('/api/customers/measurements', {
      name: `Meera ${type}`,
      phone,
      email: 'meera@example.test',
      address: '4 Mall Road',
      ...inText,
      order_type: type,
      fabric_preference: 'linen',
      special_instructions: 'Loose sleeves',
      due_date: daysAhead(20),
      notes: 'Call after six',
      image_upload: await photo(),
    })
    expect(answer.status).toBe(200)
    const { order, customer } = await inTheBook(answer, await asOwner())
    expect(customer).toMatchObject({
      name: `Meera ${type}`,
      email: 'meera@example.test',
      address: '4 Mall Road',
    })
    expect(order).toMatchObject({
      state: 'pending',
      source: 'customer_form',
      promisedOn: daysAhead(20),
      notes: 'Call after six',
      pieces: [{ notes: 'Loose sleeves', cloth: { type: 'linen' } }],
      photos: [{ kind: 'customer' }],
    })
    expect(valuesOf(order)).toEqual(expect.arrayContaining(storedSizes))
    expect(valuesOf(order)).toHaveLength(20)
    const [tracked] = await ofPhone(phone)
    expect(tracked).toMatchObject({
      id: answer.json.order_id,
      status: 'pending',
      order_type: type,
      due_date: daysAhead(20),
      estimated_completion: daysAhead(20),
    })
  },
)

test.each(orderTypes)(
  'call 4: a tailor’s form for “%s” with every field is stored whole, and call 5 finds it',
  async (type) => {
    const phone = `+9198765610${orderTypes.indexOf(type)}0`
    const cookie = await asOwner()
    const fields = {
      customer_name: `Ravi ${type}`,
      phone,
      address: '9 Canal Road',
      ...inText,
      cloth_type: 'wool',
      order_type: type,
      pickup_date: daysAhead(15),
      special_notes: 'Two vents',
      customer_photo: await photo(),
      cloth_photo: await photo(),
    }
    const answer = await send('/api/tailor/measurements', fields, cookie)
    expect(answer.status).toBe(200)
    const { order, customer } = await inTheBook(answer, cookie)
    expect(customer).toMatchObject({ name: `Ravi ${type}`, address: '9 Canal Road' })
    expect(order).toMatchObject({
      state: 'pending',
      source: 'tailor_form',
      promisedOn: daysAhead(15),
      pieces: [{ notes: 'Two vents', cloth: { type: 'wool' } }],
    })
    expect(order.photos.map(({ kind }) => kind).sort()).toEqual(['cloth', 'customer'])
    expect(valuesOf(order)).toEqual(expect.arrayContaining(storedSizes))
    expect(await ofPhone(phone)).toMatchObject([{ id: answer.json.order_id, order_type: type }])
  },
)

test('call 3 with a shop in its link goes to that shop among several, and to no other', async () => {
  const second = {
    email: 'second@spec.darzi.test',
    password: 'scissors-and-chalk',
    name: 'Second',
    role: 'tailor',
  }
  const registered = await fetch(`${address()}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...second, shopName: 'Second Tailors', country: 'IN', timeZone: 'Asia/Kolkata' }),
  })
  expect(registered.status).toBe(200)
  const cookie = await signedIn(second)
  const session = await (await fetch(`${address()}/api/session`, { headers: { cookie } })).json()
  const shopId = (session as { user: { shopId: string } }).user.shopId
  const ordersOf = async (as: string) =>
    (
      (await (await fetch(`${address()}/api/orders/summary`, { headers: { cookie: as } })).json()) as {
        total: number
      }
    ).total
  const demo = await asOwner()
  const before = await ordersOf(demo)
  const form = { name: 'Zoya Khan', phone: '+919876562000', order_type: 'dress' }
  const answer = await send(`/api/customers/measurements?shop=${shopId}`, form)
  expect(answer.json).toEqual({ order_id: 'ORD-001' })
  expect((await inTheBook(answer, cookie)).customer).toMatchObject({ name: 'Zoya Khan' })
  expect([await ordersOf(cookie), await ordersOf(demo)]).toEqual([1, before])
})

test('what is wrong with a form is said in `detail`, and nothing is stored', async () => {
  const phone = '+919876563000'
  const wrongs: Record<string, string>[] = [
    { phone: '12' },
    { phone, chest: 'wide' },
    { phone, due_date: '2020-01-01' },
  ]
  for (const wrong of wrongs) {
    const form = { name: 'Zoya', order_type: 'dress', chest: '38', ...wrong }
    const answer = await send('/api/customers/measurements', form)
    expect([wrong, answer.status >= 400]).toEqual([wrong, true])
    expect(answer.json.detail).toMatch(/\S[.!?]$/)
  }
  expect(await ofPhone(phone)).toEqual([])
  // The same phone is told of as soon as there is something.
  await send('/api/customers/measurements', { name: 'Zoya', phone, order_type: 'dress', chest: '38' })
  expect(await ofPhone(phone)).toHaveLength(1)
})

const valuesOf = ({ pieces }: InBook) => pieces[0]?.snapshot?.values ?? []
