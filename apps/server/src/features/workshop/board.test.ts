import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aMember, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import {
  aDay,
  anOrderBody,
  aShopWithCustomer,
  aShopWithMeasuredCustomer,
} from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Query = Parameters<Visitor['call']>[1]

/** An order of three shirts, the first of them given to a cutter. */
async function threeShirts() {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { id: cutterId, account } = await aMember(running.app, shop.shop.id, { role: 'cutter' })
  const shirt = { personId: shop.personId, garment: 'shirt', priceMinor: 123_400 }
  const order = await shop.owner.call('POST /api/orders', {
    body: anOrderBody(shop.customer, {
      pieces: [shirt, { ...shirt, isUrgent: true }, shirt],
      promisedOn: aDay(9),
    }),
  })
  const ids = order.pieces.map(({ id }) => id)
  const [first = '', second = '', third = ''] = ids
  await give(shop.owner, [first], cutterId)
  return {
    ...shop,
    cutter: await signedIn(running.app, account.id),
    cutterId,
    order,
    ids,
    first,
    second,
    third,
  }
}

/** A shop with an order of one piece for each day and mark, by the name it is told by. */
async function piecesOfEveryKind() {
  const { owner, customer, personId } = await aShopWithMeasuredCustomer(running.app)
  const nameOf = new Map<string, string>()
  async function take(name: string, days: number, garment = 'shirt') {
    const order = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, {
        pieces: [{ personId, garment, priceMinor: 123_400 }],
        promisedOn: aDay(Math.max(days, 0)),
      }),
    })
    const piece = order.pieces[0]?.id ?? ''
    nameOf.set(piece, name)
    // Nobody can be promised a day that has passed: it passes here.
    await asOwner(running.app, (client) =>
      client.query('update orders set promised_on = $2, workshop_on = null where id = $1', [
        order.id,
        aDay(days),
      ]),
    )
    return { order, piece }
  }
  const makeReady = (piece: string) => owner.call('POST /api/workshop/pieces/:id/move', move(piece, 0, 5))
  await take('late', -1)
  await makeReady((await take('late and ready', -1)).piece)
  await take('today', 0)
  await take('this week', 5)
  await take('unmeasured', 20, 'trousers')
  const { order, piece } = await take('reworked', 20)
  await makeReady(piece)
  await owner.call('POST /api/orders/:id/rework', {
    params: { id: order.id },
    body: { pieceIds: [piece], stage: 'cutting', cause: 'fit' },
  })
  return { owner, nameOf }
}

const give = (by: Visitor, ids: string[], assignedTo: string | null) =>
  by.call('POST /api/workshop/bulk', {
    body: { act: 'assign', pieces: ids.map((id) => ({ id })), assignedTo },
  })
const board = (by: Visitor, query: Record<string, string> = {}) =>
  by.call('GET /api/workshop/board', { query } as Query & object)
const move = (id: string, from: number, stage: number, overrides?: object) => ({
  params: { id },
  body: { from, stage, ...(overrides && { overrides }) },
})

/** How many pieces stand in each column. */
const counts = ({ columns }: Awaited<ReturnType<typeof board>>) =>
  Object.fromEntries(columns.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))

