/** Fronts: a house under its own name, seen by anybody, changed by its managers alone, and served at a domain that was shown to be its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRequests } from '../../http/guard-requests.ts'
import { serveWeb } from '../../http/serve-web.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { addItem } from '../collection/collection-for-tests.ts'

const builtPage = `<!doctype html><html><head>
<meta name="description" content="Of every page." /><title>Darzi</title></head><body><div id="root"></div></body></html>`

let running: TestApp
const folder = mkdtempSync(join(tmpdir(), 'darzi-front-'))
const web = Fastify()
/** What the name servers of the world say. */
const records = new Map<string, string[]>()
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  running.app.names = { texts: async (name) => records.get(name) ?? [] }
  writeFileSync(join(folder, 'index.html'), builtPage)
  const screens = { ...running.app, fastify: web }
  await guardRequests(screens)
  await serveWeb(screens, folder)
})
afterAll(async () => {
  await web.close()
  await running.close()
  rmSync(folder, { recursive: true })
})

let serial = 0
const aName = () => `Meher ${++serial} ${running.app.newId().slice(-6)}`
const aDomain = () => `meher-${++serial}-${running.app.newId().slice(-6)}.com`
const nobody = () => new Visitor(running.app)

async function aHouse({ isPublished = true, ...front }: Record<string, unknown> = {}) {
  const name = aName()
  const { shop, owner } = await aShopAtWork(running.app, { name, kind: 'house' })
  const own = await owner.call('PATCH /api/shop/front', {
    body: { ...(isPublished ? { isPublished } : {}), ...front },
  })
  return { name, shop, owner, slug: own.slug ?? '' }
}
type House = Awaited<ReturnType<typeof aHouse>>

/** With the record in its place, and checked. */
async function verify({ owner }: House, domain = aDomain()) {
  const { claim } = await owner.call('PUT /api/shop/front/domain', { body: { domain } })
  records.set(claim?.record.name ?? '', [claim?.record.value ?? ''])
  await owner.call('POST /api/shop/front/domain/check')
  return domain
}
const check = ({ owner }: House) => owner.try('POST /api/shop/front/domain/check')
const claim = ({ owner }: House, domain: string) =>
  owner.try('PUT /api/shop/front/domain', { body: { domain } })
const screenAt = (host: string, url = '/') =>
  web.inject({ method: 'GET', url, headers: { host, 'accept-language': 'en' } })
const apiAt = (host: string, url: string, headers = {}) =>
  running.app.fastify.inject({ method: 'GET', url, headers: { host, ...headers } })

