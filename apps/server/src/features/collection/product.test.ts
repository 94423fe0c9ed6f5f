import { slugOfItem } from '@darzi/tailoring/collection/slug.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { pageHeads } from '../../http/page-heads.ts'
import { readSitemap } from '../../testing/read-sitemap.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'
import { aShopThatOffers, type Item } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const pageOf = (item: Item) =>
  new Visitor(running.app).try('GET /api/products/:slug', { params: { slug: slugOfItem(item) } })
const root = new URL('https://darzi.example')
const headOf = (item: Item) =>
  transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
    pageHeads.use().headAt({
      tx,
      path: `/shop/${slugOfItem(item)}`,
      query: new URLSearchParams(),
      language: 'en',
      root,
      now: running.app.now(),
    }),
  )

test('a garment has a page for anybody, also under a name it no longer has; taken out, it is gone', async () => {
  const { owner, item } = await aShopThatOffers(running.app)
  expect((await pageOf(item)).body).toMatchObject({ item: { id: item.id, name: item.name }, reviews: 0 })
  expect((await pageOf({ ...item, name: 'Another name' })).status).toBe(200)
  await owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body: { isListed: false } })
  expect((await pageOf(item)).status).toBe(404)
  expect(await headOf(item)).toBeUndefined()
})

test('search engines, and people without JavaScript, read what it is, costs and comes in', async () => {
  const { shop, item } = await aShopThatOffers(running.app)
  const head = await headOf(item)
  expect(head).toMatchObject({
    title: expect.stringContaining(item.name),
    isFound: true,
    jsonLd: { '@type': 'Product', offers: { price: 1500, priceCurrency: item.currency } },
  })
  expect(head?.text.join(' ')).toContain('₹1,500')
  expect(shop.id).not.toBe('')
  expect(await readSitemap(running.app)).toContain(`/shop/${slugOfItem(item)}`)
})

test('a garment of a sample shop is found by no search engine', async () => {
  const { item } = await aShopThatOffers(running.app, { isDemo: true })
  expect(await headOf(item)).toMatchObject({ isFound: false, jsonLd: undefined })
  expect(await readSitemap(running.app)).not.toContain(`/shop/${slugOfItem(item)}`)
})

test.each(['shirt', 'shirt-000000000000', '%'])('nothing stands at /shop/%s', async (slug) => {
  expect((await new Visitor(running.app).try('GET /api/products/:slug', { params: { slug } })).status).toBe(
    404,
  )
})

test('cards tell the stars of those who ordered that garment and said so, and no others', async () => {
  const { shop, item } = await aShopThatOffers(running.app)
  const { app } = running
  const orders = [
    await aTrackedOrder(app, shop.id, { state: 'delivered', number: 1 }),
    await aTrackedOrder(app, shop.id, { state: 'delivered', number: 2 }),
    await aTrackedOrder(app, shop.id, { state: 'delivered', number: 3 }),
  ]
  const collection = JSON.stringify({ itemId: item.id })
  await transact(app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
    for (const { orderId } of orders.slice(0, 2))
      await sql`update order_pieces set collection = ${collection}::jsonb where order_id = ${orderId}::uuid`.execute(
        tx,
      )
  })
  const visitor = new Visitor(app)
  for (const [at, stars] of [5, 4, 1].entries())
    await visitor.call('POST /api/track/:token/review', {
      params: { token: orders[at]?.token ?? '' },
      body: { stars },
    })
  const card = async () =>
    (await visitor.call('GET /api/collection', { query: { shop: shop.id } })).rows.find(
      ({ id }) => id === item.id,
    )
  expect(await card()).toMatchObject({ rating: 4.5, reviews: 2 })
  await transact(app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    sql`update reviews set hidden_at = now() where stars = 4`.execute(tx),
  )
  expect(await card()).toMatchObject({ rating: 5, reviews: 1 })
  expect((await pageOf(item)).body).toMatchObject({ rating: 5, reviews: 1 })
})
