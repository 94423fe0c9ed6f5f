import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aScan } from './scan-for-tests.ts'

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

const newId = () => running.app.newId()
let serial = 20_000
async function aScanned({ name = 'Meera Joshi', ...given }: { name?: string; of?: string } = {}) {
  const account = await anAccount(running.app, { name })
  const browser = await signedIn(running.app, account.id)
  const phone = `+9198761${serial++}`
  await browser.call('PATCH /api/account', { body: { phone } })
  const id = newId()
  const scan = aScan({ id, name: given.of, tape: { chest: 981 } })
  await browser.call('POST /api/body-scans', { body: scan })
  const send = () => browser.call('POST /api/body-scans/:id/send', { params: { id }, body: { shop: shopId } })
  return { browser, phone, id, scan, send, email: account.email }
}
const recordsOf = async (customer: string) =>
  (await owner.call('GET /api/measurement-records', { query: { customer } })).rows
const withPhone = async (phone: string) =>
  (await owner.call('GET /api/customers/by-phone', { query: { phone } })).rows

test('a scan sent to a tailor stands in the book as the customer’s, by photo, each value with its ±', async () => {
  const { phone, send, scan } = await aScanned()
  expect(await send()).toMatchObject({ shop: { id: shopId, name: 'Noor Tailors' } })
  const [customer] = await withPhone(phone)
  const [record] = await recordsOf(customer?.id ?? '')
  expect(record).toMatchObject({
    how: 'photo',
    profile: 'body',
    takenAt: scan.takenAt,
    person: { name: 'Meera Joshi', isCustomer: true },
    sent: { by: 'Meera Joshi', isChecked: false },
  })
  const value = (field: string) => record?.values.find((each) => each.field === field)
  expect(value('waist')).toMatchObject({ mm: 400, plusMinusMm: 14, from: 'photo' })
  expect(value('chest')).toMatchObject({ mm: 981, from: 'tape' })
  expect(value('chest')).not.toHaveProperty('plusMinusMm')
  expect(value('height')).toMatchObject({ mm: 1750, from: 'typed' })
  expect(value('weight')).toMatchObject({ kg: 72, from: 'typed' })
})

test('what was sent proposes and never takes the place of the shop’s tape', async () => {
  const { phone, send } = await aScanned()
  const added = await owner.call('POST /api/customers', { body: { name: 'Meera Joshi', phone } })
  const personId = added.people[0]?.id ?? ''
  const values = [{ field: 'waist', typed: '31' }]
  await owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values } })
  await send()
  const known = await owner.call('GET /api/people/:id/measurements', { params: { id: personId } })
  expect(known.lastValues.map(({ field, mm }) => ({ field, mm }))).toEqual([{ field: 'waist', mm: 787.4 }])
  expect(known.proposal).toMatchObject({ how: 'photo' })
})

test('sent twice, it is one record; corrected and sent again, it is the next', async () => {
  const { browser, phone, send, scan } = await aScanned()
  const first = await send()
  expect(await send()).toEqual(first)
  const [customer] = await withPhone(phone)
  expect(await recordsOf(customer?.id ?? '')).toHaveLength(1)
  await browser.call('POST /api/body-scans', { body: { ...scan, tape: { hips: 1000 } } })
  const before = await browser.call('GET /api/body-scans/:id', { params: { id: scan.id } })
  expect(before.sentTo).toMatchObject([{ shop: { id: shopId, name: 'Noor Tailors' }, isCurrent: false }])
  await send()
  expect((await recordsOf(customer?.id ?? '')).map(({ version }) => version)).toEqual([2, 1])
  const after = await browser.call('GET /api/body-scans/:id', { params: { id: scan.id } })
  expect(after.sentTo).toMatchObject([{ isCurrent: true }])
})

test('two sendings at the same moment make one record', async () => {
  const { phone, send } = await aScanned()
  const [one, two] = await Promise.all([send(), send()])
  expect(one).toEqual(two)
  const [customer] = await withPhone(phone)
  expect(await recordsOf(customer?.id ?? '')).toHaveLength(1)
})

