import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { aFabric, asStored, takenAgain } from '../../images/fabrics-for-tests.ts'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aBillingShop } from '../bills/bills-for-tests.ts'
import { aDay, anOrderBody, aShopWithCustomer } from '../orders/orders-for-tests.ts'
import { lookAtPhotos } from './api.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Standing = Awaited<ReturnType<typeof aShopWithCustomer>>
type Query = Record<string, string>
const find = ({ owner }: Pick<Standing, 'owner'>, query: Query) =>
  owner.call('GET /api/search', { query: query as { q?: string } }) // wrong ones are sent too
const take = ({ owner, customer }: Standing, given = {}) =>
  owner.call('POST /api/orders', { body: anOrderBody(customer, given) })
const measure = ({ owner, personId }: Standing) =>
  owner.call('POST /api/measurement-records', {
    body: { personId, unit: 'in', values: [{ field: 'chest', typed: '40' }] },
  })

describe('by words', () => {
  test('one search finds the customer, the order and the sizes; an order that is named, its papers', async () => {
    const shop = await aShopWithCustomer(running.app)
    const order = await take(shop)
    await measure(shop)
    const { groups, isAlike } = await find(shop, { q: 'asha' })
    expect(isAlike).toBe(false)
    expect(groups.map(({ type, rows }) => [type, rows.length])).toEqual([
      ['customer', 1],
      ['order', 1],
      ['measurement', 1],
    ])
    expect(groups[1]?.rows[0]).toMatchObject({ number: order.number, priceMinor: 100_000, status: 'pending' })
    const named = await find(shop, { q: order.number })
    expect(named.groups.map(({ type }) => type).slice(0, 2)).toEqual(['order', 'paper'])
  })

  test('orders alone are counted by the customers their page was found with: who has a name is asked once', async () => {
    const shop = await aShopWithCustomer(running.app)
    for (const _ of [1, 2, 3]) await take(shop)
    const search = () => find(shop, { q: 'asha verma', type: 'order', limit: '1' })
    expect((await search()).groups).toMatchObject([{ rows: { length: 1 }, count: 3, isCapped: false }])
    const statements = await recordStatements(running.app.database.pool, search)
    expect(statements.filter(({ text }) => text.includes('find_orderers'))).toHaveLength(1)
  })

  test('a bill is found by its number, in small letters too, and leads to its order', async () => {
    const { owner, order, issue } = await aBillingShop(running.app)
    await order()
    expect((await issue()).status).toBe(200)
    const { groups } = await find({ owner }, { q: 'asha', type: 'paper' })
    const [bill] = groups.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.type === 'paper' ? row.bills : [])),
    )
    expect(bill?.number).toMatch(/^INV/)
    const named = await find({ owner }, { q: bill?.number.toLowerCase() ?? '' })
    expect(named.groups).toMatchObject([{ type: 'paper', rows: [{ bills: [bill] }] }])
    expect((await find({ owner }, { q: `${bill?.number}9` })).groups).toEqual([])
  })

  test.each([
    ['आशा वर्मा', false],
    ['ਆਸ਼ਾ', false],
    ['Asha Vrema', false],
    ['Asha Cerma', true],
    ['Aasha Vermma', false],
    ['Asha Vermo', true],
    ['Astha Nobody', undefined],
  ])('%s finds Asha Verma', async (q, alike) => {
    const shop = await aShopWithCustomer(running.app)
    await take(shop)
    const { groups, isAlike } = await find(shop, { q })
    expect(groups.flatMap(({ rows }) => rows.filter((row) => row.type === 'customer'))).toHaveLength(
      alike === undefined ? 0 : 1,
    )
    if (alike !== undefined) expect(isAlike).toBe(alike)
  })

  test('a type, a range and a quick filter narrow it', async () => {
    const shop = await aShopWithCustomer(running.app)
    const late = await take(shop, { promisedOn: aDay(1), priority: 'high' })
    const types = async (query: Query) => (await find(shop, query)).groups.map(({ type }) => type)
    expect(await types({ q: 'asha', type: 'paper' })).toEqual(['paper'])
    expect(await types({ q: 'asha', type: 'order', range: 'today' })).toEqual(['order'])
    expect(await types({ q: 'asha', type: 'order', range: 'between', to: aDay(-1) })).toEqual([])
    expect(await types({ q: 'asha', type: 'customer', range: 'between', from: aDay(1) })).toEqual([])
    expect(await types({ quick: 'high' })).toEqual(['order'])
    expect(await types({ quick: 'ready' })).toEqual([])
    expect(await types({ quick: 'repeat' })).toEqual([])
    running.pass({ days: 3 })
    const overdue = await find(shop, { quick: 'overdue' })
    running.pass({ days: -3 })
    expect(overdue.groups[0]?.rows).toMatchObject([{ id: late.id, isOverdue: true }])
    expect(await types({})).toEqual([])
    expect(await types({ q: '%' })).toEqual([])
  })

  test('of one type all are counted, and come page by page', async () => {
    const shop = await aShopWithCustomer(running.app)
    for (let order = 0; order < 5; order++) await take(shop)
    const first = (await find(shop, { q: 'asha', type: 'order', limit: '2' })).groups[0]
    expect(first).toMatchObject({ count: 5, isCapped: false })
    const seen = first?.rows.map((row) => row.type === 'order' && row.id) ?? []
    for (let next = first?.next; next; ) {
      const [page] = (await find(shop, { q: 'asha', type: 'order', limit: '2', after: next })).groups
      seen.push(...(page?.rows.map((row) => row.type === 'order' && row.id) ?? []))
      next = page?.next
    }
    expect(new Set(seen).size).toBe(5)
  })

  test('10,000 letters and a range that ends before it begins are refused at their field', async () => {
    const shop = await aShopWithCustomer(running.app)
    const refused = async (query: Query) => {
      const answer = await shop.owner.try('GET /api/search', { query: query as { q?: string } })
      return [answer.status, answer.body.errors?.[0]?.field, answer.body.errors?.[0]?.code]
    }
    expect(await refused({ q: 'a'.repeat(10_000) })).toEqual([400, 'q', 'tooLong'])
    expect(await refused({ q: 'asha', range: 'between', from: aDay(0), to: aDay(-1) })).toEqual([
      422,
      'to',
      'search.rangeBackwards',
    ])
  })

  test('another shop’s customers are not found, and a cutter searches nothing', async () => {
    const shop = await aShopWithCustomer(running.app)
    const { owner } = await aShopAtWork(running.app)
    expect((await find({ owner }, { q: 'asha verma' })).groups).toEqual([])
    const cutter = await memberAtWork(running.app, shop.shop.id, 'cutter')
    expect((await cutter.try('GET /api/search', { query: { q: 'asha' } })).status).toBe(403)
  })
})

