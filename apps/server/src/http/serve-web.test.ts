/** What a page may load: nothing of another company, unless this very browser allowed the translation. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { serveWeb } from './serve-web.ts'

const built =
  '<!doctype html><html><head><link rel="preload" as="font" href="/assets/letters.woff2" crossorigin><script data-first=""></script><script type="module" src="/assets/main.js"></script></head><body></body></html>'
const firstFiles = {
  words: 'assets/words-1',
  screens: [
    {
      paths: ['/find', '/look'],
      layout: 'public',
      files: ['assets/main.js', 'assets/find.js'],
      parts: [],
      features: ['shell'],
      asks: [],
      firstLook: { kind: 'page', title: ['orders.find'], lede: 'orders.why' },
    },
    {
      paths: ['/orders/:id', '/order'],
      layout: 'shop',
      files: ['assets/main.js', 'assets/order.js', 'assets/order.css'],
      parts: ['assets/order-list.js'],
      features: ['shell', 'orders'],
      asks: ['/api/session', '/api/orders/:id'],
    },
    {
      paths: ['/login'],
      layout: 'auth',
      files: ['assets/main.js'],
      parts: [],
      features: ['shell'],
      asks: [],
      firstLook: { kind: 'card', title: ['orders.find'] },
    },
  ],
}

let running: TestApp
const folder = mkdtempSync(join(tmpdir(), 'darzi-web-'))
const web = Fastify()
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  writeFileSync(join(folder, 'index.html'), built)
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/first-files.json'), JSON.stringify(firstFiles))
  mkdirSync(join(folder, 'assets/words-1/hi'), { recursive: true })
  writeFileSync(join(folder, 'assets/words-1/hi/shell.json'), '{"brand":"दर्ज़ी"}')
  const words = { find: 'दर्ज़ी <ढूँढें>', why: 'पास में' }
  writeFileSync(join(folder, 'assets/words-1/hi/orders.json'), JSON.stringify(words))
  await serveWeb({ ...running.app, fastify: web }, folder)
})
afterAll(async () => {
  await web.close()
  await running.close()
  rmSync(folder, { recursive: true })
})

const policyOf = async (url: string, cookie = '') => {
  const { headers } = await web.inject({ method: 'GET', url, headers: { cookie } })
  return String(headers['content-security-policy'])
}

test.each(['/', '/pricing'])('%s loads nothing of another company', async (url) => {
  for (const cookie of ['', 'translate=off', 'xtranslate=on', 'translate=only'])
    expect(await policyOf(url, cookie)).not.toContain('google')
})

test.each(['/', '/pricing'])('%s lets the translation in for a browser that allowed it', async (url) => {
  const policy = await policyOf(url, 'a=b; translate=on')
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval' https:\/\/translate\.google\.com/,
  )
  expect(policy).toContain("frame-ancestors 'none'")
})

/** What the page tells its first script. */
const saidIn = (page: string) =>
  JSON.parse(/data-first="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#34;', '"') ?? '')

test.each(['/orders/17', '/orders/17?ask=pay', '/order?id=17'])(
  'the page at %s names what its screen loads, and nothing twice',
  async (url) => {
    const { body } = await web.inject({ method: 'GET', url })
    expect(body.match(/<link[^>]*>/g)).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/order.js">',
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/order.css">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/order-list.js">',
    ])
    expect(saidIn(body)).toMatchObject({
      folder: 'assets/words-1',
      screen: 1,
      features: ['shell', 'orders'],
    })
  },
)

test('a screen of work leaves its letters to its program, which writes nothing before it runs; a public page names them first', async () => {
  const letters = (body: string) => /<link[^>]* as="font"[^>]*>/.exec(body)
  expect(letters((await web.inject({ url: '/orders/17' })).body)).toBeNull()
  const open = (await web.inject({ url: '/find?q=silk' })).body
  expect(letters(open)?.index).toBeLessThan(open.indexOf('data-first'))
})

