import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { multipart } from './raw-client-for-tests.ts'

let running: TestApp
let owner: Visitor
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  const atWork = await aShopAtWork(running.app)
  owner = atWork.owner
  shopId = atWork.shop.id
})
afterAll(() => running.close())

function sendForm(fields: Record<string, string>) {
  const { payload, contentType } = multipart({ shopId, ...fields })
  const post = { method: 'POST', url: '/api/customers/measurements', payload } as const
  return new Visitor(running.app).send<{ order_id?: string; errors?: { field: string }[] }>({
    ...post,
    headers: { 'content-type': contentType },
  })
}

const peopleOf = async (id: string) =>
  (await owner.call('GET /api/customers/:id', { params: { id } })).people.map(({ name }) => name)
const newestOrder = async () => (await owner.call('GET /api/orders', { query: { sort: 'newest' } })).rows[0]

/** Asha with her son Kabir, and Ravi, on one phone. */
async function aSharedPhone(phone: string) {
  const add = (name: string, people?: { name: string }[]) =>
    owner.call('POST /api/customers', { body: { name, phone, people, allowSamePhone: true } })
  const asha = await add('Asha Verma', [{ name: 'Kabir' }])
  const ravi = await add('Ravi Verma')
  return { asha: asha.id, ravi: ravi.id }
}

test('of two who share a phone a form goes to the one of its name', async () => {
  const phone = '98764 10001'
  const { asha, ravi } = await aSharedPhone(phone)
  for (const [name, record] of [
    ['ravi  verma', ravi],
    ['Asha Verma', asha],
    ['Kabir', asha],
  ] as const) {
    expect((await sendForm({ name, phone, order_type: 'shirt' })).status).toBe(200)
    expect((await newestOrder())?.customer.id).toBe(record)
  }
  expect([await peopleOf(asha), await peopleOf(ravi)]).toEqual([['Asha Verma', 'Kabir'], ['Ravi Verma']])
  await sendForm({ name: 'Zoya', phone, order_type: 'shirt' })
  expect(await peopleOf(asha)).toEqual(['Asha Verma', 'Kabir', 'Zoya'])
})

test('a record of one’s own goes before a place in another’s family', async () => {
  const phone = '98764 10002'
  const { asha, ravi } = await aSharedPhone(phone)
  await owner.call('POST /api/customers/:id/people', { params: { id: asha }, body: { name: 'Ravi Verma' } })
  await sendForm({ name: 'Ravi Verma', phone, order_type: 'shirt' })
  expect((await newestOrder())?.customer.id).toBe(ravi)
})

test('so does a scan: that of the one who was measured, else of the one who sends it', async () => {
  const phone = '98764 10003'
  const { asha, ravi } = await aSharedPhone(phone)
  const account = await anAccount(running.app, { name: 'Ravi Verma' })
  const browser = await signedIn(running.app, account.id)
  await browser.call('PATCH /api/account', { body: { phone: `+91${phone.replace(' ', '')}` } })
  for (const name of [undefined, 'Kabir', 'Zoya']) {
    const scan = aScan({ id: running.app.newId(), name, tape: { chest: 981 } })
    await browser.call('POST /api/body-scans', { body: scan })
    await browser.call('POST /api/body-scans/:id/send', { params: { id: scan.id }, body: { shop: shopId } })
  }
  expect([await peopleOf(asha), await peopleOf(ravi)]).toEqual([
    ['Asha Verma', 'Kabir'],
    ['Ravi Verma', 'Zoya'],
  ])
})

test('a form that names no garment is taken by a shop that has put “other” away', async () => {
  const params = { key: 'other' }
  const put = (isActive: boolean) =>
    owner.call('PATCH /api/shop/garments/:key', { params, body: { isActive } })
  await put(false)
  await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'suit' }, body: { isActive: false } })
  expect((await sendForm({ name: 'Meera', phone: '98764 10004' })).status).toBe(200)
  expect((await newestOrder())?.pieces[0]).toMatchObject({ garment: { key: 'other' } })
  expect((await sendForm({ name: 'Meera', phone: '98764 10004', order_type: 'other' })).status).toBe(200)
  const refused = await sendForm({ name: 'Meera', phone: '98764 10004', order_type: 'suit' })
  expect(refused.body.errors?.map(({ field }) => field)).toEqual(['order_type'])
  await put(true)
})
