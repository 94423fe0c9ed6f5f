import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfFactor, putFactorInForce } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aMember, anAccount, aPassword, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo, linkIn } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

let serial = 0
const guest = () => ({
  email: `guest-${++serial}@example.test`,
  name: 'Gurpreet Singh',
  role: 'counter' as const,
})
const stranger = () => new Visitor(running.app)
const atWork = () => aShopAtWork(running.app)
const tokenFor = async (email: string) => linkIn(await lastMailTo(running.app, email), /\/invitation\/(\S+)/)
const join = (token: string, body: object, visitor = stranger()) =>
  visitor.try('POST /api/invitations/:token/accept', { params: { token }, body })

test('someone new joins by the mailed link: an account, the role, and signed in', async () => {
  const { owner, shop } = await atWork()
  const invited = guest()
  await owner.call('POST /api/staff/invitations', { body: invited })
  const token = await tokenFor(invited.email)
  const shown = await stranger().call('GET /api/invitations/:token', { params: { token } })
  expect(shown).toEqual({ shopName: 'Noor Tailors', ...invited, hasAccount: false })
  const visitor = stranger()
  expect((await join(token, { password: 'short' })).body.code).toBe('accounts.passwordTooShort')
  expect((await join(token, { password: aPassword }, visitor)).status).toBe(200)
  const session = await visitor.call('GET /api/session')
  expect(session.shop).toMatchObject({ id: shop.id, memberRole: 'counter' })
  expect(session.user).toMatchObject({ name: invited.name, role: 'tailor' })
  expect((await join(token, { password: aPassword })).body.code).toBe('staff.invitationEnded')
  expect((await owner.call('GET /api/staff')).invitations).toEqual([])
})

test('someone with an account joins with its password, and with no other', async () => {
  const { owner, shop } = await atWork()
  const account = await anAccount(running.app)
  await owner.call('POST /api/staff/invitations', { body: { ...guest(), email: account.email } })
  const token = await tokenFor(account.email)
  const visitor = stranger()
  const wrong = await join(token, { password: 'not the right one' }, visitor)
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'password'])
  expect((await visitor.try('GET /api/session')).status).toBe(401)
  expect((await join(token, { password: aPassword }, visitor)).status).toBe(200)
  expect((await visitor.call('GET /api/session')).user).toMatchObject({
    id: account.id,
    role: 'tailor',
    shopId: shop.id,
  })
})

test('accepting asks for the code where a second factor is in force, stands in the log and is told by mail', async () => {
  const { owner, shop } = await atWork()
  const account = await anAccount(running.app)
  const inUse = await signedIn(running.app, account.id)
  await putFactorInForce(running.app, account.id)
  await owner.call('POST /api/staff/invitations', { body: { ...guest(), email: account.email } })
  const token = await tokenFor(account.email)
  const visitor = stranger()
  const bare = await join(token, { password: aPassword }, visitor)
  expect([bare.status, bare.body.code]).toEqual([401, 'accounts.codeNeeded'])
  const wrong = await join(token, { password: aPassword, code: '000000' }, visitor)
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'code'])
  expect((await visitor.try('GET /api/session')).status).toBe(401)
  expect((await join(token, { password: aPassword, code: codeOfFactor(running.app) }, visitor)).status).toBe(
    200,
  )
  expect((await visitor.call('GET /api/session')).user.shopId).toBe(shop.id)
  const { rows } = await inUse.call('GET /api/account/security')
  expect(rows.map(({ kind }) => kind).slice(0, 2)).toEqual(['signedIn', 'codeFailed'])
  expect((await lastMailTo(running.app, account.email)).subject).toBe('New sign-in to your Darzi account')
})

test('whoever is signed in with the invited address joins without a password; with another address nobody does', async () => {
  const { owner, shop } = await atWork()
  const account = await anAccount(running.app)
  const invited = { ...guest(), email: account.email }
  await owner.call('POST /api/staff/invitations', { body: invited })
  const token = await tokenFor(account.email)
  const other = await signedIn(running.app, (await anAccount(running.app)).id)
  const asked = { params: { token } }
  expect((await other.try('POST /api/invitations/:token/join', asked)).body.code).toBe('staff.otherEmail')
  expect((await stranger().try('POST /api/invitations/:token/join', asked)).status).toBe(401)
  const device = await signedIn(running.app, account.id)
  await device.call('POST /api/invitations/:token/join', asked)
  const { user, shop: entered } = await device.call('GET /api/session')
  expect([user.role, entered?.id, entered?.memberRole]).toEqual(['tailor', shop.id, invited.role])
  expect((await device.try('POST /api/invitations/:token/join', asked)).body.code).toBe(
    'staff.invitationEnded',
  )
})

