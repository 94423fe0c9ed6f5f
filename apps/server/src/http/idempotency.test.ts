import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { asOwner } from '../testing/as-owner.ts'
import { aMember, aPassword, aShopAtWork, signedIn } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let running: TestApp
let owner: Visitor
let shopId: string
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  const made = await aShopAtWork(running.app)
  owner = made.owner
  shopId = made.shop.id
})
afterAll(() => running.close())

const key = () => ({ 'idempotency-key': running.app.newId() })
const aView = (name: string) => ({ body: { feature: 'customers' as const, name, query: 'filter=recent' } })
const viewsCalled = async (name: string) =>
  (await owner.call('GET /api/views', { query: { feature: 'customers' } })).rows.filter(
    (view) => view.name === name,
  )
const count = (text: string) =>
  asOwner(running.app, async (client) => (await client.query<{ n: number }>(text)).rows[0]?.n)

test('a write sent twice under one key is done once and answers the same', async () => {
  const header = key()
  const first = await owner.try('POST /api/views', aView('twice'), header)
  const again = await owner.try('POST /api/views', aView('twice'), header)
  expect(again.body).toEqual(first.body)
  expect(await viewsCalled('twice')).toHaveLength(1)
  expect((await owner.call('POST /api/views', aView('twice'), key())).id).not.toBe(first.body.id)
})

test('the same key with another body, or at another route, is refused', async () => {
  const header = key()
  await owner.call('POST /api/views', aView('mine'), header)
  for (const answer of [
    await owner.try('POST /api/views', aView('changed'), header),
    await owner.try('PATCH /api/shop', { body: { phone: '1' } }, header),
  ])
    expect([answer.status, answer.body.code]).toEqual([422, 'request.keyReused'])
  expect(await viewsCalled('changed')).toEqual([])
})

test('ten sendings at the very same moment make one record', async () => {
  const header = key()
  const id = running.app.newId()
  const invite = { body: { id, email: 'ten@example.test', name: 'Ten', role: 'cutter' as const } }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => owner.try('POST /api/staff/invitations', invite, header)),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await count(`select count(*)::int as n from invitations where email = 'ten@example.test'`)).toBe(1)
  expect(await count(`select count(*)::int as n from events where subject_id = '${id}'`)).toBe(1)
})

test('a refused write does not use its key up', async () => {
  const header = key()
  const { shop, owner: alone } = await aShopAtWork(running.app)
  const { id } = await aMember(running.app, shop.id, { role: 'manager' })
  const mine = (await alone.call('GET /api/staff')).members.find((member) => member.isYou)?.id ?? ''
  const resign = { params: { id: mine }, body: { role: 'manager' as const } }
  expect((await alone.try('PATCH /api/staff/:id', resign, header)).body.code).toBe('staff.lastOwner')
  await alone.call('PATCH /api/staff/:id', { params: { id }, body: { role: 'owner' } })
  expect((await alone.try('PATCH /api/staff/:id', resign, header)).status).toBe(200)
})

test('a key belongs to the shop that sent it: another shop’s same key is another write', async () => {
  const header = key()
  const other = (await aShopAtWork(running.app)).owner
  const mine = await owner.call('POST /api/views', aView('shared key'), header)
  const theirs = await other.call('POST /api/views', aView('shared key'), header)
  expect(theirs.id).not.toBe(mine.id)
})

test('nobody who lost the grant is answered from memory', async () => {
  const header = key()
  const { id, account } = await aMember(running.app, shopId, { role: 'counter' })
  const counter = await signedIn(running.app, account.id)
  await counter.call('POST /api/views', aView('by counter'), header)
  await owner.call('PATCH /api/staff/:id', { params: { id }, body: { role: 'cutter' } })
  expect((await counter.try('POST /api/views', aView('by counter'), header)).status).toBe(403)
})

test('a sign-in is never replayed, nor a sign-out: sent again, it runs again', async () => {
  const email = 'again@example.test'
  const person = { email, password: aPassword, name: 'Meera' }
  await new Visitor(running.app).call('POST /api/register', { body: person })
  const login = { body: { email, password: aPassword } }
  const header = key()
  const [one, two] = [new Visitor(running.app), new Visitor(running.app)]
  await one.call('POST /api/login', login, header)
  await two.call('POST /api/login', login, header)
  expect([...two.cookies]).not.toEqual([...one.cookies])
  const out = key()
  for (const visitor of [one, two])
    expect(await visitor.call('POST /api/logout', {}, out)).toEqual({ ok: true })
  for (const visitor of [one, two]) expect((await visitor.try('GET /api/session')).status).toBe(401)
})

test('no password can be guessed back from what is kept of a keyed write', async () => {
  const header = key()
  const sent = { email: 'kept@example.test', password: aPassword, name: 'Meera' }
  await new Visitor(running.app).call('POST /api/register', { body: sent }, header)
  const guess = createHash('sha256')
    .update(JSON.stringify(['/api/register', sent]))
    .digest('hex')
  const kept = await asOwner(running.app, async (client) => {
    const values = [header['idempotency-key']]
    return (
      await client.query(
        `select encode(request_hash, 'hex') as hash, reply::text from idempotency_keys where key = $1`,
        values,
      )
    ).rows[0]
  })
  expect(kept?.hash).not.toBe(guess)
  expect(kept?.reply).not.toContain(aPassword)
  const repeated = await new Visitor(running.app).try('POST /api/register', { body: sent }, header)
  expect(repeated.status).toBe(200)
  const other = { ...sent, password: 'another-password' }
  expect((await new Visitor(running.app).try('POST /api/register', { body: other }, header)).status).toBe(422)
})

test.each(['short', 'with space in', 'ü'.repeat(10), 'x'.repeat(129)])('%j is no key', async (bad) => {
  const answer = await owner.try('POST /api/views', aView('bad key'), { 'idempotency-key': bad })
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key'])
  expect(await viewsCalled('bad key')).toEqual([])
})

test('what was answered is remembered by the next process too', async () => {
  const header = key()
  const first = await owner.call('POST /api/views', aView('kept'), header)
  await running.app.fastify.close()
  const reopened = await buildApp(running.app.settings, { works: false })
  running.app = reopened
  const later = new Visitor(reopened)
  for (const [name, value] of owner.cookies) later.cookies.set(name, value)
  expect(await later.call('POST /api/views', aView('kept'), header)).toEqual(first)
  await reopened.fastify.close()
})
