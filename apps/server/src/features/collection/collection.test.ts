import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aPng } from '../forms/png-for-tests.ts'
import { addItem, anItem, aShopThatOffers } from './collection-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const nobody = () => new Visitor(running.app)
const offeredBy = async (shop: { id: string }, query: object = {}) =>
  (await nobody().call('GET /api/collection', { query: { shop: shop.id, ...query } })).rows

describe('call 6 of the spec', () => {
  test('tells what a shop lists, in exactly its shape', async () => {
    const { shop, item, owner } = await aShopThatOffers(running.app)
    await addItem(owner, { name: 'Not yet', isListed: false })
    const { text } = await nobody().try('GET /api/garments', { query: { shop: shop.id } })
    expect(JSON.parse(text)).toEqual({
      garments: [
        {
          garment_id: item.id,
          name: 'Oxford shirt',
          category: 'tops',
          price: 1500,
          sizes: ['S', 'M', 'L'],
          colors: ['White', 'Indigo'],
        },
      ],
    })
  })

  test('tells of every shop that offers something, and of a sample shop only where no other does', async () => {
    const sample = await aShopThatOffers(running.app, { isDemo: true, item: { name: 'Sample shirt' } })
    const real = await aShopThatOffers(running.app, { item: { name: 'Real shirt' } })
    const names = (await nobody().call('GET /api/garments')).garments.map(({ name }) => name)
    expect(names).toContain('Real shirt')
    expect(names).not.toContain('Sample shirt')
    expect((await offeredBy(sample.shop))[0]?.shop.isDemo).toBe(true)
    expect((await offeredBy(real.shop))[0]?.shop.isDemo).toBe(false)
  })

  test.each(['no-id', '00000000-0000-7000-8000-000000000000'])(
    'tells nothing of the shop %s',
    async (shop) => {
      expect(await nobody().call('GET /api/garments', { query: { shop } })).toEqual({ garments: [] })
    },
  )
})

describe('what is offered', () => {
  test('is found by its name or colour, in any script, and by its category', async () => {
    const { shop, owner } = await aShopThatOffers(running.app)
    await addItem(owner, {
      name: 'Patiala salwar',
      category: 'bottoms',
      cut: 'trousers',
      garment: 'salwar',
      styles: [],
      colours: [{ name: 'Firozi', hex: '#1f9ba3' }],
    })
    const found = async (query: object) => (await offeredBy(shop, query)).map(({ name }) => name)
    expect(await found({ q: 'oxf' })).toEqual(['Oxford shirt'])
    expect(await found({ q: 'firozi' })).toEqual(['Patiala salwar'])
    expect(await found({ q: 'पटियाला' })).toEqual(['Patiala salwar'])
    expect(await found({ category: 'bottoms' })).toEqual(['Patiala salwar'])
    expect(await found({ q: '%' })).toEqual([])
  })

  test('is told with the design of its cloth', async () => {
    const { shop } = await aShopThatOffers(running.app)
    const [item] = await offeredBy(shop)
    expect(item?.cloth.design).toEqual({ kind: 'stripes', repeatMm: 10, hex: '#2c3b78' })
  })

  test('comes a page at a time, each once', async () => {
    const { shop, owner } = await aShopThatOffers(running.app)
    for (const name of ['Two', 'Three']) await addItem(owner, { name })
    const first = await nobody().call('GET /api/collection', { query: { shop: shop.id, limit: 2 } })
    const query = { shop: shop.id, limit: 2, after: first.next }
    const second = await nobody().call('GET /api/collection', { query })
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual(['Three', 'Two', 'Oxford shirt'])
    expect(second.next).toBeUndefined()
  })

  test('comes a page at a time, each once, also what was added within one millisecond', async () => {
    const { shop, owner } = await aShopThatOffers(running.app)
    for (const name of ['Two', 'Three']) await addItem(owner, { name })
    await asOwner(running.app, (client) =>
      client.query(
        `update collection_items set created_at = timestamptz '2026-11-18 10:00:00.123Z'
           + (case name when 'Oxford shirt' then 100 when 'Two' then 200 else 300 end) * interval '1 microsecond'
         where shop_id = $1`,
        [shop.id],
      ),
    )
    const names: string[] = []
    const query: { shop: string; limit: number; after?: string } = { shop: shop.id, limit: 1 }
    do {
      const { rows, next } = await nobody().call('GET /api/collection', { query })
      names.push(...rows.map(({ name }) => name))
      query.after = next
    } while (query.after)
    expect(names).toEqual(['Three', 'Two', 'Oxford shirt'])
  })

  test('is narrowed to what is sewn to measure or can be tried on before it is cut into pages', async () => {
    const { shop, owner } = await aShopThatOffers(running.app)
    await addItem(owner, { name: 'Tie', category: 'accessories', cut: undefined, styles: [] })
    await addItem(owner, { name: 'Plain tee', cut: 'tee', isMadeToMeasure: false })
    const first = async (only: string) => (await offeredBy(shop, { only, limit: 1 })).map(({ name }) => name)
    expect(await first('triedOn')).toEqual(['Plain tee'])
    expect(await first('toMeasure')).toEqual(['Tie'])
    const all = async (only: string) => (await offeredBy(shop, { only })).map(({ name }) => name)
    expect(await all('triedOn')).toEqual(['Plain tee', 'Oxford shirt'])
    expect(await all('toMeasure')).toEqual(['Tie', 'Oxford shirt'])
  })

  test('is gone for everybody once it is not listed or taken away, and comes back', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const { id } = item
    const read = async () => (await nobody().try('GET /api/collection/:id', { params: { id } })).status
    const change = (body: object) => owner.call('PATCH /api/shop/collection/:id', { params: { id }, body })
    await change({ isListed: false })
    expect(await read()).toBe(404)
    await change({ isListed: true, isRemoved: true })
    expect(await read()).toBe(404)
    await change({ isRemoved: false })
    expect(await read()).toBe(200)
  })

  test('shows its photo to all; that of what is not listed to the shop alone', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const params = { id: item.id }
    const files = { photo: { bytes: await aPng(), filename: 'shirt.png', type: 'image/png' } }
    const shown = await owner.call('PUT /api/shop/collection/:id/photo', { params, files })
    const get = (visitor: Visitor, url = '') => visitor.send({ method: 'GET', url })
    const { photo } = await nobody().call('GET /api/collection/:id', { params })
    expect((await get(nobody(), photo?.thumbUrl)).headers['content-type']).toBe('image/webp')
    await owner.call('PATCH /api/shop/collection/:id', { params, body: { isListed: false } })
    expect((await get(nobody(), photo?.url)).status).toBe(404)
    expect((await get(owner, shown.photo?.url)).status).toBe(200)
    const { owner: stranger } = await aShopAtWork(running.app)
    expect((await get(stranger, shown.photo?.url)).status).toBe(404)
    const bare = await owner.call('DELETE /api/shop/collection/:id/photo', { params })
    expect(bare.photo).toBeUndefined()
  })
})

