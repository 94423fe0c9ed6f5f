import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningProvider, startProvider } from '../../adapters/sign-in/provider-for-tests.ts'
import { visitProvider } from '../../adapters/sign-in/visit-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { codeOfFactor, putFactorInForce } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aPassword, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { addEmailLink } from './email-link-store.ts'

let provider: RunningProvider
let running: TestApp
beforeAll(async () => {
  provider = await startProvider()
  running = await openTestApp(
    {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
    { works: false },
  )
})
afterAll(async () => {
  await running.close()
  await provider.stop()
})

let serial = 0
/** Everyone at the provider is somebody new. */
beforeEach(() => {
  const login = `person-${++serial}`
  Object.assign(provider.person, {
    login,
    email: `${login}@mail.test`,
    emailVerified: true,
    name: 'Simran Kaur',
  })
})

/** Through the popup: our page, the provider's pages, and back. */
async function popup(
  visitor: Visitor,
  {
    says = 'yes',
    ...query
  }: { role?: string; country?: string; timeZone?: string; says?: 'yes' | 'no' } = {},
) {
  const begun = await visitor.send({ method: 'GET', url: '/auth/google/login', query })
  expect(begun.status).toBe(302)
  const back = new URL(
    await visitProvider(String(begun.headers.location), { login: provider.person.login, says }),
  )
  return visitor.send({ method: 'GET', url: back.pathname + back.search })
}
const sessionOf = async (visitor: Visitor) => (await visitor.try('GET /api/session')).body
const browser = () => new Visitor(running.app)

/** The account of whoever is at the provider, with a password and a proven mailbox. */
async function anOwnAccount() {
  const account = await anAccount(running.app, { email: provider.person.email })
  await asOwner(running.app, (client) =>
    client.query('update accounts set email_verified_at = now() where id = $1', [account.id]),
  )
  return account
}

test('someone new becomes a customer, and the popup tells the screen that opened it', async () => {
  const visitor = browser()
  const page = await popup(visitor)
  expect(page.text).toContain('"OAUTH_SUCCESS"')
  expect(page.text).toContain('location.origin')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/)
  expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none')
  const { user, shop } = await sessionOf(visitor)
  expect(user).toMatchObject({ email: provider.person.email, name: 'Simran Kaur', role: 'user' })
  expect(shop).toBeUndefined()
})

test('someone new who came as a tailor gets a shop, and keeps it at the next sign-in', async () => {
  const [first, second] = [browser(), browser()]
  await popup(first, { role: 'tailor', country: 'IN', timeZone: 'Asia/Kolkata' })
  const { user, shop } = await sessionOf(first)
  expect([user.role, shop?.memberRole]).toEqual(['tailor', 'owner'])
  expect(shop).toMatchObject({ country: 'IN', timeZone: 'Asia/Kolkata', currency: 'INR' })
  await popup(second)
  expect((await sessionOf(second)).user).toEqual(user)
})

test('signing in anew through the popup leaves one session of the browser', async () => {
  const visitor = browser()
  for (const _time of ['first', 'second']) await popup(visitor)
  expect((await visitor.call('GET /api/sessions')).rows).toHaveLength(1)
})

test('the e-mail may change at the provider: it is still the same person', async () => {
  const [first, second] = [browser(), browser()]
  await popup(first)
  provider.person.email = `moved-${provider.person.login}@mail.test`
  await popup(second)
  expect((await sessionOf(second)).user.id).toBe((await sessionOf(first)).user.id)
})

test('an account nobody proved the mailbox of loses its password and sessions when its owner comes', async () => {
  const squatter = await anAccount(running.app, { email: provider.person.email, role: 'user' })
  const lurking = await signedIn(running.app, squatter.id)
  const visitor = browser()
  await popup(visitor)
  expect((await sessionOf(visitor)).user.id).toBe(squatter.id)
  expect((await lurking.try('GET /api/session')).status).toBe(401)
  const guess = { body: { email: squatter.email, password: aPassword } }
  expect((await browser().try('POST /api/login', guess)).status).toBe(401)
  const refused = await visitor.try('POST /api/password/change', {
    body: { password: 'something new, and longer' },
  })
  expect(refused.body.code).toBe('accounts.noPasswordYet')
})

test('where a second factor is in force the popup opens nothing: a session comes with the code, once and soon', async () => {
  const known = await anOwnAccount()
  const device = await signedIn(running.app, known.id)
  await putFactorInForce(running.app, known.id)
  const visitor = browser()
  const tokenIn = ({ text }: { text: string }) => /"OAUTH_CODE","token":"([^"]+)"/.exec(text)?.[1] ?? ''
  const token = tokenIn(await popup(visitor))
  expect((await visitor.try('GET /api/session')).status).toBe(401)
  const send = (code: string, of = token) =>
    visitor.try('POST /api/login/google', { body: { token: of, code } })
  expect((await send('000000')).body.errors?.[0]?.code).toBe('accounts.wrongCode')
  expect((await send(codeOfFactor(running.app), 'another token')).body.code).toBe('accounts.signInExpired')
  expect((await send(codeOfFactor(running.app))).status).toBe(200)
  expect((await sessionOf(visitor)).user.id).toBe(known.id)
  expect((await send(codeOfFactor(running.app, 1))).body.code).toBe('accounts.signInExpired')
  const { rows } = await device.call('GET /api/account/security')
  expect(rows.map(({ kind }) => kind)).toEqual(['signedIn', 'codeFailed', 'googleLinked'])
  const late = tokenIn(await popup(browser()))
  running.pass({ minutes: 11 })
  expect((await send(codeOfFactor(running.app), late)).body.code).toBe('accounts.signInExpired')
})

