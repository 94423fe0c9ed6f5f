import type { ApiKey } from '@darzi/contract/api.ts'
import { features } from '@darzi/contract/api.ts'
import { callsOfScope, scopeOf } from '@darzi/contract/api-scopes.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { apiScopes } from '@darzi/tailoring/api-access/scopes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samples } from '../../access/matrix-samples.ts'
import type { Things } from '../../access/matrix-world.ts'
import { asOwner, fingerprint } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { keysFor } from './keys-for-tests.ts'

let running: TestApp
let kit: ReturnType<typeof keysFor>
beforeAll(async () => {
  running = await openTestApp({ DARZI_LOG: 'error' }, { works: false })
  kit = keysFor(running)
})
afterAll(() => running.close())

const routes: AnyRoute[] = Object.values(features).flatMap((feature) => Object.values(feature))
// the key of every route is an ApiKey; Object.values only forgets that
const callOf = ({ method, path }: AnyRoute) => `${method} ${path}` as ApiKey
/** Ids of nothing: who is let in is asked here, not what is found. */
const nothings = () =>
  new Proxy({} as Things, {
    get: (_none, name) => (name === 'newId' ? running.app.newId : running.app.newId()),
  })

describe('a key', () => {
  test('is told once, kept as a hash, and named with what it may, its end and its last use', async () => {
    const { owner, shop } = await kit.aShopWithApi()
    const body = {
      id: running.app.newId(),
      name: 'Website',
      scopes: ['orders:read', 'customers:read'] as ('orders:read' | 'customers:read')[],
      lastDay: kit.inDays(30),
    }
    const once = { 'idempotency-key': running.app.newId() }
    const { token, key } = await owner.call('POST /api/shop/api-keys', { body }, once)
    expect(token).toMatch(/^darzi_[\w-]{43}$/)
    expect(key).toMatchObject({ name: 'Website', state: 'active', start: token.slice(0, 12) })
    expect(key.expiresAt).toBe(`${kit.inDays(31)}T00:00:00.000Z`)
    const again = await owner.try('POST /api/shop/api-keys', { body }, once)
    expect([again.status, again.body.code]).toEqual([409, 'apiAccess.toldOnce'])
    const kept = await asOwner(running.app, async (client) => {
      const tables = ['api_keys', 'idempotency_keys', 'audit_lines', 'events', 'pgboss.job']
      const texts = await Promise.all(
        tables.map((table) => client.query<{ row: string }>(`select t::text as row from ${table} t`)),
      )
      return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
    })
    expect(kept).toContain('Website')
    expect(kept).not.toContain(token.slice(12))
    expect((await kit.ask(token, 'GET /api/orders')).status).toBe(200)
    const { keys } = await owner.call('GET /api/shop/api-keys')
    expect(keys[0]?.lastUsedAt).toBeDefined()
    expect(JSON.stringify(keys)).not.toContain(token.slice(12))
    expect((await owner.call('GET /api/customers')).rows).toEqual([])
    expect(shop.id).toBeDefined()
  })

  test('is refused at its end, once it is revoked, and when it never was: each with its own code', async () => {
    const { owner } = await kit.aShopWithApi()
    const short = await kit.aKey(owner, { days: 1 })
    const gone = await kit.aKey(owner, { days: 90 })
    await owner.call('DELETE /api/shop/api-keys/:id', { params: { id: gone.id } })
    const codeOf = async (token: string) => {
      const { status, body } = await kit.ask(token, 'GET /api/orders')
      return [status, body.code]
    }
    expect(await codeOf(short.token)).toEqual([200, undefined])
    expect(await codeOf(gone.token)).toEqual([401, 'access.keyRevoked'])
    expect(await codeOf(`${short.token.slice(0, -1)}!`)).toEqual([401, 'access.keyUnknown'])
    running.pass({ days: 2 })
    expect(await codeOf(short.token)).toEqual([401, 'access.keyEnded'])
    running.pass({ days: -2 })
  })

  test('sleeps while the shop’s plan is a smaller one, and wakes with it', async () => {
    const { owner, shop } = await kit.aShopWithApi()
    const { token } = await kit.aKey(owner)
    await kit.setPlan(shop.id, 'tailorProfessional')
    const refused = await kit.ask(token, 'GET /api/orders')
    expect([refused.status, refused.body.code]).toEqual([403, 'access.keyPlan'])
    expect((await owner.call('GET /api/shop/api-keys')).isInPlan).toBe(false)
    await kit.setPlan(shop.id, 'tailorEnterprise')
    expect((await kit.ask(token, 'GET /api/orders')).status).toBe(200)
  })

  test('acts for the owner who made it, and stops with them', async () => {
    const { owner, shop } = await kit.aShopWithApi()
    const { token } = await kit.aKey(owner)
    const setRole = (role: 'owner' | 'manager') =>
      asOwner(running.app, (client) =>
        client.query('update members set role = $1 where shop_id = $2', [role, shop.id]),
      )
    await setRole('manager')
    expect((await kit.ask(token, 'GET /api/orders')).body.code).toBe('access.keyRevoked')
    await setRole('owner')
    expect((await kit.ask(token, 'GET /api/orders')).status).toBe(200)
  })

  test('sees its own shop: what is another’s is not there', async () => {
    const one = await kit.aShopWithApi()
    const other = await kit.aShopWithApi({ kind: 'house' })
    const id = running.app.newId()
    await other.owner.call('POST /api/customers', { body: { id, name: 'Zoya Other' } })
    const { token } = await kit.aKey(one.owner)
    expect((await kit.ask(token, 'GET /api/customers/:id', { params: { id } })).status).toBe(404)
    expect((await kit.ask(token, 'GET /api/customers')).text).not.toContain('Zoya')
    const own = await kit.aKey(other.owner)
    const seen = await kit.ask(own.token, 'GET /api/customers', {}, { 'x-shop': one.shop.id })
    expect(seen.text).toContain('Zoya')
  })

  test('may ask so often in a minute, and is told when to come back', async () => {
    const { owner } = await kit.aShopWithApi()
    const [busy, idle] = [await kit.aKey(owner), await kit.aKey(owner)]
    const { perMinute } = await owner.call('GET /api/shop/api-keys')
    for (let call = 0; call < perMinute; call++)
      expect((await kit.ask(busy.token, 'GET /api/customers/count')).status).toBe(200)
    const { status, body, headers } = await kit.ask(busy.token, 'GET /api/customers/count')
    expect([status, body.code]).toEqual([429, 'request.tooMany'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await kit.ask(idle.token, 'GET /api/customers/count')).status).toBe(200)
    running.pass({ minutes: 2 })
    expect((await kit.ask(busy.token, 'GET /api/customers/count')).status).toBe(200)
  })

  test('writes under its own name: in the timeline, and in the audit', async () => {
    const { owner, shop } = await kit.aShopWithApi()
    const { token, id: keyId } = await kit.aKey(owner, { name: 'Website form' })
    const id = running.app.newId()
    const once = { 'idempotency-key': running.app.newId() }
    const add = () => kit.ask(token, 'POST /api/customers', { body: { id, name: 'Asha' } }, once)
    expect((await add()).status).toBe(200)
    expect((await add()).status).toBe(200)
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params: { id } })
    expect(JSON.stringify(rows)).toContain('Website form')
    const lines = await asOwner(running.app, (client) =>
      client.query(`select route, account_id from audit_lines where key_id = $1`, [keyId]),
    )
    expect(lines.rows).toEqual([{ route: 'POST /api/customers', account_id: shop.owner.id }])
  })

  test('is made by owners alone, on the plan that has it, with an end within a year and a name of its own', async () => {
    const { owner, shop } = await kit.aShopWithApi()
    const make = async (by: Visitor, given: object = {}) => {
      const body = {
        id: running.app.newId(),
        name: `Till ${running.app.newId()}`,
        scopes: ['orders:read'],
        lastDay: kit.inDays(30),
        ...given,
      }
      const { status, body: answer } = await by.try('POST /api/shop/api-keys', { body })
      return answer.code ?? status
    }
    expect(await make(await memberAtWork(running.app, shop.id, 'manager'))).toBe('access.notAllowed')
    expect(await make((await aShopAtWork(running.app)).owner)).toBe('apiAccess.planNeeded')
    expect(await make(owner, { lastDay: kit.inDays(-1) })).toBe('apiAccess.endsTooSoon')
    expect(await make(owner, { lastDay: kit.inDays(366) })).toBe('apiAccess.endsTooLate')
    expect(await make(owner, { scopes: [] })).toBe('request.invalid')
    expect(await make(owner, { scopes: ['staff:write'] })).toBe('request.invalid')
    expect(await make(owner, { name: 'Till' })).toBe(200)
    expect(await make(owner, { name: 'TILL' })).toBe('apiAccess.nameTaken')
    running.pass({ minutes: 20 })
    expect(await make(owner)).toBe('access.confirmFirst')
    running.pass({ minutes: -20 })
    for (let more = 1; more < 20; more++) expect(await make(owner)).toBe(200)
    expect(await make(owner)).toBe('apiAccess.tooManyKeys')
  })
})

