import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseDefaultShop } from './choose-default-shop.ts'
import { multipart } from './features/forms/raw-client-for-tests.ts'
import { aShopAtWork } from './testing/builders.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { Visitor } from './testing/visitor.ts'

let running: TestApp
let first: string
let second: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  first = (await aShopAtWork(running.app, { name: 'Noor Tailors' })).shop.id
  second = (await aShopAtWork(running.app, { name: 'Sohal Tailors' })).shop.id
})
afterAll(() => running.close())

const startWith = (id?: string) => {
  const { database, settings } = running.app
  return chooseDefaultShop({ database, settings: { ...settings, DARZI_DEFAULT_SHOP: id } })
}
const shopOf = async (query = '') =>
  (
    await new Visitor(running.app).send<{ shop?: { name: string } }>({
      method: 'GET',
      url: `/api/form-shop${query}`,
    })
  ).body.shop?.name

test('a form without a shop in its link goes to the shop the setting names, after each start', async () => {
  await startWith(first)
  expect(await shopOf()).toBe('Noor Tailors')
  await startWith(first)
  expect(await shopOf()).toBe('Noor Tailors')
  await startWith(second)
  expect(await shopOf()).toBe('Sohal Tailors')
  expect(await shopOf(`?shop=${first}`)).toBe('Noor Tailors')
})

test('without the setting, and with several shops, such a form is refused in a sentence', async () => {
  await startWith(second)
  await startWith(undefined)
  expect(await shopOf()).toBeUndefined()
  const { payload, contentType } = multipart({ name: 'Asha', phone: '98765 43210' })
  const headers = { 'content-type': contentType }
  const post = { method: 'POST', url: '/api/customers/measurements', payload, headers } as const
  const refused = await new Visitor(running.app).send<{ code: string; detail: string }>(post)
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'forms.noShop', detail: expect.stringMatching(/[.]$/) },
  })
})

test('the program does not start with a shop that is not there, and what stood before stays', async () => {
  await startWith(first)
  await expect(startWith(running.app.newId())).rejects.toThrow('DARZI_DEFAULT_SHOP')
  expect(await shopOf()).toBe('Noor Tailors')
})

test('what the shop set at its counter stays as it is when it becomes the default', async () => {
  const { owner, shop } = await aShopAtWork(running.app, { name: 'Gill Tailors' })
  await owner.call('PATCH /api/shop/counter', { body: { bufferDays: 5 } })
  await startWith(shop.id)
  expect(await shopOf()).toBe('Gill Tailors')
  expect((await owner.call('GET /api/shop/counter')).bufferDays).toBe(5)
})
