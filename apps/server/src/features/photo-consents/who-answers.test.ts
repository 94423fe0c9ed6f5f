/** Who may ask, answer and show what, when. */
import { type CustomerConsentAct, consentStates } from '@darzi/tailoring/market/photo-consents.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { consentsFor } from './consents-for-tests.ts'

let running: TestApp
let kit: ReturnType<typeof consentsFor>
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  kit = consentsFor(running)
})
afterAll(() => running.close())

test('only what was delivered, and only a photo of the work, is asked about', async () => {
  const at = await kit.aListedShop()
  for (const state of ['pending', 'approved', 'in_progress', 'ready', 'cancelled'] as const) {
    const made = await kit.anOrder({ state, at })
    expect((await kit.ask(made, made.photoId)).body.code).toBe('photoConsents.notDelivered')
  }
  const made = await kit.anOrder({ kind: 'cloth' })
  expect((await kit.ask(made, made.photoId)).body.code).toBe('photoConsents.notWork')
  const ofHouse = await kit.anOrder()
  await asOwner(running.app, (client) =>
    client.query(`update orders set source = 'house' where id = $1`, [ofHouse.orderId]),
  )
  expect((await kit.ask(ofHouse, ofHouse.photoId)).body.code).toBe('photoConsents.ofHouse')
})

/** What becomes of each act in each state; a number is a refusal. Asked or said again, what is so already is no change. */
const life = {
  none: { ask: 'asked', show: 404, agree: 404, decline: 404, withdraw: 404 },
  asked: { ask: 'asked', show: 409, agree: 'agreed', decline: 'declined', withdraw: 409 },
  agreed: { ask: 'agreed', show: 'agreed', agree: 'agreed', decline: 409, withdraw: 'withdrawn' },
  declined: { ask: 'asked', show: 409, agree: 'agreed', decline: 'declined', withdraw: 409 },
  withdrawn: { ask: 409, show: 409, agree: 'agreed', decline: 409, withdraw: 'withdrawn' },
} as const

test.each(['none', ...consentStates] as const)(
  'of a photo that is %s, each act does what the table says',
  async (state) => {
    const at = await kit.aListedShop()
    for (const [act, becomes] of Object.entries(life[state])) {
      const made = await kit.inState(state, at)
      const params = { token: made.token, consentId: made.id }
      const status =
        act === 'ask'
          ? (await kit.ask(made, made.photoId)).status
          : act === 'show'
            ? (await made.owner.try('POST /api/shop/portfolio/agreed/:id', { params: { id: made.id } }))
                .status
            : (
                await kit.nobody().try('POST /api/track/:token/photo-consents/:consentId', {
                  params,
                  body: { act: act as CustomerConsentAct, wording: 1 },
                })
              ).status
      const { rows } = await made.owner.call('GET /api/orders/:id/photo-consents', {
        params: { id: made.orderId },
      })
      const now = rows[0]?.state ?? 'none'
      expect({ act, status, now }).toEqual(
        typeof becomes === 'number'
          ? { act, status: becomes, now: state }
          : { act, status: 200, now: becomes },
      )
    }
  },
)

test('nobody answers but who holds the link or has the order in their account; the shop’s own browsers are refused', async () => {
  const made = await kit.anOrder()
  await kit.ask(made, made.photoId)
  const [consent] = (await kit.read(made.token)).consents
  const body = { act: 'agree' as const, wording: 1 }
  const params = { id: made.orderId, consentId: consent?.id ?? '' }
  for (const role of ['manager', 'counter', 'cutter', 'stitcher'] as const) {
    const member = await memberAtWork(running.app, made.shop.id, role)
    expect((await kit.answer(made, 'agree', member)).body.code).toBe('photoConsents.ownShop')
  }
  expect((await kit.answer(made, 'agree', made.owner)).body.code).toBe('photoConsents.ownShop')
  await made.owner.call('POST /api/own/orders', { body: { token: made.token } })
  const asCustomer = await made.owner.try('POST /api/own/orders/:id/photo-consents/:consentId', {
    params,
    body,
  })
  expect(asCustomer.body.code).toBe('photoConsents.ownShop')
  const stranger = await signedIn(running.app, (await anAccount(running.app)).id)
  const ofStranger = await stranger.try('POST /api/own/orders/:id/photo-consents/:consentId', {
    params,
    body,
  })
  expect(ofStranger.status).toBe(404)
  const other = await kit.anOrder()
  for (const token of [running.app.newId(), other.token]) {
    const byOther = await kit.nobody().try('POST /api/track/:token/photo-consents/:consentId', {
      params: { token, consentId: params.consentId },
      body,
    })
    expect(byOther.status).toBe(404)
  }
  expect((await kit.read(made.token)).consents).toMatchObject([{ state: 'asked' }])
})

test('who does not keep the shop’s profile shows nothing, and another shop neither asks nor shows', async () => {
  const made = await kit.anOrder()
  const other = await aShopAtWork(running.app)
  expect((await kit.ask({ ...made, owner: other.owner }, made.photoId)).status).toBe(404)
  await kit.ask(made, made.photoId)
  await kit.answer(made, 'agree')
  const [agreed] = (await made.owner.call('GET /api/shop/portfolio/agreed')).rows
  const params = { id: agreed?.id ?? '' }
  const counter = await memberAtWork(running.app, made.shop.id, 'counter')
  expect((await counter.try('POST /api/shop/portfolio/agreed/:id', { params })).status).toBe(403)
  expect((await other.owner.try('POST /api/shop/portfolio/agreed/:id', { params })).status).toBe(404)
  expect((await kit.page(made)).photos).toEqual([])
})

