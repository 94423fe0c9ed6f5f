import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aDay, anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
let shop: Awaited<ReturnType<typeof aShopWithCustomer>>
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  shop = await aShopWithCustomer(running.app)
})
afterAll(() => running.close())

const shirt = (given: object = {}) => ({
  personId: shop.personId,
  garment: 'shirt',
  priceMinor: 100_000,
  ...given,
})
const collar = (option: string) => ({ group: 'collar', option })
const bad: [string, () => object, string][] = [
  ['a day that has passed', () => ({ promisedOn: aDay(-1) }), 'promisedOn'],
  ['a day that is in no calendar', () => ({ promisedOn: '2027-02-30' }), 'promisedOn'],
  ['a day in ten years', () => ({ promisedOn: aDay(3650) }), 'promisedOn'],
  ['a trial after the promise', () => ({ trialOn: aDay(8) }), 'trialOn'],
  ['a trial yesterday', () => ({ trialOn: aDay(-1) }), 'trialOn'],
  ['a discount above the pieces', () => ({ discountMinor: 100_001 }), 'discountMinor'],
  ['a discount below zero', () => ({ discountMinor: -1 }), 'discountMinor'],
  [
    'an advance above the total',
    () => ({ discountMinor: 50_000, advance: { amountMinor: 50_001, method: 'cash' } }),
    'advance.amountMinor',
  ],
  ['an advance in shells', () => ({ advance: { amountMinor: 1, method: 'shells' } }), 'advance.method'],
  ['no pieces', () => ({ pieces: [] }), 'pieces'],
  ['200 pieces', () => ({ pieces: Array.from({ length: 200 }, () => shirt()) }), 'pieces'],
  ['a price of zero', () => ({ pieces: [shirt(), shirt({ priceMinor: 0 })] }), 'pieces.1.priceMinor'],
  ['a price of a hundred digits', () => ({ pieces: [shirt({ priceMinor: 1e99 })] }), 'pieces.0.priceMinor'],
  ['a price of half a paisa', () => ({ pieces: [shirt({ priceMinor: 0.5 })] }), 'pieces.0.priceMinor'],
  ['a garment nobody sews', () => ({ pieces: [shirt(), shirt({ garment: 'toga' })] }), 'pieces.1.garment'],
  [
    'someone else’s family',
    () => ({ pieces: [shirt({ personId: running.app.newId() })] }),
    'pieces.0.personId',
  ],
  [
    'a style nobody offers',
    () => ({ pieces: [shirt({ styles: [{ group: 'collar', option: 'wings' }] })] }),
    'pieces.0.styles.0',
  ],
  [
    'a second collar',
    () => ({ pieces: [shirt({ styles: [collar('spread'), collar('point')] })] }),
    'pieces.0.styles.1',
  ],
  [
    'the same collar twice',
    () => ({ pieces: [shirt({ styles: [collar('point'), collar('point')] })] }),
    'pieces.0.styles.1',
  ],
  [
    'an add-on nobody offers',
    () => ({ pieces: [shirt({ addOns: [{ key: 'gold' }] })] }),
    'pieces.0.addOns.0',
  ],
  [
    'a measurement of nobody',
    () => ({ pieces: [shirt({ measurementId: running.app.newId() })] }),
    'pieces.0.measurementId',
  ],
  ...[
    ['minus two metres', { source: 'own', metres: -2 }] as const,
    ['a hair’s breadth of cloth', { source: 'own', metres: 1.23456789 }] as const,
    ['a street of cloth', { source: 'shop', metres: 200.01 }] as const,
  ].map(([what, cloth]): [string, () => object, string] => [
    what,
    () => ({ pieces: [shirt({ cloth })] }),
    'pieces.0.cloth.metres',
  ]),
  [
    'cloth of nobody',
    () => ({ pieces: [shirt({ cloth: { source: 'thin air', metres: 2 } })] }),
    'pieces.0.cloth.source',
  ],
]

