import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAccount, aPassword, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo, linkIn } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const anyone = (language?: string) => new Visitor(running.app, language)
const login = (email: string, password = aPassword, visitor = anyone()) =>
  visitor.try('POST /api/login', { body: { email, password } })
const isIn = async (visitor: Visitor) => (await visitor.try('GET /api/session')).status === 200

test('a tailor registers with the call of the spec, signs in, and has a shop', async () => {
  const visitor = anyone()
  const sent = {
    email: 'Meera@Example.test',
    password: 'long enough',
    name: 'Meera',
    role: 'tailor' as const,
  }
  const { user } = await visitor.call('POST /api/register', { body: sent })
  expect(user).toMatchObject({ email: 'meera@example.test', role: 'tailor' })
  const session = await visitor.call('POST /api/login', {
    body: { email: 'meera@example.test', password: 'long enough' },
  })
  expect(session.shop).toMatchObject({ id: user.shopId, memberRole: 'owner', currency: 'AED' })
  expect((await visitor.call('GET /api/session')).user).toEqual(user)
})

test('a customer registers without a shop, and is not signed in by registering', async () => {
  const visitor = anyone()
  const { user } = await visitor.call('POST /api/register', {
    body: { email: 'asha@example.test', password: aPassword, name: ' Asha  Verma ' },
  })
  expect(user).toMatchObject({ role: 'user', name: 'Asha Verma' })
  expect(user.shopId).toBeUndefined()
  expect(await isIn(visitor)).toBe(false)
})

test.each(['admin', 'owner', 'customer', '', null, ['tailor']])('nobody registers as %j', async (role) => {
  const body = { email: 'sly@example.test', password: aPassword, name: 'Sly', role }
  const answer = await anyone().try('POST /api/register', { body })
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'role'])
  expect((await login('sly@example.test')).status).toBe(401)
})

test.each([
  [{ password: 'too short' }, 'password', 422],
  [{ password: ' '.repeat(12) }, 'password', 422],
  [{ password: 'password1234' }, 'password', 422],
  [{ password: 'aaaaaaaaaaaa' }, 'password', 422],
  [{ password: 'AshaVerma1', name: 'Asha Verma' }, 'password', 422],
  [{ password: 'WEAK@example.test', email: 'weak@example.test' }, 'password', 422],
  [{ password: 'x'.repeat(1025) }, 'password', 400],
  [{ email: 'no address' }, 'email', 400],
  [{ name: '\u200e\u202e' }, 'name', 400],
  [{ shopId: 'mine', name: 'Asha' }, 'shopId', 400],
])('registering with %j is refused at the field %s', async (wrong, field, status) => {
  const body = { email: 'weak@example.test', password: aPassword, name: 'Asha', ...wrong }
  const answer = await anyone().try('POST /api/register', { body })
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
})

test('an e-mail opens one account, however it is written, also when two register at once', async () => {
  const sent = ['Twin@example.test', ' twin@EXAMPLE.test', 'twin@example.test'].map((email) =>
    anyone().try('POST /api/register', {
      body: { email, password: aPassword, name: 'Twin', role: 'tailor' },
    }),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409])
})

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const { email } = await anAccount(running.app)
  const [wrong, unknown] = [await login(email, 'not the one'), await login('nobody@example.test')]
  for (const answer of [wrong, unknown])
    expect([answer.status, answer.body.code]).toEqual([401, 'accounts.invalidCredentials'])
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
})

test('guesses from many addresses leave each of them two, and lock out nobody who comes from another', async () => {
  const victim = await anAccount(running.app)
  const from = (remoteAddress: string, password: string) =>
    anyone().send({
      method: 'POST',
      url: '/api/login',
      payload: { email: victim.email, password },
      remoteAddress,
    })
  for (let guess = 0; guess < 50; guess++)
    expect((await from(`10.1.${guess % 10}.1`, `guess ${guess}`)).status).toBe(401)
  const fresh = ['a', 'b', 'c'].map((word) => () => from('10.2.0.1', word))
  const answers: number[] = []
  for (const guess of fresh) answers.push((await guess()).status)
  expect(answers).toEqual([401, 401, 429])
  expect((await from('10.3.0.1', aPassword)).status).toBe(200)
})