describe('the board', () => {
  test('has a column for each stage, the pieces due first at the top, and nothing of prices or phones', async () => {
    const { owner, first, ids } = await threeShirts()
    await owner.call('POST /api/workshop/pieces/:id/move', move(first, 0, 2))
    const { body, text } = await owner.try('GET /api/workshop/board')
    expect(body.columns.map(({ key }) => key)).toEqual([
      'received',
      'fabric',
      'cutting',
      'sewing',
      'fitting',
      'ready',
    ])
    expect(counts(body)).toEqual({ received: 2, cutting: 1 })
    expect(body.columns[0]?.rows.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(body.garments).toEqual([{ key: 'shirt', count: 3 }])
    expect(text).not.toMatch(/price|minor|phone/i)
  })

  test('shows a cutter their own pieces alone, also by search and by code', async () => {
    const { cutter, first, second, order } = await threeShirts()
    const seen = await board(cutter)
    expect(counts(seen)).toEqual({ received: 1 })
    expect(seen.open).toBe(1)
    expect(counts(await board(cutter, { q: 'Asha' }))).toEqual({ received: 1 })
    expect(counts(await board(cutter, { worker: 'none' }))).toEqual({})
    const found = await cutter.call('GET /api/workshop/find', { query: { code: order.number } })
    expect(found.pieces.map(({ id }) => id)).toEqual([first])
    expect((await cutter.try('GET /api/workshop/pieces/:id', { params: { id: second } })).status).toBe(404)
  })

  test.each([
    [{ worker: 'none' }, { received: 2 }],
    [{ mark: 'urgent' }, { received: 1 }],
    [{ garment: 'kurta' }, {}],
    [{ garment: 'shirt' }, { received: 3 }],
    [{ q: 'आशा' }, { received: 3 }],
    [{ q: 'Asha Sharma' }, {}],
    [{ q: '%' }, {}],
  ])('narrows to %j', async (query, expected) => {
    const { owner } = await threeShirts()
    expect(counts(await board(owner, query as Record<string, string>))).toEqual(expected)
  })

  const ofEveryKind = [
    [{ due: 'late' }, ['late']],
    [{ due: 'today' }, ['today']],
    [{ due: 'week' }, ['late', 'late and ready', 'today', 'this week']],
    [{ mark: 'rework' }, ['reworked']],
    [{ mark: 'unmeasured' }, ['unmeasured']],
    [{ garment: 'trousers' }, ['unmeasured']],
  ] as const
  test('finds what is late, due, reworked and not measured, and nothing else', async () => {
    const { owner, nameOf } = await piecesOfEveryKind()
    for (const [query, expected] of ofEveryKind) {
      const { columns } = await board(owner, query)
      const found = columns.flatMap(({ rows }) => rows.map(({ id }) => nameOf.get(id)))
      expect([query, found.toSorted()]).toEqual([query, [...expected].sort()])
    }
  })

  test('answers the first of each column, and how many there are', async () => {
    const { owner } = await threeShirts()
    const { columns } = await board(owner, { perColumn: '2' })
    expect(columns[0]).toMatchObject({ count: 3, rows: [{}, {}] })
    expect(columns[0]?.rows).toHaveLength(2)
  })

  test('keeps ready pieces until the customer has them, and finds them by their place on the rack', async () => {
    const { owner, order, first, second, third, customer } = await threeShirts()
    for (const id of [first, second, third])
      await owner.call('POST /api/workshop/pieces/:id/move', move(id, 0, 5))
    await owner.call('PUT /api/workshop/pieces/:id/rack', { params: { id: second }, body: { place: ' b4 ' } })
    const found = await board(owner, { q: 'B4' })
    expect(counts(found)).toEqual({ ready: 1 })
    expect(found.columns.at(-1)?.rows[0]).toMatchObject({
      id: second,
      rackPlace: 'B4',
      can: { advance: false },
    })
    const read = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
    expect(read.pieces.map(({ rackPlace }) => rackPlace)).toEqual([undefined, 'B4', undefined])
    await owner.call('POST /api/orders/:id/payments', {
      params: { id: order.id },
      body: { amountMinor: read.balanceMinor, method: 'cash' },
    })
    await owner.call('POST /api/orders/:id/move', { params: { id: order.id }, body: { to: 'delivered' } })
    expect((await board(owner)).open).toBe(0)
    const late = { params: { id: second }, body: { place: 'C1' } }
    expect((await owner.try('PUT /api/workshop/pieces/:id/rack', late)).body.code).toBe('orders.closed')
    expect(customer.name).toBe('Asha Verma')
  })
})

describe('a code', () => {
  test('of a tag, of a slip and as typed names its pieces; nonsense and another shop’s name none', async () => {
    const { owner, order, ids, second } = await threeShirts()
    const stranger = await threeShirts()
    const find = async (code: string, by = owner) =>
      (await by.call('GET /api/workshop/find', { query: { code } })).pieces.map(({ id }) => id)
    const { trackingUrl } = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
    expect(await find(`https://darzi.example/tailor/work?piece=${second}`)).toEqual([second])
    expect(await find(new URL(trackingUrl, 'https://darzi.example').href)).toEqual(ids)
    expect(await find('ORD-001-2/3')).toEqual([second])
    expect(await find('1-2')).toEqual([second])
    expect(await find('ORD-001')).toEqual(ids)
    for (const code of ['hello', '999', 'https://darzi.example/tailor/work?piece=no'])
      expect(await find(code)).toEqual([])
    expect(await find(second, stranger.owner)).toEqual([])
  })
})

describe('a batch', () => {
  const batch = (ids: readonly string[], from: number) => ids.map((id) => ({ id, from }))

  test('goes on together; one that was moved meanwhile is refused by itself, and undo takes back the others', async () => {
    const { owner, ids, first, order } = await threeShirts()
    await owner.call('POST /api/workshop/pieces/:id/move', move(first, 0, 1))
    const answer = await owner.call('POST /api/workshop/bulk', {
      body: { act: 'move', column: 'cutting', pieces: batch(ids, 0) },
    })
    expect(answer.done).toEqual(ids.slice(1))
    expect(answer.refused).toMatchObject([{ id: first, code: 'orders.movedMeanwhile' }])
    expect(counts(await board(owner))).toEqual({ fabric: 1, cutting: 2 })
    const undone = await owner.call('POST /api/workshop/bulk', {
      body: { act: 'undo', pieces: answer.done.map((id) => ({ id })), steps: answer.steps },
    })
    expect(undone).toMatchObject({ done: ids.slice(1), refused: [] })
    expect(counts(await board(owner))).toEqual({ received: 2, fabric: 1 })
    expect((await owner.call('GET /api/orders/:id', { params: { id: order.id } })).state).toBe('in_progress')
  })

  test('leaves Cutting only with its sizes: each piece without them is refused by its tag', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const shirt = { personId, garment: 'shirt', priceMinor: 1000 }
    const { pieces } = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces: [shirt, shirt] }),
    })
    const ids = pieces.map(({ id }) => id)
    await owner.call('POST /api/workshop/bulk', {
      body: { act: 'move', column: 'cutting', pieces: batch(ids, 0) },
    })
    const answer = await owner.call('POST /api/workshop/bulk', {
      body: { act: 'next', pieces: batch(ids, 2) },
    })
    expect(answer.refused.map(({ code }) => code)).toEqual(['orders.sizesMissing', 'orders.sizesMissing'])
    expect(answer.refused[0]?.detail).toContain('ORD-001-1/2')
    expect(counts(await board(owner))).toEqual({ cutting: 2 })
  })

  test('of a cutter moves their own and tells nothing of the others; only the counter gives work', async () => {
    const { cutter, cutterId, first, second } = await threeShirts()
    const answer = await cutter.call('POST /api/workshop/bulk', {
      body: { act: 'next', pieces: batch([first, second], 0) },
    })
    expect(answer.done).toEqual([first])
    expect(answer.refused).toMatchObject([{ id: second, code: 'request.notFound' }])
    const given = await cutter.try('POST /api/workshop/bulk', {
      body: { act: 'assign', pieces: [{ id: first }], assignedTo: cutterId },
    })
    expect(given.status).toBe(403)
  })

  test('is given to somebody who works here, told by name, and to nobody else', async () => {
    const { owner, cutterId, ids, first, order, shop } = await threeShirts()
    const answer = await give(owner, ids, cutterId)
    expect(answer).toMatchObject({ done: ids.slice(1), unchanged: [first] })
    expect(counts(await board(owner, { worker: cutterId }))).toEqual({ received: 3 })
    const { rows } = await owner.call('GET /api/orders/:id/timeline', { params: { id: order.id } })
    expect(rows.filter(({ kind }) => kind === 'orders.pieceGiven')).toHaveLength(3)
    const gone = await aMember(running.app, shop.id, { role: 'stitcher' })
    await owner.call('PATCH /api/staff/:id', { params: { id: gone.id }, body: { isActive: false } })
    const refused = await owner.try('POST /api/workshop/bulk', {
      body: { act: 'assign', pieces: [{ id: first }], assignedTo: gone.id },
    })
    expect(refused.body.errors?.[0]?.field).toBe('assignedTo')
  })

  test('two people move the same batch: each piece goes once', async () => {
    const { shop, owner, ids } = await threeShirts()
    const manager = await memberAtWork(running.app, shop.id, 'manager')
    const both = await Promise.all(
      [owner, manager].map((each) =>
        each.call('POST /api/workshop/bulk', { body: { act: 'next', pieces: batch(ids, 0) } }),
      ),
    )
    expect(both.flatMap(({ done }) => done).sort()).toEqual([...ids].sort())
    expect(both.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(
      ids.map(() => 'orders.movedMeanwhile'),
    )
  })
})