test.each(bad)('%s is refused at its field, and nothing is written', async (_what, given, field) => {
  const { owner, customer } = shop
  const refused = await owner.try('POST /api/orders', { body: { ...anOrderBody(customer), ...given() } })
  expect(refused.status).toBe(400)
  expect([...new Set(refused.body.errors?.map((error) => error.field))]).toEqual([field])
  expect(refused.body.errors?.[0]?.detail).toMatch(/\w/)
  expect((await owner.call('GET /api/orders/summary')).total).toBe(0)
})

test.each([
  [
    '200 pieces',
    () => ({ pieces: Array.from({ length: 200 }, () => shirt()) }),
    'An order has 60 pieces at most. Take the rest as another order.',
  ],
  ['a price of zero', () => ({ pieces: [shirt({ priceMinor: 0 })] }), 'This must be more than 0.'],
  [
    'a price of a hundred digits',
    () => ({ pieces: [shirt({ priceMinor: 1e99 })] }),
    'This is too much. Check the number.',
  ],
  [
    'an advance above anything',
    () => ({ advance: { amountMinor: 1e12, method: 'cash' } }),
    'This is too much. Check the number.',
  ],
  [
    'cloth finer than a tape',
    () => ({ pieces: [shirt({ cloth: { source: 'shop', metres: 1.234 } })] }),
    'This goes in steps of 0.01.',
  ],
])('%s is answered in a sentence that says what to do', async (_what, given, sentence) => {
  const { owner, customer } = shop
  const refused = await owner.try('POST /api/orders', { body: { ...anOrderBody(customer), ...given() } })
  expect(refused.body.errors?.[0]?.detail).toBe(sentence)
})

test('a piece that has a collar is refused a second one, also one it had, and keeps what it has', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, styles: [collar('spread')] }]
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
  const edit = (styles: object[]) =>
    owner.try('PATCH /api/orders/:id/pieces/:pieceId', { params, body: { styles } })
  for (const styles of [
    [collar('point'), collar('spread')],
    [collar('spread'), collar('spread')],
  ])
    expect((await edit(styles)).body.errors).toMatchObject([{ field: 'styles.1', code: 'double' }])
  const kept = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
  expect(kept.pieces[0]?.styles).toEqual([collar('spread')])
  expect((await edit([collar('point')])).body.pieces[0]?.styles).toEqual([collar('point')])
})

test('cloth may be measured later, whoever brought it', async () => {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const cloth = { source: 'own' as const, colour: 'Navy' }
  const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, cloth }]
  const order = await owner.call('POST /api/orders', { body: anOrderBody(customer, { pieces }) })
  expect(order.pieces[0]?.cloth).toEqual(cloth)
  const params = { id: order.id, pieceId: order.pieces[0]?.id ?? '' }
  for (const changed of [{ ...cloth, metres: 2.29 }, { source: 'shop' as const }, cloth]) {
    const body = { cloth: changed }
    const edited = await owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params, body })
    expect(edited.pieces[0]?.cloth).toEqual(changed)
  }
})

test('everything that is wrong is named at once', async () => {
  const { owner, customer } = shop
  const body = {
    ...anOrderBody(customer),
    pieces: [shirt({ garment: 'toga' })],
    promisedOn: aDay(-3),
    discountMinor: 200_000,
  }
  const refused = await owner.try('POST /api/orders', { body })
  expect(refused.body.errors?.map(({ field }) => field)).toEqual([
    'pieces.0.garment',
    'promisedOn',
    'discountMinor',
  ])
})

describe('numbers', () => {
  test('are given without a gap, however many are taken at once and however many are refused', async () => {
    const { owner, customer } = await aShopWithCustomer(running.app)
    const good = anOrderBody(customer)
    const wrong = { ...good, pieces: [{ ...good.pieces[0], garment: 'toga' }] }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        owner.try('POST /api/orders', { body: turn % 3 === 0 ? wrong : good }),
      ),
    )
    const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.number] : []))
    expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, place) => `ORD-00${place + 1}`))
  })

  test('the same id sent four times at once makes one order and one payment', async () => {
    const { owner, customer } = await aShopWithCustomer(running.app)
    const advance = { id: running.app.newId(), amountMinor: 10_000, method: 'cash' as const }
    const body = { ...anOrderBody(customer, { advance }), id: running.app.newId() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call('POST /api/orders', { body })))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(answers.at(-1)).toMatchObject({ paidMinor: 10_000, payments: [{}] })
    expect(await owner.call('GET /api/orders/summary')).toMatchObject({ total: 1, balanceMinor: 90_000 })
  })
})

