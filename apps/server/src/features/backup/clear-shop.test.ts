/** Clearing a shop's book takes nothing from its customers: what they said, saw and decided is there when it is put back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aPassword, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { greyPixel } from '../../testing/grey-pixel.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { keysFor } from '../api-access/keys-for-tests.ts'
import { aBillingShop } from '../bills/bills-for-tests.ts'
import { addItem } from '../collection/collection-for-tests.ts'
import { consentsFor } from '../photo-consents/consents-for-tests.ts'
import { aBackupFile, restore, upload } from './backup-for-tests.ts'
import { tablesOfShops } from './shop-rows-queries.ts'
import { clearedOfItsOwn, keptWhenCleared, leftOut } from './shop-tables.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const photo = { bytes: greyPixel, filename: 'a.png', type: 'image/png' }
const nobody = () => new Visitor(running.app)

/** Everything a customer can leave behind: a review with a photo, a photo that is shown, a decided dispute, the order among their own. */
async function aJudgedShop() {
  const kit = consentsFor(running)
  const made = await kit.aShown()
  const { slug, token, owner, orderId } = made
  const of = { params: { token } }
  await nobody().call('POST /api/track/:token/review', { ...of, body: { stars: 1, words: 'Too tight.' } })
  await nobody().call('POST /api/track/:token/review/photos', { ...of, files: { photo } } as never)
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  await customer.call('POST /api/own/orders', { body: { token } })
  const { id } = await customer.call('POST /api/own/orders/:id/dispute', {
    params: { id: orderId },
    body: { kind: 'fit', words: 'Too tight at the chest' },
  })
  const dispute = { params: { id } }
  await customer.call('POST /api/disputes/:id/photos', { ...dispute, files: { photo } } as never)
  const decide = async () => {
    await owner.call('POST /api/shop/disputes/:id/answer', { ...dispute, body: { words: 'We let it out' } })
    const operator = await operatorAtWork(running.app)
    await operator.call('POST /api/admin/disputes/:id/decide', {
      ...dispute,
      body: { words: 'It was cut too small', outcome: 'nothing' },
    })
  }
  /** Typed as the form asks for it. */
  const clear = async () => {
    const { name } = await owner.call('GET /api/shop')
    return owner.try('POST /api/shop/clear', { body: { name } })
  }
  const ask = () => kit.ask(made, made.photoId)
  const standing = async () => (await nobody().call('GET /api/tailors/:slug', { params: { slug } })).standing
  /** All that can be read of it, from each side. */
  const told = async () => ({
    standing: await standing(),
    reviews: (await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })).rows,
    shown: (await kit.page(made)).photos.map(({ id: shown }) => shown),
    consents: await kit.read(token),
    own: (await customer.call('GET /api/own/orders')).orders.map((order) => order.id),
    dispute: await customer.call('GET /api/own/orders/:id/dispute', { params: { id: orderId } }),
    ofShop: (await owner.call('GET /api/shop/disputes', { query: { state: 'over' } })).rows,
  })
  const reviewPhoto = async () => {
    const { rows } = await nobody().call('GET /api/tailors/:slug/reviews', { params: { slug } })
    return kit.seen(rows[0]?.photos[0]?.url ?? '')
  }
  return { ...made, of, customer, dispute, decide, clear, ask, standing, told, reviewPhoto }
}

test('what customers said and the operator decided is there again when the book is put back', async () => {
  const made = await aJudgedShop()
  await made.decide()
  const before = await made.told()
  expect(before).toMatchObject({
    standing: { rating: 1, reviews: 1 },
    reviews: [{ words: 'Too tight.', photos: [{}] }],
    shown: [made.shownId],
    own: [made.orderId],
    dispute: { dispute: { outcome: 'nothing', photos: [{}] } },
    ofShop: [{ state: 'decided' }],
  })
  const { id } = (await made.clear()).body
  expect((await restore(made.owner, id, undefined)).status).toBe(200)
  expect(await made.told()).toEqual(before)
  expect(await made.reviewPhoto()).toBe(200)
  const again = await nobody().try('POST /api/track/:token/review', { ...made.of, body: { stars: 5 } })
  expect([again.status, again.body.code]).toEqual([409, 'reviews.saidBefore'])
  await made.ask()
  expect((await made.told()).consents).toEqual(before.consents)
})

test('a cleared shop keeps its stars and reviews, and an older backup of its own does not take them away', async () => {
  const made = await aJudgedShop()
  await made.decide()
  const file = await aBackupFile(made.owner)
  await made.clear()
  expect(await made.standing()).toMatchObject({ rating: 1, reviews: 1 })
  expect(await made.reviewPhoto()).toBe(200)
  expect((await made.customer.call('GET /api/own/orders')).orders).toEqual([])
  const asked = { params: { id: made.orderId } }
  expect((await made.customer.try('GET /api/own/orders/:id/photo-consents', asked)).status).toBe(404)
  expect((await restore(made.owner, await upload(made.owner, file))).status).toBe(200)
  expect(await made.standing()).toMatchObject({ rating: 1, reviews: 1 })
  expect(await made.reviewPhoto()).toBe(200)
})

test('the yes of an account that was deleted while the book was cleared shows nothing once it is put back', async () => {
  const kit = consentsFor(running)
  const made = await kit.anOrder()
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  await customer.call('POST /api/own/orders', { body: { token: made.token } })
  await kit.ask(made, made.photoId)
  await kit.answer(made, 'agree', customer)
  await kit.show(made)
  expect((await kit.page(made)).photos).toHaveLength(1)
  const { name } = await made.owner.call('GET /api/shop')
  const { id } = await made.owner.call('POST /api/shop/clear', { body: { name } })
  await customer.call('POST /api/account/deletion', { body: { password: aPassword } })
  await restore(made.owner, id, undefined)
  expect((await kit.page(made)).photos).toEqual([])
})

