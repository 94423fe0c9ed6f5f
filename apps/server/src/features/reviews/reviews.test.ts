import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'
import { showReview } from './review-store.ts'

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

test('two reviews of one order at the same moment: one stands, the other is told so', async () => {
  const { slug, of } = await anOrder('delivered')
  const said = await Promise.all(
    [4, 5].map((stars) => nobody().try('POST /api/track/:token/review', { ...of, body: { stars } })),
  )
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(said.find(({ status }) => status === 409)?.body.code).toBe('reviews.saidBefore')
  expect(await standing(slug)).toMatchObject({ reviews: 1 })
})

test('what was not handed over is not reviewed, nor anything without its link', async () => {
  const { slug, of } = await anOrder('ready')
  const refused = await nobody().try('POST /api/track/:token/review', { ...of, body: { stars: 5 } })
  expect([refused.status, refused.body.code]).toEqual([409, 'reviews.notDelivered'])
  const guessed = { params: { token: running.app.newId() }, body: { stars: 5 } }
  expect((await nobody().try('POST /api/track/:token/review', guessed)).status).toBe(404)
  expect(await standing(slug)).toEqual({ reviews: 0 })
})

test('a shop does not review itself by the links it prints, whoever of it is signed in', async () => {
  const { shop, owner, slug, of } = await anOrder('delivered')
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  for (const member of [owner, counter]) {
    const refused = await member.try('POST /api/track/:token/review', { ...of, body: { stars: 5 } })
    expect([refused.status, refused.body.code]).toEqual([403, 'reviews.ownShop'])
  }
  expect(await standing(slug)).toEqual({ reviews: 0 })
  await nobody().call('POST /api/track/:token/review', { ...of, body: { stars: 3 } })
  const files = { photo: await aPhoto() }
  const hung = await owner.try('POST /api/track/:token/review/photos', { ...of, files })
  expect([hung.status, hung.body.code]).toEqual([403, 'reviews.ownShop'])
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

const aPhoto = async () => ({
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD0: { ImageDescription: 'Where I live' } })
    .jpeg()
    .toBuffer(),
  filename: 'kurta.jpg',
  type: 'image/jpeg',
})

test('a review has four photos at most, without what the camera wrote; hidden, nobody else sees them', async () => {
  const { shop, slug, of, owner } = await anOrder('delivered')
  const early = await nobody().try('POST /api/track/:token/review/photos', {
    ...of,
    files: { photo: await aPhoto() },
  })
  expect(early.status).toBe(404)
  await nobody().call('POST /api/track/:token/review', { ...of, body: { stars: 5 } })
  for (let number = 1; number <= 4; number++) {
    const said = await nobody().call('POST /api/track/:token/review/photos', {
      ...of,
      files: { photo: await aPhoto() },
    })
    expect(said.review?.photos).toHaveLength(number)
  }
  const fifth = await nobody().try('POST /api/track/:token/review/photos', {
    ...of,
    files: { photo: await aPhoto() },
  })
  expect([fifth.status, fifth.body.code]).toEqual([422, 'reviews.tooManyPhotos'])
  const [review] = (await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })).rows
  expect(review?.photos).toHaveLength(4)
  const params = { slug, photoId: review?.photos[0]?.id ?? '', size: 'full' } as const
  const look = () => nobody().try('GET /api/tailors/:slug/review-photos/:photoId/:size', { params })
  const seen = await look()
  expect(seen.headers['content-type']).toBe('image/webp')
  expect((await sharp(seen.bytes).metadata()).exif).toBeUndefined()
  const { owner: other } = await aShopAtWork(running.app)
  const elsewhere = await other.try('GET /api/shop/review-photos/:photoId/:size', { params })
  expect(elsewhere.status).toBe(404)
  await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
    showReview(tx, review?.id ?? '', { hiddenAt: running.app.now() }),
  )
  expect((await look()).status).toBe(404)
  expect((await owner.try('GET /api/shop/review-photos/:photoId/:size', { params })).status).toBe(200)
})

test('words that the shop or everybody does not want to read are stopped in a review', async () => {
  const { of, owner } = await anOrder('delivered')
  await owner.call('PUT /api/shop/blocked-words', { body: { words: ['Sharma Tailors'] } })
  for (const words of ['go to sharma tailors', 'you b1tch']) {
    const refused = await nobody().try('POST /api/track/:token/review', { ...of, body: { stars: 1, words } })
    expect(refused.body.errors).toMatchObject([{ field: 'words', code: 'conversations.blockedWord' }])
  }
  await nobody().call('POST /api/track/:token/review', { ...of, body: { stars: 1, words: 'Too late' } })
})
