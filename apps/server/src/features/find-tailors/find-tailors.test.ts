import { addDays } from '@darzi/tailoring/customers/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { type AShop, aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { readSitemap } from '../../testing/read-sitemap.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { aPng } from '../forms/png-for-tests.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const nobody = () => new Visitor(running.app)
let serial = 0
/** A city no other test has. */
const aCity = () => `Nagar ${++serial} ${running.app.newId().slice(-6)}`

interface Listed extends AShop {
  city?: string
  specialties?: string[]
  listing?: object
  /** Of a shirt, in paise. */
  shirt?: number
}

/** A shop that is listed in a city of its own. */
async function aListedShop({ city = aCity(), specialties = [], listing, shirt, ...given }: Listed = {}) {
  const { shop, owner } = await aShopAtWork(running.app, given)
  await owner.call('PATCH /api/shop/profile', { body: { city, specialties } })
  if (shirt)
    await owner.call('PATCH /api/shop/garments/:key', {
      params: { key: 'shirt' },
      body: { priceMinor: shirt },
    })
  const own = await owner.call('PATCH /api/shop/listing', { body: { isListed: true, ...listing } })
  return { shop, owner, city, slug: own.slug ?? '' }
}
const found = async (query: object) =>
  (await nobody().call('GET /api/tailors', { query })).rows.map(({ slug }) => slug)

describe('a shop', () => {
  test('is found by nobody before it says so, and by nobody once it takes itself off', async () => {
    const { owner, city, slug } = await aListedShop()
    expect(await found({ city })).toEqual([slug])
    // Said again it is the same listing.
    expect((await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })).slug).toBe(slug)
    await owner.call('PATCH /api/shop/listing', { body: { isListed: false } })
    expect(await found({ city })).toEqual([])
    expect((await nobody().try('GET /api/tailors/:slug', { params: { slug } })).status).toBe(404)
    const { owner: silent } = await aShopAtWork(running.app, { name: 'Silent Tailors' })
    expect((await silent.call('GET /api/shop/listing')).isListed).toBe(false)
  })

  test('gets an address of its name, another when that is taken, and nobody takes it from it', async () => {
    const name = `ਨੂਰ Tailors ${running.app.newId().slice(-6)}`
    const [first, second] = [await aListedShop({ name }), await aListedShop({ name })]
    expect(first.slug).toMatch(/^noor-tailors-/)
    expect(second.slug).not.toBe(first.slug)
    const taken = await second.owner.try('PATCH /api/shop/listing', { body: { slug: first.slug } })
    expect([taken.status, taken.body.code]).toEqual([409, 'market.slugTaken'])
    const short = await second.owner.try('PATCH /api/shop/listing', { body: { slug: '!!' } })
    expect([short.status, short.body.code]).toEqual([422, 'market.slugInvalid'])
  })

  test('shows its prices, words and photos of work, and never what it keeps for itself', async () => {
    const { owner, slug } = await aListedShop({ specialties: ['Sherwani'], shirt: 80_000 })
    await owner.call('PATCH /api/shop/profile', { body: { about: 'Wedding wear since 1984.' } })
    const files = { photo: { bytes: await aPng(), filename: 'a.png', type: 'image/png' } }
    await owner.call('POST /api/shop/portfolio', { body: { caption: 'A coat' }, files })
    const page = await nobody().call('GET /api/tailors/:slug', { params: { slug } })
    expect(page).toMatchObject({
      about: 'Wedding wear since 1984.',
      specialties: ['Sherwani'],
      prices: [{ key: 'shirt', fromMinor: 80_000 }],
      photos: [{ caption: 'A coat' }],
      standing: { reviews: 0 },
    })
    const photo = await nobody().send({ method: 'GET', url: page.photos[0]?.thumbUrl ?? '' })
    expect(photo.headers['content-type']).toBe('image/webp')
    await owner.call('PATCH /api/shop/listing', { body: { isListed: false } })
    expect((await nobody().send({ method: 'GET', url: page.photos[0]?.url ?? '' })).status).toBe(404)
  })

  test('is listed by its managers alone', async () => {
    const { shop } = await aShopAtWork(running.app)
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    expect((await counter.try('PATCH /api/shop/listing', { body: { isListed: true } })).status).toBe(403)
  })
})

