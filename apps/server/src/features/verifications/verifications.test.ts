import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const photo = () => ({ photo: { bytes: greyPixel, filename: 'paper.png', type: 'image/png' } })
const addPhoto = (owner: Visitor, part = 'identity') =>
  owner.call('POST /api/shop/verification/photos', { body: { part }, files: photo() })

/** A listed shop that has sent a photo. */
async function aSentOne() {
  const name = `Noor ${running.app.newId().slice(-8)}`
  const { shop, owner } = await aShopAtWork(running.app, { name })
  const { slug = '' } = await owner.call('PATCH /api/shop/listing', { body: { isListed: true } })
  const { current } = await addPhoto(owner)
  await owner.call('POST /api/shop/verification/send', { body: { words: 'The papers of 2026' } })
  return { shop, owner, slug, name, id: current?.id ?? '', photoId: current?.photos[0]?.id ?? '' }
}
const decide = (operator: Visitor, id: string, body: object) =>
  operator.try('POST /api/admin/verifications/:id/decide', { params: { id }, body })
const pageOf = (slug: string) => new Visitor(running.app).call('GET /api/tailors/:slug', { params: { slug } })

test('a shop sends photos, the operator verifies, and strangers see what was checked and when', async () => {
  const operator = await operatorAtWork(running.app)
  const { shop, owner, slug, name, id } = await aSentOne()
  expect((await owner.call('GET /api/shop/verification')).current).toMatchObject({ state: 'sent' })
  const { rows } = await operator.call('GET /api/admin/verifications')
  expect(rows.map((row) => row.id)).toContain(id)
  expect(await operator.call('GET /api/admin/verifications/:id', { params: { id } })).toMatchObject({
    shop: { name },
    words: 'The papers of 2026',
    photos: [{ part: 'identity' }],
    owner: { email: shop.owner.email },
  })
  expect((await pageOf(slug)).standing.verified).toBeUndefined()
  const found = async () =>
    (await new Visitor(running.app).call('GET /api/tailors', { query: { q: name, verified: 'true' } })).rows
  expect(await found()).toEqual([])
  const done = await decide(operator, id, { act: 'verify', for: ['identity', 'address'] })
  expect(done.body).toMatchObject({ state: 'verified', verifiedFor: ['identity', 'address'] })
  expect((await pageOf(slug)).standing.verified).toEqual({
    at: done.body.decidedAt,
    for: ['identity', 'address'],
  })
  expect(await found()).toMatchObject([{ slug, isVerified: true }])
  expect((await owner.call('GET /api/shop/verification')).badge?.for).toEqual(['identity', 'address'])
  expect((await lastMailTo(running.app, shop.owner.email)).subject).toBe('Your shop is verified')
})

test('what waits is read page by page, the oldest first, and what was decided, the newest first', async () => {
  const operator = await operatorAtWork(running.app)
  const [one, two] = [await aSentOne(), await aSentOne()]
  const pages = async (state: string) => {
    const ids: string[] = []
    let after: string | undefined
    do {
      const query = { state, limit: '1', ...(after ? { after } : {}) }
      const { rows, next } = await operator.call('GET /api/admin/verifications', { query })
      ids.push(...rows.map(({ id }) => id))
      after = next
    } while (after)
    return ids.filter((id) => [one.id, two.id].includes(id))
  }
  expect(await pages('waiting')).toEqual([one.id, two.id])
  for (const { id } of [one, two]) await decide(operator, id, { act: 'verify', for: ['work'] })
  expect(await pages('decided')).toEqual([two.id, one.id])
})

