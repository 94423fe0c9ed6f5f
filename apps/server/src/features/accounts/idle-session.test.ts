import { afterAll, beforeAll, expect, test } from 'vitest'
import { idleDays } from '../../http/session-cookie.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('a device that nobody has used for two weeks is signed out, one used since is not', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const lastUsed = (days: number) =>
    asOwner(running.app, (client) =>
      client.query(
        `update sessions set last_seen_at = now() - make_interval(days => $1) where account_id = $2`,
        [days, shop.owner.id],
      ),
    )
  await lastUsed(idleDays - 1)
  expect((await owner.try('GET /api/shop')).status).toBe(200)
  await lastUsed(idleDays + 1)
  expect((await owner.try('GET /api/shop')).status).toBe(401)
  expect((await owner.try('GET /api/session')).status).toBe(401)
})