test('a link ends when it is withdrawn, replaced by a fresh one, or old', async () => {
  const { owner } = await atWork()
  const [withdrawn, replaced, old] = [guest(), guest(), guest()]
  const { id } = await owner.call('POST /api/staff/invitations', { body: withdrawn })
  const first = await tokenFor(withdrawn.email)
  await owner.call('DELETE /api/staff/invitations/:id', { params: { id } })
  expect((await owner.try('DELETE /api/staff/invitations/:id', { params: { id } })).status).toBe(404)
  await owner.call('POST /api/staff/invitations', { body: replaced })
  const second = await tokenFor(replaced.email)
  await owner.call('POST /api/staff/invitations', { body: { ...replaced, role: 'manager' } })
  const fresh = await tokenFor(replaced.email)
  for (const token of [first, second, 'a-token-nobody-was-ever-sent'])
    expect((await join(token, { password: aPassword })).status).toBe(410)
  expect((await stranger().call('GET /api/invitations/:token', { params: { token: fresh } })).role).toBe(
    'manager',
  )
  await owner.call('POST /api/staff/invitations', { body: old })
  const third = await tokenFor(old.email)
  running.pass({ days: 14, minutes: 1 })
  expect((await join(third, { password: aPassword })).status).toBe(410)
  const listed = (await owner.call('GET /api/staff')).invitations
  expect(listed.map(({ email, isExpired }) => [email, isExpired])).toContainEqual([old.email, true])
})

