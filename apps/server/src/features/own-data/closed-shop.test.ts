/** A shop that closed with its last owner's account: nobody finds it, and it takes nothing any more. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aPassword } from '../../testing/builders.ts'
import { readSitemap } from '../../testing/read-sitemap.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { accept, aListedShop, asked, offer } from '../quotes/quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const close = (owner: Visitor) =>
  owner.call('POST /api/account/deletion', { body: { password: aPassword, closesShops: true } })

test('stands among the tailors no longer, nor at its address, nor in the sitemap', async () => {
  const { owner, slug } = await aListedShop(running)
  const nobody = new Visitor(running.app)
  const found = async () => ({
    page: (await nobody.try('GET /api/tailors/:slug', { params: { slug } })).status,
    among: (await nobody.call('GET /api/tailors', { query: { q: slug.replaceAll('-', ' ') } })).rows.length,
    sitemap: (await readSitemap(running.app)).includes(`/tailors/${slug}`),
  })
  expect(await found()).toEqual({ page: 200, among: 1, sitemap: true })
  await close(owner)
  expect(await found()).toEqual({ page: 404, among: 0, sitemap: false })
})

test('takes no order from an offer it left behind', async () => {
  const { customer, first } = await asked(running)
  await offer(first.owner, first.of)
  await asOwner(running.app, (client) =>
    client.query('update shops set closed_at = now() where id = $1', [first.shop.id]),
  )
  const refused = await accept(customer, first.of)
  expect([refused.status, refused.body.code]).toEqual([409, 'shops.takesNothing'])
})
