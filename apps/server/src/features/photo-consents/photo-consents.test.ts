/** From the question to the shop's page and off it again. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aPassword, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aPicture, consentsFor } from './consents-for-tests.ts'

let running: TestApp
let kit: ReturnType<typeof consentsFor>
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  kit = consentsFor(running)
})
afterAll(() => running.close())

/** Nobody sees it any more: neither on the page nor by its address. */
async function expectGone({ slug, url }: { slug: string; url: string }) {
  expect((await kit.page({ slug })).photos).toEqual([])
  expect(await kit.seen(url)).toBe(404)
}

test('a photo is asked about, agreed to, shown under its garment, and gone from everywhere when the yes is withdrawn', async () => {
  const made = await kit.anOrder()
  expect((await kit.page(made)).photos).toEqual([])
  const asked = await kit.ask(made, made.photoId)
  expect(asked.body).toMatchObject({ rows: [{ photoId: made.photoId, state: 'asked', isShown: false }] })
  const before = await kit.read(made.token)
  expect(before).toMatchObject({
    pagePath: `/tailors/${made.slug}`,
    consents: [{ garments: [{ key: 'kurta' }] }],
  })
  expect(await kit.seen(before.consents[0]?.photo?.url ?? '')).toBe(200)
  expect((await kit.show(made)).status).toBe(404)
  expect((await kit.answer(made, 'agree')).body.consents).toMatchObject([{ state: 'agreed', isShown: false }])
  expect((await kit.page(made)).photos).toEqual([])
  await kit.show(made)
  const [photo] = (await kit.page(made)).photos
  expect(photo).toMatchObject({ garments: [{ key: 'kurta' }] })
  const found = await kit.nobody().call('GET /api/tailors', { query: { q: (await kit.page(made)).name } })
  expect(found.rows[0]?.photoUrl).toContain(photo?.id)
  const bytes = await kit.nobody().send({ method: 'GET', url: photo?.url ?? '' })
  expect(bytes.headers['cache-control']).toBe('private, max-age=300, must-revalidate')
  expect((await sharp(bytes.bytes).metadata()).exif).toBeUndefined()
  expect((await kit.read(made.token)).consents).toMatchObject([{ isShown: true }])
  expect((await kit.answer(made, 'withdraw')).body.consents).toMatchObject([
    { state: 'withdrawn', isShown: false },
  ])
  await expectGone({ ...made, url: photo?.url ?? '' })
  const again = await kit.nobody().call('GET /api/tailors', { query: { q: found.rows[0]?.name } })
  expect(again.rows[0]?.photoUrl).toBeUndefined()
})

test('the timeline says when the customer answered, by which way and to which sentences; the inbox tells of it', async () => {
  const made = await kit.aShown()
  await kit.answer(made, 'withdraw')
  const { rows } = await made.owner.call('GET /api/orders/:id/timeline', { params: { id: made.orderId } })
  const told = rows.filter(({ kind }) => kind.startsWith('photoConsents.'))
  const said = { customer: 'Meera Joshi', by: 'link', wording: 1 }
  expect(told.map(({ kind, params }) => ({ kind, ...params }))).toEqual([
    expect.objectContaining({ kind: 'photoConsents.withdrawn', ...said }),
    expect.objectContaining({ kind: 'photoConsents.agreed', ...said }),
    expect.objectContaining({ kind: 'photoConsents.asked' }),
  ])
  const inbox = (await made.owner.call('GET /api/inbox')).rows.filter(({ kind }) => kind === 'photoConsent')
  expect(inbox).toMatchObject([
    { subjectId: made.orderId, params: { name: 'Meera Joshi', state: 'withdrawn' } },
  ])
})

