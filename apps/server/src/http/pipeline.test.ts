/** The second and third lock, and what a stranger's bytes can do. */

import { route } from '@darzi/contract/route.ts'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fingerprint } from '../testing/as-owner.ts'
import { aPassword, aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { refuseUndeclared } from './refuse-undeclared.ts'
import { writesReply } from './route-schema.ts'

let running: TestApp
let owner: Visitor
beforeAll(async () => {
  running = await openTestApp({ DARZI_LOG: 'silent' }, { works: false })
  owner = (await aShopAtWork(running.app)).owner
})
afterAll(() => running.close())
let printed: Record<string, string> | undefined
afterEach(async () => {
  if (printed) expect(await fingerprint(running.app)).toEqual(printed)
  printed = undefined
})
/** Nothing that follows in this test may change what is stored. */
const nothingChanges = async () => {
  printed = await fingerprint(running.app)
}
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  owner.send<{ code: string; errors?: { field: string; code: string }[] }>({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a server with a route that declares no access does not start, and says which', async () => {
  const server = fastify()
  refuseUndeclared(server)
  server.get('/api/forgotten', async () => 'x')
  await expect(server.ready()).rejects.toThrow('GET /api/forgotten')
})

test('a field the contract does not promise never leaves, also where replies are not checked', async () => {
  const reply = z.object({ name: z.string(), rows: z.array(z.object({ id: z.string() })) })
  const declared = route({ method: 'GET', path: '/api/x', access: 'public', summary: 'x', reply })
  const server = fastify()
  const row = { id: '1', passwordHash: 'secret' }
  server.get('/api/x', writesReply(declared), async () => ({
    name: 'Noor',
    token: 'secret',
    rows: [row],
  }))
  expect((await server.inject('/api/x')).json()).toEqual({ name: 'Noor', rows: [{ id: '1' }] })
})

test.each([
  ['not JSON', '{"feature": ', 400, 'request.malformed'],
  ['an empty body', '', 400, 'request.malformed'],
  ['a polluting key', '{"__proto__": {"isAdmin": true}}', 400, 'request.malformed'],
  ['a polluting constructor', '{"constructor": {"prototype": {"x": 1}}}', 400, 'request.malformed'],
  ['a list where an object belongs', '[]', 400, 'request.invalid'],
  ['a word where an object belongs', '"hello"', 400, 'request.invalid'],
  [
    'JSON a hundred thousand deep',
    `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    400,
    'request.invalid',
  ],
])('%s is refused as a problem', async (_what, body, status, code) => {
  await nothingChanges()
  const answer = await post('/api/views', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.headers['content-type']).toMatch('application/problem+json')
})

test('more than a megabyte of JSON is too large, announced or not', async () => {
  await nothingChanges()
  const answer = await post('/api/views', JSON.stringify({ name: 'x'.repeat(1_100_000) }))
  expect([answer.status, answer.body.code]).toEqual([413, 'request.tooLarge'])
})

test.each(['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded'])(
  'a body of type %s is not read where JSON belongs',
  async (type) => {
    await nothingChanges()
    const answer = await post('/api/views', 'a=b', { 'content-type': type })
    expect([400, 415]).toContain(answer.status)
    expect(['request.unsupportedType', 'request.invalid']).toContain(answer.body.code)
  },
)

test('every bad field is named, and an unknown one too', async () => {
  await nothingChanges()
  const answer = await post(
    '/api/views',
    JSON.stringify({ feature: 'cellar', name: '', query: 7, surprise: 1 }),
  )
  expect(answer.status).toBe(400)
  expect(answer.body.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'feature notOffered',
    'name required',
    'query wrongType',
    'surprise unknown',
  ])
})

test.each([
  ['U+0000', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud83db'],
])('%s is refused in any text, wherever it stands', async (_what, text) => {
  await nothingChanges()
  for (const [method, url, body] of [
    ['POST', '/api/views', { feature: 'customers', name: 'x', query: text }],
    ['POST', '/api/login', { email: text, password: aPassword }],
    ['PATCH', '/api/shop', { address: text }],
    ['PATCH', '/api/account', { name: text }],
  ] as const) {
    const answer = await owner.send<{ code: string; errors: unknown[] }>({ method, url, payload: body })
    expect([answer.status, answer.body.code], url).toEqual([400, 'request.invalid'])
    expect(answer.body.errors, url).toHaveLength(1)
  }
  const query = await owner.send({ method: 'GET', url: `/api/views?feature=customers%00` })
  expect(query.status).toBe(400)
})

test('SQL and markup are kept and given back as the text they are', async () => {
  for (const name of [
    `'; drop table shops; --`,
    '<script>alert(1)</script>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template injection is what is tried
    '{{7*7}} ${7*7}',
    '../../etc/passwd',
  ]) {
    const view = await owner.call('POST /api/views', { body: { feature: 'customers', name, query: name } })
    expect(view).toMatchObject({ name, query: name })
  }
})

test('ids and addresses that are none are not there', async () => {
  for (const url of ['/api/views/1', '/api/views/%00', '/api/nothing', '/api'])
    expect((await owner.send({ method: 'DELETE', url })).status, url).toBe(404)
  const unknown = await owner.send<{ code: string }>({ method: 'GET', url: '/api/nothing' })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'request.notFound'])
  const long = await owner.send({ method: 'DELETE', url: `/api/views/${'a'.repeat(400)}` })
  expect([long.status, long.headers['content-type']]).toEqual([404, 'application/problem+json'])
  const broken = await owner.send<{ code: string }>({ method: 'GET', url: '/api/%zz' })
  expect([broken.status, broken.headers['content-type']]).toEqual([400, 'application/problem+json'])
})

test.each([
  ['another site', 'https://evil.example', 403],
  ['a sandboxed frame', 'null', 403],
  ['a name that only begins like ours', 'http://localhost.evil.example', 403],
  ['our own page', 'http://localhost:80', 200],
])('a write from %s', async (_who, origin, status) => {
  const answer = await post('/api/views', JSON.stringify({ feature: 'customers', name: 'o', query: '' }), {
    origin,
  })
  expect(answer.status).toBe(status)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['x-request-id']).toBeTypeOf('string')
})

test('a problem is told in the asker’s language, with the number of the request', async () => {
  const texts = await Promise.all(
    ['en', 'hi-IN,hi;q=0.9', 'pa', 'xx', ''].map(async (language) => {
      const answer = await new Visitor(running.app, language).try('GET /api/session')
      expect(answer.body).toMatchObject({
        status: 401,
        code: 'access.signInFirst',
        title: 'access.signInFirst',
      })
      expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
      return answer.body.detail
    }),
  )
  expect(texts).toEqual([
    'Sign in first.',
    'पहले साइन इन करें।',
    'ਪਹਿਲਾਂ ਸਾਈਨ ਇਨ ਕਰੋ।',
    'Sign in first.',
    'Sign in first.',
  ])
})

test('HEAD answers like GET without a body, also for the live stream; OPTIONS opens nothing', async () => {
  for (const url of ['/api/session', '/api/live']) {
    const answer = await owner.send({ method: 'HEAD', url })
    expect([answer.status, answer.text], url).toEqual([200, ''])
    expect((await new Visitor(running.app).send({ method: 'HEAD', url })).status).toBe(401)
  }
  const asked = await owner.send({
    method: 'OPTIONS',
    url: '/api/views',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(asked.status).toBeGreaterThanOrEqual(400)
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
})