test('nothing is decided twice, not even by two at once', async () => {
  const operators = [await operatorAtWork(running.app), await operatorAtWork(running.app)]
  const { id } = await aSentOne()
  const both = await Promise.all(operators.map((each) => decide(each, id, { act: 'verify', for: ['work'] })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.map(({ body }) => body.code)).toContain('verifications.notFromHere')
})

test('a refusal says why; new photos begin a new one, and the badge that stands stays until then', async () => {
  const operator = await operatorAtWork(running.app)
  const { shop, owner, slug, id } = await aSentOne()
  expect((await decide(operator, id, { act: 'refuse' })).body.code).toBe('verifications.wordsNeeded')
  expect((await decide(operator, id, { act: 'verify' })).body.code).toBe('verifications.nothingChecked')
  await decide(operator, id, { act: 'verify', for: ['work'] })
  await lastMailTo(running.app, shop.owner.email)
  const { current } = await addPhoto(owner, 'address')
  await owner.call('POST /api/shop/verification/send', { body: {} })
  const again = current?.id ?? ''
  expect(again).not.toBe(id)
  await decide(operator, again, { act: 'refuse', words: 'The bill cannot be read.' })
  expect((await lastMailTo(running.app, shop.owner.email)).text).toContain('The bill cannot be read.')
  expect((await owner.call('GET /api/shop/verification')).current).toMatchObject({
    state: 'refused',
    decision: 'The bill cannot be read.',
  })
  expect((await pageOf(slug)).standing.verified?.for).toEqual(['work'])
  await addPhoto(owner, 'address')
  await owner.call('POST /api/shop/verification/send', { body: {} })
  const renewed = (await owner.call('GET /api/shop/verification')).current?.id ?? ''
  await decide(operator, renewed, { act: 'verify', for: ['address'] })
  expect((await pageOf(slug)).standing.verified?.for).toEqual(['address'])
  const before = await operator.call('GET /api/admin/verifications/:id', { params: { id } })
  expect(before.state).toBe('renewed')
  await decide(operator, renewed, { act: 'refuse', words: 'The shop has moved.' })
  expect((await pageOf(slug)).standing.verified).toBeUndefined()
})

test('the photos are seen by the shop and the operator alone; looking at one whole is written down', async () => {
  const operator = await operatorAtWork(running.app)
  const { shop, owner, id, photoId } = await aSentOne()
  const own = { params: { id: photoId, size: 'full' } }
  expect((await owner.try('GET /api/shop/verification/photos/:id/:size', own)).status).toBe(200)
  const { owner: other } = await aShopAtWork(running.app)
  expect((await other.try('GET /api/shop/verification/photos/:id/:size', own)).status).toBe(404)
  expect((await other.try('GET /api/photos/:id/:size', own)).status).toBe(404)
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  expect((await counter.try('GET /api/shop/verification/photos/:id/:size', own)).status).toBe(403)
  const looked = { params: { id, photoId, size: 'full' } }
  const key = 'GET /api/admin/verifications/:id/photos/:photoId/:size'
  expect((await owner.try(key, looked)).status).toBe(403)
  expect((await operator.try(key, looked)).status).toBe(200)
  const lines = await operator.call('GET /api/admin/audit', { query: { what: 'verifications/:id/photos' } })
  expect(lines.rows[0]).toMatchObject({ subject: photoId })
})

test('what was not sent is not the operator’s to see; taken back, it is the shop’s again', async () => {
  const operator = await operatorAtWork(running.app)
  const { owner, id } = await aSentOne()
  expect(
    (await owner.try('POST /api/shop/verification/photos', { body: { part: 'work' }, files: photo() }))
      .status,
  ).toBe(409)
  expect((await owner.call('POST /api/shop/verification/take-back')).current?.state).toBe('draft')
  expect((await operator.try('GET /api/admin/verifications/:id', { params: { id } })).status).toBe(404)
  expect((await decide(operator, id, { act: 'verify', for: ['work'] })).status).toBe(404)
  const [shown] = (await owner.call('GET /api/shop/verification')).current?.photos ?? []
  await owner.call('DELETE /api/shop/verification/photos/:id', { params: { id: shown?.id ?? '' } })
  const empty = await owner.try('POST /api/shop/verification/send', { body: {} })
  expect(empty.body.code).toBe('verifications.nothingToSend')
})

test('a badge loses what the shop changes afterwards, and the owner and the operator see what', async () => {
  const operator = await operatorAtWork(running.app)
  const { owner, slug, name, id } = await aSentOne()
  await decide(operator, id, { act: 'verify', for: ['identity', 'address', 'work'] })
  const badge = async () => (await pageOf(slug)).standing.verified?.for
  await owner.call('PATCH /api/shop', { body: { name: name.toUpperCase(), phone: '98765 43210' } })
  await owner.call('PATCH /api/shop/profile', { body: { about: 'Since 1962' } })
  expect(await badge()).toEqual(['identity', 'address', 'work'])
  await owner.call('PATCH /api/shop/profile', { body: { city: 'Delhi' } })
  expect(await badge()).toEqual(['identity', 'work'])
  await owner.call('PATCH /api/shop', { body: { name: `Royal ${name}` } })
  expect(await badge()).toEqual(['work'])
  const own = await owner.call('GET /api/shop/verification')
  expect(own.lost?.for).toEqual(['address', 'identity'])
  const lines = async () =>
    (await owner.call('GET /api/inbox')).rows.filter(({ kind }) => kind === 'badgeLost')
  expect(await lines()).toMatchObject([{ params: { what: 'both' } }])
  await addPhoto(owner, 'address')
  await owner.call('POST /api/shop/verification/send', { body: {} })
  expect(await lines()).toEqual([])
  const anew = (await owner.call('GET /api/shop/verification')).current?.id ?? ''
  const asked = await operator.call('GET /api/admin/verifications/:id', { params: { id: anew } })
  expect(asked.lost?.for).toEqual(['address', 'identity'])
  await decide(operator, anew, { act: 'verify', for: ['identity', 'address'] })
  expect(await badge()).toEqual(['identity', 'address'])
  expect((await owner.call('GET /api/shop/verification')).lost).toBeUndefined()
})

test('without any part that stands there is no badge', async () => {
  const operator = await operatorAtWork(running.app)
  const { owner, slug, id } = await aSentOne()
  await decide(operator, id, { act: 'verify', for: ['address'] })
  await owner.call('PATCH /api/shop', { body: { address: '7 Lawrence Road, Amritsar' } })
  expect((await pageOf(slug)).standing.verified).toBeUndefined()
  expect((await owner.call('GET /api/shop/verification')).badge).toBeUndefined()
})

test('the shop itself cannot write its badge', async () => {
  const { shop } = await aSentOne()
  const { rows } = await asOwner(running.app, (client) =>
    client.query('select verified_at from listings where shop_id = $1', [shop.id]),
  )
  expect(rows).toEqual([{ verified_at: null }])
})

test('more photos than are looked at are refused', async () => {
  const { owner } = await aShopAtWork(running.app)
  for (let each = 0; each < 12; each++) await addPhoto(owner)
  const one = await owner.try('POST /api/shop/verification/photos', {
    body: { part: 'work' },
    files: photo(),
  })
  expect([one.status, one.body.code]).toEqual([422, 'verifications.tooManyPhotos'])
})