describe('a front', () => {
  test('is seen by nobody before it is published, nor once it is taken off', async () => {
    const { owner, name, slug } = await aHouse({ tagline: 'Evening wear', about: 'Since 1984.' })
    const look = () => nobody().try('GET /api/houses/:slug', { params: { slug } })
    expect((await look()).body).toMatchObject({ name, tagline: 'Evening wear', about: 'Since 1984.' })
    const listed = async () =>
      (await nobody().call('GET /api/houses', { query: { q: name } })).rows.map((row) => row.slug)
    expect(await listed()).toEqual([slug])
    await owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect((await look()).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('has an address of its own name that no other house can take', async () => {
    const first = await aHouse()
    const second = await aHouse()
    const taken = await second.owner.try('PATCH /api/shop/front', { body: { slug: first.slug } })
    expect([taken.status, taken.body.code]).toEqual([409, 'fronts.slugTaken'])
    const short = await second.owner.try('PATCH /api/shop/front', { body: { slug: '!' } })
    expect(short.body.code).toBe('fronts.slugInvalid')
  })

  test('takes colours and nothing else for colours', async () => {
    const { owner } = await aHouse()
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
    const house = await aHouse()
    const files = { photo: { bytes: greyPixel, filename: 'logo.png', type: 'image/png' } }
    const { logo } = await house.owner.call('PUT /api/shop/front/logo', { files })
    const params = { slug: house.slug, id: logo?.id ?? '', size: 'full' }
    const at = (slug: string) =>
      nobody().try('GET /api/houses/:slug/logo/:id/:size', { params: { ...params, slug } })
    expect((await at(house.slug)).headers['content-type']).toBe('image/webp')
    expect((await at((await aHouse()).slug)).status).toBe(404)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect((await at(house.slug)).status).toBe(404)
    expect((await house.owner.call('DELETE /api/shop/front/logo')).logo).toBeUndefined()
  })

  test('is its managers’ to change, and in the plan of a house or of a trial', async () => {
    const { shop } = await aHouse()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    expect((await counter.try('PATCH /api/shop/front', { body: { isPublished: false } })).status).toBe(403)
    const tailor = await aShopAtWork(running.app, { name: aName() })
    await endTrial(tailor.shop.id, 'tailorProfessional')
    const refused = await tailor.owner.try('PATCH /api/shop/front', { body: { isPublished: true } })
    expect(refused.body.code).toBe('fronts.notInPlan')
    await endTrial(tailor.shop.id, 'tailorEnterprise')
    expect(
      (await tailor.owner.call('PATCH /api/shop/front', { body: { isPublished: true } })).url,
    ).toBeDefined()
  })

  test('is read without JavaScript under the house’s own name, and its words stay words', async () => {
    const evil = '"><script>alert(1)</script></noscript>'
    const { name, slug, owner } = await aHouse({ tagline: evil, about: evil })
    await addItem(owner, { name: 'Ivory gown' })
    const { body } = await screenAt('darzi.example', `/houses/${slug}`)
    expect(body).toContain('Ivory gown')
    expect(body).toContain(`<meta property="og:site_name" content="${name}" />`)
    expect(body).not.toContain('<script>alert')
    expect(body.match(/<\/noscript>/g)).toHaveLength(1)
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')
    expect(data).toMatchObject({ '@type': 'ClothingStore', name, slogan: evil })
    const list = await screenAt('darzi.example', '/fashion-houses')
    expect(list.body).toContain(name)
    expect((await nobody().send({ method: 'GET', url: '/sitemap.xml' })).text).toContain(
      `/houses/${slug}</loc>`,
    )
  })
})

const endTrial = (shopId: string, plan: string) =>
  asOwner(running.app, (client) =>
    client.query(`update shops set trial_ends_at = now() - interval '1 day', plan = $2 where id = $1`, [
      shopId,
      plan,
    ]),
  )

test('houses are listed a page at a time, each once', async () => {
  const made = []
  for (let at = 0; at < 3; at++) made.push((await aHouse({ tagline: 'Paged house' })).slug)
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { q: 'paged', limit: 2, ...(after ? { after } : {}) }
    const { rows, next } = await nobody().call('GET /api/houses', { query })
    seen.push(...rows.map(({ slug }) => slug))
    after = next
  } while (after)
  expect(seen).toEqual(made.toReversed())
  expect((await nobody().try('GET /api/houses', { query: { after: 'nonsense' } })).status).toBe(400)
})

describe('a domain', () => {
  test('is the house’s once its record is there, and served from then on', async () => {
    const house = await aHouse()
    const domain = aDomain()
    const { body } = await claim(house, domain.toUpperCase())
    expect(body.claim).toMatchObject({
      domain,
      state: 'claimed',
      record: { name: `_darzi-verify.${domain}` },
    })
    expect((await check(house)).body.code).toBe('fronts.recordMissing')
    records.set(`_darzi-verify.${domain}`, ['v=spf1 -all', 'darzi-something-else'])
    expect((await check(house)).body.code).toBe('fronts.recordMissing')
    expect((await screenAt(domain)).body).not.toContain('darzi-front')
    records.set(`_darzi-verify.${domain}`, ['v=spf1 -all', body.claim?.record.value ?? ''])
    expect((await check(house)).body.claim?.state).toBe('verified')
    const front = await screenAt(domain)
    expect(front.body).toContain(`<meta name="darzi-front" content="${house.slug}" />`)
    expect(front.body).toContain(`<link rel="canonical" href="http://${domain}/" />`)
    expect((await screenAt('darzi.example', `/houses/${house.slug}`)).body).toContain(
      `<link rel="canonical" href="http://${domain}/" />`,
    )
  })

  test('that another house has shown to be its own is refused, whoever claimed it first', async () => {
    const [first, second, third] = [await aHouse(), await aHouse(), await aHouse()]
    const domain = aDomain()
    const claimed = await claim(first, domain)
    await verify(second, domain)
    expect((await claim(third, domain)).body.code).toBe('fronts.domainTaken')
    records.set(`_darzi-verify.${domain}`, [claimed.body.claim?.record.value ?? ''])
    expect((await check(first)).body.code).toBe('fronts.domainTaken')
    expect((await screenAt(domain)).body).toContain(second.slug)
    await second.owner.call('DELETE /api/shop/front/domain')
    expect((await check(first)).body.claim?.state).toBe('verified')
  })

  test.each([
    'localhost',
    '127.0.0.1',
    '10.0.0.1',
    '[::1]',
    '2130706433',
    'house',
    'a..com',
    'x.test',
    'a.com:81',
    'u@a.com',
    'a_b.com',
  ])('is not %s', async (domain) => {
    const refused = await claim(await aHouse({ isPublished: false }), domain)
    expect(refused.body.code).toBe('fronts.domainInvalid')
  })

  test('is not this server’s own', async () => {
    const house = await aHouse({ isPublished: false })
    const refused = await house.owner.try(
      'PUT /api/shop/front/domain',
      { body: { domain: 'shop.darzi.example' } },
      { host: 'darzi.example' },
    )
    expect(refused.body.code).toBe('fronts.domainOurs')
  })

  test('is claimed for seven days', async () => {
    const own = await openTestApp({ PORT: '0' }, { works: false })
    try {
      const { owner } = await aShopAtWork(own.app, { name: aName(), kind: 'house' })
      const first = await owner.call('PUT /api/shop/front/domain', { body: { domain: 'lapsing-house.com' } })
      own.app.names = { texts: async () => [first.claim?.record.value ?? ''] }
      own.pass({ days: 7, hours: 1 })
      expect((await owner.try('POST /api/shop/front/domain/check')).body.code).toBe('fronts.claimOver')
      expect((await owner.call('GET /api/shop/front')).claim?.state).toBe('over')
      const anew = await owner.call('PUT /api/shop/front/domain', { body: { domain: 'lapsing-house.com' } })
      expect(anew.claim?.record.value).not.toBe(first.claim?.record.value)
    } finally {
      await own.close()
    }
  })

  test('is not served without front or plan, nor once it is let go', async () => {
    const house = await aHouse()
    const domain = await verify(house)
    const isServed = async () => (await screenAt(domain)).body.includes('darzi-front')
    expect(await isServed()).toBe(true)
    await endTrial(house.shop.id, 'houseProfessional')
    expect(await isServed()).toBe(false)
    expect((await claim(house, aDomain())).body.code).toBe('fronts.domainNotInPlan')
    await endTrial(house.shop.id, 'houseEnterprise')
    expect(await isServed()).toBe(true)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect(await isServed()).toBe(false)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: true } })
    await house.owner.call('DELETE /api/shop/front/domain')
    expect(await isServed()).toBe(false)
  })
})

