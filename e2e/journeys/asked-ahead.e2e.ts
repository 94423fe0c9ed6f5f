import { readFileSync } from 'node:fs'
import type { FirstFiles } from '@darzi/contract/first-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled } from '../support/at-rest.ts'
import { openBook } from '../support/book.ts'
import { takeOrder } from '../support/counter.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

const readBuilt = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../dist/web/.vite/${name}.json`, import.meta.url), 'utf8'))
const manifest: Record<string, { file: string }> = readBuilt('manifest')

/** The book of a shop with one customer, and her order. */
async function openOrder() {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  const [asha] = added
  if (!asha) throw new Error('the book is empty')
  const { id } = await takeOrder(owner, asha, { garments: ['shirt'], promisedIn: 5, isMeasured: true })
  return { owner, page, asha, id }
}

/** What was done of late is told by it, and asked for again as it should be: it is not what is looked at here. */
const liveLine = /\/api\/live\?/

/** The script of a screen, as the build has it. */
function scriptOf(screen: string): string {
  const file = manifest[`src/features/${screen}`]?.file
  if (!file) throw new Error(`the build has no ${screen}`)
  return file
}

/** Addresses asked of the API, each as often as it was asked. */
function listenToAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/live')
      asked.push(pathname + search)
  })
  return asked
}

test('what a screen shows is asked of the server while the script of the screen is still on its way, and only once', async () => {
  const { owner, page, asha, id } = await openOrder()
  // The device knows who works at it, as after any first visit.
  await page.goto('/tailor/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const screens = [
    {
      address: `/tailor/orders/${id}`,
      screen: 'orders/OrderPage.tsx',
      asks: [`/api/orders/${id}`, `/api/orders/${id}/timeline?limit=20`],
      shows: 'Asha Verma',
    },
    {
      address: '/tailor/orders',
      screen: 'orders/OrdersPage.tsx',
      asks: [/^\/api\/orders\?status=all.*&limit=60$/, '/api/orders/summary'],
      shows: 'Asha Verma',
    },
    {
      address: '/tailor/customers',
      screen: 'customers/CustomersPage.tsx',
      asks: [/^\/api\/customers\?filter=all.*&limit=60$/, '/api/customers/summary'],
      shows: 'Asha Verma',
    },
    {
      address: `/tailor/customers/${asha.id}`,
      screen: 'counter/CustomerPage.tsx',
      asks: [
        `/api/customers/${asha.id}`,
        `/api/customers/${asha.id}/timeline?limit=20`,
        new RegExp(`^/api/orders\\?.*&customer=${asha.id}&limit=60$`),
      ],
      shows: 'ORD-001',
    },
    {
      address: '/tailor/orders/new',
      screen: 'orders/NewOrderPage.tsx',
      asks: ['/api/customers?limit=8'],
      shows: 'Asha Verma',
    },
    {
      address: '/tailor/dashboard',
      screen: 'today/TodayPage.tsx',
      asks: ['/api/today', '/api/drafts'],
      shows: 'Asha Verma',
    },
  ]
  for (const { address, screen, asks, shows } of screens) {
    const visit = await owner.context.newPage()
    const asked = listenToAsked(visit)
    await holdBack(visit, liveLine)
    const release = await holdBack(visit, `**/${scriptOf(screen)}`)
    await visit.goto(address)
    const isIn = (wanted: string | RegExp) => (each: string) =>
      typeof wanted === 'string' ? each === wanted : wanted.test(each)
    await expect
      .poll(() => asks.map((wanted) => asked.filter(isIn(wanted)).length), { timeout: 10_000 })
      .toEqual(asks.map(() => 1))
    release()
    await visit.getByText(shows).first().waitFor()
    await settled(visit)
    expect({ screen, twice: asked.filter((each, at) => asked.indexOf(each) !== at) }).toEqual({
      screen,
      twice: [],
    })
    await visit.close()
  }
})

test('what a public page asks first is asked of the page itself, and by no call again', async () => {
  const visitor = await app.visit()
  const { screens: all }: FirstFiles = readBuilt('first-files')
  const screens = all.filter(({ asks }) => asks.length > 0 && !asks.includes('/api/session'))
  expect(screens.length).toBeGreaterThan(3)
  for (const { paths, asks } of screens) {
    const [path = ''] = paths
    if (path.includes(':')) continue
    const visit = await visitor.context.newPage()
    const asked = listenToAsked(visit)
    await visit.goto(path)
    await settled(visit)
    await expect
      .poll(() => asked.filter((each) => asks.includes(each)).toSorted(), { timeout: 10_000 })
      .toEqual(asks.toSorted())
    expect({ path, twice: asked.filter((each, at) => asked.indexOf(each) !== at) }).toEqual({
      path,
      twice: [],
    })
    await visit.close()
  }
})

test('on a device that was never here before the order is asked for before the program comes, and only once', async () => {
  const { page, id } = await openOrder()
  await page.goto('/pricing')
  await page.evaluate(() => localStorage.clear())
  const asked = listenToAsked(page)
  await holdBack(page, liveLine)
  const release = await holdBack(page, /\/assets\/core-/)
  await page.goto(`/tailor/orders/${id}`, { waitUntil: 'commit' })
  await expect
    .poll(() => asked.filter((each) => each === `/api/orders/${id}`), { timeout: 10_000 })
    .toHaveLength(1)
  release()
  await page.getByText('Asha Verma').first().waitFor()
  await settled(page)
  // The bell may be told of a message that was sent meanwhile, and asks again.
  const first = asked.filter((each) => each === '/api/session' || each.startsWith('/api/orders/'))
  expect(first.filter((each, at) => first.indexOf(each) !== at)).toEqual([])
})

test('a link that is pointed at brings the code of its screen before it is followed', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  await page.goto('/tailor/orders')
  await settled(page)
  const came = page.waitForRequest((request) =>
    request.url().endsWith(scriptOf('customers/CustomersPage.tsx')),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).first().hover()
  await came
  expect(new URL(page.url()).pathname).toBe('/tailor/orders')
})

test('an order whose row is pointed at opens without another question to the server', async () => {
  const { page, id } = await openOrder()
  await page.goto('/tailor/orders')
  const row = page.getByRole('article', { name: 'ORD-001' })
  const came = Promise.all(
    [`/api/orders/${id}`, `/api/orders/${id}/timeline?limit=20`].map((address) =>
      page.waitForResponse((reply) => reply.url().endsWith(address)),
    ),
  )
  await row.hover()
  await came
  const asked = listenToAsked(page)
  await row.getByRole('link', { name: 'Asha Verma' }).click()
  await page.getByRole('heading', { name: 'ORD-001' }).waitFor()
  expect(asked.filter((each) => each.startsWith(`/api/orders/${id}`))).toEqual([])
})
