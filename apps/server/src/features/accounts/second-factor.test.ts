import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAccount, aPassword, aShop, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

/** What the app of its owner shows now, or so many half minutes from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: running.app.now().getTime() + later * 30_000,
  })

async function withSecondFactor() {
  const account = await anAccount(running.app)
  const owner = await signedIn(running.app, account.id)
  const { secret } = await owner.call('POST /api/account/second-factor')
  const { recoveryCodes } = await owner.call('POST /api/account/second-factor/confirm', {
    body: { code: codeOf(secret) },
  })
  return { account, owner, secret, recoveryCodes }
}
const signIn = (email: string, code?: string, password = aPassword) =>
  new Visitor(running.app).try('POST /api/login', { body: { email, password, code } })

test('with a second factor the password alone opens nothing: the code of the app is asked for, and each counts once', async () => {
  const { account, secret } = await withSecondFactor()
  expect((await signIn(account.email)).body.code).toBe('accounts.codeNeeded')
  // The one that put it in force was taken.
  expect((await signIn(account.email, codeOf(secret))).status).toBe(422)
  const next = codeOf(secret, 1)
  expect((await signIn(account.email, next)).status).toBe(200)
  expect((await signIn(account.email, next)).status).toBe(422)
  expect((await signIn(account.email, codeOf(secret, 5))).status).toBe(422)
  // Who does not know the password is not told that there is a code.
  expect((await signIn(account.email, codeOf(secret, 1), 'not the password')).body.code).toBe(
    'accounts.invalidCredentials',
  )
})

test('a recovery code lets in once, also written small and without care; the owner sees how many are left', async () => {
  const { account, owner, recoveryCodes } = await withSecondFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  expect((await signIn(account.email, ` ${code.toLowerCase()} `)).status).toBe(200)
  expect((await signIn(account.email, code)).status).toBe(422)
  const { secondFactor, rows } = await owner.call('GET /api/account/security')
  expect(secondFactor?.recoveryCodes).toBe(9)
  expect(rows.map(({ kind }) => kind)).toEqual([
    'codeFailed',
    'signedIn',
    'recoveryCodeUsed',
    'secondFactorOn',
  ])
})

test('codes cannot be guessed: after ten tries the account waits', async () => {
  const { account } = await withSecondFactor()
  const tries: number[] = []
  for (let guess = 0; guess < 12; guess++)
    tries.push((await signIn(account.email, `00000${guess % 10}`)).status)
  expect(tries.at(-1)).toBe(429)
})

test('turned on and off it is told by mail; off needs a fresh proof, by a code where one is in force', async () => {
  const { account, owner, secret } = await withSecondFactor()
  expect((await lastMailTo(running.app, account.email)).subject).toBe('Two-step sign-in is on')
  running.pass({ minutes: 16 })
  const off = () => owner.try('DELETE /api/account/second-factor')
  expect((await off()).body.code).toBe('access.confirmFirst')
  const confirm = (body: { password?: string; code?: string }) =>
    owner.try('POST /api/account/confirm', { body })
  expect((await confirm({ password: aPassword })).body.code).toBe('accounts.codeNeeded')
  expect((await confirm({ code: '123456' })).status).toBe(422)
  expect((await confirm({ code: codeOf(secret) })).status).toBe(200)
  expect((await off()).status).toBe(200)
  expect((await lastMailTo(running.app, account.email)).subject).toBe('Two-step sign-in is off')
  expect((await signIn(account.email)).status).toBe(200)
})

test('one that was begun and never confirmed asks nobody; a second cannot be put over one in force', async () => {
  const account = await anAccount(running.app)
  const owner = await signedIn(running.app, account.id)
  const first = await owner.call('POST /api/account/second-factor')
  expect(first.uri).toContain(encodeURIComponent(account.email))
  expect(first.picture).toMatch(/^data:image\/png;base64,/)
  expect((await signIn(account.email)).status).toBe(200)
  const second = await owner.call('POST /api/account/second-factor')
  const confirm = (code: string) => owner.try('POST /api/account/second-factor/confirm', { body: { code } })
  expect((await confirm(codeOf(first.secret))).status).toBe(422)
  expect((await confirm(codeOf(second.secret))).status).toBe(200)
  expect((await owner.try('POST /api/account/second-factor')).status).toBe(409)
  expect((await confirm(codeOf(second.secret, 1))).status).toBe(409)
})

test('a proof by password counts a quarter of an hour; a wrong one is told and written down', async () => {
  const account = await anAccount(running.app)
  const owner = await signedIn(running.app, account.id)
  running.pass({ minutes: 16 })
  const begin = () => owner.try('POST /api/account/second-factor')
  expect((await begin()).body.code).toBe('access.confirmFirst')
  const wrong = await owner.try('POST /api/account/confirm', { body: { password: 'not the password' } })
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'password'])
  expect((await begin()).status).toBe(403)
  await owner.call('POST /api/account/confirm', { body: { password: aPassword } })
  expect((await begin()).status).toBe(200)
  expect((await owner.call('GET /api/account/security')).rows.map(({ kind }) => kind)).toEqual([
    'confirmFailed',
  ])
})

test('a sign-in on a device never seen is told by mail, the first ever is not', async () => {
  const account = await anAccount(running.app)
  await signIn(account.email)
  const mails = async () =>
    ((await running.app.mailbox?.list()) ?? [])
      .filter(({ to }) => to === account.email)
      .map(({ subject }) => subject)
  expect(await mails()).toEqual([])
  await signIn(account.email)
  expect((await lastMailTo(running.app, account.email)).subject).toBe('New sign-in to your Darzi account')
})

test('what an account may not do is refused and stands in its log, one line an hour', async () => {
  const { id } = await aShop(running.app)
  const { account } = await aMember(running.app, id, { role: 'cutter' })
  const cutter = await signedIn(running.app, account.id)
  const refused = async () =>
    (await cutter.call('GET /api/account/security')).rows.filter(({ kind }) => kind === 'refused').length
  expect((await cutter.try('GET /api/customers/export', { query: { sort: 'name' } })).status).toBe(403)
  expect((await cutter.try('GET /api/shop/plan')).status).toBe(403)
  expect(await refused()).toBe(1)
  running.pass({ minutes: 61 })
  expect((await cutter.try('GET /api/admin/shops')).status).toBe(403)
  expect(await refused()).toBe(2)
})