const asksOf = async (url: string, cookie = '') => {
  const { body } = await web.inject({ method: 'GET', url, headers: { cookie } })
  return saidIn(body).asks
}

test('it names what a screen of work asks first: for who has a session alone, more than who it is where the address is plain', async () => {
  expect(await asksOf('/orders/17')).toEqual([])
  expect(await asksOf('/orders/17', 'a=b; darzi=token')).toEqual(['/api/session', '/api/orders/17'])
  expect(await asksOf('/orders/17?ask=pay', 'darzi=token')).toEqual(['/api/session'])
  expect(await asksOf('/order?id=17', 'darzi=token')).toEqual(['/api/session'])
  expect(await asksOf('/order', 'darzi=token')).toEqual(['/api/session'])
  for (const odd of ['/orders/%22%3E%3Cb%3E', '/orders/&quot;', "/orders/'", '/orders/a%2F..'])
    expect(await asksOf(odd, 'darzi=token')).toEqual(['/api/session'])
})

const lookAt = async (url: string, headers: Record<string, string> = {}) => {
  const { body } = await web.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': 'hi-IN', ...headers },
  })
  const [look] = /<div class="firstLook".*?<\/div><\/div>/.exec(body) ?? []
  return look && [/lang="(..)"/.exec(look)?.[1], ...look.split(/<[^>]+>/).filter((word) => word.trim())]
}

test('a public page is drawn in the language asked for before its program comes, its words as words', async () => {
  expect(await lookAt('/find')).toEqual(['hi', 'दर्ज़ी', 'दर्ज़ी &#60;ढूँढें&#62;', 'पास में'])
  expect(await lookAt('/login')).toEqual(['hi', 'दर्ज़ी &#60;ढूँढें&#62;'])
})

test('the program runs once what is drawn is painted: the page names it, and nothing starts it before', async () => {
  const startOf = async (url: string) => {
    const { body } = await web.inject({ method: 'GET', url, headers: { 'accept-language': 'hi' } })
    return [saidIn(body).program, body.includes('src="/assets/main.js"')]
  }
  expect(await startOf('/find')).toEqual(['/assets/main.js', false])
  expect(await startOf('/find?house=silk')).toEqual([undefined, true])
  expect(await startOf('/orders/17')).toEqual([undefined, true])
})

test('nothing is drawn that may not be what comes', async () => {
  // Another title, a choice in the address, somebody who is led on to work, a screen of work.
  expect(await lookAt('/look')).toBeUndefined()
  expect(await lookAt('/find?house=silk')).toBeUndefined()
  expect(await lookAt('/login', { cookie: 'darzi=token' })).toBeUndefined()
  expect(await lookAt('/find', { cookie: 'darzi=token' })).toBeDefined()
  expect(await lookAt('/orders/17')).toBeUndefined()
})

test('a page whose address no screen has is sent as it was built', async () => {
  const { body } = await web.inject({ method: 'GET', url: '/nowhere' })
  expect(body).toBe(built)
})

test('the words of a screen come in one reply, by feature, compressed for whoever reads that', async () => {
  const url = '/assets/words-1/hi/screen-1.json'
  const plain = await web.inject({ method: 'GET', url })
  expect(plain.json()).toEqual({
    shell: { brand: 'दर्ज़ी' },
    orders: { find: 'दर्ज़ी <ढूँढें>', why: 'पास में' },
  })
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  const small = await web.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(plain.json())
})

test.each([
  'xx/screen-1',
  'hi/screen-3',
  'hi/screen--1',
  'hi/screen-a',
  '__proto__/screen-1',
  'hi/screen-0.5',
])('words that nobody built, %s, are not there', async (name) => {
  const reply = await web.inject({ method: 'GET', url: `/assets/words-1/${name}.json` })
  expect(reply.statusCode).toBe(404)
})