test('two who use one link at once: one joins', async () => {
  const { owner } = await atWork()
  const invited = guest()
  await owner.call('POST /api/staff/invitations', { body: invited })
  const token = await tokenFor(invited.email)
  const answers = await Promise.all([1, 2, 3].map(() => join(token, { password: aPassword })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  expect((await owner.call('GET /api/staff')).members).toHaveLength(2)
})

test('an invitation sent twice under one id is one, and someone else’s id is refused', async () => {
  const { owner } = await atWork()
  const [one, two] = [{ id: running.app.newId(), ...guest() }, guest()]
  await owner.call('POST /api/staff/invitations', { body: one })
  await owner.call('POST /api/staff/invitations', { body: one })
  expect((await owner.call('GET /api/staff')).invitations).toHaveLength(1)
  const reused = await owner.try('POST /api/staff/invitations', { body: { ...two, id: one.id } })
  expect([reused.status, reused.body.code]).toEqual([422, 'request.keyReused'])
})

test('who already works in the shop cannot be invited again', async () => {
  const { owner, shop } = await atWork()
  const { account } = await aMember(running.app, shop.id)
  const answer = await owner.try('POST /api/staff/invitations', {
    body: { ...guest(), email: account.email },
  })
  expect([answer.status, answer.body.code]).toEqual([409, 'staff.alreadyMember'])
})

/** As if the account had been given another address when members did not follow it yet. */
const moveAccount = (accountId: string, email: string) =>
  asOwner(running.app, (client) =>
    client.query('update accounts set email = $2 where id = $1', [accountId, email]),
  )

test('an invitation changes nobody’s role: who works there cannot accept one, nor be invited at a newer address', async () => {
  const { owner, shop } = await atWork()
  const { account } = await aMember(running.app, shop.id, { role: 'owner' })
  const invited = { ...guest(), role: 'cutter' as const }
  await owner.call('POST /api/staff/invitations', { body: invited })
  const token = await tokenFor(invited.email)
  await moveAccount(account.id, invited.email)
  const device = await signedIn(running.app, account.id)
  const joined = await device.try('POST /api/invitations/:token/join', { params: { token } })
  expect([joined.status, joined.body.code]).toEqual([409, 'staff.alreadyJoined'])
  expect((await join(token, { password: aPassword })).body.code).toBe('staff.alreadyJoined')
  expect((await device.call('GET /api/session')).shop?.memberRole).toBe('owner')
  const again = await owner.try('POST /api/staff/invitations', { body: invited })
  expect([again.status, again.body.code]).toEqual([409, 'staff.alreadyMember'])
})

test('who is taken back has no second way in: an open invitation ends, and one accepted before takes them back in its role', async () => {
  const { owner, shop } = await atWork()
  const { id, account } = await aMember(running.app, shop.id, { role: 'counter' })
  const change = (isActive: boolean) =>
    owner.call('PATCH /api/staff/:id', { params: { id }, body: { isActive } })
  const invite = async () => {
    const body = { ...guest(), email: account.email, role: 'manager' as const }
    await owner.call('POST /api/staff/invitations', { body })
    return tokenFor(account.email)
  }
  await change(false)
  const first = await invite()
  await change(true)
  expect((await join(first, { password: aPassword })).body.code).toBe('staff.invitationEnded')
  await change(false)
  expect((await join(await invite(), { password: aPassword })).status).toBe(200)
  const { members } = await owner.call('GET /api/staff')
  expect(members.find((each) => each.id === id)).toMatchObject({ role: 'manager', isActive: true })
})

test('who was let go is out at once on every device, keeps other shops, and may be taken back', async () => {
  const { owner, shop } = await atWork()
  const { id, account } = await aMember(running.app, shop.id, { role: 'manager' })
  const devices = [await signedIn(running.app, account.id), await signedIn(running.app, account.id)]
  await owner.call('PATCH /api/staff/:id', { params: { id }, body: { isActive: false } })
  for (const device of devices) expect((await device.try('GET /api/shop')).status).toBe(401)
  const back = await signedIn(running.app, account.id)
  expect((await back.try('GET /api/shop')).status).toBe(403)
  expect((await back.call('GET /api/session')).shop).toBeUndefined()
  await owner.call('PATCH /api/staff/:id', { params: { id }, body: { isActive: true } })
  expect((await (await signedIn(running.app, account.id)).try('GET /api/shop')).status).toBe(200)
})

test('a role that changes counts at the next request', async () => {
  const { owner, shop } = await atWork()
  const { id, account } = await aMember(running.app, shop.id, { role: 'cutter' })
  const device = await signedIn(running.app, account.id)
  expect((await device.try('GET /api/customers')).status).toBe(403)
  await owner.call('PATCH /api/staff/:id', { params: { id }, body: { role: 'manager' } })
  expect((await device.try('GET /api/customers')).status).toBe(200)
})

test('a shop always has an owner, also when two owners put each other down at the same moment', async () => {
  const { owner, shop } = await atWork()
  const mine = (await owner.call('GET /api/staff')).members[0]
  expect(mine?.can).toEqual({ changeRole: false, deactivate: false })
  for (const body of [{ role: 'manager' as const }, { isActive: false }]) {
    const answer = await owner.try('PATCH /api/staff/:id', { params: { id: mine?.id ?? '' }, body })
    expect([answer.status, answer.body.code]).toEqual([409, 'staff.lastOwner'])
  }
  const second = await aMember(running.app, shop.id, { role: 'owner' })
  const rival = await signedIn(running.app, second.account.id)
  const demote = { role: 'counter' as const }
  const answers = await Promise.all([
    owner.try('PATCH /api/staff/:id', { params: { id: second.id }, body: demote }),
    rival.try('PATCH /api/staff/:id', { params: { id: mine?.id ?? '' }, body: demote }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('a shop invites at most fifty an hour: our mails carry nobody’s advertising', async () => {
  const { owner } = await atWork()
  const invite = () => owner.try('POST /api/staff/invitations', { body: guest() })
  for (let sent = 0; sent < 50; sent++) expect((await invite()).status).toBe(200)
  expect(await invite()).toMatchObject({ status: 429, body: { code: 'accounts.tooManyAttempts' } })
  running.pass({ hours: 1, minutes: 1 })
  expect((await invite()).status).toBe(200)
})

test('whoever works in two shops goes from one to the other; a screen of the one left writes nothing into the other', async () => {
  const one = await atWork()
  const other = await atWork()
  const account = await anAccount(running.app)
  const visitor = stranger()
  for (const { owner } of [one, other]) {
    await owner.call('POST /api/staff/invitations', { body: { ...guest(), email: account.email } })
    await join(await tokenFor(account.email), { password: aPassword }, visitor)
  }
  const there = await visitor.call('GET /api/session')
  expect(there.shop?.id).toBe(other.shop.id)
  expect(there.otherShops).toMatchObject([{ id: one.shop.id }])
  const back = await visitor.call('PUT /api/session/shop', { body: { shopId: one.shop.id } })
  expect(back.shop?.id).toBe(one.shop.id)
  const added = { body: { name: 'Asha Verma', phone: '98150 12345' } }
  const stale = await visitor.try('POST /api/customers', added, { 'x-shop': other.shop.id })
  expect([stale.status, stale.body.code]).toEqual([409, 'access.otherShop'])
  await visitor.call('POST /api/customers', added, { 'x-shop': one.shop.id })
  expect((await other.owner.call('GET /api/customers')).rows).toEqual([])
  const stranded = await atWork()
  const foreign = await visitor.try('PUT /api/session/shop', { body: { shopId: stranded.shop.id } })
  expect(foreign.status).toBe(404)
  expect((await visitor.call('GET /api/session')).shop?.id).toBe(one.shop.id)
})