describe('the shop’s own list', () => {
  test('keeps what is sent, with the words of the garment type it is sewn as', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    expect(item).toMatchObject({
      ...anItem(),
      garment: { key: 'shirt' },
      styles: [{ key: 'collar' }],
      version: 1,
    })
    expect((await owner.call('GET /api/shop/collection')).items).toEqual([item])
  })

  test('answers the same garment for the same id again', async () => {
    const { owner } = await aShopAtWork(running.app)
    const body = { ...anItem(), id: running.app.newId() }
    const first = await owner.call('POST /api/shop/collection', { body })
    const second = await owner.call('POST /api/shop/collection', { body: { ...body, name: 'Other' } })
    expect(second).toEqual(first)
    expect((await owner.call('GET /api/shop/collection')).items).toHaveLength(1)
  })

  test('refuses at its field what makes no sense', async () => {
    const { owner } = await aShopAtWork(running.app)
    const white = { name: 'White', hex: '#ffffff' }
    const refused = await owner.try('POST /api/shop/collection', {
      body: anItem({
        name: '\u200e',
        garment: 'spaceship',
        styles: ['sails'],
        originalPriceMinor: 100_000,
        colours: [white, { ...white, name: 'WHITE' }].filter((each) => each !== undefined),
      }),
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.map(({ field }) => field).toSorted()).toEqual([
      'colours.1.name',
      'garment',
      'name',
      'originalPriceMinor',
      'styles.0',
    ])
  })

  test('says that somebody else changed it meanwhile', async () => {
    const { owner, item } = await aShopThatOffers(running.app)
    const request = { params: { id: item.id }, body: { priceMinor: 140_000, version: item.version } }
    await owner.call('PATCH /api/shop/collection/:id', request)
    const refused = await owner.try('PATCH /api/shop/collection/:id', request)
    expect([refused.status, refused.body.code]).toEqual([409, 'collection.changedMeanwhile'])
  })

  test('takes away what a change says is none, and leaves the rest', async () => {
    const { owner, item } = await aShopThatOffers(running.app, { item: { originalPriceMinor: 200_000 } })
    const body = { originalPriceMinor: null, cut: null }
    const after = await owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body })
    const { originalPriceMinor: _, cut: __, ...left } = item
    expect(after).toEqual({ ...left, version: 2 })
  })

  test('is not for a cutter, who sees no prices', async () => {
    const { shop } = await aShopAtWork(running.app)
    const cutter = await memberAtWork(running.app, shop.id, 'cutter')
    expect((await cutter.try('GET /api/shop/collection')).status).toBe(403)
  })
})

test('a garment is called otherwise in other languages; what says nothing is not kept, and emptied it is gone', async () => {
  const { owner, item } = await aShopThatOffers(running.app, {
    item: { otherWords: { hi: { name: ' ऑक्सफ़ोर्ड   कमीज़ ', description: ' ' }, pa: { name: '' } } },
  })
  expect(item.otherWords).toEqual({ hi: { name: 'ऑक्सफ़ोर्ड कमीज़' } })
  const seen = await new Visitor(running.app).call('GET /api/collection/:id', { params: { id: item.id } })
  expect(seen.otherWords).toEqual({ hi: { name: 'ऑक्सफ़ोर्ड कमीज़' } })
  const edit = (otherWords: object) =>
    owner.call('PATCH /api/shop/collection/:id', { params: { id: item.id }, body: { otherWords } })
  expect((await edit({ pa: { description: 'ਨਰਮ' } })).otherWords).toEqual({ pa: { description: 'ਨਰਮ' } })
  expect((await edit({})).otherWords).toEqual({})
})