test('a sign-in by the popup stands in the log, and is told by mail in a browser never seen', async () => {
  const known = await anOwnAccount()
  await browser().call('POST /api/login', { body: { email: known.email, password: aPassword } })
  const visitor = browser()
  await popup(visitor)
  const { rows } = await visitor.call('GET /api/account/security')
  expect(rows.map(({ kind }) => kind)).toEqual(['signedIn', 'googleLinked', 'signedIn'])
  const waiting = await asOwner(running.app, (client) =>
    client.query(
      `select data ->> 'template' as template from pgboss.job where name = 'mail.send' and data ->> 'to' = $1`,
      [known.email],
    ),
  )
  expect(waiting.rows).toEqual([{ template: 'newDevice' }])
})

test('the link to Google is seen and taken away, but where nothing else lets in; a new address ends it', async () => {
  const lonely = browser()
  await popup(lonely)
  const google = async (of: Visitor) => (await of.call('GET /api/account/security')).google
  expect((await google(lonely))?.isOnlyWay).toBe(true)
  expect((await lonely.try('DELETE /api/account/google')).body.code).toBe('accounts.onlyWayIn')

  Object.assign(provider.person, { login: `two-${serial}`, email: `two-${serial}@mail.test` })
  const known = await anOwnAccount()
  const visitor = browser()
  await popup(visitor)
  expect((await google(visitor))?.isOnlyWay).toBe(false)
  running.pass({ minutes: 16 })
  expect((await visitor.try('DELETE /api/account/google')).body.code).toBe('access.confirmFirst')
  await visitor.call('POST /api/account/confirm', { body: { password: aPassword } })
  await visitor.call('DELETE /api/account/google')
  expect(await google(visitor)).toBeUndefined()
  expect((await visitor.call('GET /api/account/security')).rows[0]?.kind).toBe('googleRemoved')

  await popup(visitor)
  expect(await google(visitor)).toBeDefined()
  const email = `moved-${known.email}`
  await transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
    addEmailLink(tx, {
      tokenHash: hashToken('a-mailed-link-of-some-length'),
      accountId: known.id,
      email,
      createdAt: running.app.now(),
      expiresAt: new Date(running.app.now().getTime() + 60_000),
    }),
  )
  await browser().call('POST /api/account/email/confirm', { body: { token: 'a-mailed-link-of-some-length' } })
  expect(await google(visitor)).toBeUndefined()
  const stranger = browser()
  await popup(stranger)
  expect((await sessionOf(stranger)).user.id).not.toBe(known.id)
})

test('an e-mail the provider has not verified opens nothing', async () => {
  provider.person.emailVerified = false
  const known = await anAccount(running.app, { email: provider.person.email })
  const visitor = browser()
  expect((await popup(visitor)).text).toContain('OAUTH_ERROR')
  expect((await visitor.try('GET /api/session')).status).toBe(401)
  expect(
    (await browser().try('POST /api/login', { body: { email: known.email, password: aPassword } })).status,
  ).toBe(200)
})

test('who says no at the provider is told so, and is not signed in', async () => {
  const visitor = browser()
  const page = await popup(visitor, { says: 'no' })
  expect(page.text).toContain('You stopped the Google login.')
  expect((await visitor.try('GET /api/session')).status).toBe(401)
})

test('an answer that this browser did not ask for is refused', async () => {
  const [asker, victim] = [browser(), browser()]
  const begun = await asker.send({ method: 'GET', url: '/auth/google/login' })
  const back = new URL(
    await visitProvider(String(begun.headers.location), { login: provider.person.login, says: 'yes' }),
  )
  await victim.send({ method: 'GET', url: '/auth/google/login' })
  for (const visitor of [victim, browser()]) {
    const page = await visitor.send({ method: 'GET', url: back.pathname + back.search })
    expect(page.text).toContain('OAUTH_ERROR')
    expect((await visitor.try('GET /api/session')).status).toBe(401)
  }
  for (const query of ['', '?code=1', '?state[]=1&code=<script>alert(1)</script>', '?error=access_denied']) {
    const page = await victim.send({ method: 'GET', url: `/auth/google/callback${query}` })
    expect([page.status, page.text.includes('<script>alert')]).toEqual([200, false])
  }
})

test.each(['admin', 'owner'])('nobody comes in as %s by asking the popup for it', async (role) => {
  expect((await browser().send({ method: 'GET', url: `/auth/google/login?role=${role}` })).status).toBe(400)
})

test('a provider that is down is told in words, and without one there is no such sign-in', async () => {
  const gone = await openTestApp(
    { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    { works: false },
  )
  const none = await openTestApp({}, { works: false })
  for (const { app } of [gone, none]) {
    const page = await new Visitor(app, 'hi').send({ method: 'GET', url: '/auth/google/login' })
    expect(page.text).toMatch(/OAUTH_ERROR.*[\u0900-\u097f]/)
  }
  expect(await new Visitor(none.app).call('GET /api/sign-in-options')).toEqual({
    google: false,
    devMail: true,
  })
  expect((await browser().call('GET /api/sign-in-options')).google).toBe(true)
  await gone.close()
  await none.close()
})
