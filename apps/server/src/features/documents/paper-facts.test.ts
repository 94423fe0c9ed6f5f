import type { Order } from '@darzi/contract/order-shapes.ts'
import type { languages } from '@darzi/words/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aShopThatOffers } from '../collection/collection-for-tests.ts'
import { anOrderToPay, lastOf, pay } from '../payments/ledger-for-tests.ts'
import { anOrder } from '../payments/order-for-tests.ts'
import { paperWords } from './paper-words.ts'
import { slipPaper } from './slip-paper.ts'
import { tagsPaper } from './tags-paper.ts'

const address = 'https://darzi.example.test'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

type Language = keyof typeof languages
const slipOf = (order: Order, language: Language = 'en') =>
  slipPaper({ order, shop: { name: 'Noor', lines: [] }, size: '80' }, paperWords(language))
const tagsOf = (order: Order, language: Language = 'en') =>
  tagsPaper({ order, timeZone: 'Asia/Kolkata', size: '80', address }, () => paperWords(language))

test('an extra is printed with what it costs; one the shop asks nothing for, by its name alone', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { params } = await anOrder(running.app, { shopId: shop.id, owner })
  const order = await owner.call('GET /api/orders/:id', { params })
  const addOns = [
    { key: 'monogram', name: 'Monogram', priceMinor: 5_000 },
    { key: 'piping', priceMinor: 0 },
  ]
  const pieces = order.pieces.map((piece) => ({ ...piece, addOns }))
  expect(slipOf({ ...order, pieces }).pieces[0]?.addOns).toEqual([
    { label: 'Monogram', value: expect.stringMatching(/^\+ .*50/) },
    { label: 'Piping', value: '' },
  ])
})

test('what rush costs is a line of the slip of its own, beside the pieces', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { params } = await anOrder(running.app, { shopId: shop.id, owner }, { totalMinor: 100_000 })
  await owner.call('PATCH /api/orders/:id', { params, body: { rushMinor: 20_000 } })
  const order = await owner.call('GET /api/orders/:id', { params })
  expect(slipOf(order).amounts).toMatchObject([
    { label: 'Pieces', value: expect.stringMatching(/1,000$/) },
    { label: 'Urgent charge', value: expect.stringMatching(/200$/) },
    { label: 'Total', value: expect.stringMatching(/1,200$/) },
  ])
})

describe('a piece of the shop’s collection', () => {
  async function ordered(size: string | undefined) {
    const { owner, item } = await aShopThatOffers(running.app)
    const customer = await signedIn(running.app, (await anAccount(running.app)).id)
    await customer.call('POST /api/collection/:id/order', {
      params: { id: item.id },
      body: { size, colour: 'Indigo', contact: { name: 'Meera Joshi', phone: '98765 43210' } },
    })
    return newest(owner)
  }

  test('of a finished size is sewn to that size’s tape: its tag names the garment, size and colour, and asks for no measuring', async () => {
    const order = await ordered('M')
    const [tag] = tagsOf(order).pieces
    expect(tag).toMatchObject({ item: 'Oxford shirt · Size M · Indigo', warning: null })
    expect(tag?.taken).toBe('Finished garment, size M: inches · cm')
    expect(tag?.values).toEqual([
      { label: 'Chest (bust)', value: '42 ½ · 108.0' },
      { label: 'Waist', value: '40 ⅛ · 102.0' },
      { label: 'Hips (seat)', value: '42 ½ · 108.0' },
      { label: 'Length', value: '29 ⅞ · 76.0' },
      { label: 'Sleeve length', value: '25 ¼ · 64.0' },
    ])
  })

  test.each([
    ['en', 'Oxford shirt · Size M · Indigo'],
    ['hi', 'Oxford shirt · साइज़ M · Indigo'],
    ['pa', 'Oxford shirt · ਸਾਈਜ਼ M · Indigo'],
  ] as const)('is named with its size and colour on the slip in “%s”: %s', async (language, item) => {
    expect(slipOf(await ordered('M'), language).pieces[0]?.lines).toContain(item)
  })

  test('made to measure says so, and asks for measuring as long as nobody has', async () => {
    const order = await ordered('M')
    const piece = order.pieces[0]
    if (!piece?.collection) throw new Error('ordered from no collection')
    const toMeasure = { ...piece.collection, finished: undefined, isMadeToMeasure: true }
    const [tag] = tagsOf({ ...order, pieces: [{ ...piece, collection: toMeasure }] }).pieces
    expect(tag).toMatchObject({
      item: 'Oxford shirt · Made to measure · Indigo',
      warning: 'No measurements yet: measure before cutting.',
    })
  })
})

test('after the customer is renamed, no paper says that their own piece is for somebody else', async () => {
  const { shop, owner } = await aShopAtWork(running.app)
  const { params, customerId } = await anOrder(running.app, { shopId: shop.id, owner })
  const { people } = await owner.call('POST /api/customers/:id/people', {
    params: { id: customerId },
    body: { name: 'Kabir' },
  })
  await owner.call('PATCH /api/customers/:id', {
    params: { id: customerId },
    body: { name: 'Asha Kapoor' },
  })
  const order = await owner.call('GET /api/orders/:id', { params })
  const slip = slipOf(order)
  expect(slip.customer.name).toBe('Asha Kapoor')
  expect(slip.pieces[0]?.lines.join()).not.toContain('for ')
  const kabir = people.find(({ name }) => name === 'Kabir')
  const forKabir = {
    ...order.pieces[0],
    person: { id: kabir?.id, name: 'Kabir', isCustomer: kabir?.isCustomer },
  }
  expect(slipOf({ ...order, pieces: [forKabir as Order['pieces'][number]] }).pieces[0]?.lines).toContain(
    'for Kabir',
  ) // as read, but for the person
})

test.each([
  ['en', 'To refund', 'Cancelled · To refund'],
  ['hi', 'लौटाना है', 'रद्द · लौटाना है'],
  ['pa', 'ਮੋੜਨਾ ਹੈ', 'ਰੱਦ · ਮੋੜਨਾ ਹੈ'],
] as const)(
  'what the shop is to give back stands on the slip, of a cancelled order too: %s',
  async (language, ...labels) => {
    const { owner, params } = await anOrderToPay(running.app, 100_000)
    const { body: asked } = await pay(owner, params, { amountMinor: 60_000, method: 'upi', isPending: true })
    await pay(owner, params, { amountMinor: 100_000 })
    const seen = await owner.call('POST /api/payments/:id/settle', {
      params: { id: lastOf(asked) },
      body: { to: 'completed' },
    })
    expect(slipOf(seen, language).balance).toEqual({ label: labels[0], value: '₹600' })
    const off = { reason: 'Wedding called off', settlement: 'keep' } as const
    const cancelled = await owner.call('POST /api/orders/:id/cancel', { params, body: off })
    expect(slipOf(cancelled, language).balance).toEqual({ label: labels[1], value: '₹600' })
  },
)

async function newest(owner: Visitor) {
  const [card] = (await owner.call('GET /api/orders', { query: { sort: 'newest' } })).rows
  return owner.call('GET /api/orders/:id', { params: { id: card?.id ?? '' } })
}
