import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { addItem, aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
const saved = async (customer: Visitor) =>
  (await customer.call('GET /api/saved-garments')).items.map(({ name }) => name)

test('what a guest saved joins what the account saved before, each once', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const tee = await addItem(owner, { name: 'Tee' })
  const customer = await aCustomer()
  await customer.call('POST /api/saved-garments', { body: { ids: [item.id] } })
  const joined = { body: { ids: [item.id, tee.id, running.app.newId()] } }
  expect(await customer.call('POST /api/saved-garments', joined)).toEqual({ ids: [item.id, tee.id] })
  expect((await saved(customer)).toSorted()).toEqual(['Oxford shirt', 'Tee'])
})

test('what is not offered any more is passed over until it is offered again', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  const customer = await aCustomer()
  await customer.call('POST /api/saved-garments', { body: { ids: [item.id] } })
  const change = (isListed: boolean) =>
    owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body: { isListed } })
  await change(false)
  expect(await saved(customer)).toEqual([])
  await change(true)
  expect(await saved(customer)).toEqual(['Oxford shirt'])
})

test('a list is its account’s own', async () => {
  const { item } = await aShopThatOffers(running.app)
  const [customer, other] = [await aCustomer(), await aCustomer()]
  await customer.call('POST /api/saved-garments', { body: { ids: [item.id] } })
  await other.call('DELETE /api/saved-garments/:id', { params: { id: item.id } })
  expect(await saved(other)).toEqual([])
  expect(await saved(customer)).toEqual(['Oxford shirt'])
  await customer.call('DELETE /api/saved-garments/:id', { params: { id: item.id } })
  expect(await saved(customer)).toEqual([])
})
