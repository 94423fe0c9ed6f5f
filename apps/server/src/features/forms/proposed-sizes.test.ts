import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
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

let serial = 10_000
const aPhone = () => `98762 ${serial++}`

async function sendForm(fields: Record<string, string>) {
  const { payload, contentType } = multipart({ shopId, ...fields })
  const post = { method: 'POST', url: '/api/customers/measurements', payload } as const
  const sent = await new Visitor(running.app).send({ ...post, headers: { 'content-type': contentType } })
  expect(sent.status).toBe(200)
}

async function personOf(phone: string) {
  const { rows } = await owner.call('GET /api/customers/by-phone', { query: { phone } })
  const { people } = await owner.call('GET /api/customers/:id', { params: { id: rows[0]?.id ?? '' } })
  return people[0]?.id ?? ''
}
const measured = (id: string) => owner.call('GET /api/people/:id/measurements', { params: { id } })
const bookOf = async (person: string) =>
  (await owner.call('GET /api/measurement-records', { query: { person } })).rows
const chest = (typed: string) => [{ field: 'chest', typed, unit: 'in' as const }]

test('the book says who sent sizes, and that nobody has checked them yet', async () => {
  const phone = aPhone()
  await sendForm({ name: ' Meera Joshi ', phone, chest: '38' })
  const [record] = await bookOf(await personOf(phone))
  expect(record?.sent).toEqual({ by: 'Meera Joshi', isChecked: false })
  expect(record).not.toHaveProperty('takenBy')
  expect(record?.takenAt).toBeTruthy()
})

test('sent sizes stand beside the tailor’s as a proposal, not among the last values', async () => {
  const phone = aPhone()
  await sendForm({ name: 'Meera', phone, chest: '38' })
  const personId = await personOf(phone)
  const before = await measured(personId)
  expect(before.lastValues).toEqual([])
  expect(before.proposal).toMatchObject({ sent: { by: 'Meera' }, values: [{ field: 'chest', typed: '38' }] })
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values: chest('39') } })
  const checked = await measured(personId)
  expect(checked).not.toHaveProperty('proposal')
  expect(checked.lastValues).toMatchObject([{ typed: '39' }])
  await sendForm({ name: 'Meera', phone, chest: '20' })
  const again = await measured(personId)
  expect(again.lastValues).toMatchObject([{ typed: '39' }])
  expect(again.latest).toMatchObject([{ values: [{ typed: '39' }] }])
  expect(again.proposal).toMatchObject({ values: [{ typed: '20' }] })
})

test('once the shop has measured after it, what was sent is checked; a later sending is not', async () => {
  const phone = aPhone()
  await sendForm({ name: 'Meera', phone, chest: '38' })
  const personId = await personOf(phone)
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values: chest('38') } })
  await sendForm({ name: 'Meera', phone, chest: '40' })
  expect((await bookOf(personId)).map(({ sent }) => sent?.isChecked)).toEqual([false, undefined, true])
})

test('a tailor who fills in the tailor’s form has measured: nothing of it is a proposal', async () => {
  const phone = aPhone()
  const { payload, contentType } = multipart({ customer_name: 'Ravi', phone, chest: '42' })
  const post = { method: 'POST', url: '/api/tailor/measurements', payload } as const
  await owner.send({ ...post, headers: { 'content-type': contentType } })
  const [record] = await bookOf(await personOf(phone))
  expect(record?.takenBy).toBeTruthy()
  expect(record).not.toHaveProperty('sent')
})

test('a size far from the tailor’s is not judged against what a stranger sent', async () => {
  const phone = aPhone()
  await sendForm({ name: 'Meera', phone, chest: '60' })
  const personId = await personOf(phone)
  const record = await owner.call('POST /api/measurement-records', {
    body: { personId, unit: 'in', values: chest('38') },
  })
  expect(record.values[0]).not.toHaveProperty('keptWarning')
})
