import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  for (const [name, phone, address] of [
    ['Noor Tailors', '98140 11111', 'Model Town, Ludhiana'],
    ['Sohal Boutique', '98140 22222', 'Sector 17, Chandigarh'],
    ['100% Cotton', '98140 33333', 'Chaura Bazaar, Ludhiana'],
    ['ਨੂਰ ਦਰਜ਼ੀ', '98140 44444', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ] as const) {
    const { owner } = await aShopAtWork(running.app, { name })
    await owner.call('PATCH /api/shop', { body: { phone, address } })
  }
})
afterAll(() => running.close())

const stranger = () => new Visitor(running.app)
const found = async (q: string) =>
  (await stranger().call('GET /api/form-shop/find', { query: { q } })).shops.map(({ name }) => name)

test.each([
  ['noor', ['Noor Tailors']],
  ['LUDHIANA', ['100% Cotton', 'Noor Tailors']],
  ['tailors, ludhiana', ['Noor Tailors']],
  ['98140 22222', ['Sohal Boutique']],
  ['+91 98140-22222', ['Sohal Boutique']],
  ['100%', ['100% Cotton']],
  ['%', ['100% Cotton']],
  ['_', []],
  ['ਅੰਮ੍ਰਿਤਸਰ', ['ਨੂਰ ਦਰਜ਼ੀ']],
  ['nobody of this name', []],
])('%s finds %j', async (q, names) => {
  expect(await found(q)).toEqual(names)
})

test('a stranger learns what stands on a shop’s sign, and nothing else of it', async () => {
  const { shops } = await stranger().call('GET /api/form-shop/find', { query: { q: 'sohal' } })
  expect(shops).toEqual([
    {
      id: expect.any(String),
      name: 'Sohal Boutique',
      phone: expect.stringContaining('98140 22222'.slice(0, 5)),
      address: 'Sector 17, Chandigarh',
      isDemo: false,
    },
  ])
})

test('nothing typed is refused at its field', async () => {
  const refused = await stranger().send({ method: 'GET', url: '/api/form-shop/find?q=%20' })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'q' }] } })
})
