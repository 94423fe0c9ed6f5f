import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import type { OpenPage } from '../support/browser.ts'
import { priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

const garment = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Add a garment' }).getByRole('button', { name: new RegExp(`^${name} ?₹`) })

/** The order is taken, but its answers never come, however often the device asks of its own accord. */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/orders'
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => page.unroute(address)
}

/** An order whose answer was lost, and whose advance was then changed and sent again. */
async function openChanged() {
  const { page, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  await priceGarments(owner, { shirt: 650 })
  await page.goto(`/tailor/orders/new?customer=${added[0]?.id}`)
  await garment(page, 'Shirt').click()
  await page.getByLabel('Photo of the cloth').setInputFiles(await photoWithPlace())
  await page.getByRole('img', { name: 'Cloth, photo 1' }).waitFor()
  await page.getByLabel('Advance (INR)').fill('100')
  const answerAgain = await loseAnswers(page)
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByText('No connection right now.').waitFor()
  await answerAgain()
  await page.getByLabel('Advance (INR)').fill('200')
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByText('Order ORD-001 was already taken').waitFor()
  return { page, owner }
}

/** What was paid for each order and how many photos it has, the first one first. */
async function ordersOf({ context }: OpenPage): Promise<[string, number, number][]> {
  const { rows } = await (await context.request.get('/api/orders')).json()
  const whole = rows.map(async ({ id }: { id: string }) => {
    const order = await (await context.request.get(`/api/orders/${id}`)).json()
    return [order.number, order.paidMinor, order.photos.length]
  })
  return (await Promise.all(whole)).sort()
}

test('an order changed after its answer was lost: the tailor goes on with the one that stands', async () => {
  const { page, owner } = await openChanged()
  await page.getByRole('button', { name: 'Go to ORD-001' }).click()
  await page.getByRole('heading', { name: 'Order ORD-001 is taken' }).waitFor()
  await expect.poll(() => ordersOf(owner)).toEqual([['ORD-001', 10_000, 1]])
  await page.reload()
  await garment(page, 'Shirt').waitFor()
  expect(await page.getByText('What you had begun is back.').count()).toBe(0)
})

test('an order changed after its answer was lost: the tailor takes it as another, with its photos', async () => {
  const { page, owner } = await openChanged()
  await page.getByRole('button', { name: 'Take this as another order' }).click()
  await page.getByRole('heading', { name: 'Order ORD-002 is taken' }).waitFor()
  await expect
    .poll(() => ordersOf(owner))
    .toEqual([
      ['ORD-001', 10_000, 0],
      ['ORD-002', 20_000, 1],
    ])
})

testInAll.each([
  ['Go to ORD-001', 'Order ORD-001 is taken', [['ORD-001', 10_000, 0]]],
  [
    'Take this as another order',
    'Order ORD-002 is taken',
    [
      ['ORD-001', 10_000, 0],
      ['ORD-002', 20_000, 0],
    ],
  ],
])('on the form of a new customer there are the same two ways: %s', async (way, told, orders) => {
  const { page, owner } = await openBook(app, [])
  await priceGarments(owner, { shirt: 650 })
  await page.goto('/tailor/add-customer')
  await page.getByRole('textbox', { name: /^Full name/ }).fill('Asha Verma')
  await page.locator('summary').filter({ hasText: 'Cloth and order' }).click()
  await garment(page, 'Shirt').click()
  await page.getByLabel('Advance (INR)').fill('100')
  const answerAgain = await loseAnswers(page)
  await page.getByRole('button', { name: 'Save and take the order' }).click()
  await page.getByText('No connection right now.').waitFor()
  await answerAgain()
  await page.getByLabel('Advance (INR)').fill('200')
  await page.getByRole('button', { name: 'Save the rest' }).click()
  await page.getByText('Order ORD-001 was already taken').waitFor()
  await page.getByRole('button', { name: way }).click()
  await page.getByText(told).waitFor()
  expect(await ordersOf(owner)).toEqual(orders)
})