test('a scan of a family member is measured of that person under the customer', async () => {
  const { phone, send } = await aScanned({ of: 'Junior' })
  await send()
  const [customer] = await withPhone(phone)
  expect(customer?.name).toBe('Meera Joshi')
  const [record] = await recordsOf(customer?.id ?? '')
  expect(record?.person).toMatchObject({ name: 'Junior', isCustomer: false })
})

test('an account without a phone is found by its e-mail', async () => {
  const { browser, send, email } = await aScanned()
  await browser.call('PATCH /api/account', { body: { phone: '' } })
  const known = await owner.call('POST /api/customers', { body: { name: 'Meera Joshi', email } })
  await send()
  expect(await recordsOf(known.id)).toHaveLength(1)
})

test('a sending leaves its audit line under the sender, and none of the shop’s', async () => {
  const { id, send } = await aScanned()
  await send()
  const lines = await asOwner(running.app, async (client) => {
    const text = 'select shop_id, account_id, route from audit_lines where subject_id = $1'
    return (await client.query(text, [id])).rows
  })
  expect(lines).toContainEqual({
    shop_id: null,
    account_id: expect.any(String),
    route: 'POST /api/body-scans/:id/send',
  })
})

test('a shop that is not there is said at its field, and the scan was sent to nobody', async () => {
  const { browser, id } = await aScanned()
  const answer = await browser.try('POST /api/body-scans/:id/send', {
    params: { id },
    body: { shop: newId() },
  })
  expect(answer).toMatchObject({ status: 422, body: { code: 'forms.noShop', errors: [{ field: 'shop' }] } })
  expect((await browser.call('GET /api/body-scans/:id', { params: { id } })).sentTo).toEqual([])
})

test('one may choose the shop of a link and those sent to before', async () => {
  const { browser, send } = await aScanned()
  const other = await aShopAtWork(running.app, { name: 'Other Tailors' })
  const named = async (query?: { shop: string }) =>
    (await browser.call('GET /api/body-scans/shops', { query })).shops.map(({ name }) => name)
  expect(await named()).toEqual([])
  expect(await named({ shop: other.shop.id })).toEqual(['Other Tailors'])
  await send()
  expect(await named({ shop: other.shop.id })).toEqual(['Other Tailors', 'Noor Tailors'])
})

test('deleting a scan leaves what the shop was sent in its book', async () => {
  const { browser, phone, id, send } = await aScanned()
  await send()
  await browser.call('DELETE /api/body-scans/:id', { params: { id } })
  const [customer] = await withPhone(phone)
  expect(await recordsOf(customer?.id ?? '')).toHaveLength(1)
})

test('a tailor’s own measuring by photo keeps ± and source of each value', async () => {
  const { people } = await owner.call('POST /api/customers', { body: { name: 'Ravi' } })
  const value = { field: 'chest', typed: '98.2', plusMinusMm: 21, from: 'photo' as const }
  const record = await owner.call('POST /api/measurement-records', {
    body: { personId: people[0]?.id ?? '', how: 'photo', unit: 'cm', values: [value] },
  })
  expect(record.values).toMatchObject([{ mm: 982, plusMinusMm: 21, from: 'photo' }])
  expect(record.sent).toBeUndefined()
})