test('guessing at one account from one address is stopped after ten tries, and only there', async () => {
  const [victim, neighbour] = [await anAccount(running.app), await anAccount(running.app)]
  for (let guess = 0; guess < 10; guess++)
    expect((await login(victim.email, `guess ${guess}`)).status).toBe(401)
  const stopped = await login(victim.email)
  expect([stopped.status, stopped.body.code]).toEqual([429, 'accounts.tooManyAttempts'])
  expect((await login(neighbour.email)).status).toBe(200)
  const fromHome = await anyone().send({
    method: 'POST',
    url: '/api/login',
    payload: { email: victim.email, password: aPassword },
    remoteAddress: '10.9.8.7',
  })
  expect(fromHome.status).toBe(200)
  running.pass({ minutes: 16 })
  expect((await login(victim.email)).status).toBe(200)
})

test('signing out ends the session on the server, not only in the browser', async () => {
  const visitor = await signedIn(running.app, (await anAccount(running.app)).id)
  const copied = anyone()
  for (const [name, value] of visitor.cookies) copied.cookies.set(name, value)
  const { headers } = await visitor.try('POST /api/logout')
  // No photo of a customer stays behind on a shared machine.
  expect(headers['clear-site-data']).toBe('"cache"')
  expect([await isIn(visitor), await isIn(copied)]).toEqual([false, false])
  expect(await visitor.call('POST /api/logout')).toEqual({ ok: true })
})

test('signing in anew in a browser ends the session it had, whoever’s; other browsers stay signed in', async () => {
  const [account, another] = [await anAccount(running.app), await anAccount(running.app)]
  const [here, there] = [anyone(), anyone()]
  for (const browser of [there, here]) await login(account.email, aPassword, browser)
  const copied = anyone()
  for (const [name, value] of here.cookies) copied.cookies.set(name, value)
  await login(account.email, 'not the one', here)
  expect(await isIn(here)).toBe(true)
  await login(account.email, aPassword, here)
  expect([await isIn(here), await isIn(there), await isIn(copied)]).toEqual([true, true, false])
  expect((await here.call('GET /api/sessions')).rows).toHaveLength(2)
  await login(another.email, aPassword, here)
  expect((await there.call('GET /api/sessions')).rows).toHaveLength(1)
})

test('a session ends by itself after its days', async () => {
  const later = await openTestApp({}, { works: false })
  const account = await anAccount(later.app)
  later.pass({ days: -31 })
  const visitor = await signedIn(later.app, account.id)
  expect((await visitor.try('GET /api/session')).status).toBe(401)
  await later.close()
})

test('a forgotten password is chosen anew by a mailed link, once, in the reader’s language', async () => {
  const account = await anAccount(running.app)
  const device = await signedIn(running.app, account.id)
  await device.call('PATCH /api/account', { body: { language: 'pa' } })
  for (const email of [account.email, 'stranger@example.test'])
    expect(await anyone().call('POST /api/password/forgotten', { body: { email } })).toEqual({ ok: true })
  const mail = await lastMailTo(running.app, account.email)
  expect(mail.subject).toMatch(/[\u0a00-\u0a7f]/)
  const token = linkIn(mail, /\/reset-password\?token=(\S+)/)
  const reset = (password: string) => anyone().try('POST /api/password/reset', { body: { token, password } })
  expect((await reset('short')).body.code).toBe('accounts.passwordTooShort')
  expect((await reset('a brand new thimble')).status).toBe(200)
  expect(await isIn(device)).toBe(false)
  expect((await login(account.email)).status).toBe(401)
  expect((await login(account.email, 'a brand new thimble')).status).toBe(200)
  expect((await reset('and once more')).body.code).toBe('accounts.linkExpired')
})

