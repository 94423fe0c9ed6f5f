import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('a manager changes the shop’s facts; what is left out stays, and an empty text clears', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const manager = await memberAtWork(running.app, shop.id, 'manager')
  const facts = {
    name: 'Noor & Daughters',
    phone: '98111',
    address: 'Chaura Bazar',
    currency: 'EUR' as const,
    timeZone: 'Europe/Berlin',
  }
  await manager.call('PATCH /api/shop', { body: facts })
  expect(await owner.call('GET /api/shop')).toMatchObject({ ...facts, email: shop.owner.email })
  await manager.call('PATCH /api/shop', { body: { phone: '', email: '' } })
  const cleared = await owner.call('GET /api/shop')
  expect([cleared.phone, cleared.email, cleared.address]).toEqual([undefined, undefined, facts.address])
})

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ currency: 'BTC' }, 'currency'],
  [{ country: 'India' }, 'country'],
  [{ name: '  ' }, 'name'],
  [{ plan: 'tailorEnterprise' }, 'plan'],
  [{ isDemo: true }, 'isDemo'],
])('%j is refused at the field %s', async (body, field) => {
  const { owner } = await aShopAtWork(running.app)
  const answer = await owner.try('PATCH /api/shop', { body })
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
})

test.each([
  ['+919815022210', '098150 22210'],
  ['98150 22210', '098150 22210'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['call the desk', 'call the desk'],
])('the shop’s phone %s is shown as people of its country write it: %s', async (phone, shown) => {
  const { owner } = await aShopAtWork(running.app)
  await owner.call('PATCH /api/shop', { body: { country: 'IN' } })
  expect(await owner.call('PATCH /api/shop', { body: { phone } })).toMatchObject({ phone, phoneShown: shown })
})

test('the workshop is not told the plan of the shop, nor where its money goes', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  await owner.call('PATCH /api/shop/counter', { body: { upiId: 'noor@okbank' } })
  const told = async (role: 'counter' | 'cutter' | 'stitcher') => {
    const member = await memberAtWork(running.app, shop.id, role)
    const { plan } = await member.call('GET /api/shop')
    const { upiId } = await member.call('GET /api/shop/counter')
    return [plan !== undefined, upiId]
  }
  expect(await told('counter')).toEqual([true, 'noor@okbank'])
  expect([await told('cutter'), await told('stitcher')]).toEqual([
    [false, undefined],
    [false, undefined],
  ])
})

test('a trial that is over leaves the plan it was taken on', async () => {
  const { owner } = await aShopAtWork(running.app)
  const during = (await owner.call('GET /api/shop')).plan
  running.pass({ days: 200 })
  const after = (await owner.call('GET /api/shop')).plan
  expect([during?.key === after?.key, after?.trialEndsAt]).toEqual([false, undefined])
})
