/** Fronts: a house under its own name, seen by anybody, changed by its managers alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { readSitemap } from '../../testing/read-sitemap.ts'
import { addItem } from '../collection/collection-for-tests.ts'
import { openFronts } from './fronts-for-tests.ts'

let fronts: Awaited<ReturnType<typeof openFronts>>
beforeAll(async () => {
  fronts = await openFronts()
})
afterAll(() => fronts.close())

describe('a front', () => {
  test('is seen by nobody before it is published, nor once it is taken off', async () => {
    const { owner, name, slug } = await fronts.aHouse({ tagline: 'Evening wear', about: 'Since 1984.' })
    const look = () => fronts.nobody().try('GET /api/houses/:slug', { params: { slug } })
    expect((await look()).body).toMatchObject({ name, tagline: 'Evening wear', about: 'Since 1984.' })
    const listed = async () =>
      (await fronts.nobody().call('GET /api/houses', { query: { q: name } })).rows.map((row) => row.slug)
    expect(await listed()).toEqual([slug])
    await owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect((await look()).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('has an address of its own name that no other house can take', async () => {
    const first = await fronts.aHouse()
    const second = await fronts.aHouse()
    const taken = await second.owner.try('PATCH /api/shop/front', { body: { slug: first.slug } })
    expect([taken.status, taken.body.code]).toEqual([409, 'fronts.slugTaken'])
    const short = await second.owner.try('PATCH /api/shop/front', { body: { slug: '!' } })
    expect(short.body.code).toBe('fronts.slugInvalid')
  })

  test('takes colours and nothing else for colours', async () => {
    const { owner } = await fronts.aHouse()
    for (const mainColour of [
      'red',
      '#fff',
      '#123456;background:url(//evil)',
      'javascript:alert(1)',
      '</style>',
    ])
      expect((await owner.try('PATCH /api/shop/front', { body: { mainColour } })).status).toBe(400)
    expect((await owner.call('PATCH /api/shop/front', { body: { mainColour: '#AA0033' } })).mainColour).toBe(
      '#aa0033',
    )
  })

  test('shows its logo while it is published, and only its own', async () => {
    const house = await fronts.aHouse()
    const files = { photo: { bytes: greyPixel, filename: 'logo.png', type: 'image/png' } }
    const { logo } = await house.owner.call('PUT /api/shop/front/logo', { files })
    const params = { slug: house.slug, id: logo?.id ?? '', size: 'full' }
    const at = (slug: string) =>
      fronts.nobody().try('GET /api/houses/:slug/logo/:id/:size', { params: { ...params, slug } })
    expect((await at(house.slug)).headers['content-type']).toBe('image/webp')
    expect((await at((await fronts.aHouse()).slug)).status).toBe(404)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect((await at(house.slug)).status).toBe(404)
    expect((await house.owner.call('DELETE /api/shop/front/logo')).logo).toBeUndefined()
  })

  test('is its managers’ to change, and in the plan of a house or of a trial', async () => {
    const { shop } = await fronts.aHouse()
    const counter = await memberAtWork(fronts.app, shop.id, 'counter')
    expect((await counter.try('PATCH /api/shop/front', { body: { isPublished: false } })).status).toBe(403)
    const tailor = await aShopAtWork(fronts.app, { name: fronts.aName() })
    await fronts.endTrial(tailor.shop.id, 'tailorProfessional')
    const refused = await tailor.owner.try('PATCH /api/shop/front', { body: { isPublished: true } })
    expect(refused.body.code).toBe('fronts.notInPlan')
    await fronts.endTrial(tailor.shop.id, 'tailorEnterprise')
    expect(
      (await tailor.owner.call('PATCH /api/shop/front', { body: { isPublished: true } })).url,
    ).toBeDefined()
  })

  test('is read without JavaScript under the house’s own name, and its words stay words', async () => {
    const evil = '"><script>alert(1)</script></noscript>'
    const { name, slug, owner } = await fronts.aHouse({ tagline: evil, about: evil })
    await addItem(owner, { name: 'Ivory gown' })
    const { body } = await fronts.screenAt('darzi.example', `/houses/${slug}`)
    expect(body).toContain('Ivory gown')
    expect(body).toContain(`<meta property="og:site_name" content="${name}" />`)
    expect(body).not.toContain('<script>alert')
    expect(body.match(/<\/noscript>/g)).toHaveLength(1)
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')
    expect(data).toMatchObject({ '@type': 'ClothingStore', name, slogan: evil })
    const list = await fronts.screenAt('darzi.example', '/fashion-houses')
    expect(list.body).toContain(name)
    expect(await readSitemap(fronts.running.app)).toContain(`/houses/${slug}`)
  })
})

test('houses are listed a page at a time, each once', async () => {
  const made = []
  for (let at = 0; at < 3; at++) made.push((await fronts.aHouse({ tagline: 'Paged house' })).slug)
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { q: 'paged', limit: 2, ...(after ? { after } : {}) }
    const { rows, next } = await fronts.nobody().call('GET /api/houses', { query })
    seen.push(...rows.map(({ slug }) => slug))
    after = next
  } while (after)
  expect(seen).toEqual(made.toReversed())
  expect((await fronts.nobody().try('GET /api/houses', { query: { after: 'nonsense' } })).status).toBe(400)
})
