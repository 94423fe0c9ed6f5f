/** What was decided since a backup was made holds when it is put back: a stop of messages, a bill's number, who works there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aBillingShop } from '../bills/bills-for-tests.ts'
import { aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { aBackupFile, restore, upload } from './backup-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function clear(owner: Visitor) {
  const { name } = await owner.call('GET /api/shop')
  return owner.call('POST /api/shop/clear', { body: { name } })
}

test('who stopped messages after a backup was made stays unasked for, whichever backup is put back', async () => {
  const { owner, customer } = await aShopWithCustomer(running.app, { phone: '98765 11223' })
  const of = { params: { id: customer.id } }
  const said = () => owner.call('GET /api/customers/:id/messaging', of)
  const say = (consent: 'given' | 'withdrawn') =>
    owner.call('PATCH /api/customers/:id/messaging', { ...of, body: { consent } })
  const unsaid = await aBackupFile(owner)
  await say('given')
  const agreed = await aBackupFile(owner)
  running.pass({ minutes: 1 })
  await say('withdrawn')
  for (const file of [unsaid, agreed]) {
    await clear(owner)
    expect((await restore(owner, await upload(owner, file))).status).toBe(200)
    expect(await said()).toMatchObject({ consent: 'withdrawn', consentBy: 'shop' })
  }
  // Allowed again since: nothing stops it any more.
  running.pass({ minutes: 1 })
  await say('given')
  await clear(owner)
  await restore(owner, await upload(owner, agreed))
  expect((await said()).consent).toBe('given')
})

test('a bill number that was given after a backup was made is not given again', async () => {
  const { owner, issue, order } = await aBillingShop(running.app)
  const numberOf = async (params?: { id: string }) => (await issue({}, params)).body.number.split('/').at(-1)
  const waiting = await order()
  const third = await order()
  const file = await aBackupFile(owner)
  expect([await numberOf(), await numberOf(waiting.params)]).toEqual(['0001', '0002'])
  await clear(owner)
  await restore(owner, await upload(owner, file))
  expect(await numberOf(third.params)).toBe('0003')
})

test('who was let go, or made less, since a backup was made is not brought back by it', async () => {
  const { shop, owner } = await aShopWithCustomer(running.app, { phone: '98765 11224' })
  const gone = await aMember(running.app, shop.id, { role: 'manager' })
  const less = await aMember(running.app, shop.id, { role: 'owner' })
  const file = await aBackupFile(owner)
  const change = (id: string, body: object) => owner.call('PATCH /api/staff/:id', { params: { id }, body })
  await change(gone.id, { isActive: false })
  await change(less.id, { role: 'counter' })
  const standing = async () =>
    (await owner.call('GET /api/staff')).members.map(({ id, role, isActive }) => [id, role, isActive])
  const before = await standing()
  const { id } = await clear(owner)
  await change(less.id, { role: 'cutter' })
  expect((await restore(owner, id, undefined)).status).toBe(200)
  expect(await standing()).toEqual(
    before.map(([who, role, is]) => [who, role === 'counter' ? 'cutter' : role, is]),
  )
  await clear(owner)
  expect((await restore(owner, await upload(owner, file))).status).toBe(200)
  const device = await signedIn(running.app, gone.account.id)
  expect((await device.call('GET /api/session')).shop).toBeUndefined()
  expect((await (await signedIn(running.app, less.account.id)).try('GET /api/customers')).status).toBe(403)
})

test('whoever the shop does not know any more comes back without their place, though their account is here', async () => {
  const { shop, owner } = await aShopWithCustomer(running.app, { phone: '98765 11225' })
  const early = await aBackupFile(owner)
  const later = await aMember(running.app, shop.id, { role: 'manager' })
  const file = await aBackupFile(owner)
  await owner.call('PATCH /api/staff/:id', { params: { id: later.id }, body: { isActive: false } })
  for (const put of [early, file]) {
    await clear(owner)
    expect((await restore(owner, await upload(owner, put))).status).toBe(200)
  }
  const device = await signedIn(running.app, later.account.id)
  expect((await device.call('GET /api/session')).shop).toBeUndefined()
})

test('an invitation, a feed and a browser that were ended since stay ended; those of today go on', async () => {
  const { owner } = await aShopWithCustomer(running.app, { phone: '98765 11226' })
  const invite = async (email: string) =>
    (await owner.call('POST /api/staff/invitations', { body: { email, name: 'A guest', role: 'counter' } }))
      .id
  const withdrawn = await invite('withdrawn@example.test')
  const feed = await owner.call('POST /api/calendar/feed')
  const feedStatus = async (path: string) => (await owner.send({ method: 'GET', url: path })).status
  const file = await aBackupFile(owner)
  await owner.call('DELETE /api/staff/invitations/:id', { params: { id: withdrawn } })
  await owner.call('DELETE /api/calendar/feed')
  await clear(owner)
  await restore(owner, await upload(owner, file))
  expect((await owner.call('GET /api/staff')).invitations).toEqual([])
  expect(await feedStatus(feed.path)).toBe(404)

  const open = await invite('open@example.test')
  const ofToday = await owner.call('POST /api/calendar/feed')
  const { id } = await clear(owner)
  await restore(owner, id, undefined)
  expect((await owner.call('GET /api/staff')).invitations.map((each) => each.id)).toEqual([open])
  expect(await feedStatus(ofToday.path)).toBe(200)
})
