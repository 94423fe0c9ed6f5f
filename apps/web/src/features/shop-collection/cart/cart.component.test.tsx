/** The cart's screens: what stands in it, what is said of it, and what is sent. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { CartLine, CartShop } from '@darzi/contract/cart.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../../data/device-storage.ts'
import { anId, anItem } from '../../../testing/builders.ts'
import { FakeProblem } from '../../../testing/fake-api.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

const session: Session = {
  user: {
    id: anId(),
    name: 'Meera Joshi',
    email: 'meera@example.test',
    phone: '+919876543210',
    role: 'user',
  },
}
const lineOf = (item: CollectionItem, given: Partial<CartLine> = {}): CartLine => ({
  id: anId(),
  itemId: item.id,
  size: 'M',
  isMadeToMeasure: false,
  colour: 'Indigo',
  styles: [],
  count: 1,
  name: item.name,
  priceMinor: item.priceMinor,
  currency: 'INR',
  ...given,
})
const quoteOf = (line: CartLine, item: CollectionItem, given: Partial<CartShop> = {}): CartShop => ({
  shop: item.shop,
  currency: 'INR',
  totalMinor: item.priceMinor * line.count,
  readyOn: '2026-12-10',
  takesOnline: false,
  lines: [{ id: line.id, item, usualOn: '2026-12-10' }],
  ...given,
})
const article = (name: string) => page.getByRole('article', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a guest adds a garment, and finds it in the cart after the page is loaded anew', async () => {
  const item = anItem()
  const { reload, goTo } = await renderScreen(
    '/shop',
    (api) => {
      api.answer('GET /api/collection', { rows: [item] })
      api.refuse('GET /api/form-shop', 'request.notFound')
      api.answer('POST /api/cart/quote', ({ body }) => ({
        shops: body.lines.map((line) => quoteOf({ ...lineOf(item), ...line }, item)),
      }))
    },
    { session: null, viewport: phone },
  )
  await button('Add to Cart').click()
  await expect.element(page.getByText('Choose a size.')).toBeVisible()
  await page.getByText('M', { exact: true }).click()
  await button('Add to Cart').click()
  await button('Add to Cart').click()
  await expect.element(page.getByText('In your cart: 2 more.')).toBeVisible()
  await reload()
  await goTo('/cart')
  await expect.element(article('Oxford shirt')).toHaveTextContent('Size M · Indigo')
  await expect.element(article('Oxford shirt')).toHaveTextContent('₹3,000')
})

test('a guest’s cart holds as many lines as an account’s, and says so; one more of a line fits', async () => {
  const [m] = anItem().sizes
  if (!m) throw new Error('it comes in no size')
  const item = anItem({ sizes: [m, { ...m, size: 'L' }] })
  const same = lineOf(item)
  deviceStorage.setItem('cart', JSON.stringify([same, ...Array.from({ length: 39 }, () => lineOf(anItem()))]))
  await renderScreen(
    '/shop',
    (api) => {
      api.answer('GET /api/collection', { rows: [item] })
      api.refuse('GET /api/form-shop', 'request.notFound')
    },
    { session: null, viewport: phone },
  )
  const cart = () => JSON.parse(deviceStorage.getItem('cart') ?? '[]') as CartLine[]
  await page.getByText('M', { exact: true }).click()
  await button('Add to Cart').click()
  await expect.poll(() => cart().find(({ id }) => id === same.id)?.count).toBe(2)
  await page.getByText('L', { exact: true }).click()
  await button('Add to Cart').click()
  await expect
    .element(page.getByText('A cart holds 40 lines at most. Order what is in it, or take something out.'))
    .toBeVisible()
  expect(cart()).toHaveLength(40)
})

test('what a guest put in joins the account’s cart at sign-in, once', async () => {
  const item = anItem()
  const line = lineOf(item)
  deviceStorage.setItem('cart', JSON.stringify([line]))
  const { api } = await renderScreen(
    '/cart',
    (fake) => {
      fake.answer('POST /api/cart/lines', {
        lines: [line, lineOf(item, { size: undefined, isMadeToMeasure: true })],
      })
      fake.answer('POST /api/cart/quote', ({ body }) => ({
        shops: [
          {
            ...quoteOf(line, item),
            lines: body.lines.map(({ id }) => ({ id, item, usualOn: '2026-12-10' })),
          },
        ],
      }))
    },
    { session },
  )
  await expect.element(page.getByText('Made to measure · Indigo')).toBeVisible()
  expect(api.sent('POST /api/cart/lines').map(({ body }) => body.lines.map(({ id }) => id))).toEqual([
    [line.id],
  ])
  expect(deviceStorage.getItem('cart')).toBeNull()
})

test('a price that changed and a garment that is gone are said before anything is ordered', async () => {
  const item = anItem({ priceMinor: 175_000 })
  const line = lineOf(item, { priceMinor: 150_000 })
  const gone = lineOf(anItem({ name: 'Linen kurta' }))
  await renderScreen(
    '/cart',
    (api) => {
      api.answer('GET /api/cart', { lines: [line, gone] })
      api.answer('POST /api/cart/quote', { shops: [quoteOf(line, item)] })
      api.answer('DELETE /api/cart/lines/:id', { lines: [line] })
    },
    { session },
  )
  await expect.element(article('Oxford shirt')).toHaveTextContent('₹1,500 · the price is now ₹1,750')
  const left = page.getByRole('region', { name: 'Not offered any more' })
  await expect.element(left).toHaveTextContent('Linen kurta')
  await button('Remove Linen kurta').click()
  await expect.element(left).not.toBeInTheDocument()
})

test('shops of two currencies come to a total in each, and a changed currency is said as a changed price', async () => {
  const [rupees, dirhams] = [anItem(), anItem({ name: 'Linen kurta', currency: 'AED', priceMinor: 20_000 })]
  const more = anItem({ name: 'Silk shirt' })
  const lines = [lineOf(rupees), lineOf(dirhams), lineOf(more)]
  const [one, two, three] = lines
  if (!one || !two || !three) throw new Error('three lines are made')
  await renderScreen(
    '/cart',
    (api) => {
      api.answer('GET /api/cart', { lines })
      api.answer('POST /api/cart/quote', {
        shops: [quoteOf(one, rupees), quoteOf(two, dirhams, { currency: 'AED' }), quoteOf(three, more)],
      })
    },
    { session, viewport: phone },
  )
  await expect.element(page.getByText('All 3 shops together')).toBeVisible()
  await expect
    .element(page.getByText(/^All 3 shops together/).element().parentElement)
    .toHaveTextContent('All 3 shops together₹3,000 + AED 200')
  await expect.element(article('Linen kurta')).toHaveTextContent('₹200 · the price is now AED 200')
  await expect.element(article('Oxford shirt')).not.toHaveTextContent('the price is now')
})

const home = { label: 'Home', lines: '12 Mall Road', city: 'Amritsar', pincode: '143001' }
const addresses = [
  { ...home, id: anId(), isDefault: true },
  { ...home, id: anId(), label: 'Office', lines: 'Plot 4', isDefault: false },
]

test('ordered, each shop has its own order; a price that changes while it is sent is shown, and is what is sent next', async () => {
  const item = anItem()
  const line = lineOf(item)
  let price = 150_000
  const { api } = await renderScreen(
    '/checkout',
    (fake) => {
      fake.answer('GET /api/cart', { lines: [line] })
      fake.answer('GET /api/body-scans', { rows: [] })
      fake.answer('GET /api/own/profile', { addresses, people: [] })
      fake.answer('POST /api/cart/quote', () => ({
        shops: [quoteOf(line, { ...item, priceMinor: price }, { takesOnline: true })],
      }))
      fake.answer('POST /api/cart/orders', () => {
        price = 180_000
        throw new FakeProblem('cart.priceChanged', { fields: ['lines.0.priceMinor'] })
      })
    },
    { session },
  )
  await expect
    .element(page.getByRole('textbox', { name: 'Address' }))
    .toHaveValue('12 Mall Road, Amritsar 143001')
  await button('Office').click()
  await button('Place the order').click()
  await expect.element(page.getByText('A price changed meanwhile.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('₹1,800').first()).toBeVisible()
  api.answer('POST /api/cart/orders', {
    orders: [
      {
        order_id: 'ORD-001',
        trackingUrl: 'https://darzi.test/track/abc',
        shop: { id: item.shop.id, name: 'Noor Tailors' },
        pieces: 1,
        totalMinor: 180_000,
        currency: 'INR',
        promisedOn: '2026-12-10',
        takesOnline: true,
      },
      {
        order_id: 'ORD-045',
        shop: { id: anId(), name: 'Sohal & Sons' },
        pieces: 1,
        totalMinor: 90_000,
        currency: 'INR',
        promisedOn: '2026-12-10',
        takesOnline: true,
      },
    ],
  })
  await button('Place the order').click()
  await expect.element(page.getByText('ORD-001')).toBeVisible()
  const known = page.getByRole('region', { name: 'Sohal & Sons' })
  await expect.element(known.getByText(/already has your number in its book/)).toBeVisible()
  await expect
    .element(known.getByRole('link', { name: 'Confirm my number' }))
    .toHaveAttribute('href', '/user/orders')
  await expect
    .element(page.getByRole('link', { name: 'Pay now' }))
    .toHaveAttribute('href', '/track/abc#balance')
  const sent = api.sent('POST /api/cart/orders')
  expect(sent.map(({ body }) => body.lines.map(({ priceMinor }) => priceMinor))).toEqual([
    [150_000],
    [180_000],
  ])
  expect(sent.at(-1)?.body).toMatchObject({
    pays: 'online',
    contact: { name: 'Meera Joshi', address: 'Plot 4, Amritsar 143001' },
  })
})

test('what a guest put in and the account’s cart has no room for waits, and the cart can be used', async () => {
  const item = anItem()
  const line = lineOf(item)
  deviceStorage.setItem('cart', JSON.stringify([lineOf(item)]))
  const { api } = await renderScreen(
    '/cart',
    (fake) => {
      fake.refuse('POST /api/cart/lines', 'cart.full', { params: { most: 40 } })
      fake.answer('GET /api/cart', { lines: [line] })
      fake.answer('POST /api/cart/quote', { shops: [quoteOf(line, item)] })
      fake.answer('DELETE /api/cart/lines/:id', { lines: [] })
    },
    { session },
  )
  await expect.element(page.getByText('A cart holds 40 lines at most.', { exact: false })).toBeVisible()
  await article('Oxford shirt')
    .getByRole('button', { name: /Remove|Take/ })
    .click()
  await expect.poll(() => api.sent('DELETE /api/cart/lines/:id')).toHaveLength(1)
  expect(deviceStorage.getItem('cart')).not.toBeNull()
})