describe('hidden signs', () => {
  const turned = '\u202e'
  test('that turn the direction of the text are kept out of notes, cloth, reasons and references', async () => {
    const { owner, customer, personId } = await aShopWithCustomer(running.app)
    const cloth = { source: 'own' as const, colour: `Navy${turned}`, metres: 2 }
    const pieces = [{ personId, garment: 'shirt', priceMinor: 100_000, cloth, notes: `${turned}Long  cuffs` }]
    const advance = { amountMinor: 1, method: 'cash' as const, reference: `${turned}41`, note: `a${turned}b` }
    const order = await owner.call('POST /api/orders', {
      body: anOrderBody(customer, { pieces, advance, notes: `Ring${turned}\r\nfirst` }),
    })
    expect(order).toMatchObject({
      notes: 'Ring\nfirst',
      pieces: [{ notes: 'Long cuffs', cloth: { source: 'own', colour: 'Navy', metres: 2 } }],
      payments: [{ reference: '41', note: 'ab' }],
    })
    const params = { id: order.id }
    const edited = await owner.call('PATCH /api/orders/:id', { params, body: { notes: turned } })
    expect(edited.notes).toBeUndefined()
  })

  test('alone are no reason: to cancel, to give back, to reverse, or to hand over with a balance', async () => {
    const { owner, customer } = await aShopWithCustomer(running.app)
    const advance = { id: running.app.newId(), amountMinor: 1, method: 'cash' as const }
    const { id } = await owner.call('POST /api/orders', { body: anOrderBody(customer, { advance }) })
    const [params, paid, reason] = [{ id }, { id: advance.id }, turned]
    for (const refused of [
      await owner.try('POST /api/orders/:id/cancel', { params, body: { reason, settlement: 'keep' } }),
      await owner.try('POST /api/payments/:id/reverse', { params: paid, body: { reason } }),
      await owner.try('POST /api/payments/:id/refund', { params: paid, body: { reason, amountMinor: 1 } }),
    ])
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'reason'])
    const handing = await owner.try('POST /api/orders/:id/move', {
      params,
      body: { to: 'delivered', reason },
    })
    expect([handing.status, handing.body.code]).toEqual([409, 'orders.balanceDue'])
  })
})

test('another shop’s customer is not there', async () => {
  const { owner } = await aShopAtWork(running.app)
  const refused = await owner.try('POST /api/orders', { body: anOrderBody(shop.customer) })
  expect(refused.status).toBe(404)
})

test('a step can neither be changed nor taken out by the program', async () => {
  for (const statement of [
    'update order_steps set reason = null',
    'delete from order_steps',
    'delete from payments',
  ])
    await expect(
      asOwner(running.app, async (client) => {
        await client.query('set role darzi_app')
        try {
          await client.query(statement)
        } finally {
          await client.query('reset role')
        }
      }),
    ).rejects.toThrow(/permission denied/)
})

test('a house on its free plan takes twenty orders a month, and one more the month after', async () => {
  const own = await openTestApp({}, { works: false })
  const { owner, customer, shop: app } = await aShopWithCustomer(own.app)
  await asOwner(own.app, (client) =>
    client.query(`update shops set kind = 'house', plan = 'houseFree', trial_ends_at = null where id = $1`, [
      app.id,
    ]),
  )
  for (let turn = 0; turn < 20; turn++) await owner.call('POST /api/orders', { body: anOrderBody(customer) })
  const refused = await owner.try('POST /api/orders', { body: anOrderBody(customer) })
  expect([refused.status, refused.body.code]).toEqual([403, 'orders.limitReached'])
  expect(refused.body.params).toMatchObject({ limit: 20, moveTo: 'houseBasic' })
  own.pass({ days: 31 })
  const back = await owner.try('POST /api/orders', {
    body: { ...anOrderBody(customer), promisedOn: aDay(60) },
  })
  expect(back.status).toBe(200)
  await own.close()
})
