/** What those who run the server, or read the API, look at; limits; and what the logs hold. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPassword, aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let running: TestApp
let stranger: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  stranger = new Visitor(running.app)
})
afterAll(() => running.close())
const get = (url: string, headers: Record<string, string> = {}) =>
  stranger.send<Record<string, unknown>>({ method: 'GET', url, headers })

test('it tells whether it lives and whether it can work', async () => {
  expect((await get('/healthz')).body).toEqual({ ok: true })
  expect((await get('/readyz')).body).toEqual({ ok: true })
})

test('search engines are told where the pages stand, and which addresses are not theirs', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toMatch('text/plain')
  expect(robots.text).toMatch(/^Disallow: \/track\/$/m)
  expect(robots.text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['another machine', '10.0.0.7', {}, 404],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, 404],
  ['a page whose name was pointed at this machine', '127.0.0.1', { host: 'evil.example' }, 404],
])('%s asking for metrics and unsent mails', async (_who, remoteAddress, headers, status) => {
  for (const url of ['/metrics', '/dev/mail']) {
    const answer = await stranger.send({ method: 'GET', url, remoteAddress, headers: { ...headers } })
    expect(answer.status, url).toBe(status)
  }
})

test('a proxy on this machine that tells nothing of itself is not taken for the machine', async () => {
  const { port } = new URL(await running.app.fastify.listen({ host: '127.0.0.1', port: 0 }))
  const asProxy = async (url: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${url} HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await asProxy('/healthz')).toContain('200 OK')
  for (const url of ['/metrics', '/dev/mail']) expect(await asProxy(url), url).toContain('404 Not Found')
})

test('metrics count requests by route, never by address, and name nobody', async () => {
  await get('/api/invitations/some-secret-token-of-a-link')
  const { text } = await get('/metrics')
  expect(text).toContain(
    'darzi_request_seconds_count{method="GET",route="/api/invitations/:token",status="410"}',
  )
  expect(text).not.toContain('some-secret-token')
})

test('every reply carries the headers that keep browsers careful', async () => {
  for (const url of ['/api/session', '/api/nothing', '/healthz', '/api/docs/json', '/dev/mail']) {
    const { headers } = await get(url)
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    expect(String(headers['content-security-policy']), url).toMatch(/frame-ancestors 'none'/)
  }
  expect((await get('/api/session')).headers['cache-control']).toBe('no-store')
})

test('over https the cookies are bound to the host and the browser told to stay there', async () => {
  const secure = await openTestApp({ PUBLIC_URL: 'https://darzi.example' }, { works: false })
  const visitor = new Visitor(secure.app)
  await visitor.call('POST /api/register', {
    body: { email: 'a@example.test', password: aPassword, name: 'Asha' },
  })
  const answer = await visitor.try('POST /api/login', {
    body: { email: 'a@example.test', password: aPassword },
  })
  const cookies = [answer.headers['set-cookie']].flat().map(String).sort()
  expect(cookies).toHaveLength(2)
  expect(cookies[0]).toMatch(/^__Host-darzi=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(cookies[1]).toMatch(
    /^__Host-darzi_device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(answer.headers['strict-transport-security']).toMatch('max-age')
  await secure.close()
})

describe('limits', () => {
  test('per address and per session, with the seconds to wait', async () => {
    const tight = await openTestApp({ RATE_PER_ADDRESS: '8', RATE_PER_ACCOUNT: '4' }, { works: false })
    const { owner } = await aShopAtWork(tight.app)
    const statuses = async (times: number, remoteAddress: string, visitor: Visitor) => {
      const seen: number[] = []
      for (let time = 0; time < times; time++)
        seen.push((await visitor.send({ method: 'GET', url: '/api/session', remoteAddress })).status)
      return seen
    }
    expect(await statuses(5, '10.0.0.1', owner)).toEqual([200, 200, 200, 200, 429])
    expect(await statuses(1, '10.0.0.2', owner)).toEqual([429])
    expect(await statuses(9, '10.0.0.3', new Visitor(tight.app))).toEqual([...Array(8).fill(401), 429])
    const refused = await owner.send<{ code: string; params: { seconds: number } }>({
      method: 'GET',
      url: '/api/session',
      remoteAddress: '10.0.0.1',
    })
    expect(refused.body).toMatchObject({ code: 'request.tooMany', params: { seconds: expect.any(Number) } })
    expect((await owner.send({ method: 'GET', url: '/healthz', remoteAddress: '10.0.0.1' })).status).toBe(200)
    await tight.close()
  })
})
