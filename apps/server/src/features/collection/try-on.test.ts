import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { addItem, aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const aCustomer = async () => {
  const { id } = await anAccount(running.app)
  return { id, customer: await signedIn(running.app, id) }
}
const byPhoto = (mm: number) => ({ mm, plusMinusMm: 14, from: 'photo' as const })

/** A shirt that fits somebody of a 96 cm chest in M, too small for them in S. */
async function aTryOn() {
  const { owner, item } = await aShopThatOffers(running.app)
  const { id, customer } = await aCustomer()
  const sites = { chest: byPhoto(1030), waist: byPhoto(860), hips: byPhoto(980) }
  const scan = aScan({ id: running.app.newId(), sites, tape: { chest: 1035 } })
  const measure = () => customer.call('POST /api/body-scans', { body: scan })
  const ask = (given: object = {}) =>
    customer.try('POST /api/try-on', {
      body: { user_id: id, garment_id: item.id, size: 'M', color: 'White', ...given },
    })
  return { owner, item, customer, measure, ask }
}

test('tells how a size sits on the body that was saved, by its tape where one was held, and which fits best', async () => {
  const { item, measure, ask } = await aTryOn()
  await measure()
  const { body } = await ask()
  expect(body).toMatchObject({ garment_id: item.id, size: 'M', color: 'White', fits: true, best_size: 'L' })
  expect(body.zones).toEqual([
    { zone: 'chest', easeMm: 45, label: 'close' },
    { zone: 'waist', easeMm: 160, label: 'regular' },
    { zone: 'hips', easeMm: 100, label: 'regular' },
  ])
})

test('calls no size the best where the cut covers what its tape does not tell', async () => {
  const { owner, measure, ask } = await aTryOn()
  await measure()
  const sizes = [{ size: 'M', zonesMm: { chest: 1080 }, lengthMm: 760, sleeveMm: 640 }]
  const { id } = await addItem(owner, { name: 'Shirt of one tape', sizes })
  const { body } = await ask({ garment_id: id })
  expect(body).toMatchObject({ fits: true, zones: [{ zone: 'chest' }] })
  expect(body).not.toHaveProperty('best_size')
})

test('never says that a garment smaller than the body fits', async () => {
  const { measure, ask } = await aTryOn()
  await measure()
  const { body } = await ask({ size: 'S' })
  expect(body.fits).toBe(false)
  expect(body.zones[0]).toMatchObject({ zone: 'chest', easeMm: -15, label: 'too_small' })
})

test('asks to be measured first whoever has no measurements', async () => {
  const { ask } = await aTryOn()
  const refused = await ask()
  expect([refused.status, refused.body.code]).toEqual([422, 'collection.notMeasured'])
})

test('tries nothing on a child’s body: whoever measured only somebody else is asked to be measured', async () => {
  const { ask, customer } = await aTryOn()
  await customer.call('POST /api/body-scans', { body: aScan({ id: running.app.newId(), name: 'Junior' }) })
  expect((await ask()).body.code).toBe('collection.notMeasured')
})

test('refuses a size or colour that is not offered at its field, and finds neither strange people nor strange garments', async () => {
  const { measure, ask } = await aTryOn()
  await measure()
  expect((await ask({ size: 'XXL' })).body.errors).toMatchObject([{ field: 'size' }])
  expect((await ask({ color: 'Pink' })).body.errors).toMatchObject([{ field: 'color' }])
  expect((await ask({ user_id: running.app.newId() })).status).toBe(404)
  expect((await ask({ garment_id: running.app.newId() })).status).toBe(404)
  expect((await ask({ garment_id: 'shirt' })).status).toBe(404)
})

test('does not try on what has no cut', async () => {
  const { owner, measure, ask } = await aTryOn()
  await measure()
  const tie = await addItem(owner, { name: 'Tie', category: 'accessories', cut: undefined, styles: [] })
  expect((await ask({ garment_id: tie.id })).body.code).toBe('collection.notTriedOn')
})

test('what was tried on is told again, each garment, size and colour once, until it is forgotten', async () => {
  const { item, measure, ask, customer } = await aTryOn()
  await measure()
  for (const size of ['S', 'M', 'M']) await ask({ size })
  const { tryOns } = await customer.call('GET /api/try-ons')
  expect(tryOns).toMatchObject([
    { item: { id: item.id, name: item.name }, size: 'M', color: 'White', fits: true },
    { size: 'S', fits: false },
  ])
  const forget = { params: { id: tryOns[0]?.id ?? '' } }
  const { customer: another } = await aCustomer()
  await another.call('DELETE /api/try-ons/:id', forget)
  expect((await another.call('GET /api/try-ons')).tryOns).toEqual([])
  expect((await customer.call('GET /api/try-ons')).tryOns).toHaveLength(2)
  await customer.call('DELETE /api/try-ons/:id', forget)
  expect((await customer.call('GET /api/try-ons')).tryOns.map(({ size }) => size)).toEqual(['S'])
})
