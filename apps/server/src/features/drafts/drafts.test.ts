import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const params = { key: 'orders.new.asha' }
const save = (visitor: Visitor, content: string, basedOn?: number) =>
  visitor.call('PUT /api/drafts/:key', { params, body: { label: 'Asha', content, basedOn } })
const read = async (visitor: Visitor) => (await visitor.call('GET /api/drafts/:key', { params })).draft

test('what one device kept is there on the next, until it is done; nobody else sees it', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect(await read(owner)).toBeNull()
  const first = await save(owner, 'one shirt')
  expect(await save(owner, 'two shirts', first.version)).toEqual({ version: 2, replaced: null })
  expect(await read(owner)).toMatchObject({ content: 'two shirts', version: 2, label: 'Asha' })
  expect(await read(counter)).toBeNull()
  expect((await owner.call('GET /api/drafts')).rows).toMatchObject([{ key: params.key, label: 'Asha' }])
  await owner.call('DELETE /api/drafts/:key', { params })
  await owner.call('DELETE /api/drafts/:key', { params })
  expect(await read(owner)).toBeNull()
})

test('the newest words stand; those of another device that were not known come back with the answer', async () => {
  const { owner } = await aShopAtWork(running.app)
  const { version } = await save(owner, 'one shirt')
  await save(owner, 'one shirt, two kurtas', version)
  const late = await save(owner, 'one shirt, white', version)
  expect(late).toMatchObject({ version: 3, replaced: { content: 'one shirt, two kurtas', version: 2 } })
  // Sent again, its words are the same as those that stand.
  expect(await save(owner, 'one shirt, white', version)).toEqual({ version: 4, replaced: null })
})

test('a draft is no act: it leaves no audit line and no remembered reply, also when a key comes with it', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const key = running.app.newId()
  await owner.call(
    'PUT /api/drafts/:key',
    { params, body: { label: 'Asha', content: '{}' } },
    { 'idempotency-key': key },
  )
  const left = await asOwner(running.app, async (client) => {
    const lines = `select route from audit_lines where shop_id = $1 and route like '%drafts%'`
    const keys = 'select route from idempotency_keys where key = $1'
    return [...(await client.query(lines, [shop.id])).rows, ...(await client.query(keys, [key])).rows]
  })
  expect(left).toEqual([])
})

test('of more than a hundred the oldest go, and what nobody touched for two months', async () => {
  const { owner } = await aShopAtWork(running.app)
  for (let each = 0; each <= 100; each++)
    await owner.call('PUT /api/drafts/:key', {
      params: { key: `orders.new.${each}` },
      body: { label: 'Asha', content: '{}' },
    })
  const { rows } = await owner.call('GET /api/drafts')
  expect(rows).toHaveLength(100)
  expect(rows.map(({ key }) => key)).not.toContain('orders.new.0')
  running.pass({ days: 61 })
  await owner.call('PUT /api/drafts/:key', { params, body: { label: 'Asha', content: '{}' } })
  expect((await owner.call('GET /api/drafts')).rows).toMatchObject([{ key: params.key }])
})

test.each([
  ['a key that names no form', 'asha', '{}', 404],
  ['more than a form holds', 'orders.new.asha', 'x'.repeat(100_001), 400],
])('%s is refused', async (_what, key, content, status) => {
  const { owner } = await aShopAtWork(running.app)
  const refused = await owner.try('PUT /api/drafts/:key', { params: { key }, body: { label: 'A', content } })
  expect(refused.status).toBe(status)
})
