/** What a house and the partner that sews an order for it write to each other; the house's customer has a conversation of their own. */
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { memberAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { restore } from '../backup/backup-for-tests.ts'
import { of, openPartnerTalks } from './partner-talks-for-tests.ts'

const { running, kit, aTalk, aTalkWithCustomer, write, list, lines } = openPartnerTalks()

test('both write, each sees the other’s name and the order of its own book, what is new, and what was seen', async () => {
  const { house, tailor, order, own, id, of: talk } = await aTalk()
  await write(house.owner, talk, 'The lining is silk')
  expect(await tailor.owner.call('GET /api/shop/conversations/unread')).toEqual({ unread: 1 })
  expect(await house.owner.call('GET /api/shop/conversations/unread')).toEqual({ unread: 0 })
  expect(await list(tailor.owner)).toMatchObject([
    { id, withName: house.name, with: 'house', orderId: own.id, orderNumber: own.number, unread: 1 },
  ])
  await tailor.owner.call('POST /api/shop/conversations/:id/seen', talk)
  await write(tailor.owner, talk, 'Then I need another metre')
  expect(await list(house.owner)).toMatchObject([
    { id, withName: tailor.name, with: 'partner', orderId: order.id, orderNumber: order.number, unread: 1 },
  ])
  const said = (rows: Awaited<ReturnType<typeof lines>>) =>
    rows.map(({ words, author, isMine, isRead }) => [words, author, isMine, isRead])
  expect(said(await lines(house.owner, talk))).toEqual([
    ['Then I need another metre', tailor.name, false, false],
    ['The lining is silk', house.name, true, true],
  ])
  expect(said(await lines(tailor.owner, talk))).toEqual([
    ['Then I need another metre', tailor.name, true, false],
    ['The lining is silk', house.name, false, true],
  ])
})

test('there is one of a work, whoever opens it: the partner’s order leads to it as to its customer’s', async () => {
  const { house, tailor, order, own, id, of: talk } = await aTalk()
  expect(await tailor.owner.call('POST /api/shop/conversations', { body: { orderId: own.id } })).toEqual({
    id,
  })
  await write(tailor.owner, talk, 'Which buttons?')
  const seen = 'GET /api/shop/orders/:id/conversation'
  expect(await tailor.owner.call(seen, of(own.id))).toEqual({ with: 'house', canWrite: true, unread: 0 })
  expect(await house.owner.call(seen, of(order.id))).toEqual({
    with: 'customer',
    canWrite: false,
    unread: 0,
    partner: { name: tailor.name, unread: 1 },
  })
  const customer = await house.owner.try('POST /api/shop/conversations', { body: { orderId: order.id } })
  expect(customer.body.code).toBe('conversations.noAccount')
})

test('the partner may open it first; where an order was given to nobody there is none', async () => {
  const { house, tailor, of: partnership } = await kit.partners()
  const order = await kit.anOrder(house)
  const body = { orderId: order.id, with: 'partner' as const }
  expect((await house.owner.try('POST /api/shop/conversations', { body })).status).toBe(404)
  await kit.assign(house.owner, order.id, partnership.params.id)
  const [own] = (await tailor.owner.call('GET /api/orders')).rows
  const opened = await tailor.owner.call('POST /api/shop/conversations', { body: { orderId: own?.id ?? '' } })
  expect(await house.owner.call('POST /api/shop/conversations', { body })).toEqual(opened)
})

test('given to another, the new partner has a conversation of its own and reads nothing of the old one', async () => {
  const { house, tailor, order, id, of: talk } = await aTalk()
  await write(house.owner, talk, 'Come at six')
  const second = await kit.aTailor()
  const { body: invited } = await kit.invite(house.owner, second.shop.id)
  await second.owner.call('POST /api/shop/houses/:id/answer', {
    ...of(invited.id),
    body: { answer: 'accept' },
  })
  await house.owner.call('POST /api/house/orders/:id/take-back', {
    ...of(order.id),
    body: { reason: 'Another has time' },
  })
  await kit.assign(house.owner, order.id, invited.id)
  const body = { orderId: order.id, with: 'partner' as const }
  const other = await house.owner.call('POST /api/shop/conversations', { body })
  expect(other.id).not.toBe(id)
  expect((await second.owner.try('GET /api/shop/conversations/:id', talk)).status).toBe(404)
  expect((await lines(tailor.owner, talk)).map(({ words }) => words)).toEqual(['Come at six'])
})

describe('each side reads what is theirs alone', () => {
  test('the customer nothing of house and partner, the partner nothing of house and customer', async () => {
    const { house, tailor, customer, of: talk, ofCustomer, id } = await aTalkWithCustomer()
    await write(house.owner, talk, 'She is late with paying')
    await write(house.owner, ofCustomer, 'It is in work')
    expect((await customer.call('GET /api/conversations')).rows.map((row) => row.id)).toEqual([
      ofCustomer.params.id,
    ])
    expect((await customer.try('GET /api/conversations/:id', talk)).status).toBe(404)
    expect((await customer.try('GET /api/conversations/:id/messages', talk)).status).toBe(404)
    expect((await tailor.owner.try('GET /api/shop/conversations/:id/messages', ofCustomer)).status).toBe(404)
    expect((await write(tailor.owner, ofCustomer, 'Hello')).status).toBe(404)
    expect((await list(tailor.owner)).map((row) => row.id)).toEqual([id])
    expect((await list(house.owner)).map((row) => row.with).sort()).toEqual(['customer', 'partner'])
  })

  test('the house nothing that the partner has with customers and other houses', async () => {
    const { house, tailor } = await aTalk()
    const other = await kit.aHouse()
    const { body: invited } = await kit.invite(other.owner, tailor.shop.id)
    await tailor.owner.call('POST /api/shop/houses/:id/answer', {
      ...of(invited.id),
      body: { answer: 'accept' },
    })
    const order = await kit.anOrder(other)
    await kit.assign(other.owner, order.id, invited.id)
    const body = { orderId: order.id, with: 'partner' as const }
    const { id } = await other.owner.call('POST /api/shop/conversations', { body })
    await write(tailor.owner, of(id), 'Ready on Friday')
    expect(await list(house.owner)).toEqual([])
    const asked = [
      await house.owner.try('GET /api/shop/conversations/:id', of(id)),
      await house.owner.try('GET /api/shop/conversations/:id/messages', of(id)),
      await house.owner.try('POST /api/shop/conversations/:id/seen', of(id)),
      await house.owner.try('POST /api/shop/conversations', { body }),
      await write(house.owner, of(id), 'Hello'),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
  })

  test('cutters of either shop nothing', async () => {
    const { house, tailor, of: talk } = await aTalk()
    for (const shop of [house.shop, tailor.shop]) {
      const cutter = await memberAtWork(running.app, shop.id, 'cutter')
      expect((await cutter.try('GET /api/shop/conversations/:id/messages', talk)).status).toBe(403)
    }
  })

  test('by the database itself, whatever a query asks', async () => {
    const { house, tailor, of: talk } = await aTalk()
    await write(house.owner, talk, 'The lining is silk')
    const stranger = await kit.aTailor()
    const rows = (table: string, shopId: string) =>
      transact(running.app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
        const column = table === 'conversations' ? 'id' : 'conversation_id'
        const found =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${talk.params.id}`
        return (await found.execute(tx)).rows.length
      })
    for (const table of ['conversations', 'conversation_messages'])
      expect([
        await rows(table, house.shop.id),
        await rows(table, tailor.shop.id),
        await rows(table, stranger.shop.id),
      ]).toEqual([1, 1, 0])
  })

  test('and a conversation that a file brought along makes no other shop part of it', async () => {
    const { house, of: talk } = await aTalk()
    const victim = await kit.aTailor()
    const forged = running.app.newId()
    await asOwner(running.app, (client) =>
      client.query(
        `insert into conversations (shop_id, id, work_id, shop_name, customer_name, order_id, created_at, last_at)
           select shop_id, $1, $1, shop_name, $2, order_id, created_at, last_at from conversations where id = $3`,
        [forged, victim.name, talk.params.id],
      ),
    )
    expect((await victim.owner.try('GET /api/shop/conversations/:id', of(forged))).status).toBe(404)
    expect((await house.owner.call('GET /api/shop/conversations/:id', of(forged))).isClosed).toBe(true)
    expect((await write(house.owner, of(forged), 'Buy now')).body.code).toBe('conversations.closed')
  })
})

test('a house that clears its book takes the conversation along, and putting it back both have it again', async () => {
  const { house, tailor, of: talk, own } = await aTalk()
  await write(house.owner, talk, 'The lining is silk')
  await write(tailor.owner, talk, 'Good')
  const before = await lines(tailor.owner, talk)
  const { id } = await house.owner.call('POST /api/shop/clear', { body: { name: house.name } })
  expect(await list(tailor.owner)).toEqual([])
  const reopened = await tailor.owner.try('POST /api/shop/conversations', { body: { orderId: own.id } })
  expect(reopened.status).toBe(404)
  expect((await restore(house.owner, id, undefined)).status).toBe(200)
  expect(await lines(tailor.owner, talk)).toEqual(before)
  expect((await write(house.owner, talk, 'And the buttons')).status).toBe(200)
  expect(await list(tailor.owner)).toMatchObject([{ isClosed: false, unread: 2 }])
})

test('a photo of the partner is shown to both and to nobody else', async () => {
  const { house, tailor, of: talk } = await aTalk()
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#385' } })
    .jpeg()
    .toBuffer()
  const said = await write(tailor.owner, talk, '', {
    photo: { bytes, filename: 'a.jpg', type: 'image/jpeg' },
  })
  const photoId = said.body.photo?.url.split('/').at(-2) ?? ''
  const shown = { params: { ...talk.params, photoId, size: 'full' as const } }
  const stranger = await kit.aTailor()
  const look = (who: Visitor) => who.try('GET /api/shop/conversations/:id/photos/:photoId/:size', shown)
  for (const { owner } of [house, tailor])
    expect((await look(owner)).headers['content-type']).toBe('image/webp')
  expect((await look(stranger.owner)).status).toBe(404)
})

test('words that either shop blocks are stopped in what both write', async () => {
  const { house, tailor, of: talk } = await aTalk()
  await house.owner.call('PUT /api/shop/blocked-words', { body: { words: ['cheap'] } })
  await tailor.owner.call('PUT /api/shop/blocked-words', { body: { words: ['penalty'] } })
  for (const { owner } of [house, tailor])
    for (const words of ['Too cheap', 'A penalty'])
      expect((await write(owner, talk, words)).body.errors).toMatchObject([
        { field: 'words', code: 'conversations.blockedWord' },
      ])
  expect(await lines(house.owner, talk)).toEqual([])
})
