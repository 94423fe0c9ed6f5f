import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoKey } from '../../images/photo-key.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { tidyShop } from '../../work/nightly-cleanup.ts'

let running: TestApp
let picture: Buffer
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  picture = await aPicture('#385')
})
afterAll(() => running.close())

const aPicture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

const set = (visitor: Visitor, id: string, bytes: Uint8Array = picture) =>
  visitor.try('PUT /api/customers/:id/photo', {
    params: { id },
    files: { photo: { bytes, filename: 'asha.jpg', type: 'image/jpeg' } },
  })

const see = (visitor: Visitor, id = '', size = 'full') =>
  visitor.try('GET /api/photos/:id/:size', { params: { id, size } })

async function aRecord() {
  const { shop, owner } = await aShopAtWork(running.app)
  const { id } = await owner.call('POST /api/customers', { body: { name: 'Asha' } })
  return { shop, owner, id, params: { id } }
}

/** Whether the bytes still lie in the file store. */
const isStored = async (shopId: string, id: string) =>
  (await running.app.files.get(photoKey({ shopId, id, size: 'full' }))) !== undefined

describe('a photo', () => {
  test('is stored as two WebP pictures that the shop sees, and browsers ask for again before they show them', async () => {
    const { owner, id } = await aRecord()
    const { body } = await set(owner, id)
    expect(body.photo).toMatchObject({ width: 640, height: 480 })
    expect(body.version).toBe(2)
    const full = await see(owner, body.photo?.id)
    expect(full.headers['content-type']).toBe('image/webp')
    expect(full.headers['cache-control']).toBe('private, max-age=300, must-revalidate')
    const again = await owner.send({
      method: 'GET',
      url: `/api/photos/${body.photo?.id}/full`,
      headers: { 'if-none-match': String(full.headers.etag) },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
    const thumb = await see(owner, body.photo?.id, 'thumb')
    expect(await sharp(thumb.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
    const { rows } = await owner.call('GET /api/customers')
    expect(rows[0]?.photo).toEqual(body.photo)
  })

  test('is not there for another shop, nor for who may not read customers', async () => {
    const { shop, owner, id } = await aRecord()
    const { body } = await set(owner, id)
    const stranger = await aShopAtWork(running.app)
    expect((await see(stranger.owner, body.photo?.id)).status).toBe(404)
    expect((await set(stranger.owner, id)).status).toBe(404)
    expect((await see(await memberAtWork(running.app, shop.id, 'cutter'), body.photo?.id)).status).toBe(403)
  })

  test('that was taken off is shown to nobody, and its bytes are gone after the night', async () => {
    const { shop, owner, id, params } = await aRecord()
    const photoId = (await set(owner, id)).body.photo?.id ?? ''
    const without = await owner.call('DELETE /api/customers/:id/photo', { params })
    expect([without.photo, without.version]).toEqual([undefined, 3])
    expect((await see(owner, photoId)).status).toBe(404)
    running.pass({ days: 2 })
    await tidyShop(running.app, shop.id)
    expect(await isStored(shop.id, photoId)).toBe(false)
    expect((await owner.call('DELETE /api/customers/:id/photo', { params })).version).toBe(3)
  })

  test('that replaces another leaves only the new one after the night', async () => {
    const { shop, owner, id } = await aRecord()
    const before = (await set(owner, id)).body.photo?.id ?? ''
    const after = (await set(owner, id, await aPicture('#a33'))).body.photo?.id ?? ''
    expect(after).not.toBe(before)
    running.pass({ days: 2 })
    await tidyShop(running.app, shop.id)
    expect([await isStored(shop.id, before), await isStored(shop.id, after)]).toEqual([false, true])
    expect((await see(owner, after)).status).toBe(200)
  })

  test('set and taken off is told in the timeline', async () => {
    const { owner, id, params } = await aRecord()
    await set(owner, id)
    await owner.call('DELETE /api/customers/:id/photo', { params })
    const { rows } = await owner.call('GET /api/customers/:id/timeline', { params })
    expect(rows.map((row) => row.kind)).toEqual([
      'customers.photoRemoved',
      'customers.photoChanged',
      'customers.added',
    ])
  })
})

describe('what is no photo', () => {
  test.each([
    ['a text with a picture’s name', 415, 'images.wrongType', () => Buffer.from('<script>alert(1)</script>')],
    ['a picture that breaks off', 422, 'images.unreadable', () => picture.subarray(0, 200)],
    ['a drawing that can run scripts', 415, 'images.wrongType', () => Buffer.from('<svg xmlns="x"></svg>')],
    ['nothing', 415, 'images.wrongType', () => Buffer.alloc(0)],
  ])('%s: is refused at its field and changes nothing', async (_what, status, code, bytes) => {
    const { owner, id, params } = await aRecord()
    const refused = await set(owner, id, bytes())
    expect(refused.status).toBe(status)
    expect(refused.body).toMatchObject({ code, errors: [{ field: 'photo' }] })
    expect(await owner.call('GET /api/customers/:id', { params })).toMatchObject({ version: 1 })
  })

  test('a form without a photo is refused at that field', async () => {
    const { owner, params } = await aRecord()
    const refused = await owner.try('PUT /api/customers/:id/photo', { params, files: {} })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'photo', code: 'required' }])
  })

  test('more than 10 MB is refused as too large', async () => {
    const { owner, id } = await aRecord()
    const refused = await set(owner, id, Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]))
    expect([refused.status, refused.body.code]).toEqual([413, 'images.tooLarge'])
  })
})
