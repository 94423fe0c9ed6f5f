import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, memberAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** An order of two shirts, the first of them given to a cutter. */
async function givenWork() {
  const shop = await aShopWithMeasuredCustomer(running.app)
  const { id: cutterId, account } = await aMember(running.app, shop.shop.id, { role: 'cutter' })
  const shirt = { personId: shop.personId, garment: 'shirt', priceMinor: 123_400, notes: 'Double cuff' }
  const order = await shop.owner.call('POST /api/orders', {
    body: anOrderBody(shop.customer, { pieces: [shirt, shirt], notes: 'Pays late', promisedOn: aDay(9) }),
  })
  const [first, second] = order.pieces.map(({ id }) => id)
  await shop.owner.call('PATCH /api/orders/:id/pieces/:pieceId', {
    params: { id: order.id, pieceId: first ?? '' },
    body: { assignedTo: cutterId },
  })
  const cutter = await signedIn(running.app, account.id)
  return { ...shop, cutter, cutterId, order, first: first ?? '', second: second ?? '' }
}

/** Nothing of the customer's phone and of what the order costs, under any name; ids are made by chance. */
function expectNothingOfTheCustomer(body: unknown) {
  const told: [key: string, value: unknown][] = []
  JSON.stringify(body, (key, value: unknown) => {
    told.push([key, value])
    return value
  })
  expect(told.map(([key]) => key).filter((key) => /price|minor|phone|email/i.test(key))).toEqual([])
  const values = told.flatMap(([key, value]) =>
    typeof value === 'object' || /id$|cursor|next/i.test(key) ? [] : [String(value)],
  )
  expect(values).toContain('Double cuff')
  for (const secret of ['1234', '98765', '43210', 'Pays late'])
    expect(
      values.filter((value) => value.replaceAll(/[\s,.]/g, '').includes(secret.replace(' ', ''))),
    ).toEqual([])
}

const move = (id: string, from: number, stage: number) => ({ params: { id }, body: { from, stage } })

describe('a cutter', () => {
  test('sees the pieces given to them, without price, phone or what the order says else', async () => {
    const { cutter, first } = await givenWork()
    const answer = await cutter.try('GET /api/workshop/pieces')
    expect(answer.body.rows.map(({ id }) => id)).toEqual([first])
    expect(answer.body.rows[0]).toMatchObject({
      tag: 'ORD-001-1/2',
      notes: 'Double cuff',
      promisedOn: aDay(9),
      workshopOn: aDay(7),
      daysLeft: 7,
      person: { name: 'Asha Verma' },
    })
    expectNothingOfTheCustomer(answer.body)
  })

  test('moves what is theirs; what is not theirs is not there', async () => {
    const { owner, cutter, order, first, second } = await givenWork()
    const moved = await cutter.call('POST /api/workshop/pieces/:id/move', move(first, 0, 2))
    expect(moved.piece).toMatchObject({ stage: 2, state: 'working' })
    expect((await cutter.try('POST /api/workshop/pieces/:id/move', move(second, 0, 1))).status).toBe(404)
    const seen = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
    expect(seen).toMatchObject({ state: 'in_progress', pieces: [{ stage: 2 }, { stage: 0 }] })
  })

  test('sees a whole order that was given to them, but for pieces somebody else has', async () => {
    const { shop, owner, cutterId, order, first, second } = await givenWork()
    const { id: stitcherId, account } = await aMember(running.app, shop.id, { role: 'stitcher' })
    const stitcher = await signedIn(running.app, account.id)
    await owner.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { assignedTo: stitcherId } })
    const list = await stitcher.call('GET /api/workshop/pieces')
    expect(list.rows.map(({ id }) => id)).toEqual([second])
    const of = await owner.call('GET /api/workshop/pieces', { query: { assignedTo: cutterId } })
    expect(of.rows.map(({ id }) => id)).toEqual([first])
  })
})

