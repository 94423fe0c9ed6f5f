import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const nobody = () => new Visitor(running.app)

/** A listed shop with an order in this state, and its private link. */
async function anOrder(state: 'delivered' | 'ready') {
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const { token } = await aTrackedOrder(running.app, shop.id, { state })
  return { shop, owner, slug, of: { params: { token } } }
}
const standing = async (slug: string) =>
  (await nobody().call('GET /api/tailors/:slug', { params: { slug } })).standing

test('an order is reviewed once it was handed over, and once; the stars are those of the reviews', async () => {
  const { shop, slug, of, owner } = await anOrder('delivered')
  const link = await nobody().call('GET /api/track/:token/review', of)
  expect(link).toEqual({ can: { review: true } })
  const body = { stars: 4, words: 'Fits well.' }
  const said = await nobody().call('POST /api/track/:token/review', { ...of, body })
  expect(said).toMatchObject({
    can: { review: false },
    review: { author: 'Meera', ...body, garments: ['kurta'] },
  })
  const again = await nobody().try('POST /api/track/:token/review', { ...of, body: { stars: 1 } })
  expect([again.status, again.body.code]).toEqual([409, 'reviews.saidBefore'])
  const second = await aTrackedOrder(running.app, shop.id, { state: 'delivered', number: 2 })
  await nobody().call('POST /api/track/:token/review', {
    params: { token: second.token },
    body: { stars: 5 },
  })
  expect(await standing(slug)).toMatchObject({ rating: 4.5, reviews: 2 })
  const { rows } = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
  expect(rows.map(({ stars }) => stars)).toEqual([5, 4])
  expect(JSON.stringify(rows)).not.toContain('Joshi')
  await owner.call('POST /api/shop/reviews/:id/reply', {
    params: { id: rows[1]?.id ?? '' },
    body: { words: 'Thank you' },
  })
  const answered = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
  expect(answered.rows[1]?.reply).toBe('Thank you')
})

test('what was not handed over is not reviewed, nor anything without its link', async () => {
  const { slug, of } = await anOrder('ready')
  const refused = await nobody().try('POST /api/track/:token/review', { ...of, body: { stars: 5 } })
  expect([refused.status, refused.body.code]).toEqual([409, 'reviews.notDelivered'])
  const guessed = { params: { token: running.app.newId() }, body: { stars: 5 } }
  expect((await nobody().try('POST /api/track/:token/review', guessed)).status).toBe(404)
  expect(await standing(slug)).toEqual({ reviews: 0 })
})

test('another shop answers none of them', async () => {
  const { slug, of } = await anOrder('delivered')
  await nobody().call('POST /api/track/:token/review', { ...of, body: { stars: 3 } })
  const { rows } = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
  const { owner: other } = await aShopAtWork(running.app)
  const reply = { params: { id: rows[0]?.id ?? '' }, body: { words: 'Ours is better' } }
  expect((await other.try('POST /api/shop/reviews/:id/reply', reply)).status).toBe(404)
  expect((await other.call('GET /api/shop/reviews')).rows).toEqual([])
})
