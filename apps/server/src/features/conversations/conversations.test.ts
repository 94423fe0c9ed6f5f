import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShop, aShopAtWork, memberAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { aTrackedOrder } from '../tracking/order-for-tests.ts'

let running: TestApp
let picture: Buffer
beforeAll(async () => {
  running = await openTestApp()
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#385' } })
    .withExif({ IFD0: { ImageDescription: 'Where I live' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => running.close())

let serial = 20_000
/** An order in a shop that stands among a customer's own, and the conversation the customer opened. */
async function aTalk() {
  const { shop, owner, account: ownerAccount } = await aShopOfOwner()
  const account = await anAccount(running.app, { email: `${running.app.newId()}@example.test` })
  const customer = await signedIn(running.app, account.id)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, {
    phone: `+9198765${serial++}`,
    number: serial++,
  })
  await customer.call('POST /api/own/orders', { body: { token } })
  const { id } = await customer.call('POST /api/conversations', { body: { orderId } })
  return { shop, owner, ownerAccount, customer, account, orderId, id, of: { params: { id } } }
}
async function aShopOfOwner() {
  const shop = await aShop(running.app, { owner: { email: `${running.app.newId()}@example.test` } })
  return { shop, account: shop.owner, owner: await signedIn(running.app, shop.owner.id) }
}

const photo = () => ({ photo: { bytes: picture, filename: 'cloth.jpg', type: 'image/jpeg' } })
const line = (words: string, files: object = {}) => ({
  body: { id: running.app.newId(), words },
  files: files as ReturnType<typeof photo>,
})
type Of = { params: { id: string } }
const write = (who: Visitor, of: Of, words: string, files = {}) =>
  who.try('POST /api/conversations/:id/messages', { ...of, ...line(words, files) })
const answer = (who: Visitor, of: Of, words: string, files = {}) =>
  who.try('POST /api/shop/conversations/:id/messages', { ...of, ...line(words, files) })

test('both sides write, see what is new to them and whether it was seen; sent twice a line stands there once', async () => {
  const { customer, owner, of, id } = await aTalk()
  const asked = { ...of, ...line('Is cotton fine?') }
  await customer.call('POST /api/conversations/:id/messages', asked)
  await customer.call('POST /api/conversations/:id/messages', asked)
  expect(await owner.call('GET /api/shop/conversations/unread')).toEqual({ unread: 1 })
  const { rows } = await owner.call('GET /api/shop/conversations')
  expect(rows).toMatchObject([
    { id, unread: 1, last: { words: 'Is cotton fine?', isMine: false }, garments: [{ key: 'kurta' }] },
  ])
  expect(await owner.call('POST /api/shop/conversations/:id/seen', of)).toEqual({ unread: 0 })
  await answer(owner, of, 'Yes')
  const mine = await customer.call('GET /api/conversations/:id/messages', of)
  expect(mine.rows.map(({ words, isMine, isRead }) => [words, isMine, isRead])).toEqual([
    ['Yes', false, false],
    ['Is cotton fine?', true, true],
  ])
  expect(await customer.call('GET /api/conversations/unread')).toEqual({ unread: 1 })
})

test('is opened once for an order, by either side; where nobody’s account has the order, the shop is told so', async () => {
  const { owner, shop, orderId, id } = await aTalk()
  expect(await owner.call('POST /api/shop/conversations', { body: { orderId } })).toEqual({ id })
  const order = { params: { id: orderId } }
  expect(await owner.call('GET /api/shop/orders/:id/conversation', order)).toEqual({
    with: 'customer',
    canWrite: true,
    unread: 0,
  })
  const { orderId: other } = await aTrackedOrder(running.app, shop.id, {
    phone: `+9198765${serial++}`,
    number: serial++,
  })
  const refused = await owner.try('POST /api/shop/conversations', { body: { orderId: other } })
  expect([refused.status, refused.body.code]).toEqual([409, 'conversations.noAccount'])
})

test('the shop writes first to whoever put the order among their own', async () => {
  const { owner, shop } = await aShopOfOwner()
  const customer = await signedIn(running.app, (await anAccount(running.app)).id)
  const { orderId, token } = await aTrackedOrder(running.app, shop.id, { number: serial++ })
  await customer.call('POST /api/own/orders', { body: { token } })
  const { id } = await owner.call('POST /api/shop/conversations', { body: { orderId } })
  expect((await customer.call('GET /api/conversations')).rows).toEqual([])
  await answer(owner, { params: { id } }, 'Your shirt is ready for its trial')
  expect((await customer.call('GET /api/conversations')).rows).toMatchObject([{ id, unread: 1 }])
})

describe('a stranger', () => {
  const strangers = {
    'another customer': async () => signedIn(running.app, (await anAccount(running.app)).id),
    'the owner of another shop': async () => (await aShopAtWork(running.app)).owner,
  }
  test.each(Object.entries(strangers))('%s finds nothing at any of its addresses', async (_who, come) => {
    const { customer, orderId, of, id } = await aTalk()
    const said = await write(customer, of, 'My address is Lane 7', photo())
    const photoId = said.body.photo?.url.split('/').at(-2) ?? ''
    const who = await come()
    const shown = { params: { id, photoId, size: 'full' as const } }
    const body = { orderId }
    const answers = [
      await who.try('POST /api/conversations', { body }),
      await who.try('GET /api/conversations/:id', of),
      await who.try('GET /api/conversations/:id/messages', of),
      await write(who, of, 'Hello'),
      await write(who, of, 'Hello', photo()),
      await who.try('POST /api/conversations/:id/seen', of),
      await who.try('GET /api/conversations/:id/photos/:photoId/:size', shown),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const inShop = [
      await who.try('GET /api/shop/orders/:id/conversation', { params: { id: orderId } }),
      await who.try('POST /api/shop/conversations', { body }),
      await who.try('GET /api/shop/conversations/:id', of),
      await who.try('GET /api/shop/conversations/:id/messages', of),
      await answer(who, of, 'Hello'),
      await who.try('POST /api/shop/conversations/:id/seen', of),
      await who.try('GET /api/shop/conversations/:id/photos/:photoId/:size', shown),
    ]
    expect(inShop.every(({ status }) => status === 404 || status === 403)).toBe(true)
    expect((await who.call('GET /api/conversations')).rows).toEqual([])
    expect((await customer.call('GET /api/conversations/:id/messages', of)).rows).toHaveLength(1)
  })

  test('cutters of the shop read nothing either', async () => {
    const { shop, of } = await aTalk()
    const cutter = await memberAtWork(running.app, shop.id, 'cutter')
    expect((await cutter.try('GET /api/shop/conversations/:id/messages', of)).status).toBe(403)
  })
})

describe('a photo', () => {
  test('is shown to both sides, re-encoded and without what the camera wrote; not under another conversation', async () => {
    const { customer, owner, of, id } = await aTalk()
    const said = (await write(customer, of, '', photo())).body
    expect(said.words).toBe('')
    const photoId = said.photo?.url.split('/').at(-2) ?? ''
    const shown = { params: { id, photoId, size: 'full' as const } }
    for (const seen of [
      await customer.try('GET /api/conversations/:id/photos/:photoId/:size', shown),
      await owner.try('GET /api/shop/conversations/:id/photos/:photoId/:size', shown),
    ]) {
      expect(seen.headers['content-type']).toBe('image/webp')
      expect((await sharp(seen.bytes).metadata()).exif).toBeUndefined()
    }
    const other = await aTalk()
    const elsewhere = { params: { ...shown.params, id: other.id } }
    expect(
      (await other.customer.try('GET /api/conversations/:id/photos/:photoId/:size', elsewhere)).status,
    ).toBe(404)
    expect((await customer.try('GET /api/conversations/:id/photos/:photoId/:size', elsewhere)).status).toBe(
      404,
    )
    expect(
      (await other.owner.try('GET /api/shop/conversations/:id/photos/:photoId/:size', shown)).status,
    ).toBe(404)
  })

  test('that is no picture is refused at its field, and nothing is written', async () => {
    const { customer, of } = await aTalk()
    const files = { photo: { bytes: Buffer.from('<svg/>'), filename: 'a.jpg', type: 'image/jpeg' } }
    const refused = await write(customer, of, 'Look', files)
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([415, 'photo'])
    expect((await customer.call('GET /api/conversations/:id/messages', of)).rows).toEqual([])
  })
})

test('a blocked word is refused at its field, with a photo too, and nothing of it is kept', async () => {
  const { customer, owner, of } = await aTalk()
  for (const refused of [
    await write(customer, of, 'You b1tch', photo()),
    await answer(owner, of, 'तू चूतिया है'),
  ])
    expect([refused.status, refused.body.code, refused.body.errors?.[0]?.field]).toEqual([
      422,
      'conversations.blockedWord',
      'words',
    ])
  const empty = await write(customer, of, '   ')
  expect([empty.status, empty.body.errors?.[0]?.field]).toEqual([400, 'words'])
  expect((await customer.call('GET /api/conversations/:id/messages', of)).rows).toEqual([])
})

test('is read backwards page by page, and no line is missed or doubled', async () => {
  const { customer, of } = await aTalk()
  for (let at = 1; at <= 7; at++) await write(customer, of, `Line ${at}`)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await customer.call('GET /api/conversations/:id/messages', {
      ...of,
      query: after ? { limit: 3, after } : { limit: 3 },
    })
    seen.push(...page.rows.map(({ words }) => words))
    after = page.next
  } while (after)
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => `Line ${at}`))
})

describe('who is away', () => {
  /** What was planned for this conversation, the first first. */
  const planned = async (id: string) =>
    asOwner(running.app, async (client) => {
      const { rows } = await client.query(
        `select data, start_after from pgboss.job where name = 'conversations.tell' and data ->> 'conversationId' = $1 order by created_on`,
        [id],
      )
      return rows
    })
  const tell = (data: never) => jobWork(running.app)['conversations.tell'](data, { id: running.app.newId() })

  test('is told once, some minutes later, of however many lines', async () => {
    const { owner, account, of, id } = await aTalk()
    for (const words of ['Your shirt is cut', 'When do you come?', 'Hello?']) await answer(owner, of, words)
    const jobs = await planned(id)
    expect(jobs).toMatchObject([{ data: { side: 'customer' } }])
    expect(jobs[0].start_after.getTime()).toBeGreaterThan(running.app.now().getTime() + 4 * 60_000)
    await tell(jobs[0].data as never)
    const mail = await lastMailTo(running.app, account.email)
    expect(mail.text).toContain(`/user/messages?with=${id}`)
    expect(mail.text).not.toContain('Your shirt is cut')
    await answer(owner, of, 'Still there?')
    expect(await planned(id)).toHaveLength(1)
  })

  test('is not told of what was read by then; what is written after that is told anew', async () => {
    const { customer, owner, ownerAccount, of, id } = await aTalk()
    await write(customer, of, 'Is it ready?')
    const [first] = await planned(id)
    await owner.call('POST /api/shop/conversations/:id/seen', of)
    const mails = async () =>
      ((await running.app.mailbox?.list()) ?? []).filter(({ to }) => to === ownerAccount.email)
    await tell(first.data as never)
    running.pass({ minutes: 1 })
    await write(customer, of, 'And now?')
    await tell(first.data as never)
    expect(await mails()).toEqual([])
    const [, second] = await planned(id)
    await tell(second.data as never)
    expect((await lastMailTo(running.app, ownerAccount.email)).text).toContain(`/tailor/messages?with=${id}`)
  })
})

test('the shop’s own words are stopped for both sides of its conversations, the operator’s in every shop', async () => {
  const { customer, owner, of } = await aTalk()
  await owner.call('PUT /api/shop/blocked-words', {
    body: { words: ['Sharma Tailors', '', 'Sharma Tailors'] },
  })
  expect(await owner.call('GET /api/shop/blocked-words')).toEqual({ words: ['Sharma Tailors'] })
  const operator = await operatorAtWork(running.app)
  await operator.call('PUT /api/admin/blocked-words', { body: { words: ['pyramid scheme'] } })
  for (const words of ['Sharma  tailors are cheaper', 'Join my Pyramid Scheme'])
    expect((await write(customer, of, words)).body.errors).toMatchObject([
      { field: 'words', code: 'conversations.blockedWord' },
    ])
  expect((await answer(owner, of, 'Try Sharma Tailors')).status).toBe(422)
  const elsewhere = await aTalk()
  expect((await write(elsewhere.customer, elsewhere.of, 'Sharma Tailors are cheaper')).status).toBe(200)
  expect((await write(elsewhere.customer, elsewhere.of, 'a pyramid scheme')).status).toBe(422)
  await operator.call('PUT /api/admin/blocked-words', { body: { words: [] } })
  expect((await write(elsewhere.customer, elsewhere.of, 'a pyramid scheme')).status).toBe(200)
})
