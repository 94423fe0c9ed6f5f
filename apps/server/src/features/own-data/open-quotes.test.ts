/** Quotes that are still open when one of their sides deletes its account. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aPassword } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aScan } from '../body-scans/scan-for-tests.ts'
import { aCustomer, accept, aListedShop, asked, brief, offer } from '../quotes/quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const deleteAccount = (visitor: Visitor) =>
  visitor.call('POST /api/account/deletion', { body: { password: aPassword, closesShops: true } })

const ask = (text: string, id: string) =>
  asOwner(
    running.app,
    async (client) => (await client.query<{ found: string | null }>(text, [id])).rows[0]?.found,
  )
const phoneOf = (id: string) => ask('select phone as found from quotes where id = $1', id)
const lastEventOf = (id: string) =>
  ask('select kind as found from events where subject_id = $1 order by at desc, id desc limit 1', id)

test('a customer who goes withdraws what they still ask: sizes and phone go, and each shop reads it', async () => {
  const [first, second] = [await aListedShop(running), await aListedShop(running)]
  const customer = await aCustomer(running)
  await customer.call('POST /api/body-scans', { body: aScan({ id: running.app.newId() }) })
  const { quotes } = await customer.call('POST /api/quotes', {
    body: brief(running, [first.slug, second.slug], { sharesSizes: true }),
    files: {},
  })
  const sides = [first, second].map(({ owner, slug }) => ({
    owner,
    of: { params: { id: quotes.find(({ shop }) => shop.slug === slug)?.id ?? '' } },
  }))
  const [, offering] = sides
  if (offering) await offer(offering.owner, offering.of)
  for (const { owner, of } of sides)
    expect((await owner.call('GET /api/shop/quotes/:id', of)).sizes).toBeDefined()
  await deleteAccount(customer)
  for (const { owner, of } of sides) {
    const left = await owner.call('GET /api/shop/quotes/:id', of)
    expect([left.state, left.sizes, left.can]).toEqual(['withdrawn', undefined, []])
    expect(await phoneOf(of.params.id)).toBeNull()
    expect((await owner.call('GET /api/shop/conversations/:id', of)).isClosed).toBe(true)
    expect(await lastEventOf(of.params.id)).toBe('quotes.withdrawn')
  }
})

test('the phone of a quote that became an order stays with its shop', async () => {
  const { customer, first } = await asked(running)
  await offer(first.owner, first.of)
  await accept(customer, first.of)
  await deleteAccount(customer)
  const kept = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  expect([kept.state, kept.phone]).toEqual(['accepted', expect.stringContaining('98765')])
})

test('a shop that closes refuses what it is still asked, and its customers hear of it', async () => {
  const { customer, first } = await asked(running)
  const { email } = (await customer.call('GET /api/session')).user
  await deleteAccount(first.owner)
  const quote = await customer.call('GET /api/quotes/:id', first.of)
  expect([quote.state, quote.can]).toEqual(['refused', ['stopSharing']])
  expect((await lastMailTo(running.app, email)).subject).toBe(`${quote.shop.name} has closed`)
})