test('a photo taken off the order is gone from the page, and back with it; taken off the portfolio, the yes stays', async () => {
  const made = await kit.aShown()
  const edit = (isRemoved: boolean) =>
    made.owner.call('PATCH /api/orders/:id/photos/:photoId', {
      params: { id: made.orderId, photoId: made.photoId },
      body: { isRemoved },
    })
  await edit(true)
  await expectGone(made)
  expect((await kit.read(made.token)).consents).toMatchObject([{ state: 'agreed', isShown: false }])
  await edit(false)
  expect(await kit.seen(made.url)).toBe(200)
  await made.owner.call('DELETE /api/shop/portfolio/:id', { params: { id: made.shownId } })
  await expectGone(made)
  expect((await made.owner.call('GET /api/shop/portfolio/agreed')).rows).toHaveLength(1)
})

test('photos of delivered pieces count among the portfolio’s', async () => {
  const made = await kit.anOrder()
  await kit.ask(made, made.photoId)
  await kit.answer(made, 'agree')
  const photo = await aPicture()
  for (let count = 0; count < 24; count++)
    await made.owner.call('POST /api/shop/portfolio', { body: {}, files: { photo } })
  expect((await kit.show(made)).body.code).toBe('settings.tooManyPhotos')
})

test('in the account the same is answered; the file of everything holds it, and with the account the photo goes', async () => {
  const made = await kit.anOrder()
  await kit.ask(made, made.photoId)
  const account = await anAccount(running.app, {
    name: 'Meera Joshi',
    email: `${running.app.newId()}@example.test`,
  })
  const customer = await signedIn(running.app, account.id)
  await customer.call('POST /api/own/orders', { body: { token: made.token } })
  expect((await customer.call('GET /api/own/orders')).orders).toMatchObject([{ hasPhotoConsents: true }])
  const params = { id: made.orderId }
  const { consents, wording } = await customer.call('GET /api/own/orders/:id/photo-consents', { params })
  await customer.call('POST /api/own/orders/:id/photo-consents/:consentId', {
    params: { ...params, consentId: consents[0]?.id ?? '' },
    body: { act: 'agree', wording },
  })
  await kit.show(made)
  const [photo] = (await kit.page(made)).photos
  const file = JSON.parse((await customer.try('GET /api/account/export')).text)
  expect(file.photoConsents).toMatchObject([{ state: 'agreed', answered_by: 'account', wording: 1 }])
  expect(await kit.seen(photo?.url ?? '')).toBe(200)
  const gone = await customer.try('POST /api/account/deletion', { body: { password: aPassword } })
  expect(gone.status).toBe(200)
  await expectGone({ ...made, url: photo?.url ?? '' })
})

test('of a suspended shop nothing is shown, and its customers still take a yes back', async () => {
  const made = await kit.aShown()
  const operator = await operatorAtWork(running.app)
  const of = { params: { id: made.shop.id }, body: { reason: 'Complaints.' } }
  await operator.call('POST /api/admin/shops/:id/suspend', of)
  expect(await kit.seen(made.url)).toBe(404)
  expect((await kit.ask(made, made.photoId)).status).toBe(403)
  expect((await kit.answer(made, 'withdraw')).status).toBe(200)
  await operator.call('POST /api/admin/shops/:id/lift', of)
  await expectGone(made)
})

test('a photo that is deleted leaves the page, and what was said of it stays written down', async () => {
  const made = await kit.aShown()
  await asOwner(running.app, (client) =>
    client.query('delete from order_photos where id = $1', [made.photoId]),
  )
  await expectGone(made)
  const { rows } = await asOwner(running.app, (client) =>
    client.query('select state, photo_id, wording from photo_consents where order_id = $1', [made.orderId]),
  )
  expect(rows).toEqual([{ state: 'agreed', photo_id: null, wording: 1 }])
})

test('the database itself shows nothing without a yes that holds', async () => {
  const made = await kit.inState('declined')
  const showing = asOwner(running.app, (client) =>
    client.query('update photo_consents set shown_at = now() where id = $1', [made.id]),
  )
  await expect(showing).rejects.toThrow(/check constraint/)
})
