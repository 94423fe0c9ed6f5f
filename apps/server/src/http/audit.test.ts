import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const linesOf = (shopId: string) =>
  asOwner(running.app, async (client) => {
    const { rows } = await client.query(
      'select account_id, route, subject_id from audit_lines where shop_id = $1 order by id',
      [shopId],
    )
    return rows
  })

test('every write leaves one line of who did what to which record; a refused or repeated one and a read leave none', async () => {
  const { owner, shop } = await aShopAtWork(running.app)
  const before = (await linesOf(shop.id)).length
  const id = running.app.newId()
  const once = { 'idempotency-key': running.app.newId() }
  const asha = { body: { id, name: 'Asha Verma' } }
  await owner.call('POST /api/customers', asha, once)
  await owner.call('POST /api/customers', asha, once)
  expect((await owner.try('POST /api/customers', { body: { name: '' } })).status).toBe(400)
  await owner.call('GET /api/customers/:id', { params: { id } })
  await owner.call('POST /api/customers/:id/archive', { params: { id } })
  const line = { account_id: shop.owner.id, subject_id: id }
  expect((await linesOf(shop.id)).slice(before)).toEqual([
    { ...line, route: 'POST /api/customers' },
    { ...line, route: 'POST /api/customers/:id/archive' },
  ])
})
