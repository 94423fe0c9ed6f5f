import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

let serial = 7000
const nobody = () => new Visitor(running.app)
const aPerson = async (name = 'Asha Patel') => {
  const account = await anAccount(running.app, { name })
  return { account, visitor: await signedIn(running.app, account.id) }
}

/** A listed shop with two reviews, the first of an order among a customer's own. */
async function reviewed() {
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const writer = await aPerson('Meera Joshi')
  for (const stars of [1, 5]) {
    const { token } = await aTrackedOrder(running.app, shop.id, { state: 'delivered', number: serial++ })
    if (stars === 1) await writer.visitor.call('POST /api/own/orders', { body: { token } })
    await nobody().call('POST /api/track/:token/review', {
      params: { token },
      body: { stars, words: stars === 1 ? 'A cheat of a shop' : 'Fine' },
    })
  }
  const { rows } = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
  return { shop, owner, slug, writer, id: rows.find(({ stars }) => stars === 1)?.id ?? '' }
}
const shown = async (slug: string) => {
  const { standing } = await nobody().call('GET /api/tailors/:slug', { params: { slug } })
  const { rows } = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
  return { reviews: standing.reviews, rating: standing.rating, rows: rows.length }
}
const decide = (operator: Visitor, id: string, act: 'hide' | 'note' | 'dismiss') =>
  operator.try('POST /api/admin/reports/:id/decide', {
    params: { id },
    body: { act, words: 'We looked at it' },
  })
const reportReview = (by: Visitor, { slug, id }: { slug: string; id: string }) =>
  by.try('POST /api/tailors/:slug/reviews/:id/report', { params: { slug, id }, body: { reason: 'abuse' } })

test('a hidden review is gone with its stars, both sides are written to, and it can be shown again', async () => {
  const { shop, owner, slug, writer, id } = await reviewed()
  expect(await shown(slug)).toEqual({ reviews: 2, rating: 3, rows: 2 })
  const reporter = await aPerson()
  const { status, body } = await reportReview(reporter.visitor, { slug, id })
  expect(status).toBe(200)
  const byShop = await owner.call('POST /api/shop/reviews/:id/report', {
    params: { id },
    body: { reason: 'false', words: 'Nobody of that name' },
  })
  const operator = await operatorAtWork(running.app)
  expect(await operator.call('GET /api/admin/reports/:id', { params: { id: body.id } })).toMatchObject({
    kind: 'review',
    author: 'Meera',
    said: '1/5\nA cheat of a shop',
    alike: 1,
    reporter: { email: reporter.account.email, isShop: false },
    can: ['hide', 'dismiss'],
  })
  expect((await decide(operator, body.id, 'hide')).body).toMatchObject({ state: 'hidden', can: ['dismiss'] })
  expect(await shown(slug)).toEqual({ reviews: 1, rating: 5, rows: 1 })
  const own = await owner.call('GET /api/shop/reviews')
  expect(own.rows.find((review) => review.id === id)?.isHidden).toBe(true)
  for (const email of [reporter.account.email, shop.owner.email, writer.account.email])
    expect((await lastMailTo(running.app, email)).text).toContain('It is hidden now.')
  // Whoever reported the same is answered with it.
  expect(await operator.call('GET /api/admin/reports/:id', { params: { id: byShop.id } })).toMatchObject({
    state: 'hidden',
  })
  expect((await decide(operator, body.id, 'dismiss')).body).toMatchObject({ state: 'dismissed' })
  expect(await shown(slug)).toEqual({ reviews: 2, rating: 3, rows: 2 })
  expect((await lastMailTo(running.app, writer.account.email)).text).toContain('It stays as it is')
})

test('a person reports a thing once, signed in, and not without end', async () => {
  const { slug, id } = await reviewed()
  expect((await reportReview(nobody(), { slug, id })).status).toBe(401)
  const { visitor } = await aPerson()
  expect((await reportReview(visitor, { slug, id })).status).toBe(200)
  const again = await reportReview(visitor, { slug, id })
  expect([again.status, again.body.code]).toEqual([409, 'reports.saidBefore'])
  const wordless = await visitor.try('POST /api/tailors/:slug/report', {
    params: { slug },
    body: { reason: 'other' },
  })
  expect(wordless.status).toBe(400)
  const unknown = { slug, id: running.app.newId() }
  const statuses: number[] = []
  for (let tries = 0; tries < 20; tries++) statuses.push((await reportReview(visitor, unknown)).status)
  expect(statuses.slice(0, 17)).toEqual(Array(17).fill(404))
  expect(statuses.at(-1)).toBe(429)
})

test('a house is reported by its front, listed or not, while it is published', async () => {
  const { owner } = await aShopAtWork(running.app, {
    name: `Meher ${running.app.newId().slice(-8)}`,
    kind: 'house',
  })
  const { slug = '' } = await owner.call('PATCH /api/shop/front', { body: { isPublished: true } })
  const { visitor } = await aPerson()
  const say = (by: Visitor) =>
    by.try('POST /api/houses/:slug/report', { params: { slug }, body: { reason: 'fraud' } })
  expect((await say(nobody())).status).toBe(401)
  expect((await say(visitor)).status).toBe(200)
  expect((await say(visitor)).body.code).toBe('reports.saidBefore')
  await owner.call('PATCH /api/shop/front', { body: { isPublished: false } })
  expect((await say((await aPerson()).visitor)).status).toBe(404)
})