test('an address is proven by a mailed link, once; another takes its place only so, and the old one is told', async () => {
  const account = await anAccount(running.app)
  const device = await signedIn(running.app, account.id)
  const confirm = (token: string) => anyone().try('POST /api/account/email/confirm', { body: { token } })
  const tokenFor = async (email: string) =>
    linkIn(await lastMailTo(running.app, email), /\/confirm-email\?token=(\S+)/)
  expect((await device.call('GET /api/account/security')).emailConfirmedAt).toBeUndefined()
  await device.call('POST /api/account/email', { body: {} })
  const own = await tokenFor(account.email)
  expect((await confirm(own)).body).toEqual({ email: account.email })
  expect((await device.call('GET /api/account/security')).emailConfirmedAt).toBeDefined()
  expect((await confirm(own)).body.code).toBe('accounts.linkExpired')

  running.pass({ minutes: 16 })
  const next = `next-${account.email}`
  const ask = () => device.try('POST /api/account/email', { body: { email: next } })
  expect((await ask()).body.code).toBe('access.confirmFirst')
  await device.call('POST /api/account/confirm', { body: { password: aPassword } })
  expect((await ask()).status).toBe(200)
  const early = await tokenFor(next)
  expect((await login(account.email)).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect((await confirm(await tokenFor(next))).body).toEqual({ email: next })
  expect((await confirm(early)).body.code).toBe('accounts.linkExpired')
  expect((await login(account.email)).status).toBe(401)
  expect((await login(next)).status).toBe(200)
  expect((await lastMailTo(running.app, account.email)).text).toContain(next)
})

test('a new address is the one the shop knows too: its figures go to no mailbox that was left', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const colleague = await aMember(running.app, shop.id)
  const email = `next-${shop.owner.email}`
  await owner.call('POST /api/account/email', { body: { email } })
  const token = linkIn(await lastMailTo(running.app, email), /\/confirm-email\?token=(\S+)/)
  const known = async () => (await owner.call('GET /api/staff')).members.map((member) => member.email).sort()
  expect(await known()).toEqual([shop.owner.email, colleague.account.email].sort())
  await anyone().call('POST /api/account/email/confirm', { body: { token } })
  expect(await known()).toEqual([email, colleague.account.email].sort())
})

test('an address that became another account’s meanwhile is not taken over', async () => {
  const account = await anAccount(running.app)
  const device = await signedIn(running.app, account.id)
  await device.call('POST /api/account/confirm', { body: { password: aPassword } })
  const wanted = `wanted-${account.email}`
  await device.call('POST /api/account/email', { body: { email: wanted } })
  const token = linkIn(await lastMailTo(running.app, wanted), /\/confirm-email\?token=(\S+)/)
  const other = { email: wanted, password: aPassword, name: 'Meera' }
  await anyone().call('POST /api/register', { body: other })
  const answer = await anyone().try('POST /api/account/email/confirm', { body: { token } })
  expect(answer.body.code).toBe('accounts.emailTaken')
  expect((await login(account.email)).status).toBe(200)
})

test('choosing a password ends every other link that was mailed for it, and links end by themselves', async () => {
  const { email } = await anAccount(running.app)
  const forget = async () => {
    await anyone().call('POST /api/password/forgotten', { body: { email } })
    return linkIn(await lastMailTo(running.app, email), /token=(\S+)/)
  }
  const [first, second] = [await forget(), await forget()]
  const reset = (token: string) =>
    anyone().try('POST /api/password/reset', { body: { token, password: aPassword } })
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(410)
  expect((await lastMailTo(running.app, email)).subject).toBe('Your password was changed')
  const third = await forget()
  running.pass({ hours: 2, minutes: 1 })
  expect((await reset(third)).status).toBe(410)
})

test('changing the password asks for the old one, ends the other devices, and is told by mail', async () => {
  const account = await anAccount(running.app)
  const [here, there] = [await signedIn(running.app, account.id), await signedIn(running.app, account.id)]
  const change = (current: string) =>
    here.try('POST /api/password/change', { body: { current, password: 'something else' } })
  const wrong = await change('not this')
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'current'])
  expect((await change(aPassword)).status).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect((await login(account.email, 'something else')).status).toBe(200)
  expect((await lastMailTo(running.app, account.email)).subject).toBe('Your password was changed')
})

test('one sees one’s own devices only, and ends one of them or all others', async () => {
  const account = await anAccount(running.app)
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  const [here, there, far] = [1, 2, 3].map(() => signedIn(running.app, account.id))
  const [mine, other, third] = [await here, await there, await far]
  const { rows } = (await mine?.call('GET /api/sessions')) ?? { rows: [] }
  expect(rows.map((row) => row.isCurrent).filter(Boolean)).toHaveLength(1)
  expect(rows).toHaveLength(3)
  const ofOther = (await other?.call('GET /api/sessions'))?.rows.find((row) => row.isCurrent)?.id ?? ''
  expect((await stranger.try('DELETE /api/sessions/:id', { params: { id: ofOther } })).status).toBe(404)
  await mine?.call('DELETE /api/sessions/:id', { params: { id: ofOther } })
  expect(await other?.try('GET /api/session')).toMatchObject({ status: 401 })
  expect(await mine?.call('DELETE /api/sessions')).toEqual({ ended: 1 })
  expect(await third?.try('GET /api/session')).toMatchObject({ status: 401 })
  expect(await isIn(stranger)).toBe(true)
})