test('after a no a shop asks once more of an order, then no more; a no can become a yes', async () => {
  const made = await kit.anOrder()
  await kit.ask(made, made.photoId)
  await kit.answer(made, 'decline')
  expect((await kit.ask(made, made.photoId)).status).toBe(200)
  await kit.answer(made, 'decline')
  const second = await kit.hang(made)
  for (const photoId of [made.photoId, second])
    expect((await kit.ask(made, photoId)).body.code).toBe('photoConsents.askedEnough')
  expect((await kit.answer(made, 'agree')).body.consents).toMatchObject([{ state: 'agreed' }])
})

test('once more is one request, however many photos the order has', async () => {
  const made = await kit.anOrder()
  const photos = [await kit.hang(made), await kit.hang(made), await kit.hang(made)]
  await kit.ask(made, made.photoId)
  await kit.answer(made, 'decline')
  const asked = []
  for (const photoId of photos) asked.push((await kit.ask(made, photoId)).body.code)
  expect(asked).toEqual([undefined, 'photoConsents.askedEnough', 'photoConsents.askedEnough'])
})

test('who agreed and works in the shop today takes the yes back; nobody says yes to a photo that was taken off the order', async () => {
  const made = await kit.aShown()
  const colleague = await memberAtWork(running.app, made.shop.id, 'counter')
  expect((await kit.answer(made, 'withdraw', colleague)).body.consents).toMatchObject([
    { state: 'withdrawn' },
  ])
  expect((await kit.page(made)).photos).toEqual([])
  const removed = await kit.anOrder()
  await kit.ask(removed, removed.photoId)
  const [consent] = (await kit.read(removed.token)).consents
  await removed.owner.call('PATCH /api/orders/:id/photos/:photoId', {
    params: { id: removed.orderId, photoId: removed.photoId },
    body: { isRemoved: true },
  })
  const params = { token: removed.token, consentId: consent?.id ?? '' }
  const say = (act: CustomerConsentAct) =>
    kit
      .nobody()
      .try('POST /api/track/:token/photo-consents/:consentId', { params, body: { act, wording: 1 } })
  expect((await say('agree')).status).toBe(404)
  expect((await say('decline')).status).toBe(200)
})

test('a yes to other sentences than today’s counts for nothing; a no always does', async () => {
  const made = await kit.anOrder()
  await kit.ask(made, made.photoId)
  const [consent] = (await kit.read(made.token)).consents
  const say = (act: CustomerConsentAct) =>
    kit.nobody().try('POST /api/track/:token/photo-consents/:consentId', {
      params: { token: made.token, consentId: consent?.id ?? '' },
      body: { act, wording: 999 },
    })
  expect((await say('agree')).body.code).toBe('photoConsents.wordingChanged')
  expect((await say('decline')).body.consents).toMatchObject([{ state: 'declined' }])
})

describe('an account that the order’s phone belongs to', () => {
  /** Asked about a photo of an order that stands among the account's own by its phone. */
  async function asked() {
    const made = await kit.anOrder({
      phone: `+9198730${running.app.newId().replace(/\D/g, '').slice(-5).padStart(5, '1')}`,
    })
    const account = await anAccount(running.app, { email: `${running.app.newId()}@example.test` })
    const customer = await signedIn(running.app, account.id)
    await asOwner(running.app, (client) =>
      client.query('insert into account_phones (account_id, phone, proven_at) values ($1, $2, $3)', [
        account.id,
        made.phone,
        running.app.now(),
      ]),
    )
    await kit.ask(made, made.photoId)
    return { ...made, account, customer, of: { params: { id: made.orderId } } }
  }
  const mails = (to: string) =>
    asOwner(running.app, async (client) => {
      const { rows } = await client.query(
        `select data ->> 'template' as template from pgboss.job where name = 'mail.send' and data ->> 'to' = $1`,
        [to],
      )
      return rows.map(({ template }) => template)
    })

  test('is told that it is asked, once however often the shop asks', async () => {
    const { account, owner, orderId, photoId } = await asked()
    await kit.ask({ owner, orderId }, photoId)
    expect(await mails(account.email)).toEqual(['photoAsked'])
  })

  test('takes its yes back after the phone was taken away, and finds the order for that in its list', async () => {
    const { customer, of, orderId, phone, ...made } = await asked()
    const { consents, wording } = await customer.call('GET /api/own/orders/:id/photo-consents', of)
    const params = { id: orderId, consentId: consents[0]?.id ?? '' }
    const say = (act: CustomerConsentAct) =>
      customer.call('POST /api/own/orders/:id/photo-consents/:consentId', { params, body: { act, wording } })
    await say('agree')
    const own = () => customer.call('GET /api/own/orders')
    expect(await own()).toMatchObject({ orders: [{ id: orderId, hasPhotoConsents: true }] })
    expect((await own()).photosAgreed).toBeUndefined()
    await customer.call('DELETE /api/own/phones/:phone', { params: { phone } })
    const { orders, photosAgreed } = await own()
    expect(orders).toEqual([])
    expect(photosAgreed).toMatchObject([{ id: orderId, number: expect.stringMatching(/^ORD-/) }])
    expect((await say('withdraw')).consents).toMatchObject([{ state: 'withdrawn' }])
    expect((await own()).photosAgreed).toBeUndefined()
    expect((await kit.read(made.token)).consents).toMatchObject([{ state: 'withdrawn' }])
  })
})
