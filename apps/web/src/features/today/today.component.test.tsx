/** Today: what must be done stands there with one act each, and what cannot be done says why. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Today } from '@darzi/contract/today.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { screenAt } from '../../screens.ts'
import { aCalendarDay } from '../../testing/a-calendar-day.ts'
import { aDay, anId, anOrder, aSession, aShop, aToday, type SaidToday } from '../../testing/builders.ts'
import { counterSettings } from '../../testing/counter-settings.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { announce } from '../../testing/fake-live.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const section = (name: RegExp) => page.getByRole('region', { name })
const row = (name: string) => page.getByRole('article', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

type Prepare = NonNullable<Parameters<typeof renderScreen>[1]>

const openToday = (day: Today, prepare: Prepare = () => {}, asked = {}) =>
  renderScreen(
    '/tailor/dashboard',
    (api, drafts) => {
      api
        .answer('GET /api/today', () => day)
        .answer('GET /api/shop', aShop())
        .answer('GET /api/calendar', aCalendarDay())
      prepare(api, drafts)
    },
    asked,
  )

/** A server that takes this order on, and answers the day as it is then. */
async function openOrder({ readyOn, ...said }: SaidToday) {
  let order = anOrder(said)
  const change = (part: Partial<Order>) => {
    const { state, balanceMinor, promisedOn, daysLeft } = { ...order, ...part }
    const { id, number, customer } = order
    order = anOrder({ id, number, customer, state, balanceMinor, promisedOn, daysLeft })
    return order
  }
  const screen = await renderScreen('/tailor/dashboard', (api) =>
    api
      .answer('GET /api/calendar', aCalendarDay())
      .answer('GET /api/today', () => aToday(order.state === 'delivered' ? [] : [{ ...order, readyOn }]))
      .answer('GET /api/orders/:id', () => order)
      .answer('GET /api/shop/counter', counterSettings)
      .answer('POST /api/orders/:id/move', ({ body }) => change({ state: body.to })),
  )
  return { ...screen, change, orderNow: () => order }
}

const days: [string, SaidToday, RegExp, string][] = [
  ['late', { promisedOn: '2026-11-21', daysLeft: -2, isOverdue: true }, /^Late 1/, 'Ready'],
  ['due today, not begun', { state: 'approved' }, /^Due today 1/, 'Start'],
  ['due tomorrow', { promisedOn: '2026-11-24', daysLeft: 1 }, /^Due tomorrow 1/, 'Ready'],
  ['ready', { state: 'ready', readyOn: aDay }, /^Due today 1/, 'Hand over & take ₹650'],
  ['ready and paid', { state: 'ready', readyOn: aDay, balanceMinor: 0 }, /^Due today 1/, 'Hand over'],
  ['sent by a form', { state: 'pending', promisedOn: '2026-12-09' }, /^Waiting for approval 1/, 'Approve'],
  [
    'not collected',
    { state: 'ready', readyOn: '2026-11-20', promisedOn: '2026-11-20', daysLeft: -3 },
    /^Ready, not collected 1/,
    'Remind Asha Verma',
  ],
]

test.each(days)('%s: in its section, with its one act', async (_when, said, name, act) => {
  await openToday(aToday([said]))
  const promise = section(name).getByRole('article', { name: 'ORD-001 Asha Verma' })
  await expect.element(promise.getByRole('button', { name: act, exact: true })).toBeVisible()
  expect(await promise.getByRole('button').all()).toHaveLength(1)
  await expect.element(promise.getByText('Shirt', { exact: true })).toBeVisible()
})

test('each act goes on to the next, and the row says at once where it stands', async () => {
  const { api } = await openOrder({ state: 'approved' })
  const release = api.hold('POST /api/orders/:id/move')
  await button('Start').click()
  await expect.element(row('ORD-001 Asha Verma').getByText('In Progress')).toBeVisible()
  release()
  await expect.element(button('Ready')).toBeVisible()
  await button('Ready').click()
  await expect.element(button('Hand over & take ₹650')).toBeVisible()
  expect(api.sent('POST /api/orders/:id/move').map(({ body }) => body.to)).toEqual(['in_progress', 'ready'])
})

test('a refused act leaves the row as it was and says why', async () => {
  const { api } = await openOrder({ state: 'approved' })
  api.refuse('POST /api/orders/:id/move', 'orders.changedMeanwhile')
  await button('Start').click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(button('Start')).toBeVisible()
  await expect.element(row('ORD-001 Asha Verma').getByText('Not started')).toBeVisible()
})

