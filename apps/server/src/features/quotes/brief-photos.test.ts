import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay } from '../orders/orders-for-tests.ts'
import { aCustomer, aListedShop, asked, brief } from './quotes-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** With a place in it, as a phone writes it. */
const jpeg = (width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#385' } })
    .withExif({ IFD0: { ImageDescription: 'Where I live' } })
    .jpeg()
    .toBuffer()
const file = (bytes: Uint8Array) => ({ bytes, filename: 'kurta.jpg', type: 'image/jpeg' })
const files = async (...widths: number[]) =>
  Object.fromEntries(
    await Promise.all(widths.map(async (width, at) => [`photo${at + 1}`, file(await jpeg(width))])),
  )
/** All photos that lie in any shop. */
const stored = () =>
  asOwner(running.app, async (client) =>
    Number((await client.query('select count(*) from files')).rows[0].count),
  )
const shown = (id: string, photo?: { id: string }) => ({
  params: { id, photoId: photo?.id ?? '', size: 'full' as const },
})

test('each shop asked and the customer see the photos, in their order and without what the camera wrote', async () => {
  const { customer, sides } = await asked(running, 2, {}, await files(40, 50, 60, 70))
  for (const { owner, of } of sides) {
    const quote = await owner.call('GET /api/shop/quotes/:id', of)
    const mine = await customer.call('GET /api/quotes/:id', of)
    expect(mine.photos.map(({ id }) => id)).toEqual(quote.photos.map(({ id }) => id))
    const widths: (number | undefined)[] = []
    for (const { url } of quote.photos) {
      const { bytes, headers } = await owner.send({ method: 'GET', url })
      expect(headers['content-type']).toBe('image/webp')
      const picture = await sharp(bytes).metadata()
      expect(picture.exif).toBeUndefined()
      widths.push(picture.width)
    }
    expect(widths).toEqual([40, 50, 60, 70])
    expect((await customer.send({ method: 'GET', url: mine.photos[0]?.thumbUrl ?? '' })).status).toBe(200)
  }
})

test('nobody else fetches them: no stranger, no other shop, no cutter, and no shop those of another', async () => {
  const { customer, sides, first } = await asked(running, 2, {}, await files(40))
  const { photos } = await first.owner.call('GET /api/shop/quotes/:id', first.of)
  const asShop = 'GET /api/shop/conversations/:id/photos/:photoId/:size'
  const asCustomer = 'GET /api/conversations/:id/photos/:photoId/:size'
  const at = shown(first.of.params.id, photos[0])
  expect((await first.owner.try(asShop, at)).status).toBe(200)
  expect((await customer.try(asCustomer, at)).status).toBe(200)
  const other = await aListedShop(running)
  const cutter = await memberAtWork(running.app, first.shop.id, 'cutter')
  expect((await other.owner.try(asShop, at)).status).toBe(404)
  expect((await sides[1]?.owner.try(asShop, at))?.status).toBe(404)
  expect((await cutter.try(asShop, at)).status).toBe(403)
  for (const who of [await aCustomer(running), first.owner, other.owner])
    expect((await who.try(asCustomer, at)).status).toBe(404)
  const elsewhere = shown(sides[1]?.of.params.id ?? '', photos[0])
  expect((await sides[1]?.owner.try(asShop, elsewhere))?.status).toBe(404)
})

test('sent twice it is one request with its photos once, under the same key or another', async () => {
  const photos = await files(40, 50)
  const { customer, first, body } = await asked(running, 1, {}, photos)
  const before = await stored()
  await customer.call('POST /api/quotes', { body, files: photos })
  const key = { 'idempotency-key': running.app.newId() }
  const again = { body: { ...body, id: running.app.newId() }, files: photos }
  const answers = await Promise.all([1, 2].map(() => customer.try('POST /api/quotes', again, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map((answer) => answer.body.quotes[0]?.id)).size).toBe(1)
  expect((await customer.call('GET /api/quotes')).rows).toHaveLength(2)
  expect((await first.owner.call('GET /api/shop/quotes/:id', first.of)).photos).toHaveLength(2)
  expect(await stored()).toBe(before + 2)
})

test('corrected under the same id it is refused and not thrown away; as it was, it is still the same request', async () => {
  const photos = await files(40)
  const { customer, body } = await asked(running, 1, {}, photos)
  const send = (words: string, sent: typeof photos) =>
    customer.try('POST /api/quotes', { body: { ...body, words }, files: sent })
  for (const again of [
    await send('A blue shirt instead', photos),
    await send(body.words, await files(50)),
    await send(body.words, {}),
  ])
    expect([again.status, again.body.code]).toEqual([422, 'request.keyReused'])
  expect((await send(body.words, photos)).status).toBe(200)
  expect((await customer.call('GET /api/quotes')).rows).toHaveLength(1)
})

test('what is no picture, too large or a fifth is refused at its place; nothing is asked and nothing stored', async () => {
  const { slug, owner } = await aListedShop(running)
  const customer = await aCustomer(running)
  const before = await stored()
  const refused = async (given: object, tailors = [slug], more = {}) => {
    const photos = { ...(await files(40)), ...given }
    const answer = await customer.try('POST /api/quotes', {
      body: brief(running, tailors, more),
      files: photos,
    })
    return [answer.status, answer.body.errors?.[0]?.field, answer.body.errors?.[0]?.code ?? answer.body.code]
  }
  expect(await refused({ photo2: file(Buffer.from('<svg/>')) })).toEqual([415, 'photo2', 'images.wrongType'])
  const broken = (await jpeg(400)).subarray(0, 200)
  expect(await refused({ photo3: file(broken) })).toEqual([422, 'photo3', 'images.unreadable'])
  const large = Buffer.alloc(10 * 1024 * 1024 + 1)
  expect(await refused({ photo2: file(large) })).toEqual([413, 'photo2', 'images.tooLarge'])
  expect((await refused(await files(40, 50, 60, 70, 80)))[0]).toBe(413)
  expect((await refused({ cloth: file(await jpeg(40)) }))[0]).toBe(400)
  expect(await refused({}, [slug], { neededOn: aDay(-1) })).toEqual([422, 'neededOn', 'quotes.neededPast'])
  expect(await refused({}, [slug, 'nobody'])).toEqual([422, 'tailors', 'quotes.notListed'])
  expect((await owner.call('GET /api/shop/quotes')).rows).toEqual([])
  expect(await stored()).toBe(before)
})

test('they are the first lines of the conversation, seen once the shop looks, and count as the request alone', async () => {
  const { customer, first } = await asked(running, 1, {}, await files(40, 50))
  const talk = { params: { id: first.of.params.id } }
  const lines = async () =>
    (await customer.call('GET /api/conversations/:id/messages', talk)).rows.map(
      ({ isMine, words, photo, isRead }) => [isMine, words, photo !== undefined, isRead],
    )
  expect(await lines()).toEqual([
    [true, '', true, false],
    [true, '', true, false],
  ])
  expect(await first.owner.call('GET /api/shop/conversations/unread')).toEqual({ unread: 0 })
  expect((await first.owner.call('GET /api/shop/conversations')).rows).toMatchObject([
    { unread: 0, isUnseen: true },
  ])
  const kinds = (await first.owner.call('GET /api/inbox')).rows.map(({ kind }) => kind)
  expect(kinds).toEqual(['quote'])
  await first.owner.call('POST /api/shop/conversations/:id/seen', talk)
  expect((await lines()).map(([, , , isRead]) => isRead)).toEqual([true, true])
  const { isUnseen } = await first.owner.call('GET /api/shop/conversations/:id', talk)
  expect(isUnseen).toBeUndefined()
})