test('a piece cut from a measuring by photo says so in its own copy', async () => {
  const { phone, send } = await aScanned()
  await send()
  const [customer] = await withPhone(phone)
  const [record] = await recordsOf(customer?.id ?? '')
  const order = await owner.call('POST /api/orders', {
    body: {
      customerId: customer?.id ?? '',
      promisedOn: new Date(running.app.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
      pieces: [{ personId: record?.person.id ?? '', garment: 'shirt', priceMinor: 90_000 }],
    },
  })
  const waist = order.pieces[0]?.snapshot?.values.find(({ field }) => field === 'waist')
  expect(waist).toMatchObject({ plusMinusMm: 14, from: 'photo' })
})

test('a shop’s pairs are photo and tape of the same person, near in time and really seen', async () => {
  const { shop, owner: tailor } = await aShopAtWork(running.app, { name: 'Pair Tailors' })
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const { people } = await tailor.call('POST /api/customers', { body: { name: 'Ravi' } })
  const personId = people[0]?.id ?? ''
  const record = (
    how: 'photo' | 'tape',
    day: string,
    values: { field: string; typed: string; from?: 'build' | 'photo'; plusMinusMm?: number }[],
  ) =>
    tailor.call('POST /api/measurement-records', {
      body: { personId, how, unit: 'cm', takenAt: `${day}T10:00:00.000Z`, values },
    })
  await record('tape', '2026-01-01', [{ field: 'chest', typed: '99' }])
  await record('photo', '2026-01-20', [
    { field: 'chest', typed: '98', from: 'photo' },
    { field: 'neck', typed: '38', from: 'build' },
    { field: 'hips', typed: '100', from: 'photo' },
  ])
  await record('tape', '2026-01-22', [
    { field: 'chest', typed: '100' },
    { field: 'neck', typed: '39' },
  ])
  // Taken over from the photo by a hand that measured nothing: no tape.
  await record('tape', '2026-01-21', [{ field: 'chest', typed: '98', from: 'photo' }])
  await record('tape', '2026-01-21', [{ field: 'chest', typed: '97', plusMinusMm: 5 }])
  await record('tape', '2026-04-22', [{ field: 'hips', typed: '104' }])
  const pairs = await counter.call('GET /api/body-scans/pairs')
  expect(pairs).toEqual({ people: 1, pairs: [{ site: 'chest', photoMm: 980, tapeMm: 1000 }] })
})

test('a photo measuring that stands in several records is one pair: sent again, or copied by an order', async () => {
  const { owner: tailor } = await aShopAtWork(running.app, { name: 'Once Tailors' })
  const { people } = await tailor.call('POST /api/customers', { body: { name: 'Ravi' } })
  const of = { personId: people[0]?.id ?? '', unit: 'cm' as const }
  const chest = { field: 'chest', typed: '102.3', from: 'photo' as const }
  const record = (how: 'photo' | 'tape', takenAt: string, value: object) =>
    tailor.call('POST /api/measurement-records', {
      body: { ...of, how, takenAt, values: [{ ...chest, ...value }] },
    })
  const day = '2026-01-20T10:00:00.000Z'
  await record('photo', day, {})
  await record('photo', day, { photoMm: 970.9, shopScale: 1.0537 })
  await record('photo', day, {})
  await record('photo', '2026-01-19T10:00:00.000Z', { photoMm: 971.4 })
  await record('tape', '2026-01-21T10:00:00.000Z', { typed: '103', from: undefined })
  const { pairs } = await tailor.call('GET /api/body-scans/pairs')
  expect(pairs.map(({ site, aloneMm }) => [site, aloneMm])).toEqual([
    ['chest', 970.9],
    ['chest', 971.4],
  ])
})

test('a pair tells what the photos alone said beside the size that a scale was applied to, and the record keeps both', async () => {
  const { owner: tailor } = await aShopAtWork(running.app, { name: 'Scale Tailors' })
  const { people } = await tailor.call('POST /api/customers', { body: { name: 'Ravi' } })
  const personId = people[0]?.id ?? ''
  const chest = { field: 'chest', typed: '102.3', from: 'photo' as const, photoMm: 970.9, shopScale: 1.0537 }
  const of = { personId, unit: 'cm' as const }
  const byPhoto = await tailor.call('POST /api/measurement-records', {
    body: { ...of, how: 'photo', values: [chest] },
  })
  expect(byPhoto.values).toMatchObject([{ mm: 1023, photoMm: 970.9, shopScale: 1.0537 }])
  await tailor.call('POST /api/measurement-records', {
    body: { ...of, values: [{ field: 'chest', typed: '103' }] },
  })
  const { pairs } = await tailor.call('GET /api/body-scans/pairs')
  expect(pairs).toEqual([{ site: 'chest', photoMm: 1023, aloneMm: 970.9, tapeMm: 1030 }])
})
