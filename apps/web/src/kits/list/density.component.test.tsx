/** How much of a list is in sight, and what stands still while it comes. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCustomer, anOrderCard, aPieceOf, aSession, orderSummaryOf } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'
import '../../theme/fonts.css'

const names = ['Asha Verma', 'ਸੁਰਿੰਦਰ ਸਿੰਘ ਗਿੱਲ', 'सिमरन भाटिया', 'Kavita Kaur Malhotra']
const twenty = Array.from({ length: 20 }, (_, at) => names[at % names.length] ?? '')

const customers = twenty.map((name, at) =>
  aCustomer({
    name,
    number: `CUST-${at}`,
    phone: '+919815011110',
    phoneShown: '098150 11110',
    persons: 1 + (at % 4),
    totalOrders: at,
    totalSpentMinor: at * 150_000,
    lastOrderDate: at > 0 ? '2026-05-04' : undefined,
    pinnedNote: at % 3 === 0 ? 'Left shoulder drops, wears the belt low.' : undefined,
    tags: at % 2 === 0 ? ['Wedding'] : [],
  }),
)
const orders = twenty.map((name, at) => {
  const person = { id: aCustomer().id, name, isCustomer: true }
  return anOrderCard({
    number: `ORD-${String(at).padStart(3, '0')}`,
    customer: { id: person.id, name, phone: '+919815011110', phoneShown: '098150 11110' },
    pieces: ['sherwani', 'waistcoat'].map((key) =>
      aPieceOf(person, { garment: { key }, isUrgent: at % 4 === 0 }),
    ),
    priority: at % 2 === 0 ? 'high' : 'medium',
    state: at % 5 === 0 ? 'pending' : 'approved',
    daysLeft: at % 3 === 0 ? -3 : 7,
    isOverdue: at % 3 === 0,
    assignedTo: at % 2 === 0 ? { id: person.id, name: 'Imran Ansari' } : undefined,
  })
})

const lists = {
  customers: (api: FakeApi) => keepBook(customers).answer(api),
  orders: (api: FakeApi) =>
    api
      .answer('GET /api/orders', { rows: orders })
      .answer('GET /api/orders/count', { count: 20, isCapped: false })
      .answer('GET /api/orders/summary', orderSummaryOf(orders))
      .answer('GET /api/workshop/workers', { workers: [] })
      .answer('GET /api/views', { rows: [] })
      // A row that is pointed at is fetched ahead.
      .refuse('GET /api/orders/:id', 'request.notFound')
      .refuse('GET /api/orders/:id/timeline', 'request.notFound'),
}
const listNames = { customers: 'Customers', orders: 'Orders' }
const open = (list: keyof typeof lists, viewport: typeof desk) =>
  renderScreen(`/tailor/${list}`, (api) => void lists[list](api), {
    viewport,
    session: aSession({ isDemo: true }),
  })
const boxes = (list: keyof typeof lists) =>
  page
    .getByRole('list', { name: listNames[list], exact: true })
    .getByRole('article')
    .elements()
    .map((row) => row.getBoundingClientRect())
    .sort((one, other) => one.top - other.top)

beforeEach(() => window.scrollTo(0, 0))
/** The letters of our own font are as wide as on the shop's screen. */
const letters = () => document.fonts.ready

test.each(['customers', 'orders'] as const)(
  'on a desk twelve %s are in sight under the head, figures, search and filters, each 44 to 48 px high',
  async (list) => {
    await open(list, desk)
    await expect.poll(() => boxes(list).length).toBeGreaterThanOrEqual(12)
    await letters()
    await expect
      .poll(() => boxes(list).filter(({ bottom }) => bottom <= 800).length)
      .toBeGreaterThanOrEqual(12)
    const heights = boxes(list).map(({ height }) => height)
    expect([Math.min(...heights), Math.max(...heights)].every((px) => px >= 44 && px <= 48)).toBe(true)
  },
)

test.each(['customers', 'orders'] as const)('on a phone a card of %s is at most 88 px high', async (list) => {
  await open(list, phone)
  await expect.poll(() => boxes(list).length).toBeGreaterThan(3)
  await letters()
  await expect.poll(() => Math.max(...boxes(list).map(({ height }) => height))).toBeLessThanOrEqual(88)
})

test.each([
  ['customers', desk],
  ['customers', phone],
  ['orders', desk],
  ['orders', phone],
] as const)('the list of %s stays where it is when its figures come', async (list, viewport) => {
  let release = () => {}
  await renderScreen(
    `/tailor/${list}`,
    (api) => {
      lists[list](api)
      release = api.hold(`GET /api/${list}/summary`)
    },
    { viewport },
  )
  await expect.poll(() => boxes(list).length).toBeGreaterThan(3)
  const before = boxes(list)[0]?.top
  release()
  await expect.poll(() => page.getByText('20', { exact: true }).elements().length).toBeGreaterThan(0)
  expect(boxes(list)[0]?.top).toBe(before)
})

test('what always stands on a phone takes at most 112 px of its height, and the bar of the chosen leaves the navigation free', async () => {
  await open('orders', phone)
  await expect.poll(() => boxes('orders').length).toBeGreaterThan(3)
  const heightOf = (role: 'banner' | 'navigation', name?: string) =>
    page.getByRole(role, { name }).first().element().getBoundingClientRect()
  const foot = heightOf('navigation', 'Sections of the shop')
  expect(heightOf('banner').height + foot.height).toBeLessThanOrEqual(112)
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).click()
  const bar = page.getByRole('region', { name: 'Selected orders' }).element().getBoundingClientRect()
  expect(bar.bottom).toBeLessThanOrEqual(foot.top)
})

test('on a desk the bar of the chosen leaves the navigation free', async () => {
  await open('orders', desk)
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).click()
  const bar = page.getByRole('region', { name: 'Selected orders' }).element().getBoundingClientRect()
  const side = page
    .getByRole('navigation', { name: 'Sections of the shop' })
    .element()
    .getBoundingClientRect()
  expect(bar.left).toBeGreaterThanOrEqual(side.right)
})

test('the filters unfold, say how many hold, and a list opened with one shows it', async () => {
  const { goTo } = await open('orders', desk)
  const priority = page.getByRole('combobox', { name: 'Priority' })
  await expect.element(priority).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await priority.selectOptions('High')
  await expect.element(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible()
  await goTo('/tailor/customers')
  await goTo('/tailor/orders?priority=high&due=week')
  await expect.element(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible()
  await expect.element(priority).toBeVisible()
})

test('one word says how soon an order is wanted, and where it stands is no riddle', async () => {
  await open('orders', desk)
  const row = page.getByRole('article', { name: 'ORD-004 Asha Verma' })
  await expect.element(row.getByText('Urgent')).toBeVisible()
  await expect.element(row.getByText('High')).not.toBeInTheDocument()
  await expect.element(row.getByText('Not started')).toBeVisible()
  await expect
    .element(page.getByRole('article', { name: /^ORD-005/ }).getByText('Awaiting approval'))
    .toBeVisible()
  await expect
    .element(page.getByRole('article', { name: /^ORD-002/ }).getByText('High priority'))
    .toBeVisible()
})