test('while a dispute is open nothing is cleared', async () => {
  const made = await aJudgedShop()
  const before = await made.told()
  const refused = await made.clear()
  expect([refused.status, refused.body.code]).toEqual([409, 'backup.disputeOpen'])
  expect(await made.told()).toEqual(before)
  expect((await made.owner.call('GET /api/backups')).rows).toEqual([])
  await made.decide()
  expect((await made.clear()).status).toBe(200)
})

describe('clearing', () => {
  test('lets every table outside of backups stand: none of them goes along with what is cleared', async () => {
    const { shop } = await aShopAtWork(running.app)
    const { tables } = await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      tablesOfShops(tx),
    )
    const cleared = tables.filter((table) => !keptWhenCleared.has(table))
    const { rows } = await asOwner(running.app, (client) =>
      client.query<{ from: string; to: string; does: string }>(
        `select conrelid::regclass::text as "from", confrelid::regclass::text as "to", confdeltype as does from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text = any ($1)
            and conrelid::regclass::text <> all ($1) and conrelid <> 'shops'::regclass order by 1, 2`,
        [cleared],
      ),
    )
    // Of a shop's own tables a row that is referred to stays as well; an account's refer to a shop's rows by id alone.
    const stays = (from: string) => from in leftOut || keptWhenCleared.has(from)
    const wrong = rows.filter(({ from, does }) => does !== 'a' || !stays(from))
    expect(wrong).toEqual([])
    expect(rows.map(({ from, to }) => `${from} ${to}`)).toContain('review_photos files')
  })

  test('keeps every table that is no book of its own: all that refer to nothing else of the shop', async () => {
    const ofItsOwn = await asOwner(running.app, async (client) => {
      const { rows } = await client.query<{ name: string }>(`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
           and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
                            and f.confrelid not in ('shops'::regclass, 'files'::regclass, c.oid))
         order by 1`)
      return rows.map(({ name }) => name)
    })
    const named = (name: string) => name in clearedOfItsOwn || name in leftOut || keptWhenCleared.has(name)
    expect(ofItsOwn.filter((name) => !named(name))).toEqual([])
    expect(
      Object.keys(clearedOfItsOwn).filter((name) => keptWhenCleared.has(name) || name in leftOut),
    ).toEqual([])
  })

  test('leaves taxes, papers, messages and blocked words as they were set, and gives no bill number twice', async () => {
    const { owner, issue, order } = await aBillingShop(running.app)
    const first = (await issue()).body.number
    await owner.call('PUT /api/shop/paper-head/logo', { files: { photo } } as never)
    await owner.call('PATCH /api/notifications/settings', { body: { smsEnabled: false } })
    await owner.call('PUT /api/notifications/templates/:event/:language', {
      params: { event: 'orderReady', language: 'en' },
      body: { subject: 'Ready', message: 'Come and see', isActive: true },
    })
    await owner.call('PUT /api/shop/blocked-words', { body: { words: ['marigold'] } })
    const set = async () => {
      const head = await owner.call('GET /api/shop/paper-head')
      return {
        tax: await owner.call('GET /api/shop/tax'),
        head,
        sign: (await owner.send({ method: 'GET', url: head.logoUrl ?? '/' })).bytes.length,
        messages: await owner.call('GET /api/notifications/settings'),
        words: (await owner.call('GET /api/notifications/templates')).templates,
        blocked: await owner.call('GET /api/shop/blocked-words'),
      }
    }
    const before = await set()
    expect([before.head.logoUrl, before.sign > 20]).toEqual([expect.any(String), true])
    const { name } = await owner.call('GET /api/shop')
    await owner.call('POST /api/shop/clear', { body: { name } })
    expect(await set()).toEqual(before)
    const next = (await issue({}, (await order()).params)).body.number
    expect([first, next].map((number) => number.split('/').at(-1))).toEqual(['0001', '0002'])
  })

  test('is not stopped by a logo, a key or what a customer saved, and they are there when it is put back', async () => {
    const keys = keysFor(running)
    const { owner } = await keys.aShopWithApi()
    const item = await addItem(owner)
    await owner.call('PUT /api/shop/front/logo', { files: { photo } } as never)
    const key = await keys.aKey(owner)
    const customer = await signedIn(running.app, (await anAccount(running.app)).id)
    await customer.call('POST /api/saved-garments', { body: { ids: [item.id] } })
    const logo = async () => {
      const { logo: own } = await owner.call('GET /api/shop/front')
      const params = { id: own?.id ?? '', size: 'full' } as const
      return (await owner.try('GET /api/shop/front/logo/:id/:size', { params })).status
    }
    const saved = async () => (await customer.call('GET /api/saved-garments')).items.map(({ id }) => id)
    const { name } = await owner.call('GET /api/shop')
    const { id } = await owner.call('POST /api/shop/clear', { body: { name } })
    expect([await logo(), await saved()]).toEqual([200, []])
    expect((await restore(owner, id, undefined)).status).toBe(200)
    expect([await logo(), await saved()]).toEqual([200, [item.id]])
    expect((await owner.call('GET /api/shop/api-keys')).keys).toMatchObject([{ id: key.id, state: 'active' }])
  })
})