test('the operator decides once; a dismissed report is told to who sent it alone', async () => {
  const { shop, slug } = await reviewed()
  const reporter = await aPerson()
  const { id } = await reporter.visitor.call('POST /api/tailors/:slug/report', {
    params: { slug },
    body: { reason: 'fraud', words: 'Asked for money elsewhere' },
  })
  const operators = [await operatorAtWork(running.app), await operatorAtWork(running.app)]
  const both = await Promise.all(operators.map((each) => decide(each, id, 'dismiss')))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await lastMailTo(running.app, reporter.account.email)).subject).toContain('Decided')
  const hidden = await decide(operators[0] ?? nobody(), id, 'hide')
  expect([hidden.status, hidden.body.code]).toEqual([409, 'reports.notFromHere'])
  expect((await decide(operators[0] ?? nobody(), id, 'note')).body.state).toBe('noted')
  expect((await lastMailTo(running.app, shop.owner.email)).text).toContain('We have noted it')
  const mails = (await running.app.mailbox?.list()) ?? []
  expect(mails.filter(({ to }) => to === shop.owner.email)).toHaveLength(1)
})

test('a hidden message is read by neither side, nor is its photo, until it is shown again', async () => {
  const { shop, owner } = await aShopAtWork(running.app, { name: `Noor ${running.app.newId().slice(-8)}` })
  const { account, visitor } = await aPerson('Meera Joshi')
  const { token } = await aTrackedOrder(running.app, shop.id, { number: serial++ })
  await visitor.call('POST /api/own/orders', { body: { token } })
  const [order] = (await visitor.call('GET /api/own/orders')).orders
  const { id } = await visitor.call('POST /api/conversations', { body: { orderId: order?.id ?? '' } })
  const said = await visitor.call('POST /api/conversations/:id/messages', {
    params: { id },
    body: { id: running.app.newId(), words: 'You are all thieves' },
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  })
  const own = await visitor.try('POST /api/conversations/:id/messages/:messageId/report', {
    params: { id, messageId: said.id },
    body: { reason: 'abuse' },
  })
  expect(own.status).toBe(404)
  const { owner: other } = await aShopAtWork(running.app)
  const report = (by: Visitor) =>
    by.try('POST /api/shop/conversations/:id/messages/:messageId/report', {
      params: { id, messageId: said.id },
      body: { reason: 'abuse' },
    })
  expect((await report(other)).status).toBe(404)
  const { body } = await report(owner)
  const operator = await operatorAtWork(running.app)
  const seen = await operator.call('GET /api/admin/reports/:id', { params: { id: body.id } })
  expect(seen).toMatchObject({ said: 'You are all thieves', reporter: { isShop: true } })
  expect(seen.photos).toHaveLength(1)
  const photo = { id: body.id, photoId: seen.photos[0] ?? '', size: 'full' } as const
  expect(
    (await operator.try('GET /api/admin/reports/:id/photos/:photoId/:size', { params: photo })).status,
  ).toBe(200)
  await decide(operator, body.id, 'hide')
  for (const rows of [
    (await visitor.call('GET /api/conversations/:id/messages', { params: { id } })).rows,
    (await owner.call('GET /api/shop/conversations/:id/messages', { params: { id } })).rows,
  ]) {
    expect(rows[0]).toMatchObject({ isHidden: true, words: '' })
    expect(rows[0]).not.toHaveProperty('photo')
  }
  const [talk] = (await owner.call('GET /api/shop/conversations')).rows
  expect(talk?.last).toMatchObject({ words: '', isHidden: true, hasPhoto: false })
  const lost = await visitor.try('GET /api/conversations/:id/photos/:photoId/:size', {
    params: { ...photo, id },
  })
  expect(lost.status).toBe(404)
  expect((await lastMailTo(running.app, account.email)).text).toContain('It is hidden now.')
  await decide(operator, body.id, 'dismiss')
  const [back] = (await visitor.call('GET /api/conversations/:id/messages', { params: { id } })).rows
  expect(back).toMatchObject({ words: 'You are all thieves' })
})

test('what was reported is read by the operator alone, and looking at a photo and deciding are written down', async () => {
  const { slug, id, owner } = await reviewed()
  const { visitor } = await aPerson()
  const { body } = await reportReview(visitor, { slug, id })
  for (const by of [visitor, owner])
    expect((await by.try('GET /api/admin/reports/:id', { params: { id: body.id } })).status).toBe(403)
  const operator = await operatorAtWork(running.app)
  await decide(operator, body.id, 'hide')
  const { rows } = await operator.call('GET /api/admin/audit', { query: { what: 'reports' } })
  expect(rows.map(({ what, subject }) => [what, subject])).toContainEqual([
    'POST /api/admin/reports/:id/decide',
    body.id,
  ])
  expect(rows.map(({ what }) => what)).toContain('GET /api/admin/reports/:id/photos/:photoId/full')
})