describe('tailors are found', () => {
  test('by every word of name, city and specialties', async () => {
    const { slug, city } = await aListedShop({ name: 'Gulmohar Stitch', specialties: ['Sherwani'] })
    await aListedShop({ city, name: 'Another One' })
    expect(await found({ q: 'gulmohar SHERWANI', city })).toEqual([slug])
    expect(await found({ q: '100% sherwani', city })).toEqual([])
  })

  test('by garment with its price, in the currency it is named in, the cheapest first', async () => {
    const city = aCity()
    const [dear, cheap] = [
      await aListedShop({ city, shirt: 120_000 }),
      await aListedShop({ city, shirt: 60_000 }),
    ]
    await aListedShop({ city })
    expect(await found({ city, garment: 'shirt', sort: 'price' })).toEqual([cheap.slug, dear.slug])
    expect(await found({ city, garment: 'shirt', upTo: 600 })).toEqual([cheap.slug])
    expect(await found({ city, garment: 'shirt', atLeast: 601 })).toEqual([dear.slug])
    expect(await found({ city, garment: 'shirt', atLeast: 600, upTo: 600 })).toEqual([cheap.slug])
    expect(await found({ city, garment: 'shirt', atLeast: 600, currency: 'AED' })).toEqual([])
    expect(await found({ city, garment: 'shirt', upTo: 600, currency: 'AED' })).toEqual([])
    expect((await nobody().try('GET /api/tailors', { query: { sort: 'price' } })).status).toBe(400)
  })

  test('by language, by a woman who measures, and by distance, the nearest first', async () => {
    const city = aCity()
    const place = (latitude: number) => ({ latitude, longitude: 75.8573 })
    const far = await aListedShop({
      city,
      listing: { place: place(31.1), languages: ['pa'], hasWoman: true },
    })
    const near = await aListedShop({ city, listing: { place: place(30.95), languages: ['hi', 'pa'] } })
    expect(await found({ city, language: 'hi' })).toEqual([near.slug])
    expect(await found({ city, woman: 'true' })).toEqual([far.slug])
    const here = { city, lat: 30.9, lng: 75.8573 }
    expect(await found({ ...here, km: 50, sort: 'near' })).toEqual([near.slug, far.slug])
    expect(await found({ ...here, km: 10, sort: 'near' })).toEqual([near.slug])
    expect((await nobody().try('GET /api/tailors', { query: { sort: 'near' } })).status).toBe(400)
  })

  test('by a day on which a visit can be booked, and no longer once that day is taken or the shop is away', async () => {
    const city = aCity()
    const free = await aListedShop({ city })
    const closed = await aListedShop({ city })
    const ask = () => jobWork(running.app)['listings.refresh']({}, { id: '' })
    await free.owner.call('PATCH /api/calendar/settings', { body: { takesBookings: true } })
    await ask()
    const query = { city }
    const { rows } = await nobody().call('GET /api/tailors', { query })
    const [own, other] = [free, closed].map(({ slug }) => rows.find((row) => row.slug === slug)?.freeOn)
    expect(other).toBeUndefined()
    if (!own) throw new Error('it takes bookings, so it has a free day')
    expect(await found({ city, free: own })).toEqual([free.slug])
    expect(await found({ city, free: addDays(own, -1) })).toEqual([])
    const away = { firstOn: own, lastOn: addDays(own, 9), reason: 'A wedding' }
    await free.owner.call('POST /api/calendar/days-off', { body: away })
    await ask()
    expect(await found({ city, free: addDays(own, 9) })).toEqual([])
    expect(await found({ city, free: addDays(own, 13) })).toEqual([free.slug])
    await free.owner.call('PATCH /api/calendar/settings', { body: { takesBookings: false } })
    await ask()
    expect(await found({ city, free: addDays(own, 13) })).toEqual([])
  })

  test('by a day for which they sew a garment in time', async () => {
    const { owner, city, slug } = await aListedShop({ shirt: 60_000 })
    await owner.call('PATCH /api/shop/garments/:key', { params: { key: 'shirt' }, body: { leadDays: 5 } })
    const today = running.app.now().toISOString().slice(0, 10)
    const inTime = { city, garment: 'shirt', ready: addDays(today, 5) }
    expect(await found(inTime)).toEqual([slug])
    expect(await found({ ...inTime, ready: addDays(today, 4) })).toEqual([])
    const { status } = await nobody().try('GET /api/tailors', { query: { ready: today } })
    expect(status).toBe(400)
  })

  test('by stars of the reviews of those who ordered, and not before the first', async () => {
    const city = aCity()
    const [loved, liked] = [await aListedShop({ city }), await aListedShop({ city })]
    await aListedShop({ city })
    const review = async (shopId: string, stars: number) => {
      const { token } = await aTrackedOrder(running.app, shopId, { state: 'delivered', number: ++serial })
      await nobody().call('POST /api/track/:token/review', { params: { token }, body: { stars } })
    }
    for (const stars of [5, 4]) await review(loved.shop.id, stars)
    for (const stars of [5, 3]) await review(liked.shop.id, stars)
    expect(await found({ city, rating: 4.5 })).toEqual([loved.slug])
    expect((await found({ city, rating: 4 })).toSorted()).toEqual([loved.slug, liked.slug].toSorted())
    expect(await found({ city, rating: 5 })).toEqual([])
    await review(liked.shop.id, 1)
    expect(await found({ city, rating: 4 })).toEqual([loved.slug])
    const outside = await nobody().try('GET /api/tailors', { query: { rating: 6 } })
    expect(outside.body.errors).toMatchObject([{ field: 'rating' }])
  })

  test('by promises kept, counted once there are five', async () => {
    const city = aCity()
    const [faithful, late] = [await aListedShop({ city }), await aListedShop({ city })]
    const fresh = await aListedShop({ city })
    // How promises are counted, standing.test.ts says.
    await asOwner(running.app, async (client) => {
      const count = (slug: string, counted: { kept: number; late: number }) =>
        client.query('update listings set kept = $1, late = $2 where slug = $3', [
          counted.kept,
          counted.late,
          slug,
        ])
      await count(faithful.slug, { kept: 19, late: 1 })
      await count(late.slug, { kept: 8, late: 2 })
      await count(fresh.slug, { kept: 4, late: 0 })
    })
    expect(await found({ city, kept: 95 })).toEqual([faithful.slug])
    expect((await found({ city, kept: 80 })).toSorted()).toEqual([faithful.slug, late.slug].toSorted())
    expect(await found({ city, kept: 96 })).toEqual([])
    const outside = await nobody().try('GET /api/tailors', { query: { kept: 101 } })
    expect(outside.body.errors).toMatchObject([{ field: 'kept' }])
  })

  test('a page at a time, each once, however they are sorted', async () => {
    const city = aCity()
    const made: string[] = []
    for (const shirt of [60_000, 60_000, 70_000, 80_000, 80_000])
      made.push((await aListedShop({ city, shirt })).slug)
    for (const sort of ['best', 'price'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const query = { city, garment: 'shirt', sort, limit: 2, ...(after ? { after } : {}) }
        const { rows, next } = await nobody().call('GET /api/tailors', { query })
        seen.push(...rows.map(({ slug }) => slug))
        after = next
      } while (after)
      expect(seen.toSorted()).toEqual(made.toSorted())
    }
    expect((await nobody().try('GET /api/tailors', { query: { after: 'nonsense' } })).status).toBe(400)
  })

  test('under the name and in the city they have now', async () => {
    const { owner, slug } = await aListedShop({ name: 'Old Name' })
    const city = aCity()
    await owner.call('PATCH /api/shop', { body: { name: 'New Name' } })
    await owner.call('PATCH /api/shop/profile', { body: { city } })
    expect(await found({ city, q: 'new' })).toEqual([slug])
  })
})

test('search engines are told of listed tailors', async () => {
  const { slug, owner } = await aListedShop()
  expect(await readSitemap(running.app)).toContain(`/tailors/${slug}`)
  await owner.call('PATCH /api/shop/listing', { body: { isListed: false } })
  expect(await readSitemap(running.app)).not.toContain(`/tailors/${slug}`)
})