describe('recent searches', () => {
  test('the last ten are the member’s own, newest first, each once', async () => {
    const { owner, shop } = await aShopAtWork(running.app)
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    for (let turn = 0; turn < 12; turn++) {
      running.pass({ minutes: 1 })
      await owner.call('POST /api/search/recent', { body: { q: `name ${turn}`, results: turn } })
    }
    running.pass({ minutes: 1 })
    await owner.call('POST /api/search/recent', { body: { q: 'name 5', results: 99 } })
    const { rows } = await owner.call('GET /api/search/recent')
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({ q: 'name 5', results: 99, type: 'all', range: 'all' })
    expect(rows[1]).toMatchObject({ q: 'name 11' })
    expect((await counter.call('GET /api/search/recent')).rows).toEqual([])
    expect((await owner.call('DELETE /api/search/recent')).rows).toEqual([])
    expect((await owner.call('GET /api/search/recent')).rows).toEqual([])
  })

  test('nothing asked is no search', async () => {
    const { owner } = await aShopAtWork(running.app)
    expect((await owner.try('POST /api/search/recent', { body: { results: 0 } })).status).toBe(400)
  })
})

describe('by photo', () => {
  const photo = (bytes: Uint8Array, type = 'image/webp') => ({
    photo: { bytes: Buffer.from(bytes), filename: 'a.webp', type },
  })
  const read = (shopId: string) =>
    lookAtPhotos({
      shopId,
      files: running.app.files,
      inShop: (work) => transact(running.app.database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
    })

  test('the piece whose photo was taken again stands first, and a photo of a person is never found', async () => {
    const shop = await aShopWithCustomer(running.app)
    const orders = [await take(shop), await take(shop), await take(shop)]
    const pictures = await Promise.all([21, 22, 23].map((number) => asStored(aFabric(number))))
    for (const [place, { id }] of orders.entries())
      await shop.owner.call('POST /api/orders/:id/photos', {
        params: { id },
        body: { kind: place === 2 ? 'customer' : 'cloth' },
        files: photo(pictures[place] ?? Buffer.alloc(0)),
      })
    const ask = async (bytes: Uint8Array) =>
      shop.owner.call('POST /api/search/photo', { files: photo(bytes) })
    expect(await ask(pictures[0] ?? Buffer.alloc(0))).toMatchObject({ rows: [], compared: 0, waiting: 2 })
    await read(shop.shop.id)
    const again = await takenAgain(pictures[1] ?? Buffer.alloc(0), 'all', 4)
    const { rows, compared, waiting } = await ask(again)
    expect([compared, waiting]).toEqual([2, 0])
    expect(rows[0]?.order?.id).toBe(orders[1]?.id)
    expect(rows[0]?.alikeness).toBeGreaterThan(rows[1]?.alikeness ?? 1)
    const { owner } = await aShopAtWork(running.app)
    expect(await owner.call('POST /api/search/photo', { files: photo(again) })).toMatchObject({
      rows: [],
      compared: 0,
    })
  })

  test('a file that is no picture is refused', async () => {
    const { owner } = await aShopAtWork(running.app)
    const text = await owner.try('POST /api/search/photo', {
      files: photo(Buffer.from('not a picture')),
    })
    expect(text.body.code).toBe('images.wrongType')
  })
})