describe('what a key may ask for', () => {
  test('no call outside the table is open to a key of every scope: not to accounts, nor to what is public', async () => {
    const { owner } = await kit.aShopWithApi()
    const { token } = await kit.aKey(owner)
    const before = await fingerprint(running.app)
    const wrong: string[] = []
    const closed = routes.filter((route) => !scopeOf(callOf(route)))
    expect(closed.length).toBeGreaterThan(200)
    for (const [index, route] of closed.entries()) {
      if (index % 100 === 99) running.pass({ minutes: 2 })
      const { status, text } = await kit.ask(token, callOf(route), samples[callOf(route)](nothings()))
      if (status !== 403 || !text.includes('"code":"access.keyNotHere"'))
        wrong.push(`${callOf(route)}: ${status} ${text.slice(0, 100)}`)
    }
    expect(wrong).toEqual([])
    const after = await fingerprint(running.app)
    expect({ ...after, api_keys: '' }).toEqual({ ...before, api_keys: '' }) // when it was last used
  })

  test('every call of the table is open to keys of its scope and to no other', async () => {
    const { owner } = await kit.aShopWithApi()
    const wrong: string[] = []
    for (const scope of apiScopes) {
      const { token } = await kit.aKey(owner, { scopes: [scope] })
      for (const call of Object.values(callsOfScope).flat()) {
        const { status, body } = await kit.ask(token, call, samples[call](nothings()))
        const isRefused = status === 403 && body.code === 'access.keyScope'
        if (isRefused === (scopeOf(call) === scope)) wrong.push(`${call} with ${scope}: ${status}`)
        if (!isRefused && (status === 401 || status === 403))
          wrong.push(`${call} with ${scope}: ${body.code}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('a key needs no origin and no cookie; a cookie beside it stands for nobody, and cookies keep their lock', async () => {
    const { owner } = await kit.aShopWithApi()
    const { token } = await kit.aKey(owner, { scopes: ['customers:read', 'customers:write'] })
    const foreign = { origin: 'https://elsewhere.example' }
    const body = { id: running.app.newId(), name: 'Bina' }
    expect((await owner.try('POST /api/customers', { body }, foreign)).body.code).toBe('access.foreignOrigin')
    expect((await kit.ask(token, 'POST /api/customers', { body }, foreign)).status).toBe(200)
    const withBoth = { ...foreign, authorization: `Bearer ${token}` }
    const reached = await owner.try('POST /api/staff/invitations', { body: {} }, withBoth)
    expect(reached.body.code).toBe('access.keyNotHere')
    const bad = { ...foreign, authorization: 'Bearer darzi_nothing' }
    expect((await owner.try('POST /api/customers', { body }, bad)).body.code).toBe('access.keyUnknown')
    const other = { ...foreign, authorization: 'Bearer something-else' }
    expect((await owner.try('POST /api/customers', { body }, other)).body.code).toBe('access.foreignOrigin')
  })
})

describe('the description at /api/openapi.json', () => {
  interface Described {
    openapi: string
    paths: Record<string, Record<string, { security: { key: string[] }[]; parameters: { name: string }[] }>>
    webhooks: Record<string, object>
  }
  test('is OpenAPI 3.1 of exactly the calls of the table, each with its scope', async () => {
    const { body, headers } = await new Visitor(running.app).send<Described>({
      method: 'GET',
      url: '/api/openapi.json',
    })
    expect(headers['content-type']).toContain('application/json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { security }]) => ({
        call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        scopes: security.flatMap(({ key }) => key),
      })),
    )
    expect(new Map(described.map(({ call, scopes }) => [call, scopes]))).toEqual(
      new Map(
        Object.values(callsOfScope)
          .flat()
          .map((call) => [call, [scopeOf(call)]]),
      ),
    )
    const list = body.paths['/api/customers']?.get
    expect(list?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'after', 'limit']))
    expect(Object.keys(body.webhooks)).toContain('order.state_changed')
  })
})
