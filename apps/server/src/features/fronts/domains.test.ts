/** A house's own domain: shown to be its own, served from then on, and nothing but the house at it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPassword, aShopAtWork } from '../../testing/builders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { addItem } from '../collection/collection-for-tests.ts'
import { builtPage, type House, openFronts } from './fronts-for-tests.ts'

let fronts: Awaited<ReturnType<typeof openFronts>>
beforeAll(async () => {
  fronts = await openFronts()
})
afterAll(() => fronts.close())

describe('a domain', () => {
  test('is the house’s once its record is there, and served from then on', async () => {
    const house = await fronts.aHouse()
    const domain = fronts.aDomain()
    const { body } = await fronts.claim(house, domain.toUpperCase())
    expect(body.claim).toMatchObject({
      domain,
      state: 'claimed',
      record: { name: `_darzi-verify.${domain}` },
    })
    expect((await fronts.check(house)).body.code).toBe('fronts.recordMissing')
    fronts.records.set(`_darzi-verify.${domain}`, ['v=spf1 -all', 'darzi-something-else'])
    expect((await fronts.check(house)).body.code).toBe('fronts.recordMissing')
    expect((await fronts.screenAt(domain)).body).not.toContain('darzi-front')
    fronts.records.set(`_darzi-verify.${domain}`, ['v=spf1 -all', body.claim?.record.value ?? ''])
    expect((await fronts.check(house)).body.claim?.state).toBe('verified')
    const front = await fronts.screenAt(domain)
    expect(front.body).toContain(`<meta name="darzi-front" content="${house.slug}" />`)
    expect(front.body).toContain(`<link rel="canonical" href="http://${domain}/" />`)
    expect((await fronts.screenAt('darzi.example', `/houses/${house.slug}`)).body).toContain(
      `<link rel="canonical" href="http://${domain}/" />`,
    )
  })

  test('that another house has shown to be its own is refused, whoever claimed it first', async () => {
    const [first, second, third] = [await fronts.aHouse(), await fronts.aHouse(), await fronts.aHouse()]
    const domain = fronts.aDomain()
    const claimed = await fronts.claim(first, domain)
    await fronts.verify(second, domain)
    const record = `_darzi-verify.${domain}`
    const held = fronts.records.get(record) ?? []
    expect((await fronts.claim(third, domain)).status).toBe(200)
    expect((await fronts.check(third)).body.code).toBe('fronts.recordMissing')
    fronts.records.set(record, [...held, claimed.body.claim?.record.value ?? ''])
    expect((await fronts.check(first)).body.code).toBe('fronts.domainTaken')
    expect((await fronts.screenAt(domain)).body).toContain(second.slug)
    await second.owner.call('DELETE /api/shop/front/domain')
    expect((await fronts.check(first)).body.claim?.state).toBe('verified')
  })

  test('goes over to who shows it anew once the record of who had it is gone, and they are told', async () => {
    const [before, after] = [await fronts.aHouse(), await fronts.aHouse()]
    const domain = await fronts.verify(before)
    await fronts.verify(after, domain)
    expect((await fronts.screenAt(domain)).body).toContain(after.slug)
    expect((await before.owner.call('GET /api/shop/front')).claim).toBeUndefined()
    const mail = await fronts.running.app.database.pool.query(
      `select data ->> 'template' as template from pgboss.job where name = 'mail.send' and data ->> 'to' = $1`,
      [before.shop.owner.email],
    )
    expect(mail.rows).toContainEqual({ template: 'domainLost' })
  })

  test('is free again when the shop that had it closes', async () => {
    const [before, after] = [await fronts.aHouse(), await fronts.aHouse()]
    const domain = await fronts.verify(before)
    const held = fronts.records.get(`_darzi-verify.${domain}`) ?? []
    await before.owner.call('POST /api/account/deletion', {
      body: { password: aPassword, closesShops: true },
    })
    const { body } = await fronts.claim(after, domain)
    // Nobody took the old record away.
    fronts.records.set(`_darzi-verify.${domain}`, [...held, body.claim?.record.value ?? ''])
    expect((await fronts.check(after)).body.claim?.state).toBe('verified')
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
    const refused = await fronts.claim(await fronts.aHouse({ isPublished: false }), domain)
    expect(refused.body.code).toBe('fronts.domainInvalid')
  })

  test('is not this server’s own', async () => {
    const house = await fronts.aHouse({ isPublished: false })
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
      const { owner } = await aShopAtWork(own.app, { name: fronts.aName(), kind: 'house' })
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
    const house = await fronts.aHouse()
    const domain = await fronts.verify(house)
    const isServed = async () => (await fronts.screenAt(domain)).body.includes('darzi-front')
    expect(await isServed()).toBe(true)
    await fronts.endTrial(house.shop.id, 'houseProfessional')
    expect(await isServed()).toBe(false)
    expect((await fronts.claim(house, fronts.aDomain())).body.code).toBe('fronts.domainNotInPlan')
    await fronts.endTrial(house.shop.id, 'houseEnterprise')
    expect(await isServed()).toBe(true)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
    expect(await isServed()).toBe(false)
    await house.owner.call('PATCH /api/shop/front', { body: { isPublished: true } })
    await house.owner.call('DELETE /api/shop/front/domain')
    expect(await isServed()).toBe(false)
  })
})

describe('at a house’s domain', () => {
  test('a cart is told of its own garments alone', async () => {
    const [house, other] = [await fronts.aHouse(), await fronts.aHouse()]
    const [own, foreign] = [await addItem(house.owner), await addItem(other.owner)]
    const domain = await fronts.verify(house)
    const lines = [own, foreign].map(({ id: itemId, name, priceMinor, currency, colours: [colour] }) => ({
      id: fronts.app.newId(),
      itemId,
      name,
      priceMinor,
      currency,
      colour: colour?.name ?? '',
      isMadeToMeasure: true,
      count: 1,
    }))
    const quote = async (host: string) => {
      const answer = await fronts.app.fastify.inject({
        method: 'POST',
        url: '/api/cart/quote',
        headers: { host },
        payload: { lines },
      })
      return answer.json().shops.map(({ shop }: { shop: { id: string } }) => shop.id)
    }
    expect(await quote(domain)).toEqual([house.shop.id])
    expect((await quote('localhost')).sort()).toEqual([house.shop.id, other.shop.id].sort())
  })

  test('letter case, port and a dot at the end are the same host; any other gets the usual site', async () => {
    const house = await fronts.aHouse()
    const domain = await fronts.verify(house)
    for (const host of [domain, domain.toUpperCase(), `${domain}:8443`, `${domain}.`, `${domain}.:80`])
      expect((await fronts.screenAt(host)).body, host).toContain(house.slug)
    for (const host of [
      'unknown.example',
      `www.${domain}`,
      `${domain}.evil.example`,
      'localhost',
      '127.0.0.1',
    ])
      expect((await fronts.screenAt(host)).body, host).toBe(builtPage)
  })

  test('work, accounts and other houses are not served: screens lead to the main address, calls are not there', async () => {
    const [house, other] = [await fronts.aHouse(), await fronts.aHouse()]
    const domain = await fronts.verify(house)
    for (const path of [
      '/login',
      '/tailor/orders',
      '/admin',
      '/find-tailors',
      `/houses/${other.slug}`,
      '//evil.example/x',
    ]) {
      const { statusCode, headers } = await fronts.screenAt(domain, path)
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
      expect((await fronts.apiAt(domain, url, { cookie })).statusCode, url).toBe(404)
    expect((await fronts.apiAt(domain, `/api/houses/${house.slug}`)).statusCode).toBe(200)
    expect((await fronts.apiAt(domain, `/api/collection?shop=${house.shop.id}`)).statusCode).toBe(200)
  })

  test('its own garments are read and those of others are not', async () => {
    const [house, other] = [await fronts.aHouse(), await fronts.aHouse()]
    const domain = await fronts.verify(house)
    const add = ({ owner }: House) => addItem(owner, { name: 'Gown' })
    const [own, theirs] = [await add(house), await add(other)]
    expect((await fronts.apiAt(domain, `/api/collection/${own.id}`)).statusCode).toBe(200)
    expect((await fronts.apiAt(domain, `/api/collection/${theirs.id}`)).statusCode).toBe(404)
    const { body } = await fronts.apiAt(domain, '/sitemap.xml')
    expect(body).toContain(`<loc>http://${domain}/</loc>`)
    expect(body).toContain(own.id.slice(-12))
    expect(body).not.toContain(theirs.id.slice(-12))
  })
})

test('where the main address is set, a house’s domain is served beside it and any other host is turned away', async () => {
  const own = await openTestApp({ PUBLIC_URL: 'https://darzi.example', PORT: '0' }, { works: false })
  try {
    const { owner } = await aShopAtWork(own.app, { name: fronts.aName(), kind: 'house' })
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
