/** The four tabs of a house: the figures of its orders, its customers, its partners, and what came of each of them. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCustomer, anId, aSession, cardOf } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const figures: ApiReply<'GET /api/house'> = {
  currency: 'INR',
  totalOrders: 41,
  activeCustomers: 17,
  monthRevenueMinor: 12_345_600,
  commissionMinor: 2_469_150,
  lateOrders: 3,
  toGive: 4,
  partnerLate: 0,
  wentAhead: 0,
  range: {
    from: '2026-11-01',
    to: '2026-11-27',
    orders: 9,
    revenueMinor: 8_100_000,
    commissionMinor: 900_050,
  },
  partners: [
    {
      partnershipId: anId(),
      tailor: 'Noor Tailors',
      given: 7,
      open: 2,
      delivered: 5,
      commissionMinor: 700_050,
    },
    { partnershipId: anId(), tailor: 'Zari', given: 1, open: 1, delivered: 0, commissionMinor: 0 },
  ],
}

const anOrder: HouseOrder = {
  id: anId(),
  number: 'ORD-017',
  customer: 'Asha Verma',
  garments: ['shirt'],
  state: 'approved',
  orderedOn: '2026-11-20',
  dueOn: '2026-12-01',
  totalMinor: 100_000,
  priority: 'medium',
  isLate: false,
  canAssign: true,
}

const open = (tab: string, prepare: (api: FakeApi) => void = () => {}) =>
  renderScreen(
    `/boutique/dashboard${tab}`,
    (api) => {
      api.answer('GET /api/house', figures)
      api.answer('GET /api/house/orders', { rows: [] })
      api.answer('GET /api/house/partners', { rows: [] })
      api.answer('GET /api/customers', { rows: [] })
      prepare(api)
    },
    { session: aSession({ name: 'Meher', kind: 'house' }), viewport: phone },
  )
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
/** What stands under each name of a list of figures. */
const said = (list: Element) =>
  Object.fromEntries(
    [...list.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  )

test('the tabs are Orders, Customers, Tailor Partners and Analytics, and the chosen one stands in the address', async () => {
  await open('')
  await expect.element(tab('Orders')).toHaveAttribute('aria-selected', 'true')
  const names = page.getByRole('tab').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Customers',
    'Tailor Partners',
    'Analytics',
  ])
  await tab('Analytics').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible()
  expect(location.search).toBe('?tab=analytics')
})

test('Orders opens with the figures of the house', async () => {
  await open('')
  const cards = page.getByLabelText('The house in figures')
  await expect.element(cards).toBeVisible()
  expect(said(cards.element())).toEqual({
    'Total Orders': '41',
    'Active Customers': '17',
    'Monthly Revenue': '₹1,23,456',
    'Commission Earned': '₹24,691.50',
  })
})

test('on a phone what waits and the first order stand on the first screen, and lead to their orders', async () => {
  await open('', (api) => api.answer('GET /api/house/orders', { rows: [anOrder] }))
  const waits = page.getByRole('list', { name: 'What waits' }).getByRole('link')
  await expect.element(waits.first()).toHaveTextContent('4 to give to a partner')
  const ways = waits.elements().map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['4 to give to a partner', '/boutique/dashboard?work=open'],
    ['3 late', '/boutique/dashboard?due=late'],
    ['0 late with the tailor', '/boutique/dashboard?due=partnerLate'],
  ])
  const order = page
    .getByRole('heading', { name: /ORD-017/ })
    .or(page.getByText(/ORD-017/))
    .first()
  await expect.element(order).toBeVisible()
  expect(order.element().getBoundingClientRect().bottom).toBeLessThan(phone.height - 64)
  const figures = page.getByLabelText('The house in figures')
  expect(figures.element().getBoundingClientRect().height).toBeLessThan(72)
  // It is moved sideways, with the keys too.
  await expect.element(figures).toHaveAttribute('tabindex', '0')
})

test('Customers shows who ordered last, each with their orders and a way to their record', async () => {
  const asha = aCustomer({ name: 'Asha Verma', totalOrders: 1 })
  const bina = aCustomer({ name: 'Bina Rao', totalOrders: 12 })
  const { api } = await open('?tab=customers', (fake) =>
    fake.answer('GET /api/customers', { rows: [cardOf(asha), cardOf(bina)] }),
  )
  const rows = page.getByRole('list', { name: 'Customers' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('Asha Verma1 order')
  await expect.element(rows.last()).toHaveTextContent('Bina Rao12 orders')
  await expect
    .element(page.getByRole('link', { name: 'Bina Rao' }))
    .toHaveAttribute('href', `/tailor/customers/${bina.id}`)
  await expect
    .element(page.getByRole('link', { name: 'Open the directory' }))
    .toHaveAttribute('href', '/tailor/customers')
  expect(api.sent('GET /api/customers')[0]?.query).toEqual({ limit: '20' })
})

test('Customers without any says that partners never see them, and leads to the directory', async () => {
  await open('?tab=customers')
  await expect.element(page.getByText('No customers yet')).toBeVisible()
  await expect.element(page.getByText(/partners never see their names or phones/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the directory' })).toBeVisible()
})

test('Customers that could not be read are asked for again', async () => {
  const { api } = await open('?tab=customers', (fake) => fake.refuse('GET /api/customers', 'request.failed'))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  api.answer('GET /api/customers', { rows: [cardOf(aCustomer({ name: 'Asha Verma' }))] })
  await again.click()
  await expect.element(page.getByRole('link', { name: 'Asha Verma' })).toBeVisible()
})

test('Analytics tells what came in within the days chosen, and what came of each partner', async () => {
  const { api } = await open('?tab=analytics&from=2026-11-01&to=2026-11-27')
  const range = page.getByRole('region', { name: 'In these days' })
  await expect.element(range).toBeVisible()
  expect(said(range.element())).toEqual({ Revenue: '₹81,000', Orders: '9', Commission: '₹9,000.50' })
  const partners = page.getByRole('list', { name: 'Analytics' }).getByRole('listitem').elements()
  expect(partners.map((row) => [row.querySelector('strong')?.textContent, said(row)])).toEqual([
    ['Noor Tailors', { Given: '7', 'Under way': '2', 'Handed over': '5', Commission: '₹7,000.50' }],
    ['Zari', { Given: '1', 'Under way': '1', 'Handed over': '0', Commission: '₹0' }],
  ])
  expect(api.sent('GET /api/house').at(-1)?.query).toEqual({ from: '2026-11-01', to: '2026-11-27' })
})

test('Analytics without partners says what would be counted', async () => {
  await open('?tab=analytics', (api) => api.answer('GET /api/house', { ...figures, partners: [] }))
  await expect.element(page.getByText('No partner yet')).toBeVisible()
})