describe('at a house’s domain', () => {
  test('letter case, port and a dot at the end are the same host; any other gets the usual site', async () => {
    const house = await aHouse()
    const domain = await verify(house)
    for (const host of [domain, domain.toUpperCase(), `${domain}:8443`, `${domain}.`, `${domain}.:80`])
      expect((await screenAt(host)).body, host).toContain(house.slug)
    for (const host of [
      'unknown.example',
      `www.${domain}`,
      `${domain}.evil.example`,
      'localhost',
      '127.0.0.1',
    ])
      expect((await screenAt(host)).body, host).toBe(builtPage)
  })

  test('work, accounts and other houses are not served: screens lead to the main address, calls are not there', async () => {
    const [house, other] = [await aHouse(), await aHouse()]
    const domain = await verify(house)
    for (const path of [
      '/login',
      '/tailor/orders',
      '/admin',
      '/find-tailors',
      `/houses/${other.slug}`,
      '//evil.example/x',
    ]) {
      const { statusCode, headers } = await screenAt(domain, path)
      expect(statusCode, path).toBe(302)
      expect(new URL(String(headers.location)).hostname, path).toBe('localhost')
    }
    const cookie = [...house.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const url of [
      '/api/session',
      '/api/orders',
      '/api/customers',
      '/api/shop/front',
      '/api/house',
      '/api/admin/shops',
      '/api/tailors',
      '/api/houses',
      `/api/houses/${other.slug}`,
      '/api/collection',
      `/api/collection?shop=${other.shop.id}`,
      `/api/collection?shop=${house.shop.id}&shop=${other.shop.id}`,
      '/dev/mail',
    ])
      expect((await apiAt(domain, url, { cookie })).statusCode, url).toBe(404)
    expect((await apiAt(domain, `/api/houses/${house.slug}`)).statusCode).toBe(200)
    expect((await apiAt(domain, `/api/collection?shop=${house.shop.id}`)).statusCode).toBe(200)
  })

  test('its own garments are read and those of others are not', async () => {
    const [house, other] = [await aHouse(), await aHouse()]
    const domain = await verify(house)
    const add = ({ owner }: House) => addItem(owner, { name: 'Gown' })
    const [own, theirs] = [await add(house), await add(other)]
    expect((await apiAt(domain, `/api/collection/${own.id}`)).statusCode).toBe(200)
    expect((await apiAt(domain, `/api/collection/${theirs.id}`)).statusCode).toBe(404)
    const { body } = await apiAt(domain, '/sitemap.xml')
    expect(body).toContain(`<loc>http://${domain}/</loc>`)
    expect(body).toContain(own.id.slice(-12))
    expect(body).not.toContain(theirs.id.slice(-12))
  })
})

test('where the main address is set, a house’s domain is served beside it and any other host is turned away', async () => {
  const own = await openTestApp({ PUBLIC_URL: 'https://darzi.example', PORT: '0' }, { works: false })
  try {
    const { owner } = await aShopAtWork(own.app, { name: aName(), kind: 'house' })
    const { slug } = await owner.call('PATCH /api/shop/front', { body: { isPublished: true } })
    const { claim: claimed } = await owner.call('PUT /api/shop/front/domain', {
      body: { domain: 'beside-house.com' },
    })
    own.app.names = { texts: async () => [claimed?.record.value ?? ''] }
    const statusAt = async (host: string) =>
      (await own.app.fastify.inject({ method: 'GET', url: `/api/houses/${slug}`, headers: { host } }))
        .statusCode
    expect(await statusAt('beside-house.com')).toBe(421)
    await owner.call('POST /api/shop/front/domain/check')
    expect(await statusAt('beside-house.com')).toBe(200)
    expect(await statusAt('other-house.com')).toBe(421)
    expect(await statusAt('darzi.example')).toBe(200)
  } finally {
    await own.close()
  }
})