describe('moving a piece', () => {
  test('from where it does not stand any more is refused', async () => {
    const { owner, first } = await givenWork()
    await owner.call('POST /api/workshop/pieces/:id/move', move(first, 0, 1))
    const stale = await owner.try('POST /api/workshop/pieces/:id/move', move(first, 0, 1))
    expect([stale.status, stale.body.code]).toEqual([409, 'orders.movedMeanwhile'])
  })

  test('two members at once move it once', async () => {
    const { shop, owner, order, first } = await givenWork()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const answers = await Promise.all(
      [owner, counter].map((each) => each.try('POST /api/workshop/pieces/:id/move', move(first, 0, 1))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await owner.call('GET /api/orders/:id/timeline', { params: { id: order.id } })
    expect(rows.filter(({ kind }) => kind === 'orders.pieceMoved')).toHaveLength(1)
  })

  test('makes the order ready when the last piece is done, and the list empty', async () => {
    const { owner, order, first, second } = await givenWork()
    await owner.call('POST /api/workshop/pieces/:id/move', move(first, 0, 5))
    await owner.call('POST /api/workshop/pieces/:id/move', move(second, 0, 5))
    expect((await owner.call('GET /api/orders/:id', { params: { id: order.id } })).state).toBe('ready')
    expect((await owner.call('GET /api/workshop/pieces')).rows).toEqual([])
    const back = await owner.try('POST /api/workshop/pieces/:id/move', move(first, 5, 2))
    expect(back.body.code).toBe('orders.notFromHere')
  })

  test('to a stage that is not in its list, or to before its work began, is refused', async () => {
    const { owner, first } = await givenWork()
    await owner.call('POST /api/workshop/pieces/:id/move', move(first, 0, 1))
    const beyond = await owner.try('POST /api/workshop/pieces/:id/move', move(first, 1, 6))
    expect(beyond.body).toMatchObject({ errors: [{ field: 'stage' }] })
    expect((await owner.try('POST /api/workshop/pieces/:id/move', move(first, 1, 0))).status).toBe(409)
  })

  test('is undone by who did it, and by nobody else', async () => {
    const { owner, cutter, order, first } = await givenWork()
    const { stepId } = await cutter.call('POST /api/workshop/pieces/:id/move', move(first, 0, 5))
    const of = { params: { id: stepId } }
    expect((await owner.try('POST /api/workshop/steps/:id/undo', of)).status).toBe(404)
    const { piece } = await cutter.call('POST /api/workshop/steps/:id/undo', of)
    expect(piece).toMatchObject({ stage: 0, state: 'waiting' })
    expect((await owner.call('GET /api/orders/:id', { params: { id: order.id } })).state).toBe('approved')
  })
})

test('the list goes on by pages, every piece once, those due first at the top', async () => {
  const { owner, customer, personId } = await aShopWithMeasuredCustomer(running.app)
  const shirt = { personId, garment: 'shirt', priceMinor: 1000 }
  for (const days of [9, 3, 30, 3])
    await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces: [shirt, shirt], promisedOn: aDay(days) }),
    })
  const seen: string[] = []
  const days: number[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await owner.call('GET /api/workshop/pieces', {
      query: { limit: 3, ...(after ? { after } : {}) },
    })
    seen.push(...page.rows.map(({ id }) => id))
    days.push(...page.rows.map(({ daysLeft }) => daysLeft))
    after = page.next
  }
  expect(new Set(seen).size).toBe(8)
  expect(days).toEqual([1, 1, 1, 1, 7, 7, 28, 28])
})

describe('the list of whom work can be given to', () => {
  test('tells the counter who works here now, by name, role and skills alone', async () => {
    const { shop, owner, cutterId } = await givenWork()
    const gone = await aMember(running.app, shop.id, { role: 'stitcher', name: 'Gone Away' })
    await owner.call('PATCH /api/staff/:id', { params: { id: gone.id }, body: { isActive: false } })
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const { body, text } = await counter.try('GET /api/workshop/workers')
    expect(body.workers.map(({ role }) => role)).toEqual(['owner', 'cutter', 'counter'])
    expect(body.workers[1]).toEqual({
      id: cutterId,
      name: expect.any(String),
      role: 'cutter',
      skills: [],
    })
    expect(text).not.toContain('Gone Away')
    expect(text).not.toContain('@')
    expect((await counter.try('GET /api/staff')).status).toBe(403)
  })

  test('lets the counter give an order and a piece to whom it names', async () => {
    const { shop, order, second } = await givenWork()
    const counter = await memberAtWork(running.app, shop.id, 'counter')
    const { workers } = await counter.call('GET /api/workshop/workers')
    const assignedTo = workers.find(({ role }) => role === 'cutter')?.id ?? ''
    await counter.call('PATCH /api/orders/:id', { params: { id: order.id }, body: { assignedTo } })
    const given = await counter.call('PATCH /api/orders/:id/pieces/:pieceId', {
      params: { id: order.id, pieceId: second },
      body: { assignedTo },
    })
    expect(given.assignedTo?.id).toBe(assignedTo)
    expect(given.pieces.map((piece) => piece.assignedTo?.id)).toEqual([assignedTo, assignedTo])
  })
})
