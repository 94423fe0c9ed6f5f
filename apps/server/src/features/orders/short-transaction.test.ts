/** Taking an order is a short transaction: few statements, and the shop's numbers are locked for the last of them only. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStatements } from '../../testing/record-statements.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer, measureFor } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Standing = Awaited<ReturnType<typeof aShopWithCustomer>>

const threePieces = ({ customer, personId }: Standing) =>
  anOrderBody(customer, {
    id: running.app.newId(),
    pieces: ['shirt', 'kurta', 'pajama'].map((garment) => ({ personId, garment, priceMinor: 90_000 })),
    advance: { id: running.app.newId(), amountMinor: 50_000, method: 'cash' },
  })

const isLock = ({ text }: { text: string }) => text.startsWith('insert into "shop_counters"')

test('an order of three pieces with an advance takes at most 12 statements, 4 of them with the numbers locked', async () => {
  const standing = await aShopWithCustomer(running.app)
  await measureFor(standing.owner, standing.personId, ['shirt', 'kurta', 'pajama'])
  const statements = await recordStatements(running.app.database.pool, () =>
    standing.owner.call('POST /api/orders', { body: threePieces(standing) }),
  )
  expect(statements.length).toBeLessThanOrEqual(12)
  expect(statements.slice(statements.findIndex(isLock)).length).toBeLessThanOrEqual(4)
})

test('more pieces take no more statements', async () => {
  const standing = await aShopWithCustomer(running.app)
  const asked = async (count: number) => {
    const body = { ...threePieces(standing), pieces: Array(count).fill(threePieces(standing).pieces[0]) }
    const send = () => standing.owner.call('POST /api/orders', { body })
    return (await recordStatements(running.app.database.pool, send)).length
  }
  expect(await asked(20)).toBe(await asked(1))
})

test('an order of three measured pieces is read in two statements', async () => {
  const standing = await aShopWithCustomer(running.app)
  await measureFor(standing.owner, standing.personId, ['shirt', 'kurta', 'pajama'])
  const { id } = await standing.owner.call('POST /api/orders', { body: threePieces(standing) })
  const read = () => standing.owner.call('GET /api/orders/:id', { params: { id } })
  expect(await recordStatements(running.app.database.pool, read)).toHaveLength(2)
})

test('a piece moves to its next stage in at most 8 statements', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner } = standing
  await measureFor(owner, standing.personId, ['shirt', 'kurta', 'pajama'])
  const { id, pieces } = await owner.call('POST /api/orders', { body: threePieces(standing) })
  await owner.call('POST /api/orders/:id/move', { params: { id }, body: { to: 'in_progress' } })
  const order = await owner.call('GET /api/orders/:id', { params: { id } })
  const from = order.pieces[0]?.stage ?? 0
  const move = () =>
    owner.call('POST /api/workshop/pieces/:id/move', {
      params: { id: pieces[0]?.id ?? '' },
      body: { from, stage: from + 1 },
    })
  const statements = await recordStatements(running.app.database.pool, move)
  expect(statements.length).toBeLessThanOrEqual(8)
  const isRead = ({ text }: { text: string }) => text.startsWith('select')
  expect(statements.filter((each) => !isRead(each))).toHaveLength(2) // the step, and the audit’s line
})

test('the answer to a new order is what reading it answers: notes, urgent pieces, a photo that is asked for', async () => {
  const standing = await aShopWithCustomer(running.app)
  const { owner, customer, personId } = standing
  const params = { id: customer.id }
  const { people } = await owner.call('POST /api/customers/:id/people', { params, body: { name: 'Ravi' } })
  const ravi = people[1]?.id ?? ''
  await measureFor(owner, ravi, ['kurta'])
  for (const about of [{}, { personId }, { personId: ravi }])
    await owner.call('POST /api/customers/:id/notes', {
      params,
      body: { text: 'Pins', isPinned: true, ...about },
    })
  await owner.call('PATCH /api/shop/counter', { body: { readyNeedsPhoto: true } })
  const body = anOrderBody(customer, {
    trialOn: aDay(3),
    notes: ' Ring  first ',
    pieces: [
      { personId: ravi, garment: 'kurta', priceMinor: 90_000, isUrgent: true, notes: 'French cuffs' },
      {
        personId: ravi,
        garment: 'shirt',
        priceMinor: 100,
        cloth: { source: 'own', type: ' silk ', metres: 2.2 },
      },
    ],
    advance: { amountMinor: 40_000, method: 'upi', isPending: true, reference: '4123' },
  })
  const order = await owner.call('POST /api/orders', { body })
  expect(order.pinnedNotes).toHaveLength(2)
  expect(order.pieces.map(({ needsPhoto }) => needsPhoto)).toEqual([true, true])
  expect(await owner.call('GET /api/orders/:id', { params: { id: order.id } })).toEqual(order)
})

describe.skipIf(!process.env.DARZI_TEST_DATABASE_URL)('on PostgreSQL', () => {
  /** Sees what all connections do, as the program itself may not. */
  let overseer: pg.Client
  beforeAll(async () => {
    overseer = await connect()
  })
  afterAll(() => overseer.end())

  async function connect() {
    const client = new pg.Client({ connectionString: running.app.settings.DATABASE_URL })
    await client.connect()
    return client
  }

  /** Another order of the shop that holds its numbers until it is told to end. */
  async function anOrderInHand(shopId: string) {
    const client = await connect()
    await client.query('begin')
    const numbers = `insert into shop_counters (shop_id, name, last) values ($1, 'orders', 0)
        on conflict (shop_id, name) do update set last = shop_counters.last`
    await client.query(numbers, [shopId])
    return async () => {
      await client.query('commit')
      await client.end()
    }
  }

  /** How many orders wait for the numbers. */
  const waiting = async () => {
    const { rows } = await overseer.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
          and query like 'insert into "shop_counters"%'`,
    )
    return rows.length
  }
  const soon = { timeout: 15_000 }

  test('two orders of one shop are prepared side by side while a third holds the numbers', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner, shop } = standing
    await owner.call('POST /api/orders', { body: threePieces(standing) })
    const endThird = await anOrderInHand(shop.id)
    const statements = await recordStatements(running.app.database.pool, async () => {
      const [one, other] = [1, 2].map(() => owner.call('POST /api/orders', { body: threePieces(standing) }))
      await expect.poll(waiting, soon).toBe(2)
      await endThird()
      const numbers = [(await one)?.number, (await other)?.number]
      expect(numbers.sort()).toEqual(['ORD-002', 'ORD-003'])
    })
    const isRead = ({ text }: { text: string }) => text.startsWith('select "')
    const lastLock = statements.findLastIndex(isLock)
    expect(statements.slice(lastLock).filter(isRead)).toEqual([])
  })

  test('an order that is wrong is refused without waiting for the numbers', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner, shop, personId } = standing
    await owner.call('POST /api/orders', { body: threePieces(standing) })
    const endOther = await anOrderInHand(shop.id)
    const pieces = [{ personId, garment: 'no such thing', priceMinor: 1 }]
    const refused = await owner.try('POST /api/orders', { body: { ...threePieces(standing), pieces } })
    await endOther()
    expect(refused.body.errors).toMatchObject([
      { field: 'pieces.0.garment' },
      { field: 'advance.amountMinor' },
    ])
  })

  test('sent five times at once under one id it is one order with one number', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner } = standing
    const body = threePieces(standing)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => owner.call('POST /api/orders', { body })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const next = await owner.call('POST /api/orders', { body: threePieces(standing) })
    expect(next.number).toBe('ORD-002')
  })

  test('many at once have numbers without a gap, some of them refused, and count in their customer’s figures', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner, customer } = standing
    const wrong = () => ({ ...threePieces(standing), promisedOn: aDay(-1) })
    const bodies = Array.from({ length: 16 }, (_, turn) => (turn % 4 ? threePieces(standing) : wrong()))
    const answers = await Promise.all(bodies.map((body) => owner.try('POST /api/orders', { body })))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
    const { number } = await owner.call('POST /api/orders', { body: threePieces(standing) })
    expect(number).toBe('ORD-013')
    const after = await owner.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(after).toMatchObject({ totalOrders: 13, totalSpentMinor: 13 * 270_000 })
  })

  test('a customer who changes while their order is prepared is read again: the order bears the new name', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner, shop, customer } = standing
    await owner.call('POST /api/orders', { body: threePieces(standing) })
    const endOther = await anOrderInHand(shop.id)
    const taking = owner.call('POST /api/orders', { body: threePieces(standing) })
    await expect.poll(waiting, soon).toBe(1)
    await owner.call('PATCH /api/customers/:id', { params: { id: customer.id }, body: { name: 'Asha Rao' } })
    await endOther()
    expect((await taking).customer.name).toBe('Asha Rao')
    const { rows } = await owner.call('GET /api/orders', { query: { q: 'Rao' } })
    expect(rows).toHaveLength(2)
  })

  test('a customer who goes while their order is prepared, with the import they came by, has no order', async () => {
    const standing = await aShopWithCustomer(running.app)
    const { owner, shop, customer } = standing
    const endOther = await anOrderInHand(shop.id)
    const taking = owner.try('POST /api/orders', { body: threePieces(standing) })
    await expect.poll(waiting, soon).toBe(1)
    await overseer.query('delete from persons where customer_id = $1', [customer.id])
    await overseer.query('delete from customers where id = $1', [customer.id])
    await endOther()
    expect((await taking).status).toBe(404)
  })
})
