import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, tablesOf } from '../../testing/as-owner.ts'
import { aMember, anAccount, aPassword, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'
import { accountTables } from './account-tables.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const ask = <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
  asOwner(running.app, async (client) => (await client.query<R>(text, values)).rows)

async function aCustomer() {
  const account = await anAccount(running.app, {
    name: 'Meera Shah',
    email: `${running.app.newId()}@example.test`,
  })
  const visitor = await signedIn(running.app, account.id)
  await visitor.call('POST /api/body-scans', { body: aScan({ id: running.app.newId(), name: 'Junior' }) })
  return { account, visitor }
}

const remove = (
  visitor: Visitor,
  body: { password?: string; closesShops?: boolean } = { password: aPassword },
) => visitor.try('POST /api/account/deletion', { body })

/** How many rows each table that names accounts has of this one. */
const rowsOf = (accountId: string) =>
  asOwner(running.app, async (client) => {
    const counts: Record<string, number> = {}
    for (const table of Object.keys(accountTables)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${table} where account_id = $1`,
        [accountId],
      )
      if (rows[0]?.count) counts[table] = rows[0].count
    }
    return counts
  })

test('of every table that names an account it is said what becomes of its rows', async () => {
  const tables = await asOwner(running.app, tablesOf)
  const naming = tables.filter(({ columns }) => columns.includes('account_id')).map(({ name }) => name)
  expect(naming.toSorted()).toEqual(Object.keys(accountTables).toSorted())
})

test('the file holds what is kept of the account, and nothing that lets somebody in', async () => {
  const { account, visitor } = await aCustomer()
  const answer = await visitor.try('GET /api/account/export')
  expect(answer.headers['content-disposition']).toContain('darzi-account-')
  const file = JSON.parse(answer.text)
  expect(file).toMatchObject({
    format: 'darzi-account',
    account: { email: account.email, name: 'Meera Shah' },
    devices: [{ user_agent: 'a test' }],
    scans: [{ name: 'Junior' }],
    shops: [],
  })
  expect(file.sizes.length).toBeGreaterThan(10)
  expect(answer.text).not.toMatch(/password_hash|token_hash|secret|code_hash|\$argon2/)
  const { rows } = await visitor.call('GET /api/account/security')
  expect(rows[0]).toMatchObject({ kind: 'dataExported' })
})

test('with a proof that is too old the file is not given', async () => {
  const { visitor } = await aCustomer()
  running.pass({ minutes: 16 })
  expect(await visitor.try('GET /api/account/export')).toMatchObject({
    status: 403,
    body: { code: 'access.confirmFirst' },
  })
})

test('a wrong password deletes nothing', async () => {
  const { visitor } = await aCustomer()
  expect(await remove(visitor, { password: 'something else' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'password' }] },
  })
  expect((await visitor.try('GET /api/session')).status).toBe(200)
})

test('a deleted account is signed out everywhere, nothing of the person is left, and its e-mail is free again', async () => {
  const { account, visitor } = await aCustomer()
  const phone = await signedIn(running.app, account.id)
  expect(await visitor.call('GET /api/account/deletion')).toEqual({ scans: 1, sentToShops: 0, shops: [] })
  expect((await remove(visitor)).status).toBe(200)
  expect((await phone.try('GET /api/session')).status).toBe(401)
  expect(Object.keys(await rowsOf(account.id)).filter((table) => table !== 'audit_lines')).toEqual([])
  const [row] = await ask<Record<string, unknown>>(
    'select email, name, phone, password_hash from accounts where id = $1',
    [account.id],
  )
  expect(row).toEqual({
    email: `deleted-${account.id}@deleted.invalid`,
    name: 'Deleted account',
    phone: null,
    password_hash: null,
  })
  expect((await lastMailTo(running.app, account.email)).subject).toBe('Your Darzi account is deleted')
  const anew = new Visitor(running.app)
  await anew.call('POST /api/register', {
    body: { email: account.email, password: aPassword, name: 'Meera' },
  })
})

test('a member who deletes their account leaves the shop; its book still says who did what', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { id, account } = await aMember(running.app, shop.id, { role: 'cutter', name: 'Salim' })
  const salim = await signedIn(running.app, account.id)
  expect((await remove(salim)).status).toBe(200)
  const { members } = await owner.call('GET /api/staff')
  expect(members.find((member) => member.id === id)).toMatchObject({ name: 'Salim', isActive: false })
  const [row] = await ask<{ email: string }>('select email from members where id = $1', [id])
  expect(row?.email).toBe(`deleted-${account.id}@deleted.invalid`)
})

test('the only owner cannot leave a shop where others work, until another owns it', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  await memberAtWork(running.app, shop.id, 'counter')
  expect((await owner.call('GET /api/account/deletion')).shops).toMatchObject([
    { id: shop.id, isLastOwner: true, otherMembers: 1, openOrders: 0 },
  ])
  expect(await remove(owner, { password: aPassword, closesShops: true })).toMatchObject({
    status: 409,
    body: { code: 'ownData.staffInShop' },
  })
  const second = await memberAtWork(running.app, shop.id, 'owner')
  expect((await remove(owner)).status).toBe(200)
  expect((await second.call('GET /api/session')).shop).toMatchObject({ id: shop.id })
})

test('with open orders the only owner says that the shop is closed; then nobody finds it, and its book stays', async () => {
  const name = `Closing ${running.app.newId()}`
  const { shop, owner, customer } = await aShopWithCustomer(running.app, { name })
  await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  expect(await remove(owner)).toMatchObject({ status: 409, body: { code: 'ownData.openOrders' } })
  const stranger = new Visitor(running.app)
  const find = async () => (await stranger.call('GET /api/form-shop/find', { query: { q: name } })).shops
  expect(await find()).toHaveLength(1)
  expect((await remove(owner, { password: aPassword, closesShops: true })).status).toBe(200)
  expect(await find()).toEqual([])
  expect((await stranger.call('GET /api/form-shop', { query: { shop: shop.id } })).shop).toBeUndefined()
  expect(await ask('select id from orders where shop_id = $1', [shop.id])).toHaveLength(1)
})

test('the shop of samples keeps its owner', async () => {
  const { owner } = await aShopAtWork(running.app, { isDemo: true })
  expect(await remove(owner)).toMatchObject({ status: 409, body: { code: 'ownData.demo' } })
})

test('the file holds what the account and shops have with each other', async () => {
  const { account, visitor } = await aCustomer()
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const { token } = await aTrackedOrder(running.app, shop.id, { state: 'delivered', number: 8100 })
  await visitor.call('POST /api/own/orders', { body: { token } })
  const [order] = (await visitor.call('GET /api/own/orders')).orders
  const orderId = order?.id ?? ''
  const { id } = await visitor.call('POST /api/conversations', { body: { orderId } })
  await visitor.call('POST /api/conversations/:id/messages', {
    params: { id },
    body: { id: running.app.newId(), words: 'Is it ready?' },
    files: {},
  })
  await visitor.call('POST /api/own/orders/:id/dispute', {
    params: { id: orderId },
    body: { kind: 'fit', words: 'Too tight' },
  })
  await visitor.call('POST /api/tailors/:slug/report', { params: { slug }, body: { reason: 'fraud' } })
  const file = JSON.parse((await visitor.try('GET /api/account/export')).text)
  expect(file).toMatchObject({
    account: { email: account.email },
    orders: [{ order_id: orderId }],
    conversations: [{ id, shop_name: expect.stringContaining('Noor') }],
    messages: [{ conversation_id: id, words: 'Is it ready?' }],
    disputes: [{ kind: 'fit', words: 'Too tight' }],
    reports: [{ kind: 'shop', reason: 'fraud' }],
    passports: [],
    appointments: [],
  })
})
