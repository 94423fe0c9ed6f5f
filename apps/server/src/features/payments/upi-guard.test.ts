import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPassword, aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

test('another UPI id needs a fresh proof of who changes it, and the owner is told by mail; the rest does not', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const manager = await memberAtWork(running.app, shop.id, 'manager')
  running.pass({ minutes: 16 })
  const change = (body: { upiId?: string; slipNote?: string }) =>
    manager.try('PATCH /api/shop/counter', { body })
  expect((await change({ slipNote: 'No refunds on cut cloth' })).status).toBe(200)
  expect((await change({ upiId: 'thief@okbank' })).body.code).toBe('access.confirmFirst')
  await manager.call('POST /api/account/confirm', { body: { password: aPassword } })
  expect((await change({ upiId: 'noor@okbank' })).status).toBe(200)
  const { user } = await owner.call('GET /api/session')
  const mail = await lastMailTo(running.app, user.email)
  expect(mail.text).toContain('It is now: noor@okbank')
})
