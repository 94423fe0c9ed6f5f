/** The cards of the customer's portal: what each offers, and what it does not. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { OwnOrder } from '@darzi/contract/portal.ts'
import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queries } from '../../data/queries.ts'
import { anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}
const anOrder = (given: Partial<OwnOrder>): OwnOrder => ({
  id: anId(),
  number: 'ORD-001',
  shop: { name: 'Noor Tailors', phone: '+91 98765 43210' },
  state: 'in_progress',
  status: 'in_progress',
  orderedOn: '2026-11-01',
  promisedOn: '2026-12-01',
  garments: [{ key: 'shirt' }],
  people: ['Asha Verma'],
  currency: 'INR',
  totalMinor: 150_000,
  balanceMinor: 150_000,
  asksTrial: false,
  ...given,
})
type Orders = (asked: ApiRequest<'GET /api/own/orders'>) => ApiReply<'GET /api/own/orders'>
const open = (path: string, orders: OwnOrder[] | Orders) =>
  renderScreen(
    path,
    (api) => {
      api.answer('GET /api/own/orders', Array.isArray(orders) ? { orders, count: orders.length } : orders)
      api.answer('GET /api/own/phones', { phones: [] })
      api.answer('GET /api/own/profile', { addresses: [], people: [] })
      api.answer('GET /api/quotes', { rows: [] })
    },
    { session },
  )
const card = (name: string) => page.getByRole('article', { name })

test('an order is followed, paid and asked about from its card', async () => {
  await open('/user/orders', [anOrder({ token: 'abc', payOnlineMinor: 150_000 })])
  const shirt = card('Shirt')
  await expect
    .element(shirt.getByRole('link', { name: 'Track Progress of ORD-001' }))
    .toHaveAttribute('href', '/track/abc')
  await expect
    .element(shirt.getByRole('link', { name: 'Pay ₹1,500 online' }))
    .toHaveAttribute('href', '/track/abc#balance')
  await expect
    .element(shirt.getByRole('link', { name: 'Call Noor Tailors' }))
    .toHaveAttribute('href', 'tel:+919876543210')
  await expect
    .element(shirt.getByRole('link', { name: 'WhatsApp Noor Tailors' }))
    .toHaveAttribute('href', 'https://wa.me/919876543210')
})

/** Two pages of one order each. */
function twoPages(): Orders {
  const first = anOrder({ number: 'ORD-103' })
  const last = anOrder({ number: 'ORD-001', garments: [{ key: 'sherwani' }] })
  return ({ query }) =>
    query?.after === first.id ? { orders: [last], count: 2 } : { orders: [first], count: 2, next: first.id }
}

