/** What search engines, whoever is sent the link, and plain browsers read of a tailor's page before any JavaScript runs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWeb } from '../../http/serve-web.ts'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aPng } from '../forms/png-for-tests.ts'

const builtPage = `<!doctype html><html><head>
<meta name="description" content="Of every page." /><title>Darzi</title></head><body><div id="root"></div></body></html>`

let running: TestApp
const folder = mkdtempSync(join(tmpdir(), 'darzi-web-'))
const web = Fastify()
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  writeFileSync(join(folder, 'index.html'), builtPage)
  await serveWeb({ ...running.app, fastify: web }, folder)
})
afterAll(async () => {
  await web.close()
  await running.close()
  rmSync(folder, { recursive: true })
})

async function pageAt(url: string, language = 'en') {
  const headers = { host: 'darzi.example', 'accept-language': language }
  const { body } = await web.inject({ method: 'GET', url, headers })
  const one = (pattern: RegExp) => unescaped(pattern.exec(body)?.[1])
  return {
    body,
    title: one(/<title>(.*?)<\/title>/),
    meta: (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)" />`)),
    canonical: one(/<link rel="canonical" href="(.*?)" \/>/),
    jsonLd: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null'),
    plain: one(/<noscript>(.*?)<\/noscript>/),
    links: [...body.matchAll(/<li><a href="(.*?)">(.*?)<\/a>/g)].map(([, href, words]) => [
      href,
      unescaped(words),
    ]),
  }
}
const unescaped = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))

async function aListedShop(given: AShop & { about?: string } = {}) {
  const { about = 'Wedding wear since 1984.', ...shop } = given
  const { owner } = await aShopAtWork(running.app, { name: 'Noor Tailors', ...shop })
  await owner.call('PATCH /api/shop/profile', { body: { city: 'Ludhiana', about } })
  const shirt = { params: { key: 'shirt' }, body: { priceMinor: 80_000 } }
  await owner.call('PATCH /api/shop/garments/:key', shirt)
  const files = { photo: { bytes: await aPng(), filename: 'a.png', type: 'image/png' } }
  await owner.call('POST /api/shop/portfolio', { body: { caption: 'A coat' }, files })
  const { slug } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  return { owner, path: `/tailors/${slug}` }
}

test('a listed shop: its name and town, a picture of its work, and its prices as data', async () => {
  const { path } = await aListedShop()
  const { body, title, meta, canonical, jsonLd, plain } = await pageAt(`${path}?from=somewhere`)
  const url = `http://darzi.example${path}`
  expect(title).toMatch(/Noor Tailors.*Ludhiana/)
  expect([meta('description'), canonical, meta('og:url')]).toEqual(['Wedding wear since 1984.', url, url])
  expect(`${meta('og:title')} · Darzi`).toBe(title)
  expect(meta('og:image')).toMatch(`http://darzi.example/api${path}/photos/`)
  expect(body).toMatch(`<link rel="preload" as="image" fetchpriority="high" href="/api${path}/photos/`)
  expect(meta('robots')).toBeUndefined()
  expect(jsonLd).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Noor Tailors',
    url,
    address: { addressLocality: 'Ludhiana', addressCountry: 'IN' },
    makesOffer: [{ priceSpecification: { minPrice: 800, priceCurrency: 'INR' } }],
  })
  expect(jsonLd.aggregateRating).toBeUndefined()
  expect(plain).toContain('₹800')
})

test('in the language of whoever asks', async () => {
  const { path } = await aListedShop()
  const [english, punjabi] = [await pageAt(path), await pageAt(path, 'pa-IN')]
  expect(punjabi.title).toContain('Noor Tailors')
  expect(punjabi.title).not.toBe(english.title)
})

test('what a shop writes of itself stays words', async () => {
  const about = '"><script>alert(1)</script></noscript>'
  const { path } = await aListedShop({ about })
  const { body, meta, jsonLd } = await pageAt(path)
  expect([meta('description'), jsonLd.description]).toEqual([about, about])
  expect(body).not.toContain('<script>alert')
  expect(body.match(/<\/noscript>/g)).toHaveLength(1)
})

test('a sample shop is kept from search engines; a shop that is not listed says nothing of itself', async () => {
  const sample = await pageAt((await aListedShop({ isDemo: true })).path)
  expect([sample.meta('robots'), sample.jsonLd]).toEqual(['noindex', null])
  const { owner, path } = await aListedShop()
  await owner.call('PATCH /api/shop/listing', { body: { isListed: false } })
  expect((await pageAt(path)).body).toBe(builtPage)
})

describe('the search', () => {
  const city = 'Amritsar'
  /** Listed in a town of this test alone. */
  async function aShopIn(given: { name: string; priceMinor: number }) {
    const { owner, path } = await aListedShop({ name: given.name })
    await owner.call('PATCH /api/shop/profile', { body: { city } })
    const shirt = { params: { key: 'shirt' }, body: { priceMinor: given.priceMinor } }
    await owner.call('PATCH /api/shop/garments/:key', shirt)
    return path
  }

  test('names the tailors that the address asks for, each with town, price and page', async () => {
    const [dear, fair] = [
      await aShopIn({ name: 'Dear & <b>Co</b>', priceMinor: 200_000 }),
      await aShopIn({ name: 'Fair Tailors', priceMinor: 60_000 }),
    ]
    const found = async (query: string) => (await pageAt(`/find-tailors?${query}`)).links
    expect(await found(`city=${city}&garment=shirt&sort=price`)).toEqual([
      [fair, 'Fair Tailors · Amritsar · from ₹600'],
      [dear, 'Dear & <b>Co</b> · Amritsar · from ₹2,000'],
    ])
    expect(await found(`city=${city}&garment=shirt&upTo=700`)).toHaveLength(1)
    const { body, canonical, links } = await pageAt(`/find-tailors?city=${city}`)
    expect(links.map(([, words]) => words).sort()).toEqual([
      'Dear & <b>Co</b> · Amritsar',
      'Fair Tailors · Amritsar',
    ])
    expect(body).not.toContain('<b>')
    expect(canonical).toBe('http://darzi.example/find-tailors')
  })

  test('that finds nobody says so, and one that nobody offers is read without what is wrong in it', async () => {
    const none = await pageAt('/find-tailors?city=Nowhere')
    expect([none.links, none.plain?.includes('No tailor matches this search.')]).toEqual([[], true])
    await aShopIn({ name: 'Third Tailors', priceMinor: 90_000 })
    const odd = 'rating=lots&lat=900&sort=near&ready=2026-13-45&km=-1&after=x&limit=100000&__proto__=1'
    const { links } = await pageAt(`/find-tailors?city=${city}&${odd}`)
    expect(links.map(([, words]) => words)).toContain('Third Tailors · Amritsar')
    expect((await pageAt(`/find-tailors?city=${city}`, 'pa')).links.length).toBe(links.length)
  })

  test('leads on page by page, past what is named so far, and asks what is typed', async () => {
    const town = 'Jalandhar & <i>Sons</i>'
    const made: string[] = []
    for (let at = 0; at < 26; at++) {
      const { owner, path } = await aListedShop({ name: `Paged ${at}` })
      await owner.call('PATCH /api/shop/profile', { body: { city: town } })
      made.push(path)
    }
    const first = await pageAt(`/find-tailors?${new URLSearchParams({ city: town, sort: 'best' })}`)
    expect(first.body).toContain('<form action="/find-tailors">')
    expect(unescaped(/name="city" value="(.*?)"/.exec(first.body)?.[1])).toBe(town)
    const [more, words] = first.links.at(-1) ?? []
    expect([first.links.length, words]).toEqual([25, 'More tailors'])
    const second = await pageAt(unescaped(more) ?? '')
    expect(second.links).toHaveLength(2)
    const named = [...first.links.slice(0, -1), ...second.links].map(([path]) => path)
    expect(named.toSorted()).toEqual(made.toSorted())
  })

  test('stands where only plain browsers draw it', async () => {
    await aShopIn({ name: 'Fourth Tailors', priceMinor: 90_000 })
    const { body, plain } = await pageAt(`/find-tailors?city=${city}`)
    expect(plain).toContain('Fourth Tailors')
    expect(body.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('Fourth Tailors')
  })
})