test('handing over takes the money first, here, and the row is gone', async () => {
  const screen = await openOrder({ state: 'ready', readyOn: aDay })
  screen.api.answer('POST /api/orders/:id/payments', () => screen.change({ balanceMinor: 0 }))
  await button('Hand over & take ₹650').click()
  const paying = page.getByRole('dialog', { name: 'Take a payment for ORD-001' })
  await paying.getByRole('button', { name: 'Received ₹650' }).click()
  await expect.element(page.getByRole('heading', { name: 'All promises are kept' })).toBeVisible()
  expect(screen.orderNow().state).toBe('delivered')
  expect(location.pathname + location.search).toBe('/tailor/dashboard')
})

test('what stands in the way of an act is asked here, and closing it changes nothing', async () => {
  const { api, orderNow } = await openOrder({ state: 'in_progress' })
  for (const piece of orderNow().pieces) Object.assign(piece, { needs: ['chest'], missing: ['chest'] })
  api.answer('POST /api/orders/:id/move', () => {
    throw new FakeProblem('orders.sizesMissing')
  })
  await button('Ready').click()
  const asking = page.getByRole('dialog', { name: 'Sizes are missing' })
  await expect.element(asking).toBeVisible()
  await asking.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(asking).not.toBeInTheDocument()
  await expect.element(button('Ready')).toBeVisible()
})

test('whoever did not come is called, written to, or handed the order', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await openOrder({ state: 'ready', readyOn: '2026-11-20', promisedOn: '2026-11-20', daysLeft: -3 })
  await button('Remind Asha Verma').click()
  await expect.element(page.getByRole('menuitem', { name: 'Call 98150 11110' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Hand over & take ₹650' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Send WhatsApp' }).click()
  const [address] = opened.mock.calls[0] ?? []
  expect(decodeURIComponent(String(address))).toBe(
    'https://wa.me/919815011110?text=Hello Asha Verma, your order ORD-001 is ready at Noor Tailors. ' +
      'You can collect it any time; ₹650 is left to pay.',
  )
})

test('nothing due: all promises are kept, with the next one and one step', async () => {
  await openToday(aToday([], { nextOn: '2026-11-30' }))
  await expect.element(page.getByRole('heading', { name: 'All promises are kept' })).toBeVisible()
  await expect.element(page.getByText('The next promise is for 30 Nov 2026.')).toBeVisible()
  const step = page.getByRole('main').getByRole('link', { name: 'New order' })
  await expect.element(step).toHaveAttribute('href', '/tailor/orders/new')
})

test('a new shop takes its first order', async () => {
  await openToday(aToday([], { hasOrders: false }))
  const step = page.getByRole('link', { name: 'Take your first order' })
  await expect.element(step).toHaveAttribute('href', '/tailor/orders/new')
})

test('a shop that is not set up is set up first', async () => {
  await openToday(aToday([], { hasOrders: false }), (api) =>
    api.answer('GET /api/shop', aShop({ isSetUp: false })),
  )
  const step = page.getByRole('link', { name: 'Set up your shop' })
  await expect.element(step).toHaveAttribute('href', '/tailor/set-up')
  expect(page.getByRole('link', { name: 'Take your first order' }).elements()).toEqual([])
})