test('older orders are asked for', async () => {
  await open('/user/orders', twoPages())
  await expect.element(card('Shirt')).toBeVisible()
  await expect.element(card('Sherwani')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Older orders' }).click()
  await expect.element(card('Sherwani')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Older orders' })).not.toBeInTheDocument()
})

test('a search looks through the older orders too', async () => {
  await open('/user/orders?q=sherwani', twoPages())
  await expect.element(card('Sherwani')).toBeVisible()
  await expect.element(card('Shirt')).not.toBeInTheDocument()
})

test('a card has one next thing: what waits longest for its customer; a visit is booked from it too', async () => {
  const bookingPath = '/book/abc'
  const given = { token: 'abc', bookingPath }
  const delivered = { ...given, state: 'delivered', status: 'delivered', mayReview: true } as const
  await open('/user/orders', [
    anOrder({ ...delivered, garments: [{ key: 'kurta', name: 'Received' }] }),
    anOrder({ ...delivered, payOnlineMinor: 5_000, garments: [{ key: 'kurta', name: 'Owed' }] }),
    anOrder({
      ...given,
      asksTrial: true,
      payOnlineMinor: 5_000,
      garments: [{ key: 'kurta', name: 'Tried' }],
    }),
    anOrder({ ...given, garments: [{ key: 'kurta', name: 'Sewn' }] }),
  ])
  const links = (name: string) =>
    [...card(name).element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
  await expect.element(card('Sewn')).toBeVisible()
  await expect
    .element(card('Received').getByRole('link', { name: 'Write a review of ORD-001' }))
    .toHaveAttribute('href', '/track/abc#review')
  await expect
    .element(card('Sewn').getByRole('link', { name: 'Book a visit to Noor Tailors' }))
    .toHaveAttribute('href', bookingPath)
  expect(['Received', 'Owed', 'Tried', 'Sewn'].map((name) => links(name)[0])).toEqual([
    '/track/abc#review',
    '/track/abc#balance',
    '/track/abc',
    '/track/abc',
  ])
})

test('a shop that takes no bookings offers no visit, nor an order that was reviewed a review', async () => {
  await open('/user/orders', [anOrder({ token: 'abc', state: 'delivered', status: 'delivered' })])
  await expect.element(card('Shirt').getByText('Track Progress')).toBeVisible()
  await expect.element(card('Shirt').getByText('Write a review')).not.toBeInTheDocument()
  await expect.element(card('Shirt').getByText('Book a visit')).not.toBeInTheDocument()
})

test.each([
  ['pending', 'New'],
  ['approved', 'New'],
  ['in_progress', 'In Progress'],
  ['ready', 'Completed'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
])('an order that is %s is called %s in the portal', async (state, word) => {
  await open('/user/orders', [anOrder({ state: state as OwnOrder['state'] })])
  const head = () => card('Shirt').element().querySelector('header')?.textContent
  await expect.poll(head).toBe(`ShirtORD-001 · Noor Tailors${word}`)
})

test('an order of a quote says what is due when, and is called off after what it costs was shown', async () => {
  const order = anOrder({
    token: 'abc',
    milestones: [
      { kind: 'advance', dueMinor: 30_000, paidMinor: 30_000 },
      { kind: 'delivery', dueMinor: 60_000, paidMinor: 0 },
    ],
    cancel: { keptMinor: 30_000, backMinor: 0 },
  })
  const { api } = await open('/user/orders', [order])
  await expect.element(page.getByText('₹300 · paid')).toBeVisible()
  await expect.element(page.getByText('₹600 to pay')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order ORD-001' }).click()
  await expect.element(page.getByText('The tailor keeps the advance of ₹300', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Why?' }).fill('Wedding is off')
  api.refuse('POST /api/own/orders/:id/cancel', 'orders.termsChanged')
  await page.getByRole('button', { name: 'Cancel order', exact: true }).last().click()
  await expect
    .element(page.getByText('The tailor went on with your order meanwhile', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Why?' })).toHaveValue('Wedding is off')
  expect(api.sent('POST /api/own/orders/:id/cancel')[0]?.body).toMatchObject({ keptMinor: 30_000 })
})

test('orders are looked at for one of the family, as their shop writes the name, and the address says whose', async () => {
  const simran = { id: anId(), name: 'Simran', relation: 'child' as const }
  const orders = [
    anOrder({ number: 'ORD-001' }),
    anOrder({ number: 'ORD-002', garments: [{ key: 'dress' }], people: ['Simran Kaur'] }),
  ]
  const { api } = await open('/user/orders', orders)
  api.answer('GET /api/own/profile', { addresses: [], people: [simran] })
  await queries.invalidateQueries({ queryKey: ['own-profile'] })
  await page.getByRole('button', { name: 'Simran' }).click()
  await expect.element(card('Shirt')).not.toBeInTheDocument()
  await expect.element(card('Dress').getByText('For Simran Kaur')).toBeVisible()
  expect(new URLSearchParams(location.search).get('for')).toBe(simran.id)
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await expect.element(card('Shirt')).toBeVisible()
  await expect.element(card('Dress')).not.toBeInTheDocument()
})

test('how far a complaint is stands on the card, and the remake that can still be asked for beside it', async () => {
  const dispute = { kind: 'lateness', state: 'decided', answerBy: '2026-11-23T08:00:00Z' } as const
  const order = anOrder({ status: 'delivered', state: 'delivered', remakeUntil: '2026-12-05', dispute })
  await open('/user/orders', [order])
  await expect.element(page.getByText('What you said is wrong: we have decided')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: `What you said is wrong, ${order.number}` }))
    .toHaveAttribute('href', `/user/orders/${order.id}/dispute`)
  await expect.element(page.getByText('Free remake until 5 Dec 2026')).toBeVisible()
  await expect.element(page.getByRole('link', { name: `Ask for a remake of ${order.number}` })).toBeVisible()
})

test('until when the shop may answer stands on the card; after it, that the operator decides', async () => {
  const dispute = { kind: 'fit', state: 'raised', answerBy: '2026-11-23T08:00:00Z' } as const
  const late = { ...dispute, kind: 'remake', isUnanswered: true } as const
  await open('/user/orders', [
    anOrder({ number: 'ORD-001', state: 'delivered', dispute }),
    anOrder({ number: 'ORD-002', state: 'delivered', dispute: late }),
  ])
  await expect.element(page.getByText(/: the shop has until 23 Nov 2026 to answer/)).toBeVisible()
  await expect.element(page.getByText(/^Your remake: the shop did not answer in time/)).toBeVisible()
})

test('a free remake is asked for from the card while its last day has not passed', async () => {
  const order = anOrder({ status: 'delivered', state: 'delivered', remakeUntil: '2026-12-05' })
  await open('/user/orders', [order])
  await expect.element(page.getByText('Free remake until 5 Dec 2026')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: `Ask for a remake of ${order.number}` }))
    .toHaveAttribute('href', `/user/orders/${order.id}/dispute?about=remake`)
})

test('without its link an order says how to get it, and offers nothing that would not open', async () => {
  await open('/user/orders', [anOrder({})])
  const shirt = card('Shirt')
  await expect.element(shirt.getByText('To follow this order, confirm below')).toBeVisible()
  await expect.element(shirt.getByText('Track Progress')).not.toBeInTheDocument()
})

test('the first page shows the newest five and the way to all; a search looks through all of them', async () => {
  const garments = ['kurta', 'shirt', 'suit', 'pants', 'dress', 'sherwani']
  const orders = garments.map((key, at) =>
    anOrder({ number: `ORD-00${at + 1}`, garments: [{ key, name: `A ${key}` }] }),
  )
  await open('/user/dashboard', orders)
  await expect.element(card('A kurta')).toBeVisible()
  await expect.element(card('A sherwani')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'All orders (6)' }))
    .toHaveAttribute('href', '/user/orders')
  await page.getByRole('searchbox', { name: 'Search my orders' }).fill('sherwani')
  await expect.element(card('A sherwani')).toBeVisible()
  await expect.element(card('A kurta')).not.toBeInTheDocument()
})

const aLink: TrackedLink = {
  number: 'ORD-001',
  shop: { name: 'Noor Tailors' },
  customerName: 'Asha Verma',
  state: 'in_progress',
  status: 'in_progress',
  progress: 50,
  orderedOn: '2026-11-01',
  promisedOn: '2026-12-01',
  currency: 'INR',
  piecesMinor: 0,
  rushMinor: 0,
  discountMinor: 0,
  writtenOffMinor: 0,
  taxMinor: 0,
  roundOffMinor: 0,
  totalMinor: 0,
  paidMinor: 0,
  balanceMinor: 0,
  awaitedMinor: 0,
  isPriced: true,
  pieces: [],
  steps: [],
  photos: [],
  can: { answerTrial: false },
}

test('the order of a slip’s link is kept in the account of who asks for it', async () => {
  const { api } = await renderScreen(
    '/track/abc',
    (given) => {
      given.answer('GET /api/track/:token', aLink)
      given.answer('POST /api/own/orders', { number: 'ORD-001' })
    },
    { session },
  )
  await page.getByRole('button', { name: 'Keep in my orders' }).click()
  await expect
    .element(page.getByRole('link', { name: 'My Orders', exact: true }))
    .toHaveAttribute('href', '/user/orders')
  expect(api.sent('POST /api/own/orders').map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

test('to a guest the same link offers no account', async () => {
  await renderScreen('/track/abc', (api) => void api.answer('GET /api/track/:token', aLink), {
    session: null,
  })
  await expect.element(page.getByRole('heading', { name: 'Order ORD-001' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep in my orders' })).not.toBeInTheDocument()
})