test('what was begun is gone on with where it was left, or thrown away and taken back', async () => {
  const { drafts } = await openToday(aToday(), (_api, kept) =>
    kept.write('orders.c1', { pieces: ['a shirt'] }),
  )
  const list = page.getByRole('region', { name: 'Unfinished' })
  await expect
    .element(list.getByRole('link', { name: 'Resume: New order for orders.c1' }))
    .toHaveAttribute('href', '/tailor/orders/new?customer=c1')
  await list.getByRole('button', { name: 'Discard: New order for orders.c1' }).click()
  await expect.element(list).not.toBeInTheDocument()
  expect(drafts.kept.size).toBe(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(list).toBeVisible()
  expect(drafts.kept.get('orders.c1')?.content).toBe('{"pieces":["a shirt"]}')
})

test('a section with more than it shows leads to the list of all of them', async () => {
  const late = { promisedOn: '2026-11-21', daysLeft: -2, isOverdue: true }
  await openToday(aToday([late], { more: ['late'] }))
  const all = section(/^Late 1\+/).getByRole('link', { name: 'See all: Late' })
  await expect.element(all).toHaveAttribute('href', '/tailor/orders?due=late')
})

test('sizes, money and what happened stand there when there is something', async () => {
  const orderId = anId()
  const person = { id: anId(), name: 'Ravi' }
  const pieces = [{ id: anId(), garment: { key: 'kurta' } }]
  const day = aToday([], { unmeasured: [{ orderId, number: 'ORD-007', promisedOn: aDay, person, pieces }] })
  await openToday({
    ...day,
    money: {
      currency: 'INR',
      methods: [{ method: 'cash', amountMinor: 435_000 }],
      ready: 3,
      readyOwedMinor: 124_000,
    },
    latest: [
      {
        id: anId(),
        at: '2026-11-23T06:00:00.000Z',
        kind: 'orders.finished',
        actor: { id: anId(), name: 'Imran' },
        subject: { type: 'order', id: orderId, name: 'ORD-007' },
        params: { name: 'ORD-007' },
      },
    ],
  })
  await expect.element(section(/^Sizes missing 1/).getByRole('link', { name: 'Take sizes' })).toBeVisible()
  const money = page.getByRole('region', { name: 'Money in today' })
  await expect.element(money.getByText('₹4,350').first()).toBeVisible()
  await expect
    .element(money.getByRole('link', { name: '₹1,240 to collect: 3 orders are ready' }))
    .toHaveAttribute('href', '/tailor/orders?status=ready')
  const line = page.getByRole('listitem').filter({ hasText: 'Imran' })
  await expect
    .element(line.getByRole('link', { name: 'ORD-007' }))
    .toHaveAttribute('href', `/tailor/orders/${orderId}`)
})

test('a cutter sees the own pieces and no money', async () => {
  const facts = {
    orderId: anId(),
    orderState: 'in_progress' as const,
    trialChange: false,
    checks: [],
    addOnNames: [],
    promisedOn: aDay,
    daysLeft: -1,
    pinnedNotes: [],
    photos: [],
  }
  const rows = anOrder().pieces.map((piece) => ({ ...piece, ...facts }))
  const session = aSession({ memberRole: 'cutter', can: ['work.read', 'work.move', 'shop.read'] })
  await openToday({ today: aDay, work: { rows, isMore: false } }, () => {}, { session })
  const pieces = page.getByRole('list', { name: 'Your pieces' })
  await expect.element(pieces.getByText('1 day overdue')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the workshop' })).toBeVisible()
  expect(document.body.textContent).not.toContain('₹')
})

test('what a colleague does shows by itself', async () => {
  let day = aToday([{ state: 'approved' }])
  await openToday(day, (api) => api.answer('GET /api/today', () => day))
  await expect.element(button('Start')).toBeVisible()
  day = aToday([{ state: 'ready', readyOn: aDay }])
  announce({ feature: 'orders', kind: 'orders.finished' })
  await expect.element(button('Hand over & take ₹650')).toBeVisible()
})

test('on a phone the first promise stands in sight, each row as tall as a thumb', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({
    number: `ORD-00${at + 1}`,
    state: 'approved' as const,
  }))
  await openToday(aToday(many), () => {}, { viewport: phone })
  const first = row('ORD-001 Asha Verma')
  await expect.element(first).toBeVisible()
  const box = first.element().getBoundingClientRect()
  expect(box.bottom).toBeLessThan(phone.height - 70)
  expect(box.height).toBeLessThanOrEqual(72)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
})

test('on a desk a row is 46 px', async () => {
  await openToday(aToday([{ state: 'approved' }, { state: 'ready', readyOn: aDay, number: 'ORD-002' }]))
  for (const number of ['ORD-001', 'ORD-002']) {
    await expect.element(row(`${number} Asha Verma`)).toBeVisible()
    const { height } = row(`${number} Asha Verma`).element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    expect(height).toBeLessThanOrEqual(48)
  }
})

test('all screens are a tap away, each by its own name and path, and Back closes the list', async () => {
  await openToday(aToday())
  await button('All screens').click()
  const screens = page.getByRole('dialog', { name: 'All screens' })
  await expect.element(screens.getByRole('link', { name: 'Measurement book' })).toBeVisible()
  const tiles = screens.getByRole('link').elements()
  const paths = tiles.map((tile) => tile.getAttribute('href') ?? '')
  expect(paths).toContain('/measurement-book')
  expect(paths.filter((path) => screenAt(path)?.path !== path.replace(/\?.*/, ''))).toEqual([])
  expect(new Set(tiles.map(({ textContent }) => textContent)).size).toBe(tiles.length)
  expect(tiles.length).toBeGreaterThan(10)
  history.back()
  await expect.element(screens).not.toBeInTheDocument()
})
